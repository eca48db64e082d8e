#pragma once

#include <string>
#include <string_view>

#include "terminal/arguments.h"

namespace alveole::terminal {

/// The flag that an error from make_game is about.
std::string_view flag_of(const Error& error);

/// Each command's output. `error.terminal.no-game` where a game must be named; else what the game
/// refuses.
Accepted<std::string> moves(const Arguments& arguments);
Accepted<std::string> perft(const Arguments& arguments);
Accepted<std::string> apply(const Arguments& arguments);
Accepted<std::string> svg(const Arguments& arguments);
/// For the named game, or for all of them.
Accepted<std::string> bench(const Arguments& arguments);

}  // namespace alveole::terminal
