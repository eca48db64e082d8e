#pragma once

#include <vector>

#include "games/hexade/rules.h"

namespace alveole::hexade {

/// The stone placed, the stones taken, then each cell of every six that the move completed.
std::vector<Effect> effects(const Rules& rules, const Position& position, const Move& move);

}  // namespace alveole::hexade
