#include "games/hexade/patterns.h"

namespace alveole::hexade {

Patterns::Patterns(const Grid& grid) : through_(CellSet::capacity) {
  for (const Shape& shape : shapes) {
    anchors(grid.all(), shape).for_each([&](Cell anchor) {
      const auto index = static_cast<Index>(all_.size());
      const Pattern pattern{shape.kind, cells_of(shape, anchor)};
      for (const Cell cell : pattern.cells) {
        List& list = through_[static_cast<std::size_t>(cell)];
        list.patterns[list.count++] = index;
      }
      all_.push_back(pattern);
    });
  }
}

}  // namespace alveole::hexade
