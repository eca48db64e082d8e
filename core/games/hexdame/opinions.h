#pragma once

#include "games/hexdame/evaluation.h"
#include "games/hexdame/rules.h"
#include "games/level.h"
#include "games/selectivity.h"

/// What the search is told of Hexdame beside the evaluation (search/opinions.h).
namespace alveole::hexdame {

/// Found by matches (tests/lab/results/levels.md).
template <class Word>
Levels levels(const Rules<Word>&) {
  return levels_with({30, 335, 950, 2'750, 7'800, 13'500, 39'000, 300'000});
}

/// Fitted from the games that the weights were learned from (tests/lab/results/hexdame.md).
template <class Word>
int chance_scale(const Rules<Word>&) {
  return 261;
}

template <class Word>
Selectivity selectivity(const Rules<Word>&) {
  // Zugzwang decides endings: who may pass is not to be thought better off.
  return {.swing = 60, .swing_depth = 3, .passing = false, .full_depth_moves = 3, .late_moves = 0};
}

template <class Word>
Position<Word> passed(const Rules<Word>& rules, const Position<Word>& position) {
  return rules.passed(position);
}

/// The captures, which are all moves where there are any; else the promotions.
template <class Word>
bool noisy_moves(const Rules<Word>& rules, const Position<Word>& position,
                 MoveList<Move<Word>>& moves);

/// By men: 100 each, a king as much as the plain evaluation gives for it.
template <class Word>
int gain(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move);

/// The side to move has nothing to capture, but the other side would have.
template <class Word>
bool restless(const Rules<Word>& rules, const Position<Word>& position) {
  return rules.capturing_pieces(rules.passed(position)) != 0;
}

/// Long captures, then captures that lead back, then kings from afar.
template <class Word>
bool overlooks(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move,
               int ignorance);

}  // namespace alveole::hexdame
