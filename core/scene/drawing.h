#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "scene/colour.h"
#include "scene/scene.h"

/// A board as shapes and colours. Everything that must look the same in SVG and on the canvas is
/// decided before this point; the painters (svg.h, shell/paint) only put it into their language.
///
/// Lengths are in cell radii, as in the Scene.
namespace alveole::scene {

struct Stop {
  float offset = 0;  ///< 0 .. 1 from the centre or start to the rim or end
  Colour colour;
};

/// What fills a shape: nothing, one colour, or a gradient of up to four colours.
struct Paint {
  enum class Kind : std::uint8_t { none, solid, linear, radial };
  static constexpr int max_stops = 4;

  Kind kind = Kind::none;
  Point from;        ///< start of a linear, centre of a radial gradient
  Point to;          ///< end of a linear gradient
  float radius = 0;  ///< of a radial gradient
  std::array<Stop, max_stops> stops;
  int stop_count = 0;

  /// The colour at a point of the shape.
  Colour at(Point point) const;
};

Paint solid(Colour colour);
/// Two colours; the shape should lie between the two ends.
Paint linear(Point from, Point to, Colour first, Colour last);
/// Colours from the centre outwards, offsets rising.
Paint radial(Point centre, float radius, std::initializer_list<Stop> stops);

/// A line along the border of a shape. Dashes are as long as their gaps and have round ends.
struct Stroke {
  Colour colour;
  float width = 0;  ///< 0 = no stroke
  float dash = 0;   ///< length of a dash and of a gap; 0 = a solid line
};

/// A closed outline that does not cross itself; filled with at most a linear gradient.
struct Polygon {
  std::vector<Point> corners;
};
/// A line with round ends; only stroked.
struct Polyline {
  std::vector<Point> points;
};
struct Circle {
  Point centre;
  float radius = 0;
};
struct Ring {
  Point centre;
  float inner = 0;
  float outer = 0;
};
/// A line of text, centred at its digits' or capitals' middle; `fill` is its colour.
struct Text {
  Point centre;
  float size = 0;  ///< em
  bool bold = false;
  std::string text;
};

struct Primitive {
  std::variant<Polygon, Polyline, Circle, Ring, Text> form;
  Paint fill;
  Stroke stroke;
};

/// Primitives that belong together and are drawn in several places: "white-disc-cell".
struct Symbol {
  std::string name;  ///< letters, digits and '-'; unique in its drawing
  std::vector<Primitive> primitives;
};

struct Placement {
  int symbol = 0;  ///< index into Drawing::symbols
  Point at;
};

/// Symbols and where they stand, in the order of painting.
struct Drawing {
  std::vector<Symbol> symbols;
  std::vector<Placement> placements;
  Point top_left;
  Point bottom_right;

  /// The index of the symbol with this name, or -1.
  int find(std::string_view name) const;
  /// Places a symbol, which `make` makes the first time: `std::vector<Primitive> make()`.
  template <class Make>
  void place(std::string_view name, Point at, Make&& make) {
    int symbol = find(name);
    if (symbol < 0) {
      symbol = static_cast<int>(symbols.size());
      symbols.push_back({std::string(name), make()});
    }
    placements.push_back({symbol, at});
  }
  /// Places something that occurs once.
  void place_once(Point at, std::vector<Primitive> primitives);
};

/// Height of digits and capitals of the text font, as a share of its em (Atkinson Hyperlegible:
/// 668 of 1000), so that a text can be centred without asking a font.
constexpr float cap_height = 0.668F;

/// A regular hexagon; `angle` as Scene::corner_angle.
Polygon hexagon(Point centre, float radius, float angle);
/// Points of a circle from one angle to another, in degrees clockwise from the right.
Polyline arc(Point centre, float radius, float from, float to);

}  // namespace alveole::scene
