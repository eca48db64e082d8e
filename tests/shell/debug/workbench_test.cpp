// The panels with a real engine at the other end.
#include "debug/workbench.h"

#include <gtest/gtest.h>

#include <sstream>

#include "engine/engine.h"
#include "search/any_searcher.h"

namespace alveole::debug {
namespace {

match::Match match_of(std::string_view id, std::initializer_list<std::string_view> moves = {}) {
  match::Match match(*make_game(id));
  for (const std::string_view move : moves) EXPECT_TRUE(match.play(move)) << move;
  return match;
}

int evaluation_of(const match::Match& match) {
  return search::make_searcher(match.game())->evaluation_terms(match.position()).value();
}

/// A workbench and its engine, with a clock that goes one millisecond a step.
class Desk {
 public:
  Workbench bench;

  /// Carries lines both ways, with so many steps of thinking.
  void turn(int steps, std::uint64_t budget = 1000) {
    for (int i = 0; i <= steps; ++i) {
      for (const std::string& line : bench.take_lines()) engine_.feed(line + "\n");
      if (i > 0 && engine_.wants_step()) engine_.step(now_++, budget);
      std::istringstream answers(engine_.take_output());
      for (std::string line; std::getline(answers, line);) bench.receive(line);
    }
  }
  bool rests() const { return !engine_.wants_step(); }

