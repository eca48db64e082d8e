#pragma once

#include <vector>

#include "games/hexaequo/rules.h"
#include "games/reason.h"

namespace alveole::hexaequo {

/// What speaks for a move (games/game.h). `reason.hexaequo.` and
///
///     wins-discs    it takes the sixth disc
///     wins-rings    it takes the third ring
///     wins-piece    it takes the last piece on the board
///     saves-last    the last own piece, on `cells`, could have been taken; nothing can be next
///     stops         the other side would have won, taking on `cells`; it cannot next
///     attacks-last  next it would take the last piece of the other side, on `cells`
///     threatens     next it would win, taking on `cells`
///     takes-ring    it takes `count` rings, among the pieces on `cells`
///     takes         it takes `count` discs, on `cells`
///     ring          it brings a ring into play on `cells`
///     fork          next it could take any of `count` pieces on `cells` that were safe before, and
///                   nothing can be taken from its side first
///     saves         `count` own pieces on `cells` could have been taken; none can be next
std::vector<Reason> reasons(const Rules& rules, const Position& position, const Move& move);

}  // namespace alveole::hexaequo
