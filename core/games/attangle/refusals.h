#pragma once

#include <optional>

#include "games/attangle/rules.h"

/// Why something is not a legal move: what typed moves and clicks are answered with.
namespace alveole::attangle {

/// Why nobody can move any more (error.attangle.over), if the game has ended.
template <class Word>
std::optional<Error> refuse_finished(const Rules<Word>& rules, const Position<Word>& position);

/// Why the side to move cannot place a piece here, if it cannot: error.attangle.barred, .occupied,
/// .stock-empty.
template <class Word>
std::optional<Error> refuse_placement(const Rules<Word>& rules, const Position<Word>& position,
                                      int point);

/// Why the side to move cannot attack with the piece on `from`, whatever the target:
/// error.attangle.empty-point, .not-yours, .triple-fixed.
template <class Word>
std::optional<Error> refuse_attacker(const Rules<Word>& rules, const Position<Word>& position,
                                     int from);

/// Why what stands on `target` cannot be captured by anyone: error.attangle.empty-target,
/// .own-target, .triple-safe.
template <class Word>
std::optional<Error> refuse_target(const Rules<Word>& rules, const Position<Word>& position,
                                   int target);

/// Why the piece on `from` does not reach `target`: error.attangle.not-in-line, .blocked.
template <class Word>
std::optional<Error> refuse_approach(const Rules<Word>& rules, const Position<Word>& position,
                                     int from, int target);

/// Why these two do not capture `target` together: all of the above, error.attangle.same-attacker
/// and error.attangle.too-high. Attackers on one ray need no code of their own: the nearer blocks
/// the other.
template <class Word>
std::optional<Error> refuse_capture(const Rules<Word>& rules, const Position<Word>& position,
                                    int target, int one, int another);

}  // namespace alveole::attangle
