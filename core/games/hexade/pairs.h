#pragma once

#include "games/hexade/rules.h"

/// Pairs of stones as they can be taken: two in a row, caught between two of the other side.
namespace alveole::hexade {

struct PairCounts {
  int capturable = 0;  ///< by one stone
  int vital = 0;       ///< of these, with a stone of the given set
  int exposed = 0;     ///< with both ends free: capturable after one more stone
};

/// What `side` may take, whoever is to move; `empty` are all cells without a stone, `vital` stones
/// of the other side.
PairCounts count_pairs(const Position& position, const CellSet& empty, Side side,
                       const CellSet& vital);

}  // namespace alveole::hexade
