#pragma once

#include "games/toy/rules.h"

namespace alveole::toy {

/// Winning shapes still open to the side to move, against those open to the other side.
int evaluate(const Rules& rules, const Position& position);
bool noisy(const Rules& rules, const Position& position, const Move& move);

}  // namespace alveole::toy
