#pragma once

#include "games/attangle/evaluation.h"
#include "games/attangle/rules.h"
#include "games/level.h"
#include "games/selectivity.h"

/// What the search is told of Attangle beside the evaluation (search/opinions.h).
namespace alveole::attangle {

/// Found by matches (tests/lab/results/levels.md).
template <class Word>
Levels levels(const Rules<Word>&) {
  return levels_with({30, 200, 570, 3'300, 9'400, 27'000, 47'000, 300'000});
}

/// Fitted from the games that the weights were learned from (tests/lab/results/attangle.md).
template <class Word>
int chance_scale(const Rules<Word>&) {
  return 241;
}

template <class Word>
Selectivity selectivity(const Rules<Word>&) {
  return {.swing = 100, .swing_depth = 3, .passing = false, .full_depth_moves = 4, .late_moves = 0};
}

template <class Word>
Position<Word> passed(const Rules<Word>&, const Position<Word>& position) {
  Position<Word> next = position;
  next.to_move = other(position.to_move);
  return next;
}

/// The captures.
template <class Word>
bool noisy_moves(const Rules<Word>& rules, const Position<Word>& position, MoveList<Move>& moves) {
  if (rules.status(position).over()) return false;
  rules.captures(position, moves);
  return position.stock_of(position.to_move) > 0 && rules.placeable(position) != 0;
}

/// What arises and what goes, by the values of the plain evaluation.
template <class Word>
int gain(const Rules<Word>& rules, const Position<Word>& position, const Move& move);

/// Captures by attackers who come from afar.
template <class Word>
bool overlooks(const Rules<Word>& rules, const Position<Word>& position, const Move& move,
               int ignorance);

}  // namespace alveole::attangle
