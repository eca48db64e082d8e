// What developers can ask of the engine: evaluations taken apart, counts move by move, statistics.
#include <gtest/gtest.h>

#include <sstream>

#include "engine/dialogue.h"
#include "engine/info_line.h"
#include "games/weights.h"

namespace alveole::engine {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// What `query evaluation` answered, checked to be one whole.
struct Evaluation {
  std::vector<EvaluationTerm> terms;
  TermSum sum;
  int value = 0;
};
Evaluation evaluation_in(const std::string& answer) {
  Evaluation found;
  int sum = 0;
  for (const std::string& line : lines_of(answer)) {
    if (const auto term = parse_term(line)) {
      found.terms.push_back(*term);
      sum += term->product();
    } else if (const auto total = parse_sum(line)) {
      found.sum = *total;
    } else {
      EXPECT_TRUE(line.starts_with("response ")) << line;
      found.value = std::stoi(line.substr(9));
    }
  }
  EXPECT_EQ(sum, found.sum.sum) << answer;
  EXPECT_EQ(found.sum.sum / found.sum.divisor, found.value) << answer;
  return found;
}

TEST(QueryEvaluation, NamesWhatThePlainEvaluationIsMadeOf) {
  Dialogue with;
  with.say("setoption name Game value hexdame");
  // Three men, one of them a step further than the others, against one king.
  with.say("position fen a1 b1 b2 ; Ki9 ; w");
  const std::string answer = with.say("query evaluation");
  EXPECT_NE(answer.find("info string term man count 3 weight 100\n"), std::string::npos) << answer;
  EXPECT_NE(answer.find("info string term king count -1 weight 300\n"), std::string::npos);
  EXPECT_EQ(evaluation_in(answer).sum.divisor, 1);
}

TEST(QueryEvaluation, NamesTheFeaturesOfTheLearnedOne) {
  Dialogue with;
  const auto game = *make_game("attangle");
  std::vector<std::int16_t> values(game->weight_count());
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<std::int16_t>(i);
  const Weights weights{"attangle", game->settings().variant, "a test", values};
  ASSERT_TRUE(with.engine().load("attangle", "weights", print_weights(weights)));
  with.say("setoption name Game value attangle");
  with.say("position startpos moves a1 g1 d1 a4 c2 f1 d3 a3");
  const Evaluation found = evaluation_in(with.say("query evaluation"));
  EXPECT_EQ(found.sum.divisor, weight_unit);
  const auto named = [&](std::string_view name) {
    return std::ranges::any_of(found.terms, [&](const EvaluationTerm& term) {
      return std::string_view(term.name).starts_with(name);
    });
  };
  EXPECT_TRUE(named("single-at."));
  EXPECT_TRUE(named("tempo."));
  EXPECT_FALSE(named("triple-at."));
}

TEST(QueryEvaluation, HasNothingToSayOnceTheGameIsOver) {
  Dialogue with;
  with.say("position startpos moves Th8 h9-i8 j8xh8");
  EXPECT_EQ(with.say("query evaluation"), "response none\n");
}

TEST(Divide, TellsTheCountOfEachMoveAndTheirSum) {
  Dialogue with;
  const std::vector<std::string> lines = lines_of(with.say("divide 4", 1));
  ASSERT_EQ(lines.size(), 8u);
  std::int64_t sum = 0;
  std::vector<std::string> moves;
  for (const std::string& line : std::span(lines).first(7)) {
    const auto count = parse_count(line);
    ASSERT_TRUE(count) << line;
    sum += count->leaves;
    moves.push_back(count->move);
  }
  EXPECT_EQ(sum, 4442);
  EXPECT_EQ(lines.back(), "response 4442");
  std::ranges::sort(moves);
  EXPECT_EQ(moves,
            (std::vector<std::string>{"Di8", "Th10", "Th8", "Tj7", "Tj9", "j8-i8", "j8-i9"}));
}

TEST(Divide, TellsMovesAsTheyAreCountedAndStops) {
  Dialogue with;
  with.begin("divide 5");
  EXPECT_EQ(with.steps(1, 1).find("response"), std::string::npos);
  std::string told;
  for (int i = 0; i < 1000 && told.empty(); ++i) told = with.steps(1, 1000);
  EXPECT_TRUE(told.starts_with("info string divide ")) << told;
  EXPECT_EQ(with.begin("stop"), "response none\n");
  EXPECT_FALSE(with.engine().wants_step());
  EXPECT_EQ(with.say("perft 2").find("divide"), std::string::npos) << "perft tells the sum alone";
}

TEST(Divide, OfAFinishedGameIsNothing) {
  Dialogue with;
  with.say("position startpos moves Th8 h9-i8 j8xh8");
  EXPECT_EQ(with.say("divide 3"), "response 0\n");
}

TEST(Stats, AreToldAfterEveryIterationIfAskedFor) {
  Dialogue with;
  with.say("setoption name Game value attangle");
  EXPECT_EQ(with.say("go depth 3").find("stats"), std::string::npos);
  with.say("setoption name Stats value true");
  with.say("uginewgame");
  int iterations = 0;
  std::optional<search::Statistics> last;
  std::int64_t nodes = 0;
  for (const std::string& line : lines_of(with.say("go depth 4"))) {
    if (const auto report = parse_report(line)) {
      nodes = report->nodes;
      ++iterations;
    }
    if (const auto statistics = parse_statistics(line)) {
      --iterations;
      EXPECT_LE(statistics->probes, static_cast<std::uint64_t>(nodes));
      if (last) {
        EXPECT_GE(statistics->probes, last->probes) << "counted from the start";
      }
      last = statistics;
    }
  }
  EXPECT_EQ(iterations, 0) << "one for one";
  ASSERT_TRUE(last);
  EXPECT_GT(last->cutoffs[0], 0u);
  with.say("setoption name Stats value false");
  EXPECT_EQ(with.say("go depth 3").find("stats"), std::string::npos);
}

TEST(Stats, DoNotChangeTheSearch) {
  for (const std::string game : {"hexaequo", "hexdame", "hexade", "attangle"}) {
    const auto answer = [&](const std::string& value) {
      Dialogue with;
      with.say("setoption name Game value " + game);
      with.say("setoption name Stats value " + value);
      return last_line(with.say("go nodes 3000"));
    };
    EXPECT_EQ(answer("true"), answer("false")) << game;
  }
}

TEST(Engine, ProvesAWinByForce) {
  Dialogue with;
  with.say("setoption name Game value hexade");
  // Two rows of four, each closed at one end, share the cell h8.
  with.say("position fen h4 h5 h6 h7 i8 j8 k8 l8 ; h3 m8 a3 a5 o15 s18 b1 ; w");
  std::string line = with.say("query win");
  ASSERT_TRUE(line.starts_with("response h8 ")) << line;
  EXPECT_EQ(with.say("hint 3"), "response h8\n");
  line = line.substr(std::string("response ").size());
  with.say("position fen h4 h5 h6 h7 i8 j8 k8 l8 ; h3 m8 a3 a5 o15 s18 b1 ; w moves " + line);
  EXPECT_EQ(with.say("query result"), "response p1win\n") << line;
  EXPECT_EQ(with.say("query win"), "response none\n") << "the game is over";
  with.say("setoption name Game value hexdame");
  EXPECT_EQ(with.begin("query win"), "response none\n") << "it has no search of its own for them";
}

TEST(Engine, ProvesWhoWinsALateGameOfAttangle) {
  Dialogue with;
  with.say("setoption name Game value attangle");
  with.say("position fen WBW,WBW,2/5/6/W,WB,W,4/6/5/4 ; w");
  EXPECT_TRUE(with.say("query win").starts_with("response d1,d3-d2")) << with.say("query win");
  with.say("position startpos");
  EXPECT_EQ(with.say("query win"), "response none\n");
}

TEST(Engine, StopsAProof) {
  Dialogue with;
  with.say("setoption name Game value hexade");
  with.say("position fen h4 h5 h6 h7 i8 j8 k8 l8 ; h3 m8 a3 a5 o15 s18 b1 ; w");
  EXPECT_EQ(with.begin("query win"), "");
  EXPECT_EQ(with.begin("stop"), "response none\n");
  EXPECT_EQ(with.begin("hint 3"), "");
  EXPECT_TRUE(with.begin("stop").starts_with("response "));
}

}  // namespace
}  // namespace alveole::engine
