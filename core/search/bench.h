#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>

#include "games/any_game.h"
#include "text/error.h"

namespace alveole::search {

/// Plays a game's first moves against itself, `nodes` nodes in all, and tells in one line what
/// every iteration found, boiled down to a number:
///
///     hexdame 5: 200000 nodes, depth 9, best c3-d4, signature 1f0c9a6be37d2245
///
/// Any difference between two trees shows, so the line is the same on every machine, compiler and
/// slice size as long as nobody changes the search, the evaluation with its weights (none = the
/// plain one) or the rules. error.search.no-memory.
Expected<std::string> bench(const AnyGame& game, std::span<const std::int16_t> weights,
                            std::uint64_t nodes,
                            std::uint64_t slice = std::numeric_limits<std::uint64_t>::max());

}  // namespace alveole::search
