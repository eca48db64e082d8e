#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/move_list.h"
#include "search/ordering.h"
#include "search/score.h"

namespace alveole::search {

/// How the move being tried is searched.
enum class Trial : std::uint8_t {
  pass,     ///< not a move: what if the other side could move twice?
  reduced,  ///< less deeply, only to learn whether it is better than the best so far
  scout,    ///< to the full depth, only to learn that (a window of width one)
  full,     ///< with the whole window
};

/// One position of the line being searched.
template <class Move>
struct Frame {
  MoveList<Move> moves;
  MoveList<RankedMove> order;
  std::vector<Move> line;  ///< best line from here
  Killers killers;
  std::size_t tried = 0;  ///< moves of `order` begun so far; the last of them is being searched
  Score alpha = 0;
  Score beta = 0;
  Score first_alpha = 0;  ///< alpha before any move was searched
  Score best = 0;
  std::uint32_t best_code = 0;
  std::optional<Score> evaluation;  ///< as it stands, where pruning asked for it
  int depth = 0;                    ///< plies still to search; 0 and less = quiescence
  int child_depth = 0;              ///< of the moves that are searched to the full depth
  Trial trial = Trial::full;

  /// Whether more is asked than "at least beta, or not?".
  bool wide() const { return beta - first_alpha > 1; }
  const RankedMove& current() const { return order[tried - 1]; }
  const Move& current_move() const { return moves[current().place]; }
};

}  // namespace alveole::search