 private:
  engine::Engine engine_{"test"};
  std::int64_t now_ = 0;
};

TEST(Workbench, AsksForNothingBeforeThereIsAGame) {
  Desk desk;
  desk.bench.search(3);
  desk.bench.divide(3);
  desk.turn(1);
  EXPECT_TRUE(desk.rests());
  EXPECT_FALSE(desk.bench.has_position());
  EXPECT_FALSE(desk.bench.evaluation().value);
}

TEST(Workbench, EvaluatesEveryPositionItLooksAt) {
  for (const std::string_view id : game_ids()) {
    Desk desk;
    match::Match match = match_of(id);
    desk.bench.look_at(match);
    desk.turn(0);
    ASSERT_TRUE(desk.bench.evaluation().value) << id;
    ASSERT_TRUE(match.play(match.game().legal_moves(match.position()).front()));
    desk.bench.look_at(match);
    EXPECT_FALSE(desk.bench.evaluation().value) << "the old one is gone at once";
    desk.turn(0);
    const EvaluationPanel& panel = desk.bench.evaluation();
    ASSERT_TRUE(panel.value) << id;
    EXPECT_EQ(panel.value, evaluation_of(match));
    int sum = 0;
    for (const EvaluationTerm& term : panel.terms) sum += term.product();
    EXPECT_EQ(sum / panel.sum->divisor, *panel.value);
    EXPECT_EQ(desk.bench.refusal(), "");
  }
}

TEST(Workbench, AsksOnceForOnePosition) {
  Desk desk;
  const match::Match match = match_of("hexdame");
  desk.bench.look_at(match);
  EXPECT_FALSE(desk.bench.take_lines().empty());
  desk.bench.look_at(match);
  EXPECT_TRUE(desk.bench.take_lines().empty());
}

TEST(Workbench, LooksAtGamesWithVariantsOptionsAndPositionsOfTheirOwn) {
  Desk desk;
  const std::pair<std::string, std::string> option{"second-stone", "2"};
  const auto game = *make_game("hexade", "169", std::span(&option, 1));
  match::Match match(game, *game->parse_position("e5 ; f6 ; w"));
  ASSERT_TRUE(match.play("g7"));
  desk.bench.look_at(match);
  desk.turn(0);
  EXPECT_EQ(desk.bench.refusal(), "");
  EXPECT_EQ(desk.bench.evaluation().value, evaluation_of(match));
}

TEST(Workbench, KnowsAFinishedGame) {
  Desk desk;
  desk.bench.look_at(match_of("hexaequo", {"Th8", "h9-i8", "j8xh8"}));
  desk.turn(0);
  EXPECT_TRUE(desk.bench.evaluation().is_over());
  desk.bench.divide(3);
  desk.turn(3);
  EXPECT_EQ(desk.bench.count().answer, 0);
  desk.bench.search(2);
  desk.turn(3);
  EXPECT_FALSE(desk.bench.latest_search().running);
}

TEST(Workbench, CountsMoveByMove) {
  Desk desk;
  desk.bench.look_at(match_of("hexaequo"));
  desk.bench.divide(4);
  EXPECT_TRUE(desk.bench.count().running);
  desk.turn(1, 1);
  EXPECT_TRUE(desk.bench.count().running) << "the window stays alive in between";
  desk.turn(5000, 1);
  EXPECT_FALSE(desk.bench.count().running);
  EXPECT_EQ(desk.bench.count().counts.size(), 7u);
  EXPECT_EQ(desk.bench.count().total, 4442);
  EXPECT_EQ(desk.bench.count().answer, 4442);
}

TEST(Workbench, SearchesWithAsManyScoresAsAreWanted) {
  Desk desk;
  desk.bench.look_at(match_of("attangle"));
  desk.bench.search(5);
  desk.turn(60);
  EXPECT_TRUE(desk.bench.searches());
  const SearchPanel& panel = desk.bench.latest_search();
  EXPECT_TRUE(panel.running);
  ASSERT_TRUE(panel.latest);
  ASSERT_TRUE(panel.statistics);
  EXPECT_GE(panel.iterations.size(), 2u);
  EXPECT_GE(desk.bench.root_moves().rows.size(), 5u);
  EXPECT_FALSE(desk.bench.watches_player());
  desk.bench.stop();
  desk.turn(1);
  EXPECT_TRUE(desk.rests());
  EXPECT_FALSE(desk.bench.latest_search().running);
}

TEST(Workbench, ACountEndsASearchAndASearchACount) {
  Desk desk;
  desk.bench.look_at(match_of("attangle"));
  desk.bench.search(1);
  desk.turn(3);
  desk.bench.divide(2);
  desk.turn(100);
  EXPECT_TRUE(desk.rests());
  EXPECT_EQ(desk.bench.refusal(), "");
  EXPECT_TRUE(desk.bench.count().answer);
  desk.bench.divide(9);
  desk.turn(3);
  desk.bench.search(2);
  EXPECT_FALSE(desk.bench.count().running);
  desk.turn(20);
  EXPECT_TRUE(desk.bench.latest_search().latest);
  EXPECT_EQ(desk.bench.refusal(), "");
}

TEST(Workbench, ANewPositionEndsACountAndTakesTheSearchAlong) {
  Desk desk;
  match::Match match = match_of("hexdame");
  desk.bench.look_at(match);
  desk.bench.divide(9);
  desk.turn(3);
  ASSERT_TRUE(match.play(match.game().legal_moves(match.position()).front()));
  desk.bench.look_at(match);
  EXPECT_EQ(desk.bench.count().depth, 0);
  desk.turn(1);
  EXPECT_TRUE(desk.rests());
  EXPECT_TRUE(desk.bench.count().counts.empty()) << "nothing of the old position comes in";
  EXPECT_TRUE(desk.bench.evaluation().value);

  desk.bench.search(1);
  desk.turn(20);
  ASSERT_TRUE(match.play(match.game().legal_moves(match.position()).front()));
  desk.bench.look_at(match);
  EXPECT_FALSE(desk.bench.latest_search().latest);
  desk.turn(20);
  ASSERT_TRUE(desk.bench.latest_search().latest);
  EXPECT_TRUE(
      match.game().parse_move(match.position(), desk.bench.latest_search().latest->moves.front()))
      << "a move of the new position";
  EXPECT_EQ(desk.bench.refusal(), "");
}

TEST(Workbench, WatchesTheSearchOfTheComputerPlayer) {
  Workbench bench;
  engine::Engine player("test");
  const auto say = [&](const std::string& line) {
    bench.watch_question(line);
    player.feed(line + "\n");
    for (std::int64_t now = 0; player.wants_step(); ++now) player.step(now, 1000);
    std::istringstream answers(player.take_output());
    for (std::string answer; std::getline(answers, answer);) bench.watch_answer(answer);
  };
  say("setoption name Stats value true");
  EXPECT_FALSE(bench.watches_player());
  say("go nodes 5000");
  EXPECT_TRUE(bench.watches_player());
  ASSERT_TRUE(bench.latest_search().latest);
  EXPECT_EQ(bench.latest_search().latest->nodes, 5000);
  EXPECT_TRUE(bench.latest_search().statistics);
  EXPECT_FALSE(bench.latest_search().running);
  EXPECT_FALSE(bench.root_moves().rows.empty());
  say("go nodes 100");
  EXPECT_EQ(bench.latest_search().latest->nodes, 100) << "the old search is forgotten";
}

}  // namespace
}  // namespace alveole::debug
