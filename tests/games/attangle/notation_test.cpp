#include "games/attangle/table.h"

namespace alveole::attangle {
namespace {

StandardTable capture_table() {
  return {"standard", "4/5/6/W,1,B,1,W,2/6/5/4 ; w"};
}

TEST(AttangleNotation, RowsAreNumberedFromTheirLeftEnds) {
  const StandardTable table("standard");
  EXPECT_EQ(cell_name(table.rules, hex::axial(0, 0)), "d4");
  EXPECT_EQ(cell_name(table.rules, hex::axial(0, -3)), "g1");
  EXPECT_EQ(cell_name(table.rules, hex::axial(0, 3)), "a4");
  EXPECT_EQ(cell_name(table.rules, hex::axial(4, 0)), "");
  EXPECT_EQ(parse_cell(table.rules, "D4"), hex::axial(0, 0));
  for (const char* wrong : {"", "d", "4", "d0", "d04", "d8", "a5", "h1", "d4 ", "dd", "d4x"}) {
    EXPECT_FALSE(parse_cell(table.rules, wrong)) << wrong;
  }
}

TEST(AttangleNotation, PositionsKeepTheirText) {
  for (const char* text : {"4/5/6/7/6/5/4 ; w", "4/4,BW/W,BW,2,B,1/4,B,2/3,W,2/5/4 ; b",
                           "2,B,1/BBW,1,BW,2/3,B,W,1/4,WWB,1,BW/6/WWB,1,W,W,1/B,1,B,1 ; w",
                           "W,B,WB,BW/WBW,BWB,BBW,WWB,1/6/7/6/5/4 ; w"}) {
    EXPECT_EQ(StandardTable("standard", text).text(), text);
  }
}

TEST(AttangleNotation, ReadingPositionsIsGenerous) {
  EXPECT_EQ(StandardTable("standard", " 1,1,2/5/6/3,4/ 6 /5/ w , 3;W ").text(),
            "4/5/6/7/6/5/W,3 ; w");
}

// The numbers after the codes are columns.
TEST(AttangleNotation, RefusesPositionsAndSaysWhere) {
  const StandardTable table("standard");
  const auto refusal = [&](const char* text) { return table.refusal_of_position(text); };
  EXPECT_EQ(refusal(""), "error.attangle.position-fields:1");
  EXPECT_EQ(refusal("4/5/6/7/6/5/4"), "error.attangle.position-fields:1");
  EXPECT_EQ(refusal("4/5/6/7/6/5/4 ; w ; 3"), "error.attangle.position-fields:21");
  EXPECT_EQ(refusal("4/5/6/7/6/5 ; w"), "error.attangle.row-count:1");
  EXPECT_EQ(refusal("4/5/6/7/6/5/4/3 ; w"), "error.attangle.row-count:1");
  EXPECT_EQ(refusal("4/5/5/7/6/5/4 ; w"), "error.attangle.row-length:5");
  EXPECT_EQ(refusal("4/5/6/W,7/6/5/4 ; w"), "error.attangle.row-length:9");
  EXPECT_EQ(refusal("4/5/6/7/6/5/W,W,W,W,W ; w"), "error.attangle.row-length:21");
  EXPECT_EQ(refusal("4/5/6/7/6/5/ ; w"), "error.attangle.entry:13");
  EXPECT_EQ(refusal("4/5/6/0,7/6/5/4 ; w"), "error.attangle.entry:7");
  EXPECT_EQ(refusal("4/5/6/7/6/5/1,x,2 ; w"), "error.attangle.entry:15");
  EXPECT_EQ(refusal("4/5/6/7/6/5/1,,3 ; w"), "error.attangle.entry:15");
  EXPECT_EQ(refusal("4/5/6/99999999999/6/5/4 ; w"), "error.attangle.entry:7");
  EXPECT_EQ(refusal("4/5/6/7/6/5/WW,3 ; w"), "error.attangle.impossible-stack:13");
  EXPECT_EQ(refusal("4/5/6/7/6/5/1,BB,2 ; w"), "error.attangle.impossible-stack:15");
  EXPECT_EQ(refusal("4/5/6/7/6/5/WWW,3 ; w"), "error.attangle.impossible-stack:13");
  EXPECT_EQ(refusal("4/5/6/7/6/5/BWW,3 ; w"), "error.attangle.impossible-stack:13");
  EXPECT_EQ(refusal("4/5/6/7/6/5/WBWB,3 ; w"), "error.attangle.impossible-stack:13");
  EXPECT_EQ(refusal("4/5/6/3,W,3/6/5/4 ; w"), "error.attangle.piece-on-barred:9");
  EXPECT_EQ(refusal("4/5/6/7/6/5/4 ; x"), "error.attangle.side:17");
  EXPECT_EQ(refusal("4/5/6/7/6/5/4 ;"), "error.attangle.side:16");
  EXPECT_EQ(refusal("W,W,W,W/W,W,W,W,W/W,W,W,W,W,W/W,W,W,4/W,5/5/4 ; w"),
            "error.attangle.too-many-white:1");
  EXPECT_EQ(refusal("B,B,B,B/B,B,B,B,B/B,B,B,B,B,B/B,B,WB,4/WWB,5/5/4 ; w"),
            "error.attangle.too-many-black:1");
}

TEST(AttangleNotation, MovesAreWrittenByTheNamesOfThePoints) {
  StandardTable table = capture_table();
  EXPECT_TRUE(table.allows("c3"));
  EXPECT_TRUE(table.allows("d1,d5-d3"));
  // c before d, and 2 before 10.
  const StandardTable rows("standard", "4/5/6/1,W,B,4/2,W,3/5/4 ; w");
  EXPECT_EQ(rows.captures(), std::set<std::string>{"c3,d2-d3"});
  const WideTable wide("side6", "6/7/8/9/10/1,W,2,B,4,W,1/10/9/8/7/6 ; w");
  EXPECT_EQ(wide.captures(), std::set<std::string>{"f2,f10-f5"});
}

TEST(AttangleNotation, ReadsAnyOrderCaseAndSeparator) {
  for (const char* text :
       {"d1,d5-d3", "d5,d1-d3", "d1d5d3", "d1+d5xd3", "D1 , D5 - D3", "d1:d5:d3", "d3,d1-d5",
        "d5-d3-d1", "d1,d5-d3!", "d1,d5xd3?!", "d1,d5-d3+#", " d1 d5 d3 "}) {
    StandardTable table = capture_table();
    EXPECT_EQ(table.play(text).stack("d3"), "BW") << text;
  }
  StandardTable table("standard");
  EXPECT_EQ(table.play(" C3! ").stack("c3"), "W");
}

TEST(AttangleNotation, RefusesMovesAndSaysWhy) {
  const auto refusal = [](const char* position, const char* move) {
    return StandardTable("standard", position).refusal_of_move(move);
  };
  const char* const row = "4/5/6/W,1,B,1,W,2/6/5/4 ; w";
  EXPECT_EQ(refusal(row, ""), "error.attangle.move-empty");
  EXPECT_EQ(refusal(row, " !? "), "error.attangle.move-empty");
  EXPECT_EQ(refusal(row, "hello"), "error.attangle.move-text");
  EXPECT_EQ(refusal(row, "d1,,d5-d3"), "error.attangle.move-text");
  EXPECT_EQ(refusal(row, "d1,d5-"), "error.attangle.move-text");
  EXPECT_EQ(refusal(row, "3"), "error.attangle.move-text");
  EXPECT_EQ(refusal(row, "d1,d5-d3-d2"), "error.attangle.move-points");
  EXPECT_EQ(refusal(row, "d1-d3"), "error.attangle.move-points");
  EXPECT_EQ(refusal(row, "d9"), "error.attangle.no-such-point");
  EXPECT_EQ(refusal(row, "d99999999999999"), "error.attangle.no-such-point");
  EXPECT_EQ(refusal(row, "z1"), "error.attangle.no-such-point");
  EXPECT_EQ(refusal(row, "d4"), "error.attangle.barred");
  EXPECT_EQ(refusal(row, "d3"), "error.attangle.occupied");
  EXPECT_EQ(refusal(row, "d1,d5-d2"), "error.attangle.empty-target");
  EXPECT_EQ(refusal(row, "d1,d2-d3"), "error.attangle.empty-point");
  EXPECT_EQ(refusal(row, "d1,d1-d3"), "error.attangle.same-attacker");
  EXPECT_EQ(refusal("4/5/6/W,B,B,1,W,2/6/5/4 ; w", "d1,d2-d3"), "error.attangle.not-yours");
  EXPECT_EQ(refusal("4/5/6/W,1,W,1,W,2/6/5/4 ; w", "d1,d3-d5"), "error.attangle.own-target");
  EXPECT_EQ(refusal("4/5/6/W,B,B,1,W,2/6/5/4 ; w", "d1,d5-d3"), "error.attangle.blocked");
  EXPECT_EQ(refusal("4/5/6/W,1,B,4/6/5/W,3 ; w", "a1,d1-d3"), "error.attangle.not-in-line");
  EXPECT_EQ(refusal("4/5/6/BBW,1,B,1,W,2/6/5/4 ; w", "d1,d5-d3"), "error.attangle.triple-fixed");
  EXPECT_EQ(refusal("4/5/6/W,1,WWB,1,W,2/6/5/4 ; w", "d1,d5-d3"), "error.attangle.triple-safe");
  EXPECT_EQ(refusal("4/5/6/BW,1,WB,1,W,2/6/5/4 ; w", "d1,d5-d3"), "error.attangle.too-high");
  EXPECT_EQ(refusal("W,W,W,W/W,W,W,W,W/W,W,W,W,W,W/W,1,B,1,W,2/6/5/W,3 ; w", "c3"),
            "error.attangle.stock-empty");
}

TEST(AttangleNotation, AnErrorPointsAtTheWrongPoint) {
  const StandardTable table = capture_table();
  const auto parsed = parse_move(table.rules, table.position, " d1,d9-d3");
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error().column, 5);
  EXPECT_EQ(parsed.error().arguments, (std::vector<Argument>{{"cell", "d9"}}));
}

}  // namespace
}  // namespace alveole::attangle
