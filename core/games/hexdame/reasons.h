#pragma once

#include <vector>

#include "games/hexdame/rules.h"
#include "games/reason.h"

namespace alveole::hexdame {

/// What speaks for a move (games/game.h). `reason.hexdame.` and
///
///     wins            the other side cannot move any more
///     shot            it gives up `cells` and takes more: `count` men in all, a king counting 3
///     takes           it takes `count` pieces on `cells`, and not as much is taken back
///     crowns          its man is crowned on `cells` and nothing can be taken in return
///     breakthrough    its man, on `cells` now, is crowned with the next move whatever is replied
///     saves           `count` own pieces on `cells` could have been taken, at a loss; not any more
///     stops-crowning  a man could have been crowned on `cells`; not with the next move any more
///     threatens       next it would take `count` pieces on `cells`, to its gain
///     trade           it takes `count` pieces on `cells`, and as much is taken back
///
/// What is taken and taken back is counted over all captures that follow each other, both sides
/// choosing their best.
template <class Word>
std::vector<Reason> reasons(const Rules<Word>& rules, const Position<Word>& position,
                            const Move<Word>& move);

}  // namespace alveole::hexdame
