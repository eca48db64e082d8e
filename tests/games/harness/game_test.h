#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "games/any_game.h"
#include "games/harness/setups.h"

namespace alveole::harness {

/// A position of a game with how it came about.
struct Moment {
  AnyPosition position;
  std::vector<AnyMove> legal;
  int ply = 0;
};

/// The base of all harness tests: one setup and random games played with it.
class GameTest : public testing::TestWithParam<GameSetup> {
 protected:
  void SetUp() override;

  const AnyGame& game() const { return *game_; }
  std::string text(const AnyPosition& position) const { return game().print_position(position); }
  AnyMove pick(const std::vector<AnyMove>& moves);
  std::size_t below(std::size_t bound) { return random_() % bound; }

  /// Plays `games` random games and shows `visit` every position, the last one included, in which
  /// the ply is a multiple of `every`; a game is stopped after 400 plies.
  void play_randomly(int games, int every, const std::function<void(const Moment&)>& visit);

 private:
  std::shared_ptr<const AnyGame> game_;
  std::mt19937 random_;
};

}  // namespace alveole::harness
