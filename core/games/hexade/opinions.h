#pragma once

#include "games/hexade/board.h"
#include "games/hexade/evaluation.h"
#include "games/level.h"
#include "games/selectivity.h"

/// What the search is told of Hexade beside the evaluation and the candidates (search/opinions.h).
namespace alveole::hexade {

/// Found by matches (tests/lab/results/levels.md).
inline Levels levels(const Rules&) {
  return levels_with({30, 200, 440, 1'270, 3'600, 21'000, 60'000, 300'000});
}

/// Fitted from the games that the weights were learned from (tests/lab/results/hexade.md).
inline int chance_scale(const Rules&) {
  return 283;
}

inline Selectivity selectivity(const Rules&) {
  return {.swing = 150, .swing_depth = 3, .passing = false, .full_depth_moves = 4, .late_moves = 0};
}

inline Position passed(const Rules&, const Position& position) {
  Position next = position;
  next.side = other(position.side);
  next.plies = next_plies(position.plies);
  return next;
}

/// The stone that wins; or what answers a win of the other side; or the captures and the stones
/// that make a six.
bool noisy_moves(const Board& board, MoveList<Move>& moves);

bool noisy(const Board& board, const Move& move);

/// By pairs; a six is worth more than any.
int gain(const Rules& rules, const Position& position, const Move& move);

/// Stones that complete rings, then triangles, then captures.
bool overlooks(const Rules& rules, const Position& position, const Move& move, int ignorance);

/// The other side would win with its next stone.
bool in_check(const Board& board);

/// The other side has a five to complete, or a six that waits for this reply.
bool restless(const Board& board);

}  // namespace alveole::hexade
