#pragma once

#include "games/toy/rules.h"

namespace alveole::toy {

scene::Scene picture(const Rules& rules, const Position& position, const scene::View& view);

}  // namespace alveole::toy
