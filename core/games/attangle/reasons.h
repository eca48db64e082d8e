#pragma once

#include <vector>

#include "games/attangle/rules.h"
#include "games/reason.h"

namespace alveole::attangle {

/// What speaks for a move (games/game.h). `reason.attangle.` and
///
///     wins            it makes the last triple that was wanting, on `cells`
///     wins-no-stock   the other side can neither place nor capture any more
///     unstoppable     whatever is replied, the last triple comes with the next move
///     stops           the other side would have made its last triple on `cells`; it cannot next
///     threatens       next it would make its last triple on `cells`
///     triple          it makes a triple on `cells`, the mover's number `count`
///     saves-double    own doubles on `cells` could have been taken; none can be next
///     takes           it takes what stands on `cells`, and the stack is not taken back
///     attacks-double  next it could take the doubles on `cells`, `count` of them
///     makes-double    it takes a piece and makes a double on `cells`
template <class Word>
std::vector<Reason> reasons(const Rules<Word>& rules, const Position<Word>& position,
                            const Move& move);

}  // namespace alveole::attangle
