#pragma once

#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// Why the piece on `from` may not be moved now: the game is over, there is no piece, it is the
/// other side's, another piece must capture, or it is blocked. Nothing if it has a legal move.
template <class Word>
std::optional<Error> why_not(const Rules<Word>& rules, const Position<Word>& position, int from);

/// Why no legal move leads from `from` to `to`; `from` as above or, if it can move: a capture is
/// due, the cell is occupied, a man goes forward only, or it is out of reach.
template <class Word>
Error why_not(const Rules<Word>& rules, const Position<Word>& position, int from, int to);

}  // namespace alveole::hexdame
