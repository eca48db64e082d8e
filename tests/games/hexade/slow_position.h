#pragma once

#include "games/hexade/game.h"
#include "games/hexade/slow_rules.h"

namespace alveole::hexade::testing {

/// A position as the slow rules have it.
inline slow::Position slow_position(const Rules& rules, const Position& position) {
  slow::Position copy;
  for (const Side side : {Side::white, Side::black}) {
    position.of(side).for_each([&](Cell cell) {
      copy.stones[{Grid::file(cell), Grid::rank(cell)}] = side == Side::white ? 'w' : 'b';
    });
  }
  copy.side = rules.side_to_move(position) == Side::white ? 'w' : 'b';
  copy.plies = position.plies;
  return copy;
}

}  // namespace alveole::hexade::testing
