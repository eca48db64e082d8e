#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

/// The lines of the protocol that bring an engine to a position: game, variant, options, and the
/// moves that lead there.
namespace alveole::engine {

/// To the current position of a match.
std::vector<std::string> set_up_lines(const match::Match& match);

/// To where `moves` lead from `start`, a position text; empty = the game's own start.
std::vector<std::string> set_up_lines(const AnyGame& game, std::string_view start,
                                      std::span<const std::string> moves);

}  // namespace alveole::engine
