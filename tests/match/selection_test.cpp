#include "match/selection.h"

#include <algorithm>

#include "match/matches.h"

namespace alveole::match {
namespace {

using Kind = ClickOutcome::Kind;

// A match with a person at it.
class Table {
 public:
  explicit Table(Match match) : match_(std::move(match)) {}

  Match& match() { return match_; }
  Selection& selection() { return selection_; }
  Click cell(std::string_view name) const { return CellClick{*match_.game().parse_cell(name)}; }

  // Clicks and, if they are a move, plays it.
  ClickOutcome click(const Click& click) { return play(selection_.click(match_, click)); }
  ClickOutcome click(std::string_view name) { return click(cell(name)); }
  ClickOutcome drag(std::string_view from, std::string_view to) {
    return play(selection_.drag(match_, cell(from), cell(to)));
  }
  std::string last_move() const { return match_.node(match_.current()).text; }
  std::size_t clicks() const { return selection_.clicks(match_).size(); }
  bool offers(const Click& click) const {
    const std::vector<Offer> offers = selection_.offers(match_);
    return std::ranges::find(offers, click, &Offer::click) != offers.end();
  }

 private:
  ClickOutcome play(ClickOutcome outcome) {
    if (outcome.kind == Kind::played) {
      EXPECT_TRUE(match_.play(outcome.move));
    }
    return outcome;
  }

