#include "app/opponent.h"

#include <gtest/gtest.h>

namespace alveole::app {
namespace {

std::shared_ptr<const AnyGame> hexade(std::string_view row = "six-or-more") {
  const std::vector<std::pair<std::string, std::string>> options = {{"row", std::string(row)}};
  return *make_game("hexade", "169", options);
}

TEST(Opponent, AsksInTheWordsOfTheProtocol) {
  Opponent opponent;
  opponent.ask(*hexade("exactly-six"), "", {"e5", "h6"}, 1000);
  EXPECT_TRUE(opponent.thinking());
  EXPECT_EQ(opponent.take_lines(),
            (std::vector<std::string>{"setoption name Game value hexade",
                                      "setoption name Variant value 169",
                                      "setoption name Options value row=exactly-six",
                                      "position startpos moves e5 h6", "go movetime 1000"}));
}

TEST(Opponent, TheAnswerIsTheBestMove) {
  Opponent opponent;
  opponent.ask(*hexade(), "", {}, 1000);
  EXPECT_FALSE(opponent.receive("info depth 3 score cp 5"));
  EXPECT_EQ(opponent.receive("bestmove h8"), "h8");
  EXPECT_FALSE(opponent.thinking());
  EXPECT_FALSE(opponent.receive("bestmove h8")) << "nothing was asked any more";
}

TEST(Opponent, AnAnswerToWhatWasTakenBackIsDropped) {
  Opponent opponent;
  opponent.ask(*hexade(), "", {}, 1000);
  opponent.take_lines();
  opponent.cancel();
  EXPECT_EQ(opponent.take_lines(), std::vector<std::string>{"stop"});
  opponent.ask(*hexade(), "", {"e5"}, 1000);
  EXPECT_FALSE(opponent.receive("bestmove h8"));
  EXPECT_EQ(opponent.receive("bestmove i9"), "i9");
}

TEST(Opponent, ANewEngineIsAskedTheSameAgain) {
  Opponent opponent;
  opponent.ask(*hexade(), "", {"e5"}, 500);
  const auto asked = opponent.take_lines();
  opponent.restarted();
  EXPECT_EQ(opponent.take_lines(), asked);
  EXPECT_EQ(opponent.receive("bestmove i9"), "i9");
}

TEST(Opponent, AnEngineThatIsLostOwesNothing) {
  Opponent opponent;
  opponent.ask(*hexade(), "", {}, 500);
  opponent.lost();
  EXPECT_FALSE(opponent.thinking());
  EXPECT_TRUE(opponent.take_lines().empty());
  opponent.ask(*hexade(), "", {"e5"}, 500);
  EXPECT_EQ(opponent.receive("bestmove i9"), "i9") << "the first answer is the one asked for";
}

}  // namespace
}  // namespace alveole::app
