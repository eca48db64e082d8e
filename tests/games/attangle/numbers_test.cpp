#include "games/attangle/table.h"

// Every figure of the rules file.
namespace alveole::attangle {
namespace {

template <class T>
std::vector<std::uint64_t> leaves(const T& table, int depth) {
  std::vector<std::uint64_t> counts;
  for (int d = 1; d <= depth; ++d) counts.push_back(perft(table.rules, table.position, d));
  return counts;
}
using Counts = std::vector<std::uint64_t>;

TEST(AttangleNumbers, PerftOfTheStandardGame) {
  EXPECT_EQ(leaves(StandardTable("standard"), 4), (Counts{36, 1260, 42840, 1413720}));
}
TEST(AttangleNumbers, PerftOfGrandAttangle) {
  EXPECT_EQ(leaves(StandardTable("grand"), 3), (Counts{48, 2262, 104727}));
}
TEST(AttangleNumbers, PerftOfSideThree) {
  EXPECT_EQ(leaves(StandardTable("side3"), 5), (Counts{18, 306, 4896, 73440, 1051968}));
}
// Until the first capture there is nothing but placing: n (n - 1) (n - 2).
TEST(AttangleNumbers, PerftOfSidesFiveAndSix) {
  EXPECT_EQ(leaves(StandardTable("side5"), 3), (Counts{60, 60 * 59, 60 * 59 * 58}));
  EXPECT_EQ(leaves(WideTable("side6"), 3), (Counts{90, 90 * 89, 90 * 89 * 88}));
}
TEST(AttangleNumbers, PerftOfAMiddleGame) {
  const StandardTable table("standard",
                            "2,B,1/BBW,1,BW,2/3,B,W,1/4,WWB,1,BW/6/WWB,1,W,W,1/B,1,B,1 ; w");
  EXPECT_EQ(table.position.stock_of(Side::white), 8);
  EXPECT_EQ(table.position.stock_of(Side::black), 8);
  EXPECT_EQ(leaves(table, 3), (Counts{27, 684, 17648}));
}
TEST(AttangleNumbers, PerftOfSixRays) {
  const StandardTable table("standard", "4/5/2,W,1,W,1/7/1,W,1,B,1,W/5/1,W,1,W ; w");
  EXPECT_EQ(leaves(table, 3), (Counts{44, 1277, 48025}));
}
TEST(AttangleNumbers, APublishedOpening) {
  StandardTable table("standard");
  for (const char* move : {"a1", "g1", "d1", "a4", "c2", "f1", "d3", "a3"}) table.play(move);
  EXPECT_EQ(table.moves().size(), 30U);
  EXPECT_EQ(table.captures(), (std::set<std::string>{"a1,d3-a3", "d1,d3-f1"}));
}

TEST(AttangleNumbers, TheVariants) {
  struct Facts {
    const char* name;
    int side, total, goal, barred;
  };
  for (const Facts& facts :
       {Facts{"standard", 4, 18, 3, 1}, Facts{"grand", 5, 27, 5, 7}, Facts{"side3", 3, 9, 1, 1},
        Facts{"side5", 5, 30, 5, 1}, Facts{"side6", 6, 45, 7, 1}}) {
    const WideTable table(facts.name);
    EXPECT_EQ(table.rules.board().side(), facts.side) << facts.name;
    EXPECT_EQ(table.rules.variant().total, facts.total) << facts.name;
    EXPECT_EQ(table.rules.variant().goal, facts.goal) << facts.name;
    EXPECT_EQ(hex::popcount(table.rules.barred()), facts.barred) << facts.name;
  }
  EXPECT_EQ(WideTable("side6").cell("f6"), hex::Axial{});
}

TEST(AttangleNumbers, GrandAttangleStartsWithSixPiecesAndTwentyFourInHand) {
  const StandardTable table("grand");
  EXPECT_EQ(table.text(), "5/2,B,3/5,W,1/1,W,6/9/6,B,1/1,B,5/3,W,2/5 ; w");
  EXPECT_EQ(table.position.stock_of(Side::white), 24);
  EXPECT_EQ(table.position.stock_of(Side::black), 24);
  for (const char* barred : {"e5", "b3", "c6", "d2", "f7", "g2", "h4"}) {
    EXPECT_EQ(table.refusal_of_move(barred), "error.attangle.barred");
  }
}

TEST(AttangleNumbers, FiveTriplesWinGrandAttangle) {
  const StandardTable four("grand", "BBW,BBW,BBW,BBW,1/6/7/8/9/8/7/6/5 ; b");
  EXPECT_FALSE(four.rules.status(four.position).over());
  const StandardTable five("grand", "BBW,BBW,BBW,BBW,BBW/6/7/8/9/8/7/6/5 ; b");
  EXPECT_EQ(five.rules.status(five.position), white_wins("triples"));
}
TEST(AttangleNumbers, OneTripleWinsOnSideThree) {
  const StandardTable table("side3", "BBW,2/4/5/4/3 ; b");
  EXPECT_EQ(table.rules.status(table.position), white_wins("triples"));
}

}  // namespace
}  // namespace alveole::attangle
