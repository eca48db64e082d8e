#pragma once

#include <optional>
#include <vector>

#include "games/attangle/rules.h"

namespace alveole::attangle {

/// All turns and mirrorings of the hexagon, with and without exchange of the sides, under which
/// the barred points and the start keep their places; the identity is left out.
template <class Word>
std::vector<Symmetry> symmetries(const Rules<Word>& rules);
template <class Word>
std::optional<Position<Word>> transform(const Rules<Word>& rules, const Position<Word>& position,
                                        const Symmetry& symmetry);
template <class Word>
Move transform(const Rules<Word>& rules, const Move& move, const Symmetry& symmetry);

}  // namespace alveole::attangle
