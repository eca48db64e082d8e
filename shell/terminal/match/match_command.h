#pragma once

#include <string>

#include "terminal/match/match_arguments.h"

namespace alveole::terminal {

/// Plays a match and tells about every game on standard error; the result is one line for scripts.
/// What the flags are refused for; error.opponent.* where a program cannot be started.
Accepted<std::string> play_match(const MatchArguments& arguments);

}  // namespace alveole::terminal
