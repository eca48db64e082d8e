#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "games/any_game.h"

namespace alveole::lab {

/// How the engine plays against itself.
struct SelfPlay {
  int games = 10'000;
  std::uint64_t nodes = 1000;  ///< for each move
  int least_random = 2;        ///< random moves a game begins with, a number from here
  int most_random = 12;        ///< to here
  int longest = 300;           ///< plies after which a game is drawn
  std::uint64_t seed = 1;
  int at_once = 2;  ///< games played at the same time
};

/// Plays games and appends each to the file when it is finished; games whose numbers stand there
/// already are not played again, so that a run that was ended goes on. Every game depends on its
/// number and the rest of the settings alone. False if the file cannot be written.
bool generate(const AnyGame& game, std::span<const std::int16_t> weights, const SelfPlay& settings,
              const std::string& path);

}  // namespace alveole::lab
