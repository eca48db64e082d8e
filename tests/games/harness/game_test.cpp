#include "games/harness/game_test.h"

namespace alveole::harness {

namespace {

// Longer than nearly every random game; those that shuffle kings about stop here.
constexpr int most_plies = 400;

}  // namespace

void GameTest::SetUp() {
  const GameSetup& setup = GetParam();
  auto made = make_game(setup.game, setup.variant, setup.options);
  ASSERT_TRUE(made) << made.error().code;
  game_ = *made;
}

AnyMove GameTest::pick(const std::vector<AnyMove>& moves) {
  return moves[below(moves.size())];
}

void GameTest::play_randomly(int games, int every,
                             const std::function<void(const Moment&)>& visit) {
  for (int g = 0; g < games; ++g) {
    random_.seed(static_cast<unsigned>(g + 1));
    Moment now{game().start(), {}, 0};
    for (;;) {
      now.legal = game().legal_moves(now.position);
      const bool last = now.legal.empty() || now.ply == most_plies;
      if (last || now.ply % every == 0) visit(now);
      if (last || HasFatalFailure()) break;
      now.position = game().play(now.position, pick(now.legal));
      ++now.ply;
    }
  }
}

}  // namespace alveole::harness
