#pragma once

#include "games/hexaequo/rules.h"

namespace alveole::hexaequo {

/// The tiles, every empty place that touches one, the pieces, the coordinates and both hands. The
/// picture is centred on the tiles and grows with them.
scene::Scene picture(const Rules& rules, const Position& position, const scene::View& view);

}  // namespace alveole::hexaequo
