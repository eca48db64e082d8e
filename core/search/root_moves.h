#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "search/limits.h"
#include "search/ordering.h"
#include "search/score.h"

namespace alveole::search {

/// The scores a search of the root tells apart; beyond them it says only "less" or "more".
struct Window {
  Score alpha = -infinite_score;
  Score beta = infinite_score;
};

/// A move of the position that is searched, with what is known of it.
template <class Move>
struct RootMove {
  std::uint32_t code = 0;
  Line<Move> line;                       ///< of the last pass that found its exact score
  Score in_this_pass = -infinite_score;  ///< found better than all before it, or -infinite_score
};

/// The moves of the root. Their order is that of their worth: the best first; it changes only
/// between passes.
template <class Move>
using RootMoves = std::vector<RootMove<Move>>;

/// Orders the moves from `first` on after a pass: those it found better than those before them come
/// first, the others stay as they were.
template <class Move>
void sort_after_pass(RootMoves<Move>& moves, std::size_t first) {
  insertion_sort(moves.begin() + static_cast<std::ptrdiff_t>(first), moves.end(),
                 [](const RootMove<Move>& a, const RootMove<Move>& b) {
                   return a.in_this_pass > b.in_this_pass;
                 });
}

/// Orders the first `count` moves, each of which has been the best of a pass, by their scores.
template <class Move>
void sort_lines(RootMoves<Move>& moves, std::size_t count) {
  insertion_sort(
      moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count),
      [](const RootMove<Move>& a, const RootMove<Move>& b) { return a.line.score > b.line.score; });
}

/// The window after a score fell outside: open a good deal further on that side.
constexpr Window widened(Window window, Score best) {
  constexpr int factor = 4;
  constexpr int widest = 1000;  // beyond, anything may be the score
  const Score width = factor * (window.beta - window.alpha);
  if (best <= window.alpha) {
    window.alpha = width > widest ? -infinite_score : best - width;
  } else {
    window.beta = width > widest ? infinite_score : best + width;
  }
  return window;
}

}  // namespace alveole::search
