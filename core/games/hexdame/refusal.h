#pragma once

#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// Why the piece on `from` may not be moved now (all "error.hexdame.…"): game-over, no-piece-there,
/// not-your-piece, must-capture (with `count` and the `cells` of the pieces that can), blocked.
/// Nothing if it has a legal move.
template <class Word>
std::optional<Error> why_not(const Rules<Word>& rules, const Position<Word>& position, int from);

/// Why no legal move leads from `from` to `to`: as above or, if the piece can move,
/// capture-leads-elsewhere, occupied, men-go-forward, out-of-reach.
template <class Word>
Error why_not(const Rules<Word>& rules, const Position<Word>& position, int from, int to);

}  // namespace alveole::hexdame
