#pragma once

#include "games/hexade/rules.h"

namespace alveole::hexade {

/// Pointy-topped cells, file letters left of the horizontal rows and ranks below the slanting ones,
/// as the seed draws it. Stones are unlimited, so nothing is in hand.
scene::Scene picture(const Rules& rules, const Position& position, const scene::View& view);

}  // namespace alveole::hexade
