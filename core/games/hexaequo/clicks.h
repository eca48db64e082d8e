#pragma once

#include <span>

#include "games/hexaequo/rules.h"

/// A click on an empty place lays a tile, one on an own empty tile places the disc or ring that can
/// be placed (or asks which), one on an own piece selects it and the next names the cell where its
/// move ends (games/route_clicks.h). A kind clicked in the hand, "tile", "disc" or "ring",
/// restricts what the next click may place. A second click takes back what the first chose.
namespace alveole::hexaequo {

Next<Move> next(const Rules& rules, const Position& position, std::span<const Click> clicks);

/// The codes of refusals.h, and error.hexaequo.stuck, .no-pieces-left, .only-rings-left,
/// .choose-piece, .piece-selected, .no-landing, .several-end, .unknown-click.
Error explain(const Rules& rules, const Position& position, std::span<const Click> clicks,
              const Click& click);

}  // namespace alveole::hexaequo
