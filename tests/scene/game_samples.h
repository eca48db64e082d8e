#pragma once

#include "scene/samples.h"

namespace alveole::scene {

/// Boards of the four games: positions some moves in, with what the match marks on them.
std::vector<Sample> game_samples();

}  // namespace alveole::scene
