// What the match command says about strength, against values computed by hand or by another method.
#include "terminal/match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace alveole::terminal {
namespace {

using Pairs = std::array<int, 5>;

Tally tally_of(const Pairs& pairs) {
  Tally tally;
  tally.pairs = pairs;
  return tally;
}

TEST(Elo, IsTheLogisticScale) {
  EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
  EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9) << "odds of ten to one";
  EXPECT_NEAR(elo_of(0.75), 190.8485, 1e-4);
  EXPECT_NEAR(elo_of(0.25), -190.8485, 1e-4);
  EXPECT_TRUE(std::isinf(elo_of(1.0)) && elo_of(1.0) > 0);
  EXPECT_TRUE(std::isinf(elo_of(0.0)) && elo_of(0.0) < 0);
  for (const double elo : {-500.0, -20.0, 0.0, 3.5, 300.0}) {
    EXPECT_NEAR(elo_of(score_of_elo(elo)), elo, 1e-9);
  }
}

TEST(Elo, HasErrorBarsOverPairs) {
  // Mean 0.55263, variance over pairs 0.06203; 1.95996 standard errors on each side.
  const Estimate elo = elo_of(*score_of(tally_of({10, 30, 80, 50, 20})));
  EXPECT_NEAR(elo.value, 36.7081, 1e-3);
  EXPECT_NEAR(elo.low, 11.7732, 1e-3);
  EXPECT_NEAR(elo.high, 62.0263, 1e-3);
}

TEST(Elo, OfPairsThatAreAllSplitIsNarrowerThanOfWinsAndLosses) {
  const Estimate split = *score_of(tally_of({0, 1, 98, 1, 0}));
  const Estimate wild = *score_of(tally_of({50, 0, 0, 0, 50}));
  EXPECT_DOUBLE_EQ(split.value, wild.value);
  EXPECT_LT(split.high - split.low, (wild.high - wild.low) / 10);
}

TEST(Elo, WithoutPairsIsUnknown) {
  EXPECT_FALSE(score_of(Tally()));
}

TEST(Elo, OfNothingButWinsHasALimitBelow) {
  // What never came in 50 pairs is rarer than 3 in 50, with 95 % certainty.
  const Estimate score = *score_of(tally_of({0, 0, 0, 0, 50}));
  EXPECT_DOUBLE_EQ(score.value, 1);
  EXPECT_DOUBLE_EQ(score.low, 0.94);
  EXPECT_DOUBLE_EQ(score.high, 1);
  EXPECT_DOUBLE_EQ(score_of(tally_of({0, 0, 0, 0, 1}))->low, 0);
}

TEST(Sprt, HasTheBoundsOfWald) {
  const Sprt usual;
  EXPECT_NEAR(usual.upper_bound(), 2.94444, 1e-5);
  EXPECT_NEAR(usual.lower_bound(), -2.94444, 1e-5);
  const Sprt uneven{0, 20, 0.05, 0.1};
  EXPECT_NEAR(uneven.upper_bound(), std::log(18), 1e-12);
  EXPECT_NEAR(uneven.lower_bound(), std::log(0.1 / 0.95), 1e-12);
}

TEST(Sprt, RatioIsTheOneOfTheBestDistributions) {
  // From a program that maximises the likelihood by Newton's method with Lagrange multipliers.
  EXPECT_NEAR(log_likelihood_ratio({10, 30, 80, 50, 20}, 0, 20), 3.19321, 1e-5);
  EXPECT_NEAR(log_likelihood_ratio({5, 20, 40, 20, 5}, 0, 20), -0.66555, 1e-5);
  EXPECT_NEAR(log_likelihood_ratio({0, 0, 3, 4, 10}, 0, 20), 0.95040, 1e-5);
  EXPECT_NEAR(log_likelihood_ratio({200, 900, 2100, 1000, 230}, -1, 3), 3.78905, 1e-5);
  EXPECT_NEAR(log_likelihood_ratio({0, 0, 0, 0, 10}, 0, 20), 0.55920, 1e-5);
}

TEST(Sprt, RatioOfNothingIsNothing) {
  EXPECT_NEAR(log_likelihood_ratio({}, 0, 20), 0, 1e-3);
}

TEST(Sprt, RatioTurnsRoundWithTheHypothesesAndWithThePlayers) {
  const Pairs pairs = {7, 21, 60, 33, 12};
  const Pairs mirrored = {12, 33, 60, 21, 7};
  const double ratio = log_likelihood_ratio(pairs, 0, 20);
  EXPECT_NEAR(log_likelihood_ratio(pairs, 20, 0), -ratio, 1e-9);
  EXPECT_NEAR(log_likelihood_ratio(mirrored, 0, -20), ratio, 1e-9);
}

TEST(Sprt, DecidesAtTheBounds) {
  const Sprt sprt;
  EXPECT_EQ(verdict(sprt, 2.9), SprtVerdict::open);
  EXPECT_EQ(verdict(sprt, 3.0), SprtVerdict::elo1);
  EXPECT_EQ(verdict(sprt, -2.9), SprtVerdict::open);
  EXPECT_EQ(verdict(sprt, -3.0), SprtVerdict::elo0);
}

}  // namespace
}  // namespace alveole::terminal
