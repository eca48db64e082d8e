#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/hexade/cell_set.h"
#include "games/hexade/grid.h"

/// The "perfect six": six stones of one colour in one of three shapes (seed, figure 6).
namespace alveole::hexade {

enum class ShapeKind : std::uint8_t {
  row,       ///< six in a straight line
  triangle,  ///< 3 + 2 + 1, either way up
  ring,      ///< the six cells round a cell, whatever stands on that cell
};

/// A shape in one orientation: its cells as offsets from its anchor, neighbouring ones connected.
struct Shape {
  ShapeKind kind = ShapeKind::row;
  std::array<hex::Axial, 6> cells;
};

/// All six oriented shapes: three rows, two triangles, one ring.
constexpr std::array<Shape, 6> shapes = [] {
  const auto row = [](hex::Axial step) {
    Shape shape{ShapeKind::row, {}};
    for (int i = 0; i < 6; ++i) shape.cells[static_cast<std::size_t>(i)] = step * i;
    return shape;
  };
  const auto triangle = [](hex::Axial a, hex::Axial b) {
    return Shape{ShapeKind::triangle, {hex::Axial{}, a, a * 2, b, a + b, b * 2}};
  };
  const auto& d = hex::directions;
  return std::array<Shape, 6>{
      row(d[0]),
      row(d[1]),
      row(d[2]),
      triangle(d[0], d[5]),
      triangle(d[3], d[2]),
      Shape{ShapeKind::ring, d},
  };
}();

/// Whether seven or more stones in a straight line hold a valid row of six.
enum class RowRule : std::uint8_t { six_or_more, exactly_six };

/// A perfect six on the board.
struct Six {
  ShapeKind kind = ShapeKind::row;
  std::array<Cell, 6> cells{};
  bool operator==(const Six&) const = default;
};

/// Whether the stones of one side hold a perfect six.
bool has_six(const CellSet& stones, RowRule rule);

/// Every perfect six of the stones of one side, shape by shape; seven in a row hold two.
std::vector<Six> find_sixes(const CellSet& stones, RowRule rule);

}  // namespace alveole::hexade