  Match match_;
  Selection selection_;
};

TEST(Clicks, OnAPieceAndItsTargetPlay) {
  Table table{Match(game("hexdame"))};
  EXPECT_EQ(table.click("d4").kind, Kind::pending);
  EXPECT_TRUE(table.offers(table.cell("e5")));
  EXPECT_EQ(table.click("e5").kind, Kind::played);
  EXPECT_EQ(table.last_move(), "d4-e5");
  EXPECT_EQ(table.clicks(), 0u);
}

TEST(Clicks, OnTheSelectedPieceCancel) {
  Table table{Match(game("hexdame"))};
  table.click("d4");
  const ClickOutcome again = table.click("d4");
  EXPECT_EQ(again.kind, Kind::cancelled);
  EXPECT_FALSE(again.why);
  EXPECT_EQ(table.clicks(), 0u);
}

TEST(Clicks, OnAnotherOwnPieceSelectIt) {
  Table table{Match(game("hexdame"))};
  table.click("d4");
  EXPECT_EQ(table.click("c4").kind, Kind::pending);
  ASSERT_EQ(table.clicks(), 1u);
  EXPECT_EQ(table.selection().clicks(table.match()).front(), table.cell("c4"));
}

TEST(Clicks, ThatDoNotFitCancelAndAreExplained) {
  Table table{Match(game("hexdame"))};
  table.click("d4");
  const ClickOutcome outcome = table.click("i9");
  EXPECT_EQ(outcome.kind, Kind::cancelled);
  ASSERT_TRUE(outcome.why);
  EXPECT_TRUE(outcome.why->code.starts_with("error.hexdame.")) << outcome.why->code;
  EXPECT_EQ(table.clicks(), 0u);
  EXPECT_EQ(table.match().current(), root);
}

TEST(Clicks, WithNothingBegunAreRefusedAndExplained) {
  Table table{Match(game("hexdame"))};
  for (const char* name : {"i9", "e5", "a1"}) {
    const ClickOutcome outcome = table.click(name);
    EXPECT_EQ(outcome.kind, Kind::refused) << name;
    EXPECT_TRUE(outcome.why) << name;
  }
  EXPECT_EQ(table.selection().click(table.match(), CellClick{hex::axial(50, 50)}).kind,
            Kind::refused);
}

TEST(Clicks, PlaceAStoneAtOnce) {
  Table table{Match(game("hexade"))};
  EXPECT_EQ(table.click("e5").kind, Kind::played);
  EXPECT_EQ(table.click("e5").kind, Kind::refused);
  EXPECT_EQ(table.click("s19").kind, Kind::played);
  const ClickOutcome near = table.click("e6");
  ASSERT_TRUE(near.why);
  EXPECT_EQ(near.why->code, "error.hexade.too-near");
}

TEST(Clicks, PlaceNothingWhileAPieceIsSelected) {
  Table table{Match(game("hexaequo"))};
  EXPECT_EQ(table.click("j8").kind, Kind::pending);
  // h8 is an empty place where a tile could be laid.
  const ClickOutcome outcome = table.click("h8");
  EXPECT_EQ(outcome.kind, Kind::cancelled);
  EXPECT_TRUE(outcome.why);
  EXPECT_EQ(table.match().current(), root);
  EXPECT_EQ(table.click("h8").kind, Kind::played) << "with nothing selected it is";
  EXPECT_EQ(table.last_move(), "Th8");
}

TEST(Clicks, OnAnAttangleCaptureComeInAnyOrder) {
  Match start(game("attangle"));
  play(start, "a1 g1 d1 a4 c2 f1 d3 a3");
  Table table{start};
  std::vector<std::string> names = {"a1", "a3", "d3"};
  do {
    table.match().go_to_ply(8);
    table.click(names[0]);
    ClickOutcome outcome = table.click(names[1]);
    if (outcome.kind == Kind::pending) outcome = table.click(names[2]);
    EXPECT_EQ(outcome.kind, Kind::played) << names[0] << names[1] << names[2];
    EXPECT_EQ(table.last_move(), "a1,d3-a3");
  } while (std::ranges::next_permutation(names).found);
}

TEST(Clicks, OnAChosenPointTakeItBack) {
  // Six attackers on six rays round c4: target and one attacker leave five captures.
  Table table{match_from(game("attangle"), "4/5/2,W,1,W,1/7/1,W,1,B,1,W/5/1,W,1,W ; w")};
  EXPECT_EQ(table.click("c4").kind, Kind::pending);
  EXPECT_EQ(table.click("a2").kind, Kind::pending);
  EXPECT_EQ(table.click("c4").kind, Kind::pending) << "the attacker stays chosen";
  ASSERT_EQ(table.clicks(), 1u);
  EXPECT_EQ(table.selection().clicks(table.match()).front(), table.cell("a2"));
  EXPECT_EQ(table.click("a2").kind, Kind::cancelled);
  EXPECT_EQ(table.clicks(), 0u);
}

TEST(Clicks, OfAnotherPositionAreForgotten) {
  Table table{Match(game("hexdame"))};
  table.click("d4");
  play(table.match(), "c4-d5");
  EXPECT_EQ(table.clicks(), 0u);
  EXPECT_EQ(table.click("f6").kind, Kind::pending);
}

TEST(Clicks, AfterTheEndAreRefused) {
  Table resigned{Match(game("hexdame"))};
  resigned.match().declare(resigned_by(Side::white));
  EXPECT_TRUE(resigned.selection().offers(resigned.match()).empty());
  const ClickOutcome outcome = resigned.click("d4");
  EXPECT_EQ(outcome.kind, Kind::refused);
  EXPECT_EQ(outcome.why->code, "error.match.game-over");

  Table settled{match_from(game("hexade"), figure_7)};
  play(settled.match(), "f9 b6 b5 e10 e8");
  EXPECT_EQ(settled.click("a1").kind, Kind::refused);
}

TEST(Clicks, EscapeCancels) {
  Table table{Match(game("hexdame"))};
  table.click("d4");
  EXPECT_EQ(table.selection().cancel().kind, Kind::cancelled);
  EXPECT_EQ(table.clicks(), 0u);
}

TEST(Drags, AreTwoClicks) {
  Table table{Match(game("hexdame"))};
  EXPECT_EQ(table.drag("d4", "d5").kind, Kind::played);
  EXPECT_EQ(table.last_move(), "d4-d5");
  EXPECT_EQ(table.drag("f6", "e6").kind, Kind::played);
  // The piece may be selected already.
  table.click("c4");
  EXPECT_EQ(table.drag("c4", "d4").kind, Kind::played);
}

TEST(Drags, BackToTheStartOrOffTheBoardCancel) {
  Table table{Match(game("hexdame"))};
  EXPECT_EQ(table.drag("d4", "d4").kind, Kind::cancelled);
  EXPECT_EQ(table.clicks(), 0u);
  EXPECT_EQ(table.selection().drag(table.match(), table.cell("d4"), std::nullopt).kind,
            Kind::cancelled);
  EXPECT_EQ(table.clicks(), 0u);
  EXPECT_EQ(table.match().current(), root);
}

TEST(Drags, BackToTheStartCancelEvenWhereAMoveEndsThere) {
  // The king can take four men on a round trip and end where it began.
  Table table{match_from(game("hexdame"), "Ke5 ; d5 d6 f6 e6 ; w")};
  EXPECT_EQ(table.drag("e5", "e5").kind, Kind::cancelled);
  EXPECT_EQ(table.match().current(), root);
}

TEST(Drags, FromAPlaceThatIsNoPieceDoNothing) {
  Table table{Match(game("hexade"))};
  EXPECT_FALSE(table.selection().can_drag(table.match(), table.cell("e5")));
  const ClickOutcome outcome = table.drag("e5", "e9");
  EXPECT_EQ(outcome.kind, Kind::refused);
  EXPECT_EQ(table.match().current(), root);

  Table hexdame{Match(game("hexdame"))};
  EXPECT_TRUE(hexdame.selection().can_drag(hexdame.match(), hexdame.cell("d4")));
  const ClickOutcome enemy = hexdame.drag("i9", "e5");
  EXPECT_EQ(enemy.kind, Kind::refused);
  EXPECT_TRUE(enemy.why);
}

TEST(Drags, FromTheHandPlace) {
  Table table{Match(game("attangle"))};
  const Click piece = HandClick{"piece"};
  EXPECT_TRUE(table.selection().can_drag(table.match(), piece));
  const ClickOutcome outcome = table.selection().drag(table.match(), piece, table.cell("a1"));
  EXPECT_EQ(outcome.kind, Kind::played);
}

// Every legal move of a position can be made by clicks that were offered: a search through the
// offers, bounded by their number.
void expect_every_move_by_clicks(const Match& match) {
  std::vector<std::string> made;
  std::vector<std::vector<Click>> open = {{}};
  while (!open.empty()) {
    const std::vector<Click> clicks = open.back();
    open.pop_back();
    Selection selection;
    for (const Click& click : clicks) selection.click(match, click);
    for (const Offer& offer : selection.offers(match)) {
      if (offer.kind == OfferKind::unselect) continue;
      Selection next = selection;
      const ClickOutcome outcome = next.click(match, offer.click);
      ASSERT_TRUE(outcome.kind == Kind::played || outcome.kind == Kind::pending);
      if (outcome.kind == Kind::played) {
        made.push_back(match.game().print_move(match.position(), outcome.move));
      } else if (clicks.size() < 4) {
        open.push_back(clicks);
        open.back().push_back(offer.click);
      }
    }
  }
  for (const AnyMove& move : match.game().legal_moves(match.position())) {
    const std::string text = match.game().print_move(match.position(), move);
    EXPECT_NE(std::ranges::find(made, text), made.end()) << text;
  }
}

TEST(Clicks, ReachEveryLegalMove) {
  expect_every_move_by_clicks(Match(game("hexdame")));
  expect_every_move_by_clicks(match_from(game("hexdame"), "Ke1 c2 e5 ; i6 g9 Kh8 ; w"));
  expect_every_move_by_clicks(match_of("hexade", "e5 s19"));
  expect_every_move_by_clicks(match_of("attangle", "a1 g1 d1 a4 c2 f1 d3 a3"));
  expect_every_move_by_clicks(Match(game("hexaequo")));
  expect_every_move_by_clicks(
      match_from(game("hexaequo"), "i8bD j8wd k8b l8wd m8b i9w j9b k9w ; b ; 0,0 0,0"));
}

}  // namespace
}  // namespace alveole::match
