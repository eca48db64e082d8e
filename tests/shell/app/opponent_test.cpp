#include "app/opponent.h"

#include <gtest/gtest.h>

namespace alveole::app {
namespace {

std::shared_ptr<const AnyGame> hexade(std::string_view row = "six-or-more") {
  const std::vector<std::pair<std::string, std::string>> options = {{"row", std::string(row)}};
  return *make_game("hexade", "169", options);
}

using Lines = std::vector<std::string>;

void ask(Opponent& opponent, const Lines& moves = {}) {
  opponent.ask({*hexade(), "", moves}, 2, 7);
}

std::string text_of(const std::optional<Answer>& answer, Answer::Kind kind) {
  if (!answer) return "nothing";
  return answer->kind == kind ? answer->text : "another kind";
}

TEST(Opponent, AsksInTheWordsOfTheProtocol) {
  Opponent opponent;
  const auto game = hexade("exactly-six");
  opponent.ask({*game, "", {"e5", "h6"}}, 3, 12);
  EXPECT_TRUE(opponent.thinking());
  EXPECT_EQ(opponent.take_lines(),
            (Lines{"setoption name Game value hexade", "setoption name Variant value 169",
                   "setoption name Options value row=exactly-six", "position startpos moves e5 h6",
                   "setoption name Level value 3", "setoption name Seed value 12",
                   "setoption name OwnBook value true", "go movetime 5000"}));
}

TEST(Opponent, TheAnswerIsTheBestMove) {
  Opponent opponent;
  ask(opponent);
  EXPECT_FALSE(opponent.receive("info depth 3 score cp 5"));
  EXPECT_EQ(text_of(opponent.receive("bestmove h8"), Answer::Kind::move), "h8");
  EXPECT_FALSE(opponent.thinking());
  EXPECT_FALSE(opponent.receive("bestmove h8")) << "nothing was asked any more";
}

TEST(Opponent, AnAnswerToWhatWasTakenBackIsDropped) {
  Opponent opponent;
  ask(opponent);
  opponent.take_lines();
  opponent.cancel();
  EXPECT_EQ(opponent.take_lines(), Lines{"stop"});
  ask(opponent, {"e5"});
  EXPECT_FALSE(opponent.receive("bestmove h8"));
  EXPECT_EQ(text_of(opponent.receive("bestmove i9"), Answer::Kind::move), "i9");
}

TEST(Opponent, ANewEngineIsAskedTheSameAgain) {
  Opponent opponent;
  ask(opponent, {"e5"});
  const auto asked = opponent.take_lines();
  opponent.restarted();
  EXPECT_EQ(opponent.take_lines(), asked);
  EXPECT_EQ(text_of(opponent.receive("bestmove i9"), Answer::Kind::move), "i9");
}

TEST(Opponent, AHintIsAMoveAndThenItsReason) {
  Opponent opponent;
  opponent.ask_hint({*hexade(), "", {}});
  EXPECT_FALSE(opponent.thinking()) << "not about a move of its own";
  EXPECT_EQ(opponent.take_lines().back(), "hint 3");
  EXPECT_EQ(text_of(opponent.receive("response h8"), Answer::Kind::hint), "h8");
  EXPECT_EQ(opponent.take_lines(), Lines{"query reason"});
  EXPECT_EQ(text_of(opponent.receive("response reason.line moves=\"h8\""), Answer::Kind::reason),
            "response reason.line moves=\"h8\"");
  EXPECT_FALSE(opponent.receive("response h8"));
}

TEST(Opponent, AHintNobodyWaitsForAnyMoreIsNotTakenForAnother) {
  Opponent opponent;
  opponent.ask_hint({*hexade(), "", {}});
  opponent.cancel();
  opponent.ask_hint({*hexade(), "", {"e5"}});
  EXPECT_FALSE(opponent.receive("response h8"));
  EXPECT_EQ(text_of(opponent.receive("response i9"), Answer::Kind::hint), "i9");
}

TEST(Opponent, ANewEngineIsAskedForTheWholeHint) {
  Opponent opponent;
  opponent.ask_hint({*hexade(), "", {}});
  const auto asked = opponent.take_lines();
  opponent.receive("response h8");
  opponent.restarted();
  EXPECT_EQ(opponent.take_lines(), asked);
  EXPECT_EQ(text_of(opponent.receive("response h8"), Answer::Kind::hint), "h8");
}

TEST(Opponent, AnEngineThatIsLostOwesNothing) {
  Opponent opponent;
  ask(opponent);
  opponent.lost();
  EXPECT_FALSE(opponent.thinking());
  EXPECT_TRUE(opponent.take_lines().empty());
  ask(opponent, {"e5"});
  EXPECT_EQ(text_of(opponent.receive("bestmove i9"), Answer::Kind::move), "i9")
      << "the first answer is the one asked for";
}

}  // namespace
}  // namespace alveole::app
