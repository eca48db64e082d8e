#include <gtest/gtest.h>

#include "engine/engine.h"
#include "games/any_game.h"
#include "match/link.h"
#include "match/record.h"

// The toy game through everything that is made for every game: the lists, matches, records, links,
// search and protocol, none of which names it.
namespace alveole {
namespace {

match::Match won_match() {
  match::Match match(*make_game("toy"));
  for (const char* move : {"d", "a", "c", "b", "e"}) EXPECT_TRUE(match.play(move)) << move;
  return match;
}

TEST(ToyProgram, KnowsTheToyAndNothingElse) {
  ASSERT_EQ(game_ids().size(), 1U);
  EXPECT_EQ(game_ids().front(), "toy");
  EXPECT_TRUE(make_game("toy"));
  EXPECT_EQ(make_game("hexade").error().code, "error.game.unknown");
}

TEST(ToyProgram, PlaysAndKeepsMatches) {
  const match::Match match = won_match();
  EXPECT_EQ(match.result(), (Status{Outcome::white, "three"}));
  const auto record = match::parse_record(match::print_record(match));
  ASSERT_TRUE(record) << record.error().code;
  EXPECT_EQ(*record, match);
  const auto link = match::parse_link(match::print_link(match));
  ASSERT_TRUE(link) << link.error().code;
  EXPECT_EQ(link->game().print_position(link->position()),
            match.game().print_position(match.position()));
}

TEST(ToyProgram, TheEngineFindsTheWinningMove) {
  engine::Engine engine("test");
  engine.feed("setoption name Game value toy\nposition startpos moves d a c b\ngo depth 3\n");
  for (std::int64_t now = 0; engine.wants_step(); ++now) engine.step(now, 1000);
  EXPECT_TRUE(engine.take_output().contains("bestmove e\n"));
}

TEST(ToyProgram, HasTheUsualLevelsWithoutSayingSo) {
  const auto game = *make_game("toy");
  for (int number = 1; number <= level_count; ++number) {
    EXPECT_EQ(game->level(number), usual_levels[static_cast<std::size_t>(number - 1)]) << number;
  }
}

TEST(ToyProgram, ThePerftOfSevenCells) {
  const auto game = *make_game("toy");
  EXPECT_EQ(game->perft(game->start(), 2), 42U);
  EXPECT_EQ(game->perft(game->start(), 5), 7U * 6 * 5 * 4 * 3);
}

}  // namespace
}  // namespace alveole
