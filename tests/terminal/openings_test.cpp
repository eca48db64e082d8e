#include "terminal/match/openings.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "games/symmetric_text.h"
#include "match/match.h"

namespace alveole::terminal {
namespace {

std::shared_ptr<const AnyGame> hexdame() {
  return *make_game("hexdame");
}

TEST(Openings, AreReadOneALine) {
  const auto list = parse_openings(hexdame(), "# a comment\n\nc4-c5 g6-g5\r\n  d1-e1 # another\n");
  ASSERT_TRUE(list);
  EXPECT_EQ(*list, (std::vector<Opening>{{"c4-c5", "g6-g5"}, {"d1-e1"}}));
}

TEST(Openings, SayWhereAMoveIsWrong) {
  const auto list = parse_openings(hexdame(), "d4-e5\nd4-e5 f6-g9\n");
  ASSERT_FALSE(list);
  EXPECT_EQ(list.error().line, 2);
  EXPECT_GE(list.error().column, 7);
}

TEST(Openings, ThatAreNoneAreRefused) {
  EXPECT_EQ(parse_openings(hexdame(), "# nothing\n").error().code, "error.terminal.no-openings");
}

TEST(Openings, AfterWhichTheGameIsOverAreRefused) {
  const auto list = parse_openings(*make_game("hexaequo"), "Di8\nTh8 h9-i8 j8xh8\n");
  ASSERT_FALSE(list);
  EXPECT_EQ(list.error().code, "error.terminal.opening-over");
  EXPECT_EQ(list.error().line, 2);
}

/// assets/GAME/openings.txt
std::string asset(std::string_view id) {
  const std::filesystem::path path = std::filesystem::path(ALVEOLE_SOURCE_DIR) / "assets" / id;
  std::ifstream file(path / "openings.txt", std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Openings, OfEveryGameAreLegalAndNoTwoAreTheSameUpToSymmetry) {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    const auto list = parse_openings(game, asset(id));
    ASSERT_TRUE(list) << id << " line " << list.error().line << " " << list.error().code;
    EXPECT_GE(list->size(), 50u) << id;
    EXPECT_LE(list->size(), 100u) << id;
    std::set<std::string> seen;
    for (const Opening& opening : *list) {
      match::Match match(game);
      for (const std::string& move : opening) ASSERT_TRUE(match.play(move)) << id << " " << move;
      EXPECT_TRUE(seen.insert(tests::symmetric_text(*game, match.position())).second)
          << id << " " << game->print_position(match.position());
    }
  }
}

TEST(Openings, RandomOnesAreRepeatableAndDiffer) {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    const Openings openings(game, {}, 4, 1);
    const Openings others(game, {}, 4, 2);
    std::set<Opening> seen;
    for (std::uint64_t pair = 0; pair < 20; ++pair) {
      const Opening opening = openings.of(pair);
      EXPECT_EQ(opening.size(), 4u);
      EXPECT_EQ(opening, openings.of(pair));
      seen.insert(opening);
    }
    EXPECT_GT(seen.size(), 15u) << id;
    EXPECT_NE(openings.of(0), others.of(0)) << id;
  }
}

TEST(Openings, AListThatIsUsedUpIsLengthened) {
  const std::vector<Opening> list = {{"c4-c5", "g6-g5"}, {"d1-e1"}};
  const Openings openings(hexdame(), list, 2, 1);
  EXPECT_EQ(openings.of(0), list[0]);
  EXPECT_EQ(openings.of(1), list[1]);
  const Opening longer = openings.of(2);
  ASSERT_EQ(longer.size(), 4u);
  EXPECT_EQ(Opening(longer.begin(), longer.begin() + 2), list[0]);
  EXPECT_NE(openings.of(4), longer);
  match::Match match(hexdame());
  for (const std::string& move : longer) EXPECT_TRUE(match.play(move)) << move;
}

}  // namespace
}  // namespace alveole::terminal
