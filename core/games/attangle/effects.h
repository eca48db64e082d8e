#pragma once

#include <array>
#include <vector>

#include "games/attangle/rules.h"

namespace alveole::attangle {

/// The attackers in the order they land: a double before a single, else by name. The piece taken
/// back into stock is the one that lands last.
template <class Word>
std::array<int, 2> landing_order(const Rules<Word>& rules, const Position<Word>& position,
                                 const Move& move);

/// A placement is one `place`. In a capture each attacker is lifted, steps over the target and is
/// stacked on it; then the topmost piece returns to the hand.
template <class Word>
std::vector<Effect> effects(const Rules<Word>& rules, const Position<Word>& position,
                            const Move& move);

}  // namespace alveole::attangle
