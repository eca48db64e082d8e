#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>

#include "lab/fit.h"
#include "lab/game_line.h"
#include "lab/generate.h"
#include "lab/logistic.h"

namespace alveole::lab {
namespace {

TEST(Logistic, FindsTheWeightsThatMadeTheTargets) {
  const std::vector<double> truth = {0.5, -1.25, 0, 2};
  std::mt19937 random(3);
  Samples samples;
  for (int i = 0; i < 2000; ++i) {
    std::vector<Feature> features;
    double sum = 0;
    for (std::uint32_t index = 0; index < truth.size(); ++index) {
      const int count = static_cast<int>(random() % 5) - 2;
      features.push_back({index, count});
      sum += count * truth[index];
    }
    samples.add(features, sigmoid(sum));
  }
  const std::vector<double> found = fit_logistic(samples, truth.size(), 0);
  for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(found[i], truth[i], 0.01) << i;
}

TEST(Logistic, KeepsWhatIsRareNearNothing) {
  Samples samples;
  for (int i = 0; i < 1000; ++i) samples.add({{0, 1}}, 0.75);
  samples.add({{1, 1}}, 1);
  const std::vector<double> found = fit_logistic(samples, 3, 4);
  EXPECT_NEAR(found[0], 1.0986, 0.03) << "the logit of 0.75";
  EXPECT_GT(found[1], 0);
  EXPECT_LT(found[1], 0.2) << "one game proves little";
  EXPECT_EQ(found[2], 0) << "never seen";
}

TEST(Logistic, AddsFeaturesThatComeTwice) {
  Samples samples;
  samples.add({{1, 2}, {0, 1}, {1, 1}, {0, -1}}, 0.5);
  EXPECT_EQ(samples.sum(0, std::vector{10.0, 1.0}), 3);
}

TEST(GameLine, IsReadAsItWasWritten) {
  const GameLine game{12, Outcome::black, {{"d4-e5", std::nullopt}, {"f6-e6", -30}}};
  EXPECT_EQ(print_line(game), "12 black d4-e5 - f6-e6 -30 .");
  EXPECT_EQ(parse_line(print_line(game)), game);
}

TEST(GameLine, IsNotTakenWhereItsEndIsMissing) {
  const std::string line = "12 black d4-e5 - f6-e6 -30 .";
  for (std::size_t size = 0; size < line.size(); ++size) {
    EXPECT_FALSE(parse_line(line.substr(0, size))) << size;
  }
}

/// A file of its own for each test, gone afterwards.
class SelfPlayFile : public testing::Test {
 protected:
  SelfPlayFile()
      : path_(testing::TempDir() + "alveole-lab-" +
              testing::UnitTest::GetInstance()->current_test_info()->name()) {
    std::filesystem::remove(path_);
  }
  ~SelfPlayFile() override { std::filesystem::remove(path_); }

  const std::string path_;
  const SelfPlay settings_{.games = 6, .nodes = 50, .at_once = 2};
};

std::vector<GameLine> in_order(std::vector<GameLine> games) {
  std::ranges::sort(games, {}, &GameLine::number);
  return games;
}

TEST_F(SelfPlayFile, GoesOnWhereItWasEnded) {
  const auto game = *make_game("hexaequo");
  ASSERT_TRUE(generate(*game, {}, settings_, path_));
  const std::vector<GameLine> whole = in_order(read_games(path_));
  ASSERT_EQ(whole.size(), 6u);
  std::filesystem::resize_file(path_, std::filesystem::file_size(path_) / 2);
  EXPECT_LT(read_games(path_).size(), 6u);
  ASSERT_TRUE(generate(*game, {}, settings_, path_));
  EXPECT_EQ(in_order(read_games(path_)), whole);
}

TEST_F(SelfPlayFile, TeachesTheValueOfAMan) {
  const auto game = *make_game("hexdame");
  SelfPlay settings = settings_;
  settings.games = 40;
  ASSERT_TRUE(generate(*game, {}, settings, path_));
  const auto learned = fit(*game, read_games(path_), {});
  ASSERT_TRUE(learned) << learned.error().code;
  EXPECT_EQ(learned->weights.size(), game->weight_count());
  EXPECT_GT(learned->positions, 500u);
  EXPECT_GT(learned->scale, 0);
  EXPECT_LT(learned->loss, 0.69) << "better than not knowing anything";
}

}  // namespace
}  // namespace alveole::lab
