#pragma once

#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// A plain opinion of a position for the side to move, 100 = a man: material, how far the men have
/// come, how well they are backed, and a drawish scale for few kings.
template <class Word>
int evaluate(const Rules<Word>& rules, const Position<Word>& position);

/// Captures and promotions.
template <class Word>
bool noisy(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move);

}  // namespace alveole::hexdame
