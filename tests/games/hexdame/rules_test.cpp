#include "games/hexdame/table.h"

// Each test is named after the sentence of the seed or of rules/hexdame.md that it holds; see
// sentences.md.
namespace alveole::hexdame {
namespace {

TEST(HexdameRules, SixtyOneCellsAndSixteenMenASide) {
  const Table table;
  EXPECT_EQ(table.rules.board().ring().cell_count(), 61);
  EXPECT_EQ(table.text(),
            "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 ; "
            "f6 f7 f8 f9 g6 g7 g8 g9 h6 h7 h8 h9 i6 i7 i8 i9 ; w");
}

TEST(HexdameRules, WhiteMovesFirstThenTheyAlternate) {
  Table table;
  EXPECT_EQ(table.rules.side_to_move(table.position), Side::white);
  table.play("d1-e1");
  EXPECT_EQ(table.rules.side_to_move(table.position), Side::black);
  table.play("f6-f5");
  EXPECT_EQ(table.rules.side_to_move(table.position), Side::white);
}

TEST(HexdameRules, AManStepsForwardInThreeDirectionsToAFreeCell) {
  EXPECT_EQ(Table("e5 ; i9 ; w").legal(), (Texts{"e5-f5", "e5-e6", "e5-f6"}));
  EXPECT_EQ(Table("Ka1 ; e5 ; b").legal(), (Texts{"e5-d5", "e5-e4", "e5-d4"}));
  EXPECT_EQ(Table("e5 f5 ; i9 ; w").legal(), (Texts{"e5-e6", "e5-f6", "f5-g5", "f5-f6", "f5-g6"}));
}

// One man for each of the nine cells, a step away from it.
TEST(HexdameRules, AManThatReachesTheLastRowBecomesAKing) {
  for (const auto& [from, to] :
       {std::pair{"h5", "i5"}, std::pair{"h6", "i6"}, std::pair{"h6", "i7"}, std::pair{"h7", "i8"},
        std::pair{"h8", "i9"}, std::pair{"g8", "h9"}, std::pair{"f8", "g9"}, std::pair{"e8", "f9"},
        std::pair{"e8", "e9"}}) {
    Table table(std::string(from) + " ; Ka1 ; w");
    table.play(std::string(from) + "-" + to);
    EXPECT_EQ(table.text(), "K" + std::string(to) + " ; Ka1 ; b");
  }
  for (const auto& [from, to] :
       {std::pair{"b5", "a5"}, std::pair{"b4", "a4"}, std::pair{"b4", "a3"}, std::pair{"b3", "a2"},
        std::pair{"b2", "a1"}, std::pair{"c2", "b1"}, std::pair{"d2", "c1"}, std::pair{"e2", "d1"},
        std::pair{"e2", "e1"}}) {
    Table table("Ki9 ; " + std::string(from) + " ; b");
    table.play(std::string(from) + "-" + to);
    EXPECT_EQ(table.text(), "Ki9 ; K" + std::string(to) + " ; w");
  }
  const Table table;
  for (const Side side : {Side::white, Side::black}) {
    EXPECT_EQ(hex::popcount(table.rules.board().promotion(side)), 9);
  }
}

// Crowning ends the move although the new king could go on.
TEST(HexdameRules, ANewKingWaitsUntilTheOtherSideHasPlayed) {
  Table table("g5 ; h5 i7 b3 ; w");
  EXPECT_EQ(table.legal(), Texts{"g5xi5"});
  table.play("g5xi5");
  EXPECT_EQ(table.text(), "Ki5 ; b3 i7 ; b");
  EXPECT_EQ(table.rules.side_to_move(table.position), Side::black);
}

TEST(HexdameRules, AKingMovesAsFarAsItLikesInSixDirections) {
  EXPECT_EQ(Table("Ke5 ; i9 ; w").count(), 23U);
  EXPECT_EQ(Table("Ke1 ; i9 ; w").count(), 16U);
  // An own piece stops it.
  EXPECT_EQ(Table("Ka1 a2 b1 ; i9 ; w").legal().count("a1-d4"), 1U);
  EXPECT_EQ(Table("Ka1 a2 b1 ; i9 ; w").legal().count("a1-a3"), 0U);
}

TEST(HexdameRules, CapturingIsCompulsoryForwardAndBackward) {
  EXPECT_EQ(Table("c3 d1 ; c4 ; w").legal(), Texts{"c3xc5"});
  EXPECT_EQ(Table("c3 d1 ; Kb3 ; w").legal(), Texts{"c3xa3"});
  // In each of the six directions.
  EXPECT_EQ(Table("e5 ; f5 e6 f6 d5 e4 d4 ; w").legal().size(), 6U);
  for (const char* enemy : {"f5", "e6", "f6", "d5", "e4", "d4"}) {
    EXPECT_EQ(Table(std::string("e5 ; ") + enemy + " ; w").legal().size(), 1U) << enemy;
  }
}

TEST(HexdameRules, AManTakesANeighbourWithAFreeCellBehind) {
  Table table("c3 ; c4 i9 ; w");
  EXPECT_EQ(table.legal(), Texts{"c3xc5"});
  EXPECT_EQ(table.play("c3xc5").text(), "c5 ; i9 ; b");
  EXPECT_EQ(Table("c3 ; c4 c5 ; w").legal(), (Texts{"c3-d3", "c3-d4"}));
  EXPECT_EQ(Table("c3 ; c5 ; w").legal(), (Texts{"c3-c4", "c3-d3", "c3-d4"}));
}

TEST(HexdameRules, AKingTakesFromAfarAndChoosesWhereToLand) {
  EXPECT_EQ(Table("Ke1 ; e5 ; w").legal(), (Texts{"e1xe6", "e1xe7", "e1xe8", "e1xe9"}));
  // Two pieces one behind the other block, and so does an own piece before the enemy.
  EXPECT_EQ(Table("Ke1 ; e5 e6 ; w").legal().count("e1-e4"), 1U);
  EXPECT_EQ(Table("Ke1 e3 ; e5 ; w").legal().count("e1-e2"), 1U);
}

TEST(HexdameRules, ACaptureGoesOnWhileItCan) {
  EXPECT_EQ(Table("f4 ; g5 g6 ; w").legal(), Texts{"f4xh6xf6"});
  EXPECT_EQ(Table("Ka1 ; c3 f5 ; w").legal(),
            (Texts{"a1xe5xg5", "a1xe5xh5", "a1xe5xi5", "a1xf6xf2", "a1xf6xf3", "a1xf6xf4"}));
}

TEST(HexdameRules, OwnPiecesAreNeverJumped) {
  EXPECT_EQ(Table("a1 b2 ; d4 ; w").legal().count("a1xc3"), 0U);
  EXPECT_EQ(Table("Ka1 b2 ; d4 ; w").legal().count("a1xe5"), 0U);
}

TEST(HexdameRules, AFreeCellMayBePassedTwiceButNoPieceJumpedTwice) {
  EXPECT_EQ(Table("d5 ; b2 c2 c3 d4 d8 ; w").legal(), Texts{"d5xd3xb1xb3xd3"});
  // Nothing keeps the king from jumping back over e3 but that it has done so already.
  EXPECT_EQ(Table("Ke1 ; e3 ; w").legal(),
            (Texts{"e1xe4", "e1xe5", "e1xe6", "e1xe7", "e1xe8", "e1xe9"}));
}

TEST(HexdameRules, CapturedPiecesLeaveOnlyWhenTheMoveIsDone) {
  // The Turkish shot: a captured piece that has not left yet blocks the way to a third.
  EXPECT_EQ(Table("Kd2 ; e3 i6 i8 ; w").legal(), (Texts{"d2xi7xi5", "d2xi7xi9"}));
  EXPECT_EQ(Table("Kd2 ; e3 i6 i8 ; w").play("d2xi7xi9").text(), "Ki9 ; i6 ; b");
}

TEST(HexdameRules, TheLargestCaptureIsCompulsoryForTheWholeSide) {
  EXPECT_EQ(Table("c3 e5 ; Kb3 f5 g4 ; w").legal(), Texts{"e5xg5xg3"});
  // A king that could take one must leave it to the man that takes two.
  EXPECT_EQ(Table("Ka4 d4 f4 ; b4 g5 g6 ; w").legal(), Texts{"f4xh6xf6"});
}

TEST(HexdameRules, AKingCountsAsOnePieceAndHasNoPriority) {
  // To take a king or a man, with a king or a man: a free choice.
  EXPECT_EQ(Table("c3 g3 ; Kc4 h4 ; w").legal(), (Texts{"c3xc5", "g3xi5"}));
  EXPECT_EQ(Table("Kc3 g3 ; c4 h4 ; w").legal(), (Texts{"c3xc5", "c3xc6", "c3xc7", "g3xi5"}));
}

TEST(HexdameRules, AManThatOnlyPassesTheLastRowStaysAMan) {
  EXPECT_EQ(Table("g5 ; b6 h4 h5 ; w").legal(), Texts{"g5xi5xg3"});
  EXPECT_EQ(Table("g5 ; b6 h4 h5 ; w").play("g5xi5xg3").text(), "g3 ; b6 ; b");
}

TEST(HexdameRules, AMoveMayEndWhereItBegan) {
  Table table("e5 ; f5 f6 g6 i9 ; w");
  EXPECT_EQ(table.legal(), Texts{"e5xg5xg7xe5"});
  EXPECT_EQ(table.play("e5xg5xg7xe5").text(), "e5 ; i9 ; b");
}

TEST(HexdameRules, SameFromSameToSameCapturesIsOneMove) {
  EXPECT_EQ(Table("Ke1 ; e3 e6 ; w").count(), 3U);
}

TEST(HexdameRules, NoLegalMoveLoses) {
  EXPECT_EQ(Table("- ; c4 ; w").result(), "black no-piece");
  EXPECT_EQ(Table("c3 ; - ; b").result(), "white no-piece");
  EXPECT_EQ(Table("c3 ; - ; w").result(), "none");
  EXPECT_EQ(Table("- ; - ; w").result(), "black no-piece");
  // Blocked: nothing ahead is free and nothing can be taken.
  const Table blocked("e5 ; e6 e7 f5 f6 g5 g7 ; w");
  EXPECT_EQ(blocked.result(), "black no-move");
  EXPECT_TRUE(blocked.legal().empty());
}

TEST(HexdameRules, PlayTakesTheLastPieceAndWins) {
  Table table("c3 ; c4 ; w");
  table.play("c3xc5");
  EXPECT_EQ(table.result(), "white no-piece");
  EXPECT_TRUE(table.legal().empty());
}

TEST(HexdameRules, TheSameCellsAndSideAreTheSamePosition) {
  Table table("Ke1 ; Ki9 ; w");
  const auto before = table.position;
  for (const char* text : {"e1-e2", "i9-h9", "e2-e1", "h9-i9"}) table.play(text);
  EXPECT_TRUE(table.rules.same(before, table.position));
  EXPECT_EQ(table.rules.key(before), table.rules.key(table.position));
  EXPECT_NE(before.no_progress, table.position.no_progress);
  EXPECT_FALSE(table.rules.same(before, Table("Ke1 ; Ki9 ; b").position));
  EXPECT_FALSE(table.rules.same(before, Table("Ke1 ; i9 ; w").position));
  EXPECT_NE(table.rules.key(before), Table("Ke1 ; Ki9 ; b").position.key);
  EXPECT_NE(table.rules.key(before), Table("Ke1 ; i9 ; w").position.key);
}

}  // namespace
}  // namespace alveole::hexdame
