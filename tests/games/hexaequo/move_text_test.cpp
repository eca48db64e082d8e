#include <gtest/gtest.h>

#include "games/hexaequo/notation.h"
#include "games/hexaequo/table.h"

/// Texts of moves. Why a readable move is not legal is tested with the rules.
namespace alveole::hexaequo {
namespace {

// Two chains of i8 end on k10 and three captures lie on the ways.
constexpr std::string_view rhombus = "i8bD j8wd k8b i9wd k9wd i10b j10wd k10w h9w ; b ; 0,0 0,0";

TEST(HexaequoMoveText, EveryLegalMoveIsReadAsItself) {
  for (const std::string_view text : {placement_figure, jump_figure, ring_figure, rhombus}) {
    const Table table(text);
    for (const std::string& move : table.moves()) EXPECT_EQ(table.read(move), move);
  }
}

TEST(HexaequoMoveText, AnyCase) {
  const Table table("j7b i8b j8bD h9wd i9w ; b ; 1,0 0,0");
  EXPECT_EQ(table.read("tI7"), "Ti7");
  EXPECT_EQ(table.read("TI7"), "Ti7");
  EXPECT_EQ(table.read("ri8"), "Ri8");
  EXPECT_EQ(table.read("J8-I8"), "j8-i8");
}

TEST(HexaequoMoveText, DBeforeALetterIsADiscBeforeADigitTheFile) {
  const Table table("d9bD e9b d8b e8wd f8b ; b ; 0,0 0,0");
  EXPECT_EQ(table.read("de9"), "De9");
  EXPECT_EQ(table.read("dd8"), "Dd8");
  EXPECT_EQ(table.read("DD8"), "Dd8");
  EXPECT_EQ(table.read("d9-e9"), "d9-e9");
  EXPECT_EQ(table.read("D9E9"), "d9-e9");
  EXPECT_EQ(table.read("Td10"), "Td10");
}

TEST(HexaequoMoveText, AnySeparatorOrNone) {
  const Table table(jump_figure);
  for (const std::string_view text : {"i8xk8xm8", "i8-k8-m8", "i8:k8:m8", "i8k8m8", "I8Xk8xM8",
                                      "i8 k8 m8", "i8 x k8 - m8", " i8=>k8=>m8 "}) {
    EXPECT_EQ(table.read(text), "i8xk8xm8") << text;
  }
}

TEST(HexaequoMoveText, MarksAfterIt) {
  for (const std::string_view text :
       {"i8xk8!", "i8xk8?", "i8xk8+", "i8xk8#", "i8xk8!?", "i8xk8 !!"}) {
    EXPECT_EQ(Table(jump_figure).read(text), "i8xk8") << text;
  }
}

TEST(HexaequoMoveText, LandingCellsMayBeLeftOutIfOneMoveFits) {
  EXPECT_EQ(Table(jump_figure).read("i8-m8"), "i8xk8xm8");
  EXPECT_EQ(Table(rhombus).read("i8-i8"), "i8xi10xk10xk8xi8");
  EXPECT_EQ(Table(rhombus).read("i8-k10-k8-i8"), "i8xi10xk10xk8xi8");
}

TEST(HexaequoMoveText, ElseTheCandidatesAreNamed) {
  const Table table(rhombus);
  EXPECT_EQ(table.refusal("i8-k10"),
            error("error.hexaequo.ambiguous", 1, {{"candidates", "i8xi10xk10, i8xk8xk10"}}));
  EXPECT_EQ(table.read("i8-k8-k10"), "i8xk8xk10");
}

TEST(HexaequoMoveText, AWholeRouteMeansThatMoveThoughOthersFit) {
  const Table table("i8bD j8wd k8b h9wd i9wD j9bD i10w ; b ; 0,0 0,0");
  EXPECT_EQ(table.read("i8-i10"), "i8-i10");
  EXPECT_EQ(table.read("i8-k8-i10"), "i8xk8-i10");
}

TEST(HexaequoMoveText, TheFormOfTheDesignersSite) {
  EXPECT_EQ(Table().read("T J7"), "Tj7");
  EXPECT_EQ(Table().read("D I8"), "Di8");
  EXPECT_EQ(Table(jump_figure).read("I8-K8-M8 x2"), "i8xk8xm8");
  EXPECT_EQ(Table(ring_figure).read("R I8=>K8 x1"), "i8xk8");
  EXPECT_EQ(Table(ring_figure).read("R I8=>G8"), "i8-g8");
  EXPECT_EQ(Table(jump_figure).refusal("I8-K8-M8 x1"),
            error("error.hexaequo.capture-count", 10, {{"given", "1"}, {"count", "2"}}));
  EXPECT_EQ(Table(jump_figure).refusal("R I8=>K8"),
            error("error.hexaequo.not-a-ring", 3, {{"cell", "i8"}}));
}

TEST(HexaequoMoveText, UnreadableText) {
  const Table table;
  EXPECT_EQ(table.refusal(""), error("error.hexaequo.move-empty"));
  EXPECT_EQ(table.refusal("  !"), error("error.hexaequo.move-empty"));
  EXPECT_EQ(table.refusal("8i"), error("error.hexaequo.bad-move", 1, {{"text", "8i"}}));
  EXPECT_EQ(table.refusal("j8-"), error("error.hexaequo.bad-move", 4, {{"text", ""}}));
  EXPECT_EQ(table.refusal("j8--i8"), error("error.hexaequo.bad-move", 4, {{"text", "-i8"}}));
  EXPECT_EQ(table.refusal("j8-i8,"), error("error.hexaequo.bad-move", 6, {{"text", ","}}));
  EXPECT_EQ(table.refusal("T"), error("error.hexaequo.bad-move", 1, {{"text", "T"}}));
  EXPECT_EQ(table.refusal("x2"), error("error.hexaequo.outside", 1, {{"cell", "x2"}}));
  EXPECT_EQ(table.refusal("Ti99"), error("error.hexaequo.outside", 2, {{"cell", "i99"}}));
  EXPECT_EQ(table.refusal("i8").code, "error.hexaequo.one-cell");
  EXPECT_EQ(table.refusal("Th8-h9"), error("error.hexaequo.many-cells", 5, {{"cell", "h8"}}));
  EXPECT_EQ(Table(ring_figure).refusal("i8-k8-m8"), error("error.hexaequo.one-leap", 7));
}

TEST(HexaequoMoveText, ALongTextIsReadToItsEndAndRefused) {
  std::string text = "i8";
  for (int i = 0; i < 20000; ++i) text += "-k8-i8";
  EXPECT_EQ(Table(jump_figure).refusal(text).code, "error.hexaequo.nothing-to-jump");
}

TEST(HexaequoMoveText, NothingToMove) {
  const Table table;
  EXPECT_EQ(table.refusal("h9-i9"), error("error.hexaequo.not-your-piece", 1, {{"cell", "h9"}}));
  EXPECT_EQ(table.refusal("i8-i9"), error("error.hexaequo.no-piece", 1, {{"cell", "i8"}}));
  EXPECT_EQ(table.refusal("a1-a2"), error("error.hexaequo.no-tile", 1, {{"cell", "a1"}}));
  EXPECT_EQ(table.refusal("j8-k8"), error("error.hexaequo.no-tile", 4, {{"cell", "k8"}}));
}

TEST(HexaequoMoveText, AMoveAfterTheEndIsRefused) {
  EXPECT_EQ(Table("i8bD i9w j8w ; w ; 0,0 0,0").refusal("Th9"), error("error.hexaequo.game-over"));
}

}  // namespace
}  // namespace alveole::hexaequo
