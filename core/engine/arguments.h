#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"

/// A code with named values, as lines of the protocol have them after their first words:
///
///     error.engine.bad-number 9 word="depth" value="x"
///
/// In a value a backslash stands before '"' and '\', and control bytes have become '?'.
namespace alveole::engine {

/// ` name="value"` for each.
std::string print_arguments(std::span<const Argument> arguments);

/// The arguments that such a text, from the space before the first one on, consists of; nothing if
/// it holds anything else.
std::optional<std::vector<Argument>> parse_arguments(std::string_view text);

}  // namespace alveole::engine
