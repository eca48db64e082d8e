#pragma once

#include <optional>
#include <vector>

#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// The symmetries that keep each side's three ways forward: exchanging files and ranks, and, with
/// the sides exchanged, the half turn and both together.
template <class Word>
std::vector<Symmetry> symmetries(const Rules<Word>& rules);

template <class Word>
std::optional<Position<Word>> transform(const Rules<Word>& rules, const Position<Word>& position,
                                        const Symmetry& symmetry);

template <class Word>
Move<Word> transform(const Rules<Word>& rules, const Move<Word>& move, const Symmetry& symmetry);

}  // namespace alveole::hexdame
