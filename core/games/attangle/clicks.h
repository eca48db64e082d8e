#pragma once

#include <span>

#include "games/attangle/rules.h"

/// Placing is one click on a free point, or the piece in hand and then the point. A capture is
/// clicked point by point, attackers and target in any order: it plays as soon as at least two
/// points fit exactly one capture. A second click on a chosen point takes it back.
namespace alveole::attangle {

template <class Word>
Next<Move> next(const Rules<Word>& rules, const Position<Word>& position,
                std::span<const Click> clicks);

/// The codes of refusals.h, and error.attangle.no-capture-with, .no-capture-of,
/// .capture-begun, .hand-while-capturing, .second-target, .third-attacker, .fits-no-capture,
/// .off-board, .unknown-click.
template <class Word>
Error explain(const Rules<Word>& rules, const Position<Word>& position,
              std::span<const Click> clicks, const Click& click);

}  // namespace alveole::attangle
