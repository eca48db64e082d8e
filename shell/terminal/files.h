#pragma once

#include <string>
#include <string_view>

#include "terminal/arguments.h"

namespace alveole::terminal {

/// The content of a file that a flag names; error.terminal.no-file.
Accepted<std::string> read_file(std::string_view flag, const std::string& path);

}  // namespace alveole::terminal
