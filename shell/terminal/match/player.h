#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace alveole::terminal {

/// How long a player may think about a move.
struct Limit {
  enum class Kind : std::uint8_t {
    none,      ///< a bare `go`: the engine's own options decide
    nodes,     ///< amount = positions
    depth,     ///< amount = plies
    movetime,  ///< amount = milliseconds a move
    clock,     ///< amount = milliseconds for the game, increment = milliseconds after each move
  };
  Kind kind = Kind::none;
  std::int64_t amount = 0;
  std::int64_t increment = 0;

  bool is_timed() const { return kind == Kind::movetime || kind == Kind::clock; }
};

/// "nodes 20000", "clock 60000+600"; empty for none.
std::string print(const Limit& limit);

/// A program that plays, and how.
struct Player {
  std::string name;
  std::string command;
  std::vector<std::pair<std::string, std::string>> options;
  Limit limit;
};

/// All that decides how a player plays, in one line.
std::string print(const Player& player);

}  // namespace alveole::terminal
