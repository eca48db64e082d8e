#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/any_game.h"

namespace alveole::app {

/// The computer player as the app sees it: lines of the engine protocol (core/engine/protocol.md)
/// out, lines in. Who carries them (a Worker, a thread) is the platform's affair.
class Opponent {
 public:
  /// Asks for a move in the position that `moves` reach from `start` (a position text; empty = the
  /// game's own start), thinking `movetime_ms`. Whatever was asked before is forgotten.
  void ask(const AnyGame& game, std::string_view start, const std::vector<std::string>& moves,
           int movetime_ms);

  /// Stops thinking; an answer still on its way is dropped.
  void cancel();

  /// Takes a line from the engine; the move if it answers what was last asked.
  std::optional<std::string> receive(std::string_view line);

  /// The engine was lost and a new one stands ready: what was asked is asked again.
  void restarted();

  /// The engine was lost and none took its place: nothing is asked, and no answer is on its way.
  void lost();

  bool thinking() const { return !question_.empty(); }

  /// Lines for the engine since the last call.
  std::vector<std::string> take_lines();

 private:
  std::vector<std::string> question_;  ///< the lines that ask; empty when nothing is asked
  std::vector<std::string> lines_;
  int answers_to_drop_ = 0;
};

}  // namespace alveole::app
