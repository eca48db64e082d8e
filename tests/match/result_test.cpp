#include "match/result.h"

#include "match/matches.h"

namespace alveole::match {
namespace {

TEST(Results, AreWords) {
  EXPECT_EQ(print_result({}), "none");
  EXPECT_EQ(print_result(resigned_by(Side::black)), "white resignation");
  EXPECT_EQ(print_result(out_of_time(Side::white)), "black time");
  EXPECT_EQ(print_result(agreed_draw()), "draw agreement");
  EXPECT_EQ(declared_result("black", "time"), out_of_time(Side::white));
  EXPECT_EQ(declared_result("draw", "resignation"), std::nullopt);
  EXPECT_EQ(declared_result("white", "agreement"), std::nullopt);
  EXPECT_EQ(declared_result("white", "perfect-six"), std::nullopt);
  EXPECT_EQ(declared_result("*", ""), std::nullopt);
}

TEST(Results, OfTheRulesEndTheGame) {
  Match match = match_of("hexaequo", "Th8 h9-i8 j8xh8");
  EXPECT_EQ(print_result(match.result()), "black no-piece");
  EXPECT_EQ(code_of(match.play("Tj7")), "error.match.game-over");
  match.undo();
  EXPECT_EQ(print_result(match.result()), "none");
}

TEST(Repetition, TheThirdOccurrenceIsADrawAndTheStartCountsAsTheFirst) {
  Match match(game("hexaequo"));
  play(match, "j8-i8 h9-i9 i8-j8 i9-h9 j8-i8 h9-i9 i8-j8");
  EXPECT_EQ(print_result(match.result()), "none");
  play(match, "i9-h9");
  EXPECT_EQ(print_result(match.result()), "draw repetition");
  EXPECT_EQ(code_of(match.play("j8-i8")), "error.match.game-over");
}

TEST(Repetition, CountsOnItsOwnLineOnly) {
  Match match(game("hexaequo"));
  play(match, "j8-i8 h9-i9 i8-j8 i9-h9");
  // The same positions in a variation beside it are no further occurrence.
  match.go_to(root);
  play(match, "j8-i9 h9-i8 i9-j8 i8-h9");
  EXPECT_EQ(print_result(match.result()), "none");
  play(match, "j8-i9 h9-i8 i9-j8 i8-h9");
  EXPECT_EQ(print_result(match.result()), "draw repetition");
}

TEST(Repetition, HoldsInHexdameWithKings) {
  Match match = match_from(game("hexdame"), "Ka1 a3 ; Ki9 i7 ; w");
  play(match, "a1-b1 i9-h9 b1-a1 h9-i9 a1-b1 i9-h9 b1-a1");
  EXPECT_EQ(print_result(match.result()), "none");
  play(match, "h9-i9");
  EXPECT_EQ(print_result(match.result()), "draw repetition");
}

TEST(Settled, ASixThatNoReplyBreaksEndsTheGameAtOnce) {
  Match match = match_from(game("hexade"), figure_7);
  play(match, "f9 b6 b5 e10");
  EXPECT_EQ(print_result(match.result()), "none");
  play(match, "e8");
  EXPECT_EQ(print_result(match.result()), "white perfect-six");
  EXPECT_FALSE(match.node(match.current()).ending.over()) << "the rules wait for the reply";
  EXPECT_EQ(code_of(match.play("a1")), "error.match.game-over");
}

TEST(Settled, PlayingOnToTheReplyIsASetting) {
  Match match = match_from(game("hexade"), figure_7);
  play(match, "f9 b6 b5 e10 e8");
  match.set_plays_on(true);
  EXPECT_EQ(print_result(match.result()), "none");
  play(match, "a1");
  EXPECT_EQ(print_result(match.result()), "white perfect-six");
  match.set_plays_on(false);
  EXPECT_EQ(print_result(match.result()), "white perfect-six") << "by the rules";
}

TEST(Settled, ASixThatCanBeBrokenWaits) {
  Match match = match_from(game("hexade"), figure_7);
  play(match, "f9");
  EXPECT_EQ(print_result(match.result()), "none");
}

TEST(Declared, EndsTheGameAtTheEndOfTheMainLine) {
  Match match = match_of("hexdame", "d4-e5");
  ASSERT_TRUE(match.declare(resigned_by(Side::black)));
  EXPECT_EQ(print_result(match.result()), "white resignation");
  EXPECT_EQ(code_of(match.play("f6-e6")), "error.match.game-over");
  EXPECT_EQ(code_of(match.declare(agreed_draw())), "error.match.over-already");
  match.retract();
  EXPECT_EQ(print_result(match.result()), "none");
  ASSERT_TRUE(match.declare(agreed_draw()));
  EXPECT_EQ(print_result(match.result()), "draw agreement");
}

TEST(Declared, OnlyWhatPlayersCanDeclare) {
  Match match = match_of("hexdame", "d4-e5");
  EXPECT_EQ(code_of(match.declare({})), "error.match.not-declarable");
  EXPECT_EQ(code_of(match.declare({Outcome::white, "no-move"})), "error.match.not-declarable");
  EXPECT_EQ(code_of(match.declare({Outcome::draw, resignation})), "error.match.not-declarable");
  match.undo();
  EXPECT_EQ(code_of(match.declare(agreed_draw())), "error.match.not-at-end");
}

TEST(Declared, NotOverAGameThatHasEnded) {
  Match match = match_of("hexaequo", "Th8 h9-i8 j8xh8");
  EXPECT_EQ(code_of(match.declare(agreed_draw())), "error.match.over-already");
}

TEST(Declared, LastsAsLongAsItsLineIsTheMainLine) {
  Match match = match_of("hexade", "e5 s19");
  match.declare(resigned_by(Side::white));
  match.undo();
  play(match, "a1");
  EXPECT_EQ(match.declared(), resigned_by(Side::white)) << "a variation leaves it";
  EXPECT_EQ(print_result(match.result(match.main_end())), "black resignation");
  match.promote(match.current());
  EXPECT_EQ(match.declared(), std::nullopt);

  Match shorter = match_of("hexade", "e5 s19");
  shorter.declare(resigned_by(Side::white));
  shorter.remove(shorter.current());
  EXPECT_EQ(shorter.declared(), std::nullopt);
}

}  // namespace
}  // namespace alveole::match
