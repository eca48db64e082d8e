#pragma once

#include <optional>
#include <vector>

#include "games/toy/rules.h"

namespace alveole::toy {

/// All twelve of the hexagon, with and without exchanging the sides.
std::vector<Symmetry> symmetries(const Rules& rules);
std::optional<Position> transform(const Rules& rules, const Position& position,
                                  const Symmetry& symmetry);
Move transform(const Rules& rules, const Move& move, const Symmetry& symmetry);

}  // namespace alveole::toy
