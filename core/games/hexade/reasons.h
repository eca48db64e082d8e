#pragma once

#include <vector>

#include "games/hexade/rules.h"
#include "games/reason.h"

namespace alveole::hexade {

/// What speaks for a stone (games/game.h). `reason.hexade.` and
///
///     wins           it makes a six, on `cells`, that no reply breaks
///     unstoppable    whatever is replied, such a six follows; now it would be on one of `cells`,
///                    `count` places
///     breaks-six     it takes the stones on `cells`, and no six of the other side stands any more
///     stops          the other side would have won on one of `cells`; not with its next stone now
///     breakable-six  it makes a six, on `cells`, that wins unless the reply breaks it
///     five           next it would win on one of `cells`, `count` places
///     captures       it takes `count` pairs, on `cells`
///     blocks         it enters `count` places of sixes where the other side had at least four
///     fours          it makes `count` fours; the empty cells of their places are `cells`
std::vector<Reason> reasons(const Rules& rules, const Position& position, const Move& move);

}  // namespace alveole::hexade
