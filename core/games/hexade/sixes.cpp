#include "games/hexade/sixes.h"

#include <utility>

namespace alveole::hexade {

namespace {

// Every anchor of the shape at which all six cells hold stones. The shape is known to the compiler,
// so that every shift is by a constant: this runs in every node of a search.
template <std::size_t shape_index>
CellSet anchors(const CellSet& stones, RowRule rule) {
  constexpr Shape shape = shapes[shape_index];
  CellSet found = stones.shifted<-stride(shape.cells[0])>();
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    // Most sets are empty after two or three cells.
    (void)((found &= stones.shifted<-stride(shape.cells[i + 1])>(), !found.empty()) && ...);
  }(std::make_index_sequence<5>{});
  if (shape.kind == ShapeKind::row && rule == RowRule::exactly_six && !found.empty()) {
    constexpr int step = stride(shape.cells[1]);
    found -= stones.shifted<step>();       // a stone right before the first
    found -= stones.shifted<-6 * step>();  // a stone right behind the last
  }
  return found;
}

Six six_at(const Shape& shape, Cell anchor) {
  Six six{shape.kind, {}};
  for (std::size_t i = 0; i < six.cells.size(); ++i) six.cells[i] = anchor + stride(shape.cells[i]);
  return six;
}

constexpr auto shape_indices = std::make_index_sequence<shapes.size()>{};

}  // namespace

bool has_six(const CellSet& stones, RowRule rule) {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return (!anchors<i>(stones, rule).empty() || ...);
  }(shape_indices);
}

std::vector<Six> find_sixes(const CellSet& stones, RowRule rule) {
  std::vector<Six> found;
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (anchors<i>(stones, rule).for_each([&](Cell anchor) {
      found.push_back(six_at(shapes[i], anchor));
    }),
     ...);
  }(shape_indices);
  return found;
}

}  // namespace alveole::hexade
