#pragma once

#include <optional>
#include <vector>

#include "games/hexaequo/rules.h"

namespace alveole::hexaequo {

/// All turns and mirrorings about i8, with and without exchange of the sides; the identity is left
/// out. The rules know no direction, and both sides own the same, so that each is a symmetry of
/// tiles, pieces, captured counts and side to move together.
std::vector<Symmetry> symmetries(const Rules& rules);
/// Nothing if the edge of the window would be met: every cell that touches two tiles must be in the
/// window, before and after, for else the moves would not correspond.
std::optional<Position> transform(const Rules& rules, const Position& position,
                                  const Symmetry& symmetry);
Move transform(const Rules& rules, const Move& move, const Symmetry& symmetry);

}  // namespace alveole::hexaequo
