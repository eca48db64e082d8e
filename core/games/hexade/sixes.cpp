#include "games/hexade/sixes.h"

#include <algorithm>

namespace alveole::hexade {

namespace {

CellSet valid_anchors(const CellSet& stones, const Shape& shape, RowRule rule) {
  CellSet found = anchors(stones, shape);
  if (rule == RowRule::exactly_six && shape.kind == ShapeKind::row && !found.empty()) {
    const int step = stride(shape.cells[1]);
    found -= stones.shifted(step);       // a stone right before the first
    found -= stones.shifted(-6 * step);  // a stone right behind the last
  }
  return found;
}

}  // namespace

Six cells_of(const Shape& shape, Cell anchor) {
  Six cells{};
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = anchor + stride(shape.cells[i]);
  return cells;
}

CellSet anchors(const CellSet& stones, const Shape& shape) {
  CellSet found = stones.shifted(-stride(shape.cells[0]));
  for (std::size_t i = 1; i < shape.cells.size() && !found.empty(); ++i) {
    found &= stones.shifted(-stride(shape.cells[i]));
  }
  return found;
}

bool has_six(const CellSet& stones, RowRule rule) {
  return std::ranges::any_of(
      shapes, [&](const Shape& shape) { return !valid_anchors(stones, shape, rule).empty(); });
}

std::vector<Six> find_sixes(const CellSet& stones, RowRule rule) {
  std::vector<Six> found;
  for (const Shape& shape : shapes) {
    valid_anchors(stones, shape, rule).for_each([&](Cell anchor) {
      found.push_back(cells_of(shape, anchor));
    });
  }
  return found;
}

}  // namespace alveole::hexade
