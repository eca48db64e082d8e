#pragma once

#include "games/attangle/rules.h"
#include "games/evaluation_terms.h"

namespace alveole::attangle {

/// A plain count for the side to move; 100 = about a double. Triples stand for good and decide;
/// doubles become triples; singles and stock are what attacks are made of.
template <class Word>
int evaluate(const Rules<Word>& rules, const Position<Word>& position);
template <class Word>
EvaluationTerms evaluation_terms(const Rules<Word>& rules, const Position<Word>& position);

/// Captures change the count at once, placements do not.
template <class Word>
bool noisy(const Rules<Word>& rules, const Position<Word>& position, const Move& move);

}  // namespace alveole::attangle
