#include "games/hexaequo/notation.h"

#include <gtest/gtest.h>

#include "games/hexaequo/table.h"

/// Texts of cells and positions; those of moves are in move_text_test.cpp.
namespace alveole::hexaequo {
namespace {

const Rules rules;

Error refusal(std::string_view text) {
  const auto parsed = parse_position(rules, text);
  EXPECT_FALSE(parsed.has_value()) << text << " was accepted";
  return parsed ? Error{} : parsed.error();
}

std::string rewritten(std::string_view text) {
  const auto parsed = parse_position(rules, text);
  EXPECT_TRUE(parsed.has_value()) << text << ": " << testing::PrintToString(parsed.error());
  return parsed ? print_position(rules, *parsed) : "";
}

TEST(HexaequoCells, AreNamedByFileAndRank) {
  EXPECT_EQ(cell_name(rules, hex::axial(0, 0)), "i8");
  EXPECT_EQ(cell_name(rules, hex::axial(-8, -7)), "a1");
  EXPECT_EQ(cell_name(rules, hex::axial(8, 8)), "q16");
  EXPECT_EQ(cell_name(rules, hex::axial(9, 0)), "");
  EXPECT_EQ(cell_name(rules, hex::axial(0, -8)), "");
}

TEST(HexaequoCells, AreReadInAnyCaseAndNothingElseIs) {
  for (int r = -7; r <= 8; ++r) {
    for (int q = -8; q <= 8; ++q) {
      const hex::Axial cell = hex::axial(q, r);
      EXPECT_EQ(parse_cell(rules, cell_name(rules, cell)), cell);
    }
  }
  EXPECT_EQ(parse_cell(rules, "I8"), hex::axial(0, 0));
  for (const std::string_view text :
       {"", "i", "8", "i0", "i08", "i17", "r8", "i8 ", "i8b", "\xC3"}) {
    EXPECT_EQ(parse_cell(rules, text), std::nullopt) << text;
  }
}

TEST(HexaequoPositionText, CanonicalTextsComeBackAsTheyAre) {
  for (const std::string_view text :
       {std::string_view("i8b j8bD h9wd i9w ; b ; 0,0 0,0"), placement_figure, jump_figure,
        ring_figure, std::string_view("i8bD i9w ; w ; 6,3 0,0"),
        std::string_view("a1bD q1wr a16wd q16bR ; w ; 2,1 0,0")}) {
    EXPECT_EQ(rewritten(text), text);
  }
}

TEST(HexaequoPositionText, AnyOrderAndSpacingIsReadAndWrittenByRankThenFile) {
  EXPECT_EQ(rewritten("  i9w  h9wd j8bD\ti8b;b;0,0   0,0 "), "i8b j8bD h9wd i9w ; b ; 0,0 0,0");
}

TEST(HexaequoPositionText, TilesNeedNotBeConnected) {
  EXPECT_EQ(rewritten("q16wd a1bD ; b ; 0,0 0,0"), "a1bD q16wd ; b ; 0,0 0,0");
}

TEST(HexaequoPositionText, ThreePartsAreNeeded) {
  EXPECT_EQ(refusal(""), error("error.hexaequo.position-fields", 1, {{"fields", "1"}}));
  EXPECT_EQ(refusal("i8bD h9wd ; b"),
            error("error.hexaequo.position-fields", 1, {{"fields", "2"}}));
  EXPECT_EQ(refusal("i8bD h9wd ; b ; 0,0 0,0 ;"),
            error("error.hexaequo.position-fields", 1, {{"fields", "4"}}));
}

TEST(HexaequoPositionText, UnreadableTiles) {
  const auto bad = [](std::string_view item) {
    EXPECT_EQ(refusal("i8bD " + std::string(item) + " h9wd ; b ; 0,0 0,0"),
              error("error.hexaequo.bad-tile", 6, {{"text", std::string(item)}}));
  };
  bad("8b");
  bad("j8");
  bad("j8x");
  bad("J8b");  // in positions case matters
  bad("j8B");
  bad("j8bX");
  bad("j8bDD");
  bad("-");
  EXPECT_EQ(refusal(" ; b ; 0,0 0,0"), error("error.hexaequo.bad-tile", 2, {{"text", ""}}));
}

TEST(HexaequoPositionText, CellsOutsideTheWindow) {
  EXPECT_EQ(refusal("i8bD r8b ; b ; 0,0 0,0"),
            error("error.hexaequo.outside", 6, {{"cell", "r8"}}));
  EXPECT_EQ(refusal("i8bD i17b ; b ; 0,0 0,0"),
            error("error.hexaequo.outside", 6, {{"cell", "i17"}}));
  EXPECT_EQ(refusal("i8bD i0b ; b ; 0,0 0,0"),
            error("error.hexaequo.outside", 6, {{"cell", "i0"}}));
}

TEST(HexaequoPositionText, NoTileTwice) {
  EXPECT_EQ(refusal("i8bD h9wd i8w ; b ; 0,0 0,0"),
            error("error.hexaequo.tile-twice", 11, {{"cell", "i8"}}));
}

TEST(HexaequoPositionText, NoMoreThanEachSideOwns) {
  EXPECT_EQ(refusal("a1b b1b c1b d1b e1b f1b g1b h1b i1b j1b ; b ; 0,0 0,0"),
            error("error.hexaequo.too-many-tiles", 37, {{"cell", "j1"}}));
  EXPECT_EQ(refusal("a1bD b1bD c1bD d1bD e1bD f1bD g1bD ; b ; 0,0 0,0"),
            error("error.hexaequo.too-many-discs", 31, {{"cell", "g1"}}));
  EXPECT_EQ(refusal("a1wr b1wr c1wr d1wr ; b ; 0,0 0,0"),
            error("error.hexaequo.too-many-rings", 16, {{"cell", "d1"}}));
}

TEST(HexaequoPositionText, SideToMove) {
  EXPECT_EQ(refusal("i8bD h9wd ; x ; 0,0 0,0"),
            error("error.hexaequo.bad-side", 13, {{"text", "x"}}));
  EXPECT_EQ(refusal("i8bD h9wd ; B ; 0,0 0,0"),
            error("error.hexaequo.bad-side", 13, {{"text", "B"}}));
  EXPECT_EQ(refusal("i8bD h9wd ;; 0,0 0,0"), error("error.hexaequo.bad-side", 12, {{"text", ""}}));
}

TEST(HexaequoPositionText, UnreadableCaptures) {
  const auto bad = [](std::string_view field, std::string_view part, int column) {
    EXPECT_EQ(refusal("i8bD h9wd ; b ; " + std::string(field)),
              error("error.hexaequo.bad-captured", column, {{"text", std::string(part)}}));
  };
  bad("", "", 17);
  bad("0,0", "0,0", 17);
  bad("0,0 0,0 0,0", "0,0 0,0 0,0", 17);
  bad("0,0 0", "0", 21);
  bad("0,x 0,0", "0,x", 17);
  bad("0,0 1,2,3", "1,2,3", 21);
  bad("99999999999,0 0,0", "99999999999,0", 17);
}

TEST(HexaequoPositionText, CapturedCountsOutOfRange) {
  EXPECT_EQ(refusal("i8bD h9wd ; b ; 0,0 7,0"),
            error("error.hexaequo.captured-range", 21, {{"count", "7"}, {"most", "6"}}));
  EXPECT_EQ(refusal("i8bD h9wd ; b ; 0,4 0,0"),
            error("error.hexaequo.captured-range", 19, {{"count", "4"}, {"most", "3"}}));
  EXPECT_EQ(refusal("i8bD h9wd ; b ; -1,0 0,0"),
            error("error.hexaequo.captured-range", 17, {{"count", "-1"}, {"most", "6"}}));
}

TEST(HexaequoPositionText, NoHandCanBeNegative) {
  EXPECT_EQ(refusal("i8bD h9wd i9wd ; b ; 5,0 0,0"),
            error("error.hexaequo.discs-do-not-add", 22, {{"captured", "5"}, {"board", "2"}}));
  EXPECT_EQ(refusal("i8bR h9wd i9bR ; b ; 0,0 0,2"),
            error("error.hexaequo.rings-do-not-add", 28, {{"captured", "2"}, {"board", "2"}}));
  EXPECT_EQ(rewritten("i8bD h9wd i9wd ; b ; 4,0 0,0"), "i8bD h9wd i9wd ; b ; 4,0 0,0");
}

TEST(HexaequoPositionText, AGameThatHadEndedBeforeTheLastMove) {
  EXPECT_EQ(refusal("i8bD i9wr ; b ; 6,0 0,0"), error("error.hexaequo.ended-six-discs", 17));
  EXPECT_EQ(refusal("i8bD i9wd ; b ; 0,3 0,0"), error("error.hexaequo.ended-three-rings", 17));
  EXPECT_EQ(refusal("i8bD i9w ; b ; 0,0 0,0"), error("error.hexaequo.ended-no-piece", 1));
  EXPECT_EQ(refusal("i8b i9w ; b ; 0,0 0,0"), error("error.hexaequo.ended-no-piece", 1));
  EXPECT_EQ(refusal("- ; w ; 0,0 0,0"), error("error.hexaequo.ended-no-piece", 1));
}

TEST(HexaequoPositionText, AFinishedGameIsRead) {
  EXPECT_EQ(Table("i8bD i9w ; w ; 0,0 0,0").status(), (Status{Outcome::black, "no-piece"}));
}

}  // namespace
}  // namespace alveole::hexaequo
