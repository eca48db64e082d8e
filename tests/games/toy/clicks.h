#pragma once

#include <span>

#include "games/toy/rules.h"

namespace alveole::toy {

/// One click on an empty cell plays.
Next<Move> next(const Rules& rules, const Position& position, std::span<const Click> clicks);
Error explain(const Rules& rules, const Position& position, std::span<const Click> clicks,
              const Click& click);

}  // namespace alveole::toy
