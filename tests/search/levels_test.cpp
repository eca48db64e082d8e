#include "search/levels.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "games/any_game.h"

namespace alveole::search {
namespace {

constexpr Level soft{.nodes = 100, .ignorance = 0, .lines = 4, .softness = 20, .most_loss = 50};

TEST(Levels, LookAtMoreAndOverlookLessTheHigherTheyAre) {
  for (const std::string_view id : game_ids()) {
    SCOPED_TRACE(id);
    const auto game = *make_game(id);
    for (int number = 2; number <= level_count; ++number) {
      const Level level = game->level(number);
      const Level below = game->level(number - 1);
      EXPECT_GT(level.nodes, below.nodes) << number;
      EXPECT_LE(level.ignorance, below.ignorance) << number;
      EXPECT_LE(level.softness, below.softness) << number;
      EXPECT_LE(level.most_loss, below.most_loss) << number;
    }
    EXPECT_EQ(game->level(level_count).ignorance, 0);
    EXPECT_EQ(game->level(level_count).softness, 0) << "the highest plays the best it knows";
  }
}

TEST(Levels, AreEachGamesOwnOnAllItsBoards) {
  EXPECT_NE((*make_game("hexdame"))->level(2), (*make_game("hexaequo"))->level(2));
  EXPECT_EQ((*make_game("hexdame", "4"))->level(2), (*make_game("hexdame", "5"))->level(2));
}

TEST(Levels, BeyondTheFirstAndTheLastAreThese) {
  const auto game = *make_game("hexdame");
  EXPECT_EQ(game->level(0), game->level(1));
  EXPECT_EQ(game->level(level_count + 1), game->level(level_count));
}

TEST(Levels, DifferBetweenGamesInTheirNodesAlone) {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    for (int number = 1; number <= level_count; ++number) {
      Level expected = usual_levels[static_cast<std::size_t>(number - 1)];
      expected.nodes = game->level(number).nodes;
      EXPECT_EQ(game->level(number), expected) << id << ' ' << number;
    }
  }
}

TEST(Levels, ChooseNearlyEqualMovesOftenWorseOnesSeldomBadOnesNever) {
  const std::array<Score, 4> scores = {100, 95, 80, 49};
  std::map<std::size_t, int> chosen;
  for (std::uint64_t i = 0; i < 4000; ++i) ++chosen[choose_line(soft, scores, random_number(1, i))];
  EXPECT_GT(chosen[0], chosen[1]);
  EXPECT_GT(chosen[1], chosen[2]);
  EXPECT_GT(chosen[2], 400) << "worse by one softness: half as often as the best";
  EXPECT_EQ(chosen[3], 0) << "loses more than it may";
}

TEST(Levels, MeasureTheLossFromTheBestWhereverItStands) {
  const std::array<Score, 3> scores = {-3000, 100, 90};
  for (std::uint64_t i = 0; i < 200; ++i) {
    EXPECT_NE(choose_line(soft, scores, random_number(1, i)), 0U) << "loses more than it may";
  }
}

TEST(Levels, ChooseTheSameAgainWithTheSameSeed) {
  const std::array<Score, 3> scores = {0, 0, 0};
  bool differs = false;
  for (std::uint64_t key = 0; key < 50; ++key) {
    const auto choice = choose_line(soft, scores, random_number(7, key));
    EXPECT_EQ(choice, choose_line(soft, scores, random_number(7, key)));
    differs |= choice != choose_line(soft, scores, random_number(8, key));
  }
  EXPECT_TRUE(differs) << "another seed plays another game";
}

TEST(Levels, NeverMissAWinInOneFromTheSecondOn) {
  const std::map<std::string, std::string> wins = {
      {"hexaequo", "h8b i8wd j8bD i9w ; b ; 5,0 0,0"},
      {"hexdame", "d4 ; e5 ; w"},
      {"attangle", "WBW,WBW,2/5/6/W,WB,W,4/6/5/4 ; w"},
      {"hexade", "h5 h6 i5 i7 j6 ; o11 p11 p12 q11 ; w"},
  };
  for (const auto& [id, text] : wins) {
    const auto game = *make_game(id);
    const AnyPosition position = *game->parse_position(text);
    const AnyMove first = game->legal_moves(position).front();
    SearchInfo blind;  // a search that saw nothing
    blind.line = {first};
    for (int number = 2; number <= level_count; ++number) {
      const AnyMove move = level_move(number, *game, position, blind, 1);
      const AnyPosition after = game->play(position, move);
      const Status status = game->settled(after).value_or(game->status(after));
      EXPECT_EQ(status.outcome, win_for(game->side_to_move(position))) << id << ' ' << number;
    }
  }
}

}  // namespace
}  // namespace alveole::search
