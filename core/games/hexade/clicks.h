#pragma once

#include <span>

#include "games/hexade/rules.h"

/// A stone is placed by one click on its cell. Clicking the hand ("stone") first is allowed too.
namespace alveole::hexade {

constexpr std::string_view stone_kind = "stone";

Next<Move> next(const Rules& rules, const Position& position, std::span<const Click> clicks);

/// error.hexade.game-over, .occupied, .too-near, .off-grid, .only-stones (another piece or a
/// choice), .stone-placed (a click after the stone has its cell).
Error explain(const Rules& rules, const Position& position, std::span<const Click> clicks,
              const Click& click);

}  // namespace alveole::hexade
