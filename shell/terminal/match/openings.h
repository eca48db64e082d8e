#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/any_game.h"
#include "terminal/arguments.h"

namespace alveole::terminal {

/// Moves from the start of the game, as the game writes them.
using Opening = std::vector<std::string>;

/// Reads openings, one a line; what follows a # is a comment. An error of a move has its line and
/// column; error.terminal.no-openings, error.terminal.opening-over for one after which there is
/// nothing left to play.
Expected<std::vector<Opening>> parse_openings(const std::shared_ptr<const AnyGame>& game,
                                              std::string_view text);

/// The opening of each pair of games; the same at every call and on every machine.
class Openings {
 public:
  /// Without a list openings are `random_plies` random moves. With one it is gone through again and
  /// again; from the second time on every opening is made longer by `random_plies` moves, so that
  /// no game is played twice.
  Openings(std::shared_ptr<const AnyGame> game, std::vector<Opening> list, int random_plies,
           std::uint64_t seed)
      : game_(std::move(game)), list_(std::move(list)), random_plies_(random_plies), seed_(seed) {}

  /// Of a pair, counted from 0.
  Opening of(std::uint64_t pair) const;

 private:
  std::shared_ptr<const AnyGame> game_;
  std::vector<Opening> list_;
  int random_plies_;
  std::uint64_t seed_;
};

}  // namespace alveole::terminal
