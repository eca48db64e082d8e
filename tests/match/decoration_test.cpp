#include "match/decoration.h"

#include <algorithm>

#include "match/matches.h"

namespace alveole::match {
namespace {

using scene::MarkKind;

scene::Scene picture_of(const Match& match, const Selection& selection = {},
                        const Decoration& what = {}) {
  scene::Scene scene = match.game().picture(match.position(), {});
  decorate(scene, match, selection, what);
  return scene;
}

// Names of the cells with a mark of this kind, sorted.
std::vector<std::string> marked(const scene::Scene& scene, MarkKind kind) {
  std::vector<std::string> names;
  for (const scene::Mark& mark : scene.marks) {
    if (mark.kind == kind) names.push_back(find_cell(scene, mark.at)->name);
  }
  std::ranges::sort(names);
  return names;
}

using Names = std::vector<std::string>;

CellClick cell(const Match& match, std::string_view name) {
  return {*match.game().parse_cell(name)};
}

TEST(Decoration, ShowsWhatCanMove) {
  const Match match(game("hexdame"));
  EXPECT_EQ(marked(picture_of(match), MarkKind::movable),
            (Names{"a4", "b4", "c4", "d1", "d2", "d3", "d4"}));
}

TEST(Decoration, ShowsTheSelectedPieceAndItsTargets) {
  const Match match(game("hexdame"));
  Selection selection;
  selection.click(match, cell(match, "d4"));
  const scene::Scene scene = picture_of(match, selection);
  EXPECT_EQ(marked(scene, MarkKind::selected), (Names{"d4"}));
  EXPECT_EQ(marked(scene, MarkKind::target), (Names{"d5", "e4", "e5"}));
  EXPECT_EQ(marked(scene, MarkKind::movable), Names{});
}

TEST(Decoration, ShowsWhatWouldBeCaptured) {
  const Match match = match_from(game("hexdame"), "d4 ; e5 ; w");
  Selection selection;
  selection.click(match, cell(match, "d4"));
  EXPECT_EQ(marked(picture_of(match, selection), MarkKind::capture), (Names{"e5"}));
  // At a placing game only for the cell under the pointer.
  const Match figure_3 = match_from(game("hexade"), "d13 e2 g13 ; d11 d12 e11 f3 f12 g4 ; w");
  EXPECT_EQ(marked(picture_of(figure_3), MarkKind::capture), Names{});
  Decoration pointed;
  pointed.pointed = cell(figure_3, "h5");
  EXPECT_EQ(marked(picture_of(figure_3, {}, pointed), MarkKind::capture), (Names{"f3", "g4"}));
}

TEST(Decoration, ShowsWhereToPlace) {
  EXPECT_EQ(marked(picture_of(Match(game("attangle"))), MarkKind::placeable).size(), 36u);
  const Match hexaequo(game("hexaequo"));
  const Names places = marked(picture_of(hexaequo), MarkKind::placeable);
  for (const char* place : {"h8", "h10", "j7", "j9"}) {
    EXPECT_TRUE(std::ranges::binary_search(places, place)) << place;
  }
}

TEST(Decoration, ShowsTheLastMove) {
  const Match match = match_of("hexdame", "d4-e5");
  const scene::Scene scene = picture_of(match);
  EXPECT_EQ(marked(scene, MarkKind::last_from), (Names{"d4"}));
  EXPECT_EQ(marked(scene, MarkKind::last_to), (Names{"e5"}));
  ASSERT_EQ(scene.arrows.size(), 1u);
  EXPECT_TRUE(scene.arrows.front().last_move);
  EXPECT_EQ(scene.arrows.front().to, find_cell(scene, cell(match, "e5").at)->centre);
  Decoration without;
  without.last_move = false;
  EXPECT_TRUE(picture_of(match, {}, without).arrows.empty());
}

TEST(Decoration, ShowsEveryJumpOfTheLastMove) {
  Match match = match_from(game("hexdame"), "d4 ; e5 f7 ; w");
  play(match, "d4xf6xf8");
  const scene::Scene scene = picture_of(match);
  EXPECT_EQ(scene.arrows.size(), 2u);
  EXPECT_EQ(marked(scene, MarkKind::last_to), (Names{"f8"}));
}

TEST(Decoration, ShowsBothAttackersOfTheLastCapture) {
  const Match match = match_of("attangle", "a1 g1 d1 a4 c2 f1 d3 a3 a1,d3-a3");
  const scene::Scene scene = picture_of(match);
  EXPECT_EQ(marked(scene, MarkKind::last_from), (Names{"a1", "d3"}));
  EXPECT_EQ(marked(scene, MarkKind::last_to), (Names{"a3"}));
  EXPECT_EQ(scene.arrows.size(), 2u);
}

TEST(Decoration, ShowsTheSixThatIsPendingOrHasWon) {
  Match match = match_from(game("hexade"), figure_7);
  play(match, "f9");
  const Names pending = marked(picture_of(match), MarkKind::six);
  EXPECT_EQ(pending.size(), 6u);
  EXPECT_TRUE(std::ranges::binary_search(pending, "f9"));
  play(match, "b6");
  EXPECT_EQ(marked(picture_of(match), MarkKind::six), Names{}) << "broken by the capture";
  play(match, "b5 e10 e8");
  const Names won = marked(picture_of(match), MarkKind::six);
  EXPECT_GE(won.size(), 6u);
  match.set_plays_on(true);
  play(match, "a1");
  EXPECT_EQ(marked(picture_of(match), MarkKind::six), won) << "after the reply too";
}

TEST(Decoration, ShowsTheAuthorsDrawings) {
  Match match = match_of("hexade", "e5");
  const hex::Axial e5 = cell(match, "e5").at;
  const hex::Axial s19 = cell(match, "s19").at;
  ASSERT_TRUE(
      match.annotate(match.current(), {Verdict::none, "", {e5}, {{e5, s19}}, {{s19, "far"}}}));
  Decoration only_drawings;
  only_drawings.last_move = false;
  only_drawings.moves = false;
  const scene::Scene scene = picture_of(match, {}, only_drawings);
  EXPECT_EQ(marked(scene, MarkKind::highlight), (Names{"e5"}));
  ASSERT_EQ(scene.arrows.size(), 1u);
  EXPECT_FALSE(scene.arrows.front().last_move);
  const auto note = std::ranges::find(scene.labels, "far", &scene::Label::text);
  ASSERT_NE(note, scene.labels.end());
  EXPECT_FALSE(note->coordinate);
  EXPECT_EQ(scene.marks.size(), 1u);
}

TEST(Decoration, ShowsHintsAndRefusals) {
  const Match match(game("hexdame"));
  Decoration what;
  what.hint = *match.game().parse_move(match.position(), "d4-e5");
  what.refused = cell(match, "i9").at;
  const scene::Scene scene = picture_of(match, {}, what);
  EXPECT_EQ(marked(scene, MarkKind::hint), (Names{"d4", "e5"}));
  EXPECT_EQ(marked(scene, MarkKind::forbidden), (Names{"i9"}));
}

TEST(Decoration, MarksNothingThatIsNotOnThePicture) {
  const Match match(game("hexdame"));
  Decoration what;
  what.refused = hex::axial(50, 50);
  EXPECT_EQ(marked(picture_of(match, {}, what), MarkKind::forbidden), Names{});
}

TEST(Decoration, AfterTheEndNothingCanBeClicked) {
  Match match(game("hexdame"));
  ASSERT_TRUE(match.declare(resigned_by(Side::white)));
  EXPECT_TRUE(picture_of(match).marks.empty());
}

}  // namespace
}  // namespace alveole::match
