#include "app/opponent.h"

#include <gtest/gtest.h>

#include "engine/set_up_lines.h"
#include "games/any_game.h"

namespace alveole::app {
namespace {

using Lines = std::vector<std::string>;

Lines set_up(const Lines& moves = {}) {
  return engine::set_up_lines(**make_game("hexade"), "", moves);
}

void ask(Opponent& opponent, const Lines& moves = {}) {
  opponent.ask(set_up(moves), 2, 7);
}

std::string text_of(const std::optional<Answer>& answer, Answer::Kind kind) {
  if (!answer) return "nothing";
  return answer->kind == kind ? answer->text : "another kind";
}

TEST(Opponent, AsksInTheWordsOfTheProtocol) {
  Opponent opponent;
  opponent.ask({"position startpos moves e5 h6"}, 3, 12);
  EXPECT_TRUE(opponent.thinking());
  EXPECT_EQ(opponent.take_lines(),
            (Lines{"position startpos moves e5 h6", "setoption name Level value 3",
                   "setoption name Seed value 12", "setoption name OwnBook value true",
                   "go movetime 5000"}));
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
  opponent.ask_hint(set_up());
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
  opponent.ask_hint(set_up());
  opponent.cancel();
  opponent.ask_hint(set_up({"e5"}));
  EXPECT_FALSE(opponent.receive("response h8"));
  EXPECT_EQ(text_of(opponent.receive("response i9"), Answer::Kind::hint), "i9");
}

TEST(Opponent, ANewEngineIsAskedForTheWholeHint) {
  Opponent opponent;
  opponent.ask_hint(set_up());
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
