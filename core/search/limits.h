#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "search/score.h"

/// What is asked of a search, and what it answers.
namespace alveole::search {

/// When a search ends by itself, and how it looks.
struct Limits {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  int depth = max_depth;
  int lines = 1;          ///< how many of the best moves are wanted, each with its score and line
  bool selective = true;  ///< false: every move to the full depth, nothing reduced or left out
  int ignorance = 0;      ///< how much is overlooked when looking ahead, see games/level.h
};

/// Why `run` returned.
enum class Progress : std::uint8_t {
  paused,    ///< the budget is used up
  deepened,  ///< an iteration has ended: there is a new result
  finished,  ///< by a limit, a proven result or `stop`
};

/// One of the best moves, and what is expected to follow it.
template <class Move>
struct Line {
  int depth = 0;  ///< of the iteration the score is from, 0 = none yet
  Score score = 0;
  std::vector<Move> moves;  ///< never empty
  bool operator==(const Line&) const = default;
};

/// The latest result of a search.
template <class Move>
struct Result {
  int depth = 0;                  ///< of the last complete iteration, 0 = none yet
  int selective_depth = 0;        ///< longest line looked at so far
  std::vector<Line<Move>> lines;  ///< the best first; empty = the game is over
};

}  // namespace alveole::search
