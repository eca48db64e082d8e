#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/match.h"
#include "terminal/match/opponent.h"

namespace alveole::terminal {

/// What ends a game apart from its rules.
struct Conditions {
  int max_plies = 400;                    ///< then it is a draw
  std::chrono::milliseconds margin{250};  ///< over its time before a player has lost
  /// To get ready, and for a move without a limit of time.
  std::chrono::milliseconds patience{120'000};
};

/// A player at the board.
struct Seat {
  Opponent& opponent;
  const Limit& limit;
};

struct PlayedGame {
  match::Match match;  ///< finished; a loss by a broken player is declared
  /// Where the rules did not end the game: why it ended.
  std::optional<Error> interruption;
  /// The seat, 0 or 1, of a player that broke down and has to be started again.
  std::optional<std::size_t> broken;
};

/// Plays one game after the moves of `opening`, which are legal. The first seat belongs to the side
/// that moves first in the game. Nothing if `stop` was set meanwhile.
std::optional<PlayedGame> play_game(const std::shared_ptr<const AnyGame>& game,
                                    const std::vector<std::string>& opening,
                                    const std::array<Seat, 2>& seats, const Conditions& conditions,
                                    const std::atomic<bool>& stop);

}  // namespace alveole::terminal
