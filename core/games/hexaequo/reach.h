#pragma once

#include "games/hexaequo/position.h"

namespace alveole::hexaequo {

/// What the pieces of one side could do if it had the move.
struct Reach {
  Tiles threatened = 0;  ///< enemies that one jump or leap would capture
  int disc_moves = 0;    ///< steps and single jumps
  int ring_moves = 0;    ///< leaps
};

Reach reach_of(const Position& position, Side side);

}  // namespace alveole::hexaequo
