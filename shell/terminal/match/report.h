#pragma once

#include <array>
#include <optional>
#include <string>

#include "terminal/match/ledger.h"
#include "terminal/match/play_game.h"
#include "terminal/match/statistics.h"

/// What a match tells while it runs and when it has ended.
namespace alveole::terminal {

/// A finished game, how it ended, and the score so far, for people. `names` are those of the two
/// players, the first player's first.
std::string progress_lines(GameNumber number, const std::array<std::string, 2>& names,
                           const PlayedGame& game, const Tally& tally,
                           const std::optional<Sprt>& sprt);

/// The result in one line for scripts, NAME=VALUE separated by spaces.
std::string result_line(const Tally& tally, const std::optional<Sprt>& sprt);

}  // namespace alveole::terminal
