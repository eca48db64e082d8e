#include "games/attangle/table.h"

// One test for each sentence of the seed; sentences.md is the table of them.
namespace alveole::attangle {
namespace {

// Attackers on d1 and d5 of the row through d3; the way from d5 crosses the centre d4.
StandardTable row_d(std::string d1, std::string d3, std::string d5) {
  return {"standard", "4/5/6/" + d1 + ",1," + d3 + ",1," + d5 + ",2/6/5/4 ; w"};
}

TEST(AttangleRules, TheBoardIsAHexagonOfFourASide) {
  const StandardTable table("standard");
  EXPECT_EQ(table.rules.board().cell_count(), 37);
  EXPECT_EQ(table.cell("a1"), hex::axial(-3, 3));
  EXPECT_EQ(table.cell("d1"), hex::axial(-3, 0));
  EXPECT_EQ(table.cell("d4"), hex::axial(0, 0));
  EXPECT_EQ(table.cell("g4"), hex::axial(3, -3));
}

TEST(AttangleRules, TheGameStartsEmptyWithEighteenPiecesEachAndWhiteToMove) {
  const StandardTable table("standard");
  EXPECT_EQ(table.text(), "4/5/6/7/6/5/4 ; w");
  EXPECT_EQ(table.position.stock_of(Side::white), 18);
  EXPECT_EQ(table.position.stock_of(Side::black), 18);
  EXPECT_EQ(table.rules.side_to_move(table.position), Side::white);
}

TEST(AttangleRules, ThePlayersAlternate) {
  StandardTable table("standard");
  EXPECT_EQ(table.play("a1").position.to_move, Side::black);
  EXPECT_EQ(table.play("a2").position.to_move, Side::white);
}

TEST(AttangleRules, APieceOfTheStockGoesToAnyEmptyPointButTheCentre) {
  StandardTable table("standard");
  EXPECT_EQ(table.moves().size(), 36U);
  EXPECT_FALSE(table.allows("d4"));
  table.play("c3");
  EXPECT_EQ(table.stack("c3"), "W");
  EXPECT_EQ(table.position.stock_of(Side::white), 17);
  EXPECT_EQ(table.moves().size(), 35U);
  EXPECT_FALSE(table.allows("c3"));
}

TEST(AttangleRules, TheOwnerOfTheTopPieceControlsTheStack) {
  const StandardTable table = row_d("BW", "WB", "BBW");
  const auto owned = [&](Side side, const char* name) {
    return (table.position.of(side) & Standard::Board::bit(table.point(name))) != 0;
  };
  EXPECT_TRUE(owned(Side::white, "d1"));
  EXPECT_TRUE(owned(Side::black, "d3"));
  EXPECT_TRUE(owned(Side::white, "d5"));
}

TEST(AttangleRules, AStackMovesAsAWhole) {
  StandardTable table = row_d("BW", "B", "W");
  table.play("d1,d5-d3");
  EXPECT_EQ(table.stack("d1"), "");
  EXPECT_EQ(table.stack("d5"), "");
  EXPECT_EQ(table.stack("d3"), "BBW");
}

TEST(AttangleRules, NobodyMayPass) {
  StandardTable table("standard");
  for (const char* text : {"pass", "-", "--", "0000"}) {
    EXPECT_NE(table.refusal_of_move(text), "") << text;
  }
}

TEST(AttangleRules, ThereIsNoMovementWithoutCapture) {
  // White alone on the board can place, and that is all.
  const StandardTable table("standard", "4/5/6/W,5,W/6/5/4 ; w");
  EXPECT_TRUE(table.captures().empty());
  EXPECT_EQ(table.moves().size(), 34U);
}

TEST(AttangleRules, WithoutStockOneMustCapture) {
  // Eighteen white pieces stand on the board, so only the captures are left.
  const StandardTable table("standard", "W,W,W,W/W,W,W,W,W/W,W,W,W,W,W/W,1,B,1,W,2/6/5/W,3 ; w");
  ASSERT_EQ(table.position.stock_of(Side::white), 0);
  EXPECT_EQ(table.moves(), table.captures());
  EXPECT_TRUE(table.allows("d1,d5-d3"));
}

TEST(AttangleRules, ASideWithNeitherStockNorCaptureHasLostAtOnce) {
  const StandardTable table("standard", "W,W,W,W/W,W,W,W,W/W,W,W,W,W,W/W,W,W,4/6/5/4 ; w");
  ASSERT_EQ(table.position.stock_of(Side::white), 0);
  EXPECT_EQ(table.rules.status(table.position), black_wins("no-stock"));
  EXPECT_TRUE(table.moves().empty());
}

TEST(AttangleRules, ASideWithStockPlaysOnWithoutCaptures) {
  const StandardTable table("standard", "W,W,W,W/W,W,W,W,W/W,W,W,W,W,W/W,W,5/6/5/4 ; w");
  ASSERT_EQ(table.position.stock_of(Side::white), 1);
  EXPECT_FALSE(table.rules.status(table.position).over());
}

TEST(AttangleRules, TwoDifferentPiecesMoveTogetherOntoAnEnemyPiece) {
  const StandardTable table = row_d("W", "B", "W");
  EXPECT_EQ(table.captures(), std::set<std::string>{"d1,d5-d3"});
  EXPECT_TRUE(StandardTable("standard", "4/5/6/W,1,B,4/6/5/4 ; w").captures().empty());
}

TEST(AttangleRules, TheMoverTakesTheTopmostPieceBackIntoStock) {
  StandardTable table = row_d("W", "B", "W");
  const int stock = table.position.stock_of(Side::white);
  const int enemy_stock = table.position.stock_of(Side::black);
  table.play("d1,d5-d3");
  EXPECT_EQ(table.position.stock_of(Side::white), stock + 1);
  EXPECT_EQ(table.position.stock_of(Side::black), enemy_stock);
}

TEST(AttangleRules, TwoSinglesCaptureASingle) {
  EXPECT_EQ(row_d("W", "B", "W").play("d1,d5-d3").stack("d3"), "BW");
}
TEST(AttangleRules, TwoSinglesCaptureADouble) {
  EXPECT_EQ(row_d("W", "WB", "W").play("d1,d5-d3").stack("d3"), "WBW");
}
TEST(AttangleRules, ASingleAndADoubleCaptureASingleAndTheSingleLandsLast) {
  EXPECT_EQ(row_d("BW", "B", "W").play("d1,d5-d3").stack("d3"), "BBW");
  EXPECT_EQ(row_d("W", "B", "BW").play("d1,d5-d3").stack("d3"), "BBW");
}
TEST(AttangleRules, TheSameForBlack) {
  StandardTable table("standard", "4/5/6/WB,1,W,1,B,2/6/5/4 ; b");
  EXPECT_EQ(table.play("d1,d5-d3").stack("d3"), "WWB");
}
TEST(AttangleRules, OfTheThreeStacksOnlyOneMayBeDouble) {
  EXPECT_TRUE(row_d("BW", "WB", "W").captures().empty());
  EXPECT_TRUE(row_d("W", "WB", "BW").captures().empty());
  EXPECT_TRUE(row_d("BW", "B", "BW").captures().empty());
  EXPECT_TRUE(row_d("BW", "WB", "BW").captures().empty());
}

TEST(AttangleRules, PiecesMoveStraightAcrossAnyNumberOfEmptyPointsAndTheCentre) {
  const StandardTable table("standard", "4/5/6/W,5,B/6/5/3,W ; w");
  EXPECT_EQ(table.captures(), std::set<std::string>{"a4,d1-d7"});
  // a4 and d1 are on no line with g1, and one attacker is not enough.
  EXPECT_TRUE(StandardTable("standard", "B,3/5/6/W,6/6/5/1,W,2 ; w").captures().empty());
}

TEST(AttangleRules, WhateverStandsInBetweenBlocks) {
  EXPECT_TRUE(StandardTable("standard", "4/5/6/W,B,B,1,W,2/6/5/4 ; w").captures().empty());
  EXPECT_TRUE(StandardTable("standard", "4/5/6/2,B,1,W,W,1/6/5/4 ; w").captures().empty());
  EXPECT_TRUE(StandardTable("standard", "4/5/6/W,BBW,B,1,W,2/6/5/4 ; w").captures().empty());
}

TEST(AttangleRules, AllPairsOfSixRaysCapture) {
  const StandardTable table("standard", "4/5/2,W,1,W,1/7/1,W,1,B,1,W/5/1,W,1,W ; w");
  EXPECT_EQ(table.captures().size(), 15U);
  EXPECT_EQ(table.moves().size(), 44U);
}

TEST(AttangleRules, ATripleNeverMoves) {
  EXPECT_TRUE(row_d("BBW", "B", "W").captures().empty());
  EXPECT_TRUE(row_d("WBW", "B", "W").captures().empty());
}
TEST(AttangleRules, ATripleIsNeverCaptured) {
  EXPECT_TRUE(row_d("W", "WWB", "W").captures().empty());
  EXPECT_TRUE(row_d("W", "BWB", "W").captures().empty());
}

TEST(AttangleRules, TheThirdTripleWinsAtOnce) {
  StandardTable table("standard", "4/5/6/BW,1,B,1,W,2/6/5/BBW,WBW,2 ; w");
  EXPECT_FALSE(table.rules.status(table.position).over());
  table.play("d1,d5-d3");
  EXPECT_EQ(table.rules.status(table.position), white_wins("triples"));
  EXPECT_TRUE(table.moves().empty());
  EXPECT_EQ(table.refusal_of_move("c3"), "error.attangle.over");
}
TEST(AttangleRules, TriplesCountForTheirOwner) {
  const StandardTable table("standard", "4/5/6/7/6/5/BBW,WBW,WWB,BWB ; w");
  EXPECT_FALSE(table.rules.status(table.position).over());
  EXPECT_EQ(table.rules.triples(table.position, Side::white), 2);
  EXPECT_EQ(table.rules.triples(table.position, Side::black), 2);
}
TEST(AttangleRules, APastedPositionIsJudgedAsIfTheOtherSideHadJustMoved) {
  const std::string both = "BBW,BBW,BBW,1/5/6/7/6/5/WWB,WWB,WWB,1 ; ";
  EXPECT_EQ(StandardTable("standard")
                .set(both + "w")
                .rules.status(StandardTable("standard", both + "w").position),
            black_wins("triples"));
  const StandardTable black_to_move("standard", both + "b");
  EXPECT_EQ(black_to_move.rules.status(black_to_move.position), white_wins("triples"));
}

TEST(AttangleRules, TriplesAreNamedBeforeAnEmptyStock) {
  // White has completed the third triple and Black has neither stock nor capture.
  const StandardTable table("standard", "BBW,BBW,BBW,1/B,B,B,B,B/B,B,B,B,B,B/B,6/6/5/4 ; b");
  ASSERT_EQ(table.position.stock_of(Side::black), 0);
  EXPECT_EQ(table.rules.status(table.position), white_wins("triples"));
}

TEST(AttangleRules, NothingCyclesSoAPositionIsTheSameOnlyAsItself) {
  StandardTable table("standard");
  const auto start = table.position;
  table.play("a1").play("a2");
  EXPECT_FALSE(table.rules.same(start, table.position));
  EXPECT_TRUE(table.rules.same(start, table.rules.start()));
}

}  // namespace
}  // namespace alveole::attangle
