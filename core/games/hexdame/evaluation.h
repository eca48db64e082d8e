#pragma once

#include "games/evaluation_terms.h"
#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// A plain opinion of a position for the side to move, 100 = a man: material, how far the men have
/// come, how well they are backed, and a drawish scale for few kings.
template <class Word>
int evaluate(const Rules<Word>& rules, const Position<Word>& position);
template <class Word>
EvaluationTerms evaluation_terms(const Rules<Word>& rules, const Position<Word>& position);

/// Captures and promotions.
template <class Word>
bool noisy(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move);

/// Names a move in the tables of the search, which cannot hash the bytes of a Move: it has padding.
template <class Word>
std::uint64_t move_number(const Move<Word>& move) {
  const auto ends =
      static_cast<std::uint64_t>(move.from) << 8 | static_cast<std::uint64_t>(move.to);
  auto taken = static_cast<std::uint64_t>(move.taken);
  if constexpr (sizeof(Word) > 8) taken += 3 * static_cast<std::uint64_t>(move.taken >> 64);
  return (taken << 16 | taken >> 48) ^ ends;
}

}  // namespace alveole::hexdame
