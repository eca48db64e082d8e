#pragma once

#include <span>

#include "games/hexdame/rules.h"

/// A piece is clicked, then the cell where its move ends; see games/route_clicks.h for captures
/// with several ways.
namespace alveole::hexdame {

template <class Word>
Next<Move<Word>> next(const Rules<Word>& rules, const Position<Word>& position,
                      std::span<const Click> clicks);

/// The codes of refusal.h, and error.hexdame.click-off-board, .several-end, .unknown-click.
template <class Word>
Error explain(const Rules<Word>& rules, const Position<Word>& position,
              std::span<const Click> clicks, const Click& click);

}  // namespace alveole::hexdame
