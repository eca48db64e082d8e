#pragma once

#include <vector>

#include "games/hexaequo/rules.h"

namespace alveole::hexaequo {

/// A move as what one sees happen, in order: a chain along its written route, every captured piece
/// going as soon as it has been jumped; the price of a ring before the ring.
std::vector<Effect> effects(const Rules& rules, const Position& position, const Move& move);

}  // namespace alveole::hexaequo
