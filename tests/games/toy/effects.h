#pragma once

#include <vector>

#include "games/toy/rules.h"

namespace alveole::toy {

std::vector<Effect> effects(const Rules& rules, const Position& position, const Move& move);

}  // namespace alveole::toy
