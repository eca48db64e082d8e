#pragma once

#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// The board with flat-topped cells, a1 at the bottom and White's way up at orientation 0; file
/// letters along the left border, ranks along the right one; a king is a stack of two. The hands
/// hold what each side is short of: in a game, the pieces the other has captured.
template <class Word>
scene::Scene picture(const Rules<Word>& rules, const Position<Word>& position,
                     const scene::View& view);

}  // namespace alveole::hexdame
