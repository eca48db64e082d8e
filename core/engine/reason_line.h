#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"

/// Why a move is good as a line of the protocol, without words for people:
///
///     response reason.hexdame.takes move="d4xf6" cells="e5" count="1"
///
/// the key of a sentence and its arguments (arguments.h).
namespace alveole::engine {

struct ReasonLine {
  std::string code;
  std::vector<Argument> arguments = {};
  bool operator==(const ReasonLine&) const = default;
};

std::string print_reason(const ReasonLine& reason);

/// The reason that a line from the engine tells; nothing if it is any other line.
std::optional<ReasonLine> parse_reason(std::string_view line);

}  // namespace alveole::engine
