#pragma once

#include "games/hexaequo/evaluation.h"
#include "games/hexaequo/rules.h"
#include "games/level.h"
#include "games/selectivity.h"

/// What the search is told of Hexaequo beside the evaluation (search/opinions.h).
namespace alveole::hexaequo {

/// Found by matches (tests/lab/results/levels.md).
inline Levels levels(const Rules&) {
  return levels_with({30, 200, 390, 2'200, 3'600, 8'100, 23'000, 300'000});
}

/// Fitted from the games that the weights were learned from (tests/lab/results/hexaequo.md).
inline int chance_scale(const Rules&) {
  return 143;
}

inline Selectivity selectivity(const Rules&) {
  return {.swing = 100, .swing_depth = 3, .passing = false, .full_depth_moves = 4, .late_moves = 0};
}

inline Position passed(const Rules&, const Position& position) {
  Position next = position;
  next.set_to_move(other(position.to_move()));
  return next;
}

/// The captures.
bool noisy_moves(const Rules& rules, const Position& position, MoveList<Move>& moves);

/// 100 for a disc, 150 for a ring.
int gain(const Rules& rules, const Position& position, const Move& move);

/// Chains of captures, then what rings take.
bool overlooks(const Rules& rules, const Position& position, const Move& move, int ignorance);

}  // namespace alveole::hexaequo
