#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "terminal/arguments.h"
#include "terminal/match/play_game.h"
#include "terminal/match/player.h"
#include "terminal/match/statistics.h"

namespace alveole::terminal {

/// What was said after `match`.
struct MatchArguments {
  std::string game;
  std::string variant;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<Player> players;  ///< two
  int games = 100;              ///< even
  int at_once = 1;
  std::string openings;             ///< a file; empty = those of the game, or random ones
  std::optional<int> random_plies;  ///< instead of a list
  std::uint64_t seed = 1;
  std::optional<Sprt> sprt;
  std::string file;  ///< of finished games; empty = none is kept
  Conditions conditions;
};

/// Reads the words after `match`. What stands before the first --engine is about the game and both
/// players, what stands after one is about that player. Errors as for parse_arguments, and
/// error.terminal.two-players, .no-limit, .bad-fraction, .two-openings, .odd-number,
/// .no-game.
Accepted<MatchArguments> parse_match_arguments(std::span<const std::string_view> words);

}  // namespace alveole::terminal
