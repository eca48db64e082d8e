#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "search/search.h"
#include "text/error.h"
#include "text/scanner.h"

namespace alveole::engine {

/// What a player's clock shows, in milliseconds.
struct ClockTime {
  std::int64_t left = 0;
  std::int64_t increment = 0;
};

/// The arguments of `go`.
struct GoLimits {
  search::Limits tree;
  std::optional<std::int64_t> move_time;           ///< milliseconds
  std::array<std::optional<ClockTime>, 2> clocks;  ///< of p1 and p2
  bool infinite = false;                           ///< only `stop` ends it
  bool ponder = false;  ///< time begins to count, and the answer is given, after `ponderhit`

  /// Milliseconds for a move of player 0 or 1, if anything limits them.
  std::optional<std::int64_t> time_for(int player) const;
};

/// The whole number that follows `word`, from `low` to `high`; error.engine.bad-number.
Expected<std::int64_t> read_number(std::string_view word, Token value, std::int64_t low,
                                   std::int64_t high);

/// Reads the words after `go`. No word at all means infinite. error.engine.unknown-limit,
/// error.engine.no-number, error.engine.bad-number, error.engine.repeated-limit,
/// error.engine.increment-only.
Expected<GoLimits> parse_go(Token words);

}  // namespace alveole::engine
