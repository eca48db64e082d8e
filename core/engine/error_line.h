#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/error.h"

/// An error as a line of the protocol, without words for people:
///
///     info string error error.engine.bad-number 9 word="depth" value="x"
///
/// the code, the column in the line that was sent, and the arguments (arguments.h).
namespace alveole::engine {

std::string print_error(const Error& error);

/// The error that a line from the engine tells of; nothing if it is any other line.
std::optional<Error> parse_error(std::string_view line);

}  // namespace alveole::engine
