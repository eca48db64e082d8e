#include "games/hexaequo/evaluation.h"

#include <gtest/gtest.h>

#include "games/hexaequo/table.h"

namespace alveole::hexaequo {
namespace {

int value(std::string_view text) {
  const Table table(text);
  return evaluate(table.rules, table.position);
}

/// What a fourth field adds for the side to move, all else equal.
int value_of_captured(const std::string& captured) {
  return value("i8b j8bD h9wd i9w ; b ; " + captured + " 0,0");
}

TEST(HexaequoEvaluation, IsForTheSideToMove) {
  // Black has a disc more, whoever moves.
  EXPECT_GT(value("i8bD j8bD k8b h9wd i9w j9w ; b ; 0,0 0,0"), 0);
  EXPECT_LT(value("i8bD j8bD k8b h9wd i9w j9w ; w ; 0,0 0,0"), 0);
}

TEST(HexaequoEvaluation, EveryFurtherCaptureIsWorthMore) {
  int last = value_of_captured("1,0") - value_of_captured("0,0");
  EXPECT_GT(last, 0);
  for (int discs = 2; discs < discs_per_side; ++discs) {
    const int more = value_of_captured(std::to_string(discs) + ",0") -
                     value_of_captured(std::to_string(discs - 1) + ",0");
    EXPECT_GT(more, last) << discs;
    last = more;
  }
  const int first_ring = value_of_captured("0,1") - value_of_captured("0,0");
  const int second_ring = value_of_captured("0,2") - value_of_captured("0,1");
  EXPECT_GT(second_ring, first_ring);
  EXPECT_GT(first_ring, 0);
}

TEST(HexaequoEvaluation, TheLastPieceIsInDanger) {
  // From one piece to two is a greater step than from four to five.
  const auto value_with = [](const std::string& pieces) {
    return value(pieces + " a1wd c1wd e1wd ; b ; 0,0 0,0");
  };
  const int second = value_with("a5bD c5bD e5b g5b i5b") - value_with("a5bD c5b e5b g5b i5b");
  const int fifth = value_with("a5bD c5bD e5bD g5bD i5bD") - value_with("a5bD c5bD e5bD g5bD i5b");
  EXPECT_GT(second, fifth);
}

TEST(HexaequoEvaluation, AThreatIsWorthSomething) {
  // The tile behind White's disc is there or is elsewhere.
  EXPECT_GT(value("i8bD j8wd k8b o12w q12wd ; b ; 0,0 0,0"),
            value("i8bD j8wd m9b o12w q12wd ; b ; 0,0 0,0"));
}

TEST(HexaequoEvaluation, CapturesAreNoisyAndNothingElse) {
  const Table table(jump_figure);
  for (const std::string& text : table.moves()) {
    EXPECT_EQ(noisy(table.rules, table.position, table.move(text)), text.contains('x')) << text;
  }
}

}  // namespace
}  // namespace alveole::hexaequo
