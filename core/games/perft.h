#pragma once

#include <cstdint>

#include "games/game.h"

namespace alveole {

/// Number of leaves at exactly `depth` plies below a position. A finished game has no children. The
/// moves of the last ply are generated and counted, not played.
template <Rules R>
std::uint64_t perft(const R& rules, const typename R::Position& position, int depth) {
  if (depth == 0) return 1;
  MoveList<typename R::Move> moves;
  rules.legal_moves(position, moves);
  if (depth == 1) return moves.size();
  std::uint64_t leaves = 0;
  for (const auto& move : moves) leaves += perft(rules, rules.play(position, move), depth - 1);
  return leaves;
}

}  // namespace alveole
