#include <algorithm>
#include <cmath>
#include <string>

#include "scene/draw_parts.h"

namespace alveole::scene {

namespace {

// Measures of a piece, as shares of its radius.
constexpr float light_x = -0.24F;  // where the light falls
constexpr float light_y = -0.42F;
constexpr float light_reach = 1.55F;
constexpr float white_mark = 0.62F;  // radius of White's inner circle
constexpr float black_mark = 0.20F;  // radius of Black's centre dot
constexpr float ring_hole = 0.54F;
constexpr float layer_step = 0.30F;    // from one layer of a stack to the next
constexpr float shadow_drop = 0.08F;   // how far a shadow falls
constexpr float shadow_blur = 0.13F;   // how far it reaches beyond the piece
constexpr float badge_radius = 0.46F;  // plate of a stack's height
constexpr float badge_x = 0.82F;
constexpr float badge_y = 0.72F;
constexpr float groove_width = 0.028F;  // in cell radii
constexpr int ring_dots = 6;

std::string_view name_of(Owner owner) {
  return owner == Owner::black ? "black" : "white";
}

// What the parts of one piece have in common.
struct Look {
  const Theme& theme;
  const PieceColours& colours;
  Owner owner;
  float radius;
  Stroke rim;
  Stroke groove;  // White's inner circle
};

Primitive disc_shadow(const Look& look) {
  const float reach = look.radius * (1 + shadow_blur);
  const Point centre{0, look.radius * shadow_drop};
  const Colour dark = look.theme.shadow;
  return {Circle{centre, reach},
          radial(centre, reach, {{0.76F, dark}, {0.9F, faded(dark, 0.45F)}, {1, faded(dark, 0)}}),
          {}};
}

Primitive ring_shadow(const Look& look) {
  const float reach = look.radius * (1 + shadow_blur);
  const float hole = look.radius * (ring_hole - shadow_blur);
  const Point centre{0, look.radius * shadow_drop};
  const Colour dark = look.theme.shadow;
  const Colour none = faded(dark, 0);
  return {Ring{centre, hole, reach},
          radial(centre, reach, {{hole / reach, none}, {0.6F, dark}, {0.8F, dark}, {1, none}}),
          {}};
}

std::vector<Primitive> disc(const Look& look) {
  const float r = look.radius;
  const PieceColours& colours = look.colours;
  const Paint body = radial({light_x * r, light_y * r}, light_reach * r,
                            {{0, colours.light}, {0.53F, colours.body}, {1, colours.shade}});
  std::vector<Primitive> parts = {disc_shadow(look), {Circle{{}, r}, body, look.rim}};
  if (look.owner == Owner::black) {
    parts.push_back({Circle{{}, black_mark * r}, solid(colours.mark), {}});
  } else {
    parts.push_back({Circle{{}, white_mark * r}, {}, look.groove});
  }
  return parts;
}

// A torus: lit along its middle, shaded at both rims. White's has a groove, Black's six dots.
std::vector<Primitive> ring(const Look& look) {
  const float r = look.radius;
  const PieceColours& colours = look.colours;
  const float middle = (1 + ring_hole) / 2;
  const Colour lit =
      look.owner == Owner::black ? mixed(colours.light, colours.body, 0.45F) : colours.light;
  const Paint body = radial({-0.05F * r, -0.07F * r}, 1.1F * r,
                            {{0.46F, colours.shade}, {0.68F, lit}, {1, colours.shade}});
  std::vector<Primitive> parts = {ring_shadow(look), {Ring{{}, ring_hole * r, r}, body, look.rim}};
  if (look.owner == Owner::black) {
    for (int i = 0; i < ring_dots; ++i) {
      const Point at = hexagon({}, middle * r, 0).corners[static_cast<std::size_t>(i)];
      parts.push_back({Circle{at, 0.055F * r}, solid(colours.mark), {}});
    }
  } else {
    parts.push_back({Circle{{}, middle * r}, {}, look.groove});
  }
  return parts;
}

void add_badge(Drawing& drawing, Point centre, std::size_t height, float radius, const Theme& theme,
               float pixels) {
  const float size = at_least(badge_radius * radius, 6, pixels);
  const Point at{centre.x + badge_x * radius, centre.y + badge_y * radius};
  const std::string number = std::to_string(height);
  drawing.place("height-" + number, at, [&] {
    return std::vector<Primitive>{
        {Circle{{}, size}, solid(theme.badge), {theme.badge_edge, at_least(0.02F, 1, pixels), 0}},
        {Text{{}, size * 1.45F, true, number}, solid(theme.badge_ink), {}}};
  });
}

}  // namespace

const PieceColours& colours_of(Owner owner, const Theme& theme) {
  return owner == Owner::black ? theme.black : theme.white;
}

float at_least(float width, float least, float pixels) {
  return pixels > 0 ? std::max(width, least / pixels) : width;
}

void add_piece(Drawing& drawing, const Piece& piece, Background background, const Theme& theme,
               float pixels) {
  const float radius = theme.piece_radius;
  const float step = layer_step * radius;
  const float lowest = step * static_cast<float>(piece.layers.size() - 1) / 2;
  const bool is_ring = piece.shape == Shape::ring;
  const float rim_width = at_least(theme.rim_width, 1, pixels);

  for (std::size_t i = 0; i < piece.layers.size(); ++i) {
    const Owner owner = piece.layers[i];
    const PieceColours& colours = colours_of(owner, theme);
    const Point at{piece.centre.x, piece.centre.y + lowest - step * static_cast<float>(i)};
    const Look look{theme,
                    colours,
                    owner,
                    radius,
                    {colours.rim[background], rim_width, 0},
                    {colours.mark, at_least(groove_width, 0.8F, pixels), 0}};
    const std::string name = std::string(name_of(owner)) + (is_ring ? "-ring-" : "-disc-") +
                             std::string(name_of(background));
    drawing.place(name, at, [&] { return is_ring ? ring(look) : disc(look); });
    // The rim is chosen for the background; between two layers of one colour it may not show.
    if (i > 0 && piece.layers[i - 1] == owner) {
      drawing.place(std::string(name_of(owner)) + "-seam", at, [&] {
        return std::vector<Primitive>{{arc({}, radius, 8, 172), {}, {colours.seam, rim_width, 0}}};
      });
    }
  }
  if (piece.numbered) add_badge(drawing, piece.centre, piece.layers.size(), radius, theme, pixels);
}

}  // namespace alveole::scene
