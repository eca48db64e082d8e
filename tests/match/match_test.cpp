#include "match/match.h"

#include "match/matches.h"

namespace alveole::match {
namespace {

TEST(Match, BeginsAtTheStart) {
  const Match match(game("hexade"));
  EXPECT_EQ(match.current(), root);
  EXPECT_TRUE(match.from_start());
  EXPECT_EQ(match.game().print_position(match.position()), "- ; - ; w ; 0");
  EXPECT_FALSE(match.result().over());
  EXPECT_EQ(match.side_to_move(root), Side::white);
}

TEST(Match, BeginsAtAPosition) {
  const Match match = match_from(game("hexdame"), "Kd2 ; e3 i6 i8 ; w");
  EXPECT_FALSE(match.from_start());
  EXPECT_EQ(match.game().print_position(match.position()), "Kd2 ; e3 i6 i8 ; w");
  // The same cells without a count of plies are another beginning than the start.
  EXPECT_FALSE(match_from(game("hexade"), "- ; - ; w").from_start());
  EXPECT_TRUE(match_from(game("hexade"), "- ; - ; w ; 0").from_start());
}

TEST(Match, MovesAreTextsOrLegalMoves) {
  Match match(game("attangle"));
  ASSERT_TRUE(match.play("a1"));
  EXPECT_EQ(match.node(match.current()).text, "a1");
  EXPECT_EQ(match.side_to_move(match.current()), Side::black);
  const auto legal = match.game().legal_moves(match.position());
  ASSERT_TRUE(match.play(legal.front()));
  EXPECT_EQ(match.node(match.current()).ply, 2);
}

TEST(Match, IllegalMovesChangeNothing) {
  Match match = match_of("attangle", "a1");
  const NodeId before = match.current();
  EXPECT_FALSE(match.play("a1"));
  EXPECT_FALSE(match.play("d4"));
  EXPECT_FALSE(match.play("nonsense"));
  const AnyMove occupied = match.node(before).move;
  EXPECT_EQ(code_of(match.play(occupied)), "error.match.illegal-move");
  EXPECT_EQ(code_of(match.play(AnyMove{})), "error.match.illegal-move");
  EXPECT_EQ(match.current(), before);
  EXPECT_TRUE(match.node(before).children.empty());
}

TEST(Match, UndoAndRedoWalkTheLine) {
  Match match = match_of("hexade", "e5 s19 e8");
  const NodeId end = match.current();
  ASSERT_TRUE(match.undo());
  ASSERT_TRUE(match.undo());
  EXPECT_EQ(moves_to(match, match.current()), "e5");
  ASSERT_TRUE(match.redo());
  ASSERT_TRUE(match.redo());
  EXPECT_EQ(match.current(), end);
  EXPECT_EQ(code_of(match.redo()), "error.match.at-end");
  ASSERT_TRUE(match.go_to(root));
  EXPECT_EQ(code_of(match.undo()), "error.match.at-start");
}

TEST(Match, AnotherMoveAfterUndoIsAVariation) {
  Match match = match_of("hexade", "e5 s19 e8");
  ASSERT_TRUE(match.undo());
  play(match, "b4 s18");
  EXPECT_EQ(moves_to(match, match.current()), "e5 s19 b4 s18");
  EXPECT_EQ(moves_to(match, match.main_end()), "e5 s19 e8");
  // The same move again is the same node.
  ASSERT_TRUE(match.go_to_ply(2));
  play(match, "e8");
  EXPECT_EQ(match.current(), match.main_end());
}

TEST(Match, RedoFollowsTheLineVisitedLast) {
  Match match = match_of("hexade", "e5 s19 e8");
  match.undo();
  play(match, "b4 s18");
  const NodeId end = match.current();
  match.go_to(root);
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(match.redo());
  EXPECT_EQ(match.current(), end);
}

TEST(Match, GoesToNodesAndPlies) {
  Match match = match_of("hexade", "e5 s19 e8");
  const NodeId end = match.current();
  ASSERT_TRUE(match.go_to_ply(1));
  EXPECT_EQ(moves_to(match, match.current()), "e5");
  ASSERT_TRUE(match.go_to_ply(3));
  EXPECT_EQ(match.current(), end);
  const Expected<void> beyond = match.go_to_ply(4);
  ASSERT_FALSE(beyond);
  EXPECT_EQ(beyond.error(),
            (Error{"error.match.no-such-ply", 1, 1, {{"ply", "4"}, {"last", "3"}}}));
  EXPECT_EQ(code_of(match.go_to_ply(-1)), "error.match.no-such-ply");
  for (const NodeId nowhere : {-1, 4, 1000000}) {
    EXPECT_EQ(code_of(match.go_to(nowhere)), "error.match.no-such-node");
    EXPECT_EQ(code_of(match.promote(nowhere)), "error.match.no-such-node");
    EXPECT_EQ(code_of(match.remove(nowhere)), "error.match.no-such-node");
    EXPECT_EQ(code_of(match.annotate(nowhere, {})), "error.match.no-such-node");
    EXPECT_EQ(code_of(match.add_move(nowhere, "e5")), "error.match.no-such-node");
  }
}

TEST(Match, PromotingMakesAVariationTheMainLine) {
  Match match = match_of("hexade", "e5 s19 e8");
  match.undo();
  play(match, "b4 s18");
  const NodeId deep = match.current();
  ASSERT_TRUE(match.promote(deep));
  EXPECT_EQ(match.main_end(), deep);
  EXPECT_EQ(match.current(), deep);
  EXPECT_EQ(code_of(match.promote(deep)), "error.match.already-main");
  EXPECT_EQ(code_of(match.promote(root)), "error.match.already-main");
}

TEST(Match, PromotingInAVariationGoesOneForkAtATime) {
  Match match = match_of("hexade", "e5 s19");
  match.go_to(root);
  play(match, "f6 s19 f9");
  match.undo();
  play(match, "f10");
  const NodeId deep = match.current();
  ASSERT_TRUE(match.promote(deep));
  EXPECT_EQ(moves_to(match, match.main_end()), "e5 s19");
  ASSERT_TRUE(match.promote(deep));
  EXPECT_EQ(moves_to(match, match.main_end()), "f6 s19 f10");
}

TEST(Match, RemovingTakesAllThatFollows) {
  Match match = match_of("hexade", "e5 s19 e8");
  match.undo();
  play(match, "b4 s18");
  const NodeId end = match.current();
  const NodeId fork = match.node(end).parent;
  ASSERT_TRUE(match.remove(fork));
  EXPECT_FALSE(match.contains(end));
  EXPECT_FALSE(match.contains(fork));
  EXPECT_EQ(moves_to(match, match.current()), "e5 s19") << "current falls back to what remains";
  EXPECT_EQ(match, match_of("hexade", "e5 s19 e8"));
  EXPECT_EQ(code_of(match.remove(root)), "error.match.remove-start");
  // Redo does not follow a line that is gone.
  ASSERT_TRUE(match.redo());
  EXPECT_EQ(moves_to(match, match.current()), "e5 s19 e8");
}

TEST(Match, RemovingElsewhereLeavesTheCurrentNode) {
  Match match = match_of("hexade", "e5 s19 e8");
  const NodeId end = match.current();
  match.undo();
  play(match, "b4");
  const NodeId variation = match.current();
  match.go_to(end);
  ASSERT_TRUE(match.remove(variation));
  EXPECT_EQ(match.current(), end);
}

TEST(Match, CopiesAreIndependent) {
  Match match = match_of("hexade", "e5 s19");
  const Match copy = match;
  play(match, "e8");
  EXPECT_EQ(moves_to(copy, copy.main_end()), "e5 s19");
  EXPECT_FALSE(match == copy);
  match.undo();
  match.remove(match.node(match.current()).children.front());
  EXPECT_EQ(match, copy);
}

TEST(Match, PlayingAndRemovingForeverDoesNotGrow) {
  Match match = match_of("hexade", "e5 s19");
  for (int i = 0; i < 10'000; ++i) {
    const Expected<NodeId> played = match.play("e8");
    ASSERT_TRUE(played);
    ASSERT_LE(*played, 3);
    ASSERT_TRUE(match.remove(*played));
  }
}

TEST(Match, ItsSizeHasABound) {
  Match match(game("hexade"));
  Annotation annotation;
  annotation.comment = std::string(Match::max_size / 4, 'x');
  ASSERT_TRUE(match.annotate(root, annotation));
  EXPECT_EQ(code_of(match.add_annotation(root, annotation)), "error.match.too-large");
  EXPECT_EQ(match.node(root).annotation, annotation) << "a refused comment changes nothing";
  ASSERT_TRUE(match.annotate(root, {})) << "what is removed gives its room back";
  ASSERT_TRUE(match.annotate(root, annotation));
}

TEST(Annotations, BelongToTheirNode) {
  Match match = match_of("hexade", "e5 s19");
  const auto cell = [&](std::string_view name) { return *match.game().parse_cell(name); };
  Annotation annotation{Verdict::good,
                        " far \r\noff ",
                        {cell("e5")},
                        {{cell("e5"), cell("s19")}},
                        {{cell("a1"), " corner\nhere "}}};
  ASSERT_TRUE(match.annotate(match.current(), annotation));
  const Annotation& kept = match.node(match.current()).annotation;
  EXPECT_EQ(kept.verdict, Verdict::good);
  EXPECT_EQ(kept.comment, "far \noff");
  EXPECT_EQ(kept.marks, (std::vector{cell("e5")}));
  EXPECT_EQ(kept.notes, (std::vector<Note>{{cell("a1"), "corner here"}}));
  ASSERT_TRUE(match.annotate(match.current(), {}));
  EXPECT_TRUE(match.node(match.current()).annotation.empty());
}

TEST(Annotations, AddUp) {
  Match match = match_of("hexade", "e5");
  match.add_annotation(match.current(), {Verdict::good, "first", {}, {}, {}});
  match.add_annotation(match.current(), {Verdict::none, "second", {hex::axial(0, 0)}, {}, {}});
  const Annotation& kept = match.node(match.current()).annotation;
  EXPECT_EQ(kept.comment, "first second");
  EXPECT_EQ(kept.verdict, Verdict::good);
  EXPECT_EQ(kept.marks.size(), 1u);
}

TEST(Annotations, AreRefusedWhereTheyCannotBeKept) {
  Match match = match_of("hexade", "e5");
  const NodeId id = match.current();
  const hex::Axial off = hex::axial(30, 30);
  EXPECT_EQ(code_of(match.annotate(id, {Verdict::none, "bell \a", {}, {}, {}})),
            "error.match.bad-character");
  EXPECT_EQ(code_of(match.annotate(id, {Verdict::none, "\xFF", {}, {}, {}})),
            "error.match.bad-character");
  EXPECT_EQ(code_of(match.annotate(id, {Verdict::none, "", {off}, {}, {}})),
            "error.match.off-board");
  EXPECT_EQ(code_of(match.annotate(id, {Verdict::none, "", {}, {{{}, off}}, {}})),
            "error.match.off-board");
  EXPECT_EQ(code_of(match.annotate(id, {Verdict::none, "", {}, {}, {{off, "x"}}})),
            "error.match.off-board");
  EXPECT_EQ(code_of(match.annotate(id, {Verdict::none, "", {}, {}, {{{}, " "}}})),
            "error.match.empty-note");
  EXPECT_EQ(code_of(match.annotate(root, {Verdict::good, "", {}, {}, {}})),
            "error.match.start-verdict");
  EXPECT_TRUE(match.node(id).annotation.empty());
}

TEST(Tags, ComeInTheirOrder) {
  Match match(game("hexade"));
  for (const auto& [name, value] : std::vector<std::pair<std::string, std::string>>{
           {"Event", "Cup"}, {"Date", "2024.??.??"}, {"White", "Ada"}, {"Event", "Final"}}) {
    ASSERT_TRUE(match.set_tag(name, value)) << name;
  }
  EXPECT_EQ(match.tags(),
            (std::vector<Tag>{{"White", "Ada"}, {"Date", "2024.??.??"}, {"Event", "Final"}}));
  EXPECT_EQ(match.tag("White"), "Ada");
  EXPECT_EQ(match.tag("Black"), "");
  ASSERT_TRUE(match.set_tag("Event", ""));
  EXPECT_EQ(match.tags().size(), 2u);
}

TEST(Tags, AreRefusedWhereTheyCannotBeKept) {
  Match match(game("hexade"));
  for (const char* name : {"", "1st", "a b", "Ünï", "x]"}) {
    EXPECT_EQ(code_of(match.set_tag(name, "x")), "error.match.bad-tag-name") << name;
  }
  for (const char* name :
       {"Format", "Game", "Variant", "Options", "Position", "Result", "Reason"}) {
    EXPECT_EQ(code_of(match.set_tag(name, "x")), "error.match.reserved-tag") << name;
  }
  for (const char* date : {"2024", "2024-05-31", "2024.5.31", "yyyy.mm.dd"}) {
    EXPECT_EQ(code_of(match.set_tag("Date", date)), "error.match.bad-date") << date;
  }
  EXPECT_EQ(code_of(match.set_tag("White", "a\nb")), "error.match.bad-character");
  for (std::size_t i = 0; i < Match::max_tags; ++i) {
    ASSERT_TRUE(match.set_tag("T" + std::to_string(i), "x"));
  }
  EXPECT_EQ(code_of(match.set_tag("White", "x")), "error.match.too-many-tags");
  EXPECT_TRUE(match.set_tag("T7", "y"));
}

}  // namespace
}  // namespace alveole::match
