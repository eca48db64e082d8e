#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "terminal/arguments.h"

namespace alveole::terminal {

/// More than any file the program has use for.
constexpr std::size_t most_file_bytes = std::size_t{64} << 20;

/// The content of a file that a flag names; error.terminal.no-file for a folder too,
/// error.terminal.long-file.
Accepted<std::string> read_file(std::string_view flag, const std::string& path);

}  // namespace alveole::terminal
