#include "search/chances.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/any_game.h"

namespace alveole::search {
namespace {

TEST(Chances, FollowTheLogisticFunctionOfTheScore) {
  EXPECT_DOUBLE_EQ(expectation(0, 250), 0);
  for (const Score score : {-900, -250, -3, 7, 250, 900}) {
    const double chance = 1 / (1 + std::exp(-score / 250.0));
    EXPECT_NEAR(expectation(score, 250), 2 * chance - 1, 1e-12) << score;
    EXPECT_DOUBLE_EQ(expectation(-score, 250), -expectation(score, 250));
  }
  EXPECT_LT(expectation(100, 261), expectation(100, 143)) << "a smaller scale is surer";
}

TEST(Chances, OfAProvenResultAreCertain) {
  EXPECT_EQ(expectation(win_in(7), 250), 1);
  EXPECT_EQ(expectation(loss_in(30), 250), -1);
  EXPECT_EQ(chances(win_in(1), 250), (std::array{1000, 0, 0}));
  EXPECT_EQ(chances(loss_in(2), 250), (std::array{0, 0, 1000}));
}

TEST(Chances, InThousandthsAddUp) {
  EXPECT_EQ(chances(0, 143), (std::array{500, 0, 500}));
  EXPECT_EQ(chances(261, 261), (std::array{731, 0, 269}));
  for (Score score = -3000; score <= 3000; score += 37) {
    const auto [won, drawn, lost] = chances(score, 241);
    EXPECT_EQ(won + drawn + lost, 1000);
    EXPECT_GE(won, 0);
    EXPECT_GE(lost, 0);
  }
}

TEST(Chances, EveryGameHasItsScale) {
  for (const std::string_view id : game_ids()) {
    const int scale = (*make_game(id))->chance_scale();
    EXPECT_GE(scale, 50) << id;
    EXPECT_LE(scale, 1000) << id;
  }
  EXPECT_EQ((*make_game("hexdame"))->chance_scale(), 261);
}

TEST(Verdicts, GoByWhatWasLost) {
  EXPECT_EQ(verdict(0.5, 0.5), Verdict::none);
  EXPECT_EQ(verdict(0.5, 0.41), Verdict::none);
  EXPECT_EQ(verdict(0.5, 0.4), Verdict::inaccuracy);
  EXPECT_EQ(verdict(0.5, 0.3), Verdict::mistake);
  EXPECT_EQ(verdict(0.5, 0.2), Verdict::blunder);
  EXPECT_EQ(verdict(0.3, 0.0), Verdict::blunder);
  EXPECT_EQ(verdict(-0.2, 0.4), Verdict::none) << "better than it seemed";
  EXPECT_EQ(verdict(1, -1), Verdict::blunder) << "a won game is lost";
}

TEST(Verdicts, AMoveThatGivesAwayAManIsWorseWhereTheGameIsOpen) {
  const auto judged = [](Score before, Score after) {
    return verdict(expectation(before, 261), expectation(after, 261));
  };
  EXPECT_EQ(judged(0, -100), Verdict::inaccuracy);
  EXPECT_EQ(judged(1500, 1400), Verdict::none) << "won all the same";
}

}  // namespace
}  // namespace alveole::search
