#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/any_game.h"
#include "terminal/match/player.h"
#include "terminal/match/process.h"

namespace alveole::terminal {

/// Any program that speaks UGI (core/engine/protocol.md), kept at a distance: whatever it does
/// comes back as an error, error.opponent.*.
class Opponent {
 public:
  /// Starts the program, sets the game and the player's options. An option that the program does
  /// not list is left out and noted. It may take `patience` to get ready, then and before each
  /// game. The errors of Process.
  static Expected<Opponent> start(const Player& player, const AnyGame& game,
                                  std::chrono::milliseconds patience);

  /// Names of options that the program does not have.
  const std::vector<std::string>& unknown_options() const { return unknown_; }

  Expected<void> begin_game();
  /// The move that the program answers to two lines `position ...` and `go ...`, as text.
  Expected<std::string> best_move(std::string_view position, std::string_view go,
                                  Clock::time_point deadline);
  /// Lets it go in peace. It cannot be used after that.
  void quit();

 private:
  Opponent(Process process, std::chrono::milliseconds patience)
      : process_(std::move(process)), patience_(patience) {}

  Expected<void> introduce();
  Expected<void> set_game(const AnyGame& game);
  Expected<void> set_option(std::string_view name, std::string_view value);
  Expected<void> wait_until_ready();
  Expected<void> read_until(std::string_view answer, Clock::time_point deadline);

  Process process_;
  std::chrono::milliseconds patience_;
  std::vector<std::string> known_;    ///< names of its options, in small letters
  std::vector<std::string> unknown_;  ///< that we wanted to set
};

}  // namespace alveole::terminal
