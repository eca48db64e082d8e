#include "games/hexade/patterns.h"

namespace alveole::hexade {

// The sixes of a side that held the whole board.
Patterns::Patterns(const Grid& grid)
    : all_(find_sixes(grid.all(), RowRule::six_or_more)), through_(CellSet::capacity) {
  for (std::size_t i = 0; i < all_.size(); ++i) {
    for (const Cell cell : all_[i].cells) {
      List& list = through_[static_cast<std::size_t>(cell)];
      list.patterns[list.count++] = static_cast<Index>(i);
    }
  }
}

}  // namespace alveole::hexade
