#include <algorithm>

#include "games/attangle/table.h"

namespace alveole::attangle {
namespace {

// A table on which points of the board are clicked by name.
struct ClickTable : StandardTable {
  using StandardTable::StandardTable;

  ClickTable& click(std::string_view name) {
    clicks.push_back(CellClick{cell(name)});
    return *this;
  }
  ClickTable& hand() {
    clicks.push_back(HandClick{"piece"});
    return *this;
  }
  /// The move that the clicks are, or "".
  std::string move() const {
    const auto found = next(rules, position, clicks).move;
    return found ? print_move(rules, position, *found) : "";
  }
  std::set<std::string> offered(OfferKind kind) const {
    std::set<std::string> names;
    for (const Offer& offer : next(rules, position, clicks).offers) {
      if (offer.kind != kind) continue;
      const auto* at = std::get_if<CellClick>(&offer.click);
      names.insert(at != nullptr ? cell_name(rules, at->at) : "hand");
    }
    return names;
  }
  std::string why(std::string_view name) const {
    return explain(rules, position, clicks, CellClick{cell(name)}).code;
  }
  std::string why(const Click& click) const { return explain(rules, position, clicks, click).code; }

  std::vector<Click> clicks;
};
using Names = std::set<std::string>;

const char* const one_capture = "4/5/6/W,1,B,1,W,2/6/5/4 ; w";
// Three attackers round d3: three captures of the same target.
const char* const three_captures = "4/5/6/W,1,B,1,W,2/2,W,3/5/4 ; w";

TEST(AttangleClicks, PlacingIsOneClick) {
  EXPECT_EQ(ClickTable("standard").click("c3").move(), "c3");
  EXPECT_EQ(ClickTable("standard").offered(OfferKind::target).size(), 36U);
}

TEST(AttangleClicks, ThePieceInHandMayBeChosenFirst) {
  ClickTable table("standard", one_capture);
  EXPECT_EQ(table.offered(OfferKind::hand), Names{"hand"});
  table.hand();
  EXPECT_EQ(table.offered(OfferKind::target).size(), 33U);
  EXPECT_EQ(table.offered(OfferKind::unselect), Names{"hand"});
  EXPECT_TRUE(table.offered(OfferKind::select).empty()) << "no capture with the hand chosen";
  EXPECT_EQ(table.click("c3").move(), "c3");
}

TEST(AttangleClicks, AnEmptyHandIsNotOffered) {
  const ClickTable table("standard", "W,W,W,W/W,W,W,W,W/W,W,W,W,W,W/W,1,B,1,W,2/6/5/W,3 ; w");
  EXPECT_TRUE(table.offered(OfferKind::hand).empty());
  EXPECT_TRUE(table.offered(OfferKind::target).empty());
  EXPECT_FALSE(table.offered(OfferKind::select).empty());
  EXPECT_EQ(table.why(HandClick{"piece"}), "error.attangle.stock-empty");
  EXPECT_EQ(table.why("c3"), "error.attangle.stock-empty");
}

TEST(AttangleClicks, ACapturePlaysAsSoonAsTwoPointsFitOneCapture) {
  for (const auto& [one, two] : {std::pair{"d1", "d5"},
                                 {"d5", "d1"},
                                 {"d1", "d3"},
                                 {"d3", "d1"},
                                 {"d3", "d5"},
                                 {"d5", "d3"}}) {
    ClickTable table("standard", one_capture);
    table.click(one);
    EXPECT_EQ(table.move(), "") << "one click is not a capture";
    EXPECT_EQ(table.click(two).move(), "d1,d5-d3") << one << " " << two;
  }
}

TEST(AttangleClicks, IfTwoPointsFitSeveralCapturesAThirdDecides) {
  ClickTable table("standard", three_captures);
  EXPECT_EQ(table.captures(), (Names{"c3,d1-d3", "c3,d5-d3", "d1,d5-d3"}));
  table.click("d3").click("d1");
  EXPECT_EQ(table.move(), "");
  EXPECT_EQ(table.offered(OfferKind::target), (Names{"c3", "d5"}));
  EXPECT_EQ(table.click("c3").move(), "c3,d1-d3");
}

TEST(AttangleClicks, WhileACaptureIsChosenOnlyItsPointsAreOffered) {
  ClickTable table("standard", three_captures);
  EXPECT_EQ(table.offered(OfferKind::select), (Names{"c3", "d1", "d3", "d5"}));
  table.click("d1");
  EXPECT_EQ(table.offered(OfferKind::target), (Names{"c3", "d5"}));
  EXPECT_EQ(table.offered(OfferKind::select), Names{"d3"});
  EXPECT_EQ(table.offered(OfferKind::unselect), Names{"d1"});
  EXPECT_TRUE(table.offered(OfferKind::hand).empty());
}

TEST(AttangleClicks, TheTargetOfAPlayingClickIsShown) {
  ClickTable table("standard", three_captures);
  table.click("d1");
  for (const Offer& offer : next(table.rules, table.position, table.clicks).offers) {
    if (offer.kind != OfferKind::target) continue;
    EXPECT_EQ(offer.captures, std::vector<hex::Axial>{table.cell("d3")});
  }
}

TEST(AttangleClicks, ASecondClickOnAChosenPointTakesItBack) {
  ClickTable table("standard", three_captures);
  table.click("d3").click("d1").click("d1");
  EXPECT_EQ(table.offered(OfferKind::unselect), Names{"d3"});
  EXPECT_EQ(table.offered(OfferKind::select), (Names{"c3", "d1", "d5"}));
  table.click("d3");
  EXPECT_EQ(table.offered(OfferKind::hand), Names{"hand"});
  EXPECT_EQ(table.click("a1").move(), "a1") << "as if nothing had been clicked";
}

TEST(AttangleClicks, AFinishedGameOffersNothing) {
  const ClickTable table("standard", "4/5/6/7/6/5/BBW,WBW,BBW,1 ; b");
  EXPECT_TRUE(next(table.rules, table.position, {}).offers.empty());
  EXPECT_EQ(table.why("c3"), "error.attangle.over");
}

TEST(AttangleClicks, EveryRefusedClickIsExplained) {
  const ClickTable table("standard", "W,3/5/6/W,BBW,B,1,W,2/4,WWB,1/5/3,B ; w");
  EXPECT_EQ(table.why("d4"), "error.attangle.barred");
  EXPECT_EQ(table.why("d2"), "error.attangle.triple-fixed");
  EXPECT_EQ(table.why("c5"), "error.attangle.triple-safe");
  EXPECT_EQ(table.why("g1"), "error.attangle.no-capture-with");
  EXPECT_EQ(table.why("a4"), "error.attangle.no-capture-of");
  EXPECT_EQ(table.why(CellClick{hex::axial(9, 9)}), "error.attangle.off-board");
  EXPECT_EQ(table.why(HandClick{"ring"}), "error.attangle.unknown-click");
  EXPECT_EQ(table.why(ChoiceClick{"d1,d5-d3"}), "error.attangle.unknown-click");
}

TEST(AttangleClicks, WithThePieceInHandTakenPointsAreExplained) {
  ClickTable table("standard", one_capture);
  table.hand();
  EXPECT_EQ(table.why("d1"), "error.attangle.occupied");
  EXPECT_EQ(table.why("d3"), "error.attangle.occupied");
  EXPECT_EQ(table.why("d4"), "error.attangle.barred");
}

TEST(AttangleClicks, WhileACaptureIsChosenEveryOtherClickIsExplained) {
  // d1 and d5 can take d3; nothing can take d7 or a4, and f2 can take nothing.
  ClickTable table("standard", "4/1,W,3/6/W,1,B,1,W,1,B/6/5/1,BBW,1,B ; w");
  table.click("d1");
  EXPECT_EQ(table.why("c1"), "error.attangle.capture-begun");
  EXPECT_EQ(table.why("d4"), "error.attangle.capture-begun");
  EXPECT_EQ(table.why(HandClick{"piece"}), "error.attangle.hand-while-capturing");
  EXPECT_EQ(table.why("f2"), "error.attangle.fits-no-capture");
  EXPECT_EQ(table.why("a2"), "error.attangle.triple-fixed");
  EXPECT_EQ(table.why("d7"), "error.attangle.blocked");
  EXPECT_EQ(table.why("a4"), "error.attangle.not-in-line");

  ClickTable both("standard", "4/5/6/W,1,B,1,W,2/2,W,3/5/B,3 ; w");
  both.click("d3").click("d1");
  EXPECT_EQ(both.why("a1"), "error.attangle.second-target");
}

TEST(AttangleClicks, ADoubleLeavesOnlySinglesAsPartners) {
  ClickTable table("standard", "4/5/6/BW,1,B,1,BW,2/2,W,3/5/4 ; w");
  table.click("d1");
  EXPECT_EQ(table.offered(OfferKind::target), (Names{"c3", "d3"}));
  EXPECT_EQ(table.why("d5"), "error.attangle.fits-no-capture");
  EXPECT_EQ(table.click("d3").move(), "c3,d1-d3");
}

TEST(AttangleClicks, TwoAttackersOfTwoTargetsNeedTheTarget) {
  ClickTable table("standard", "4/1,B,3/1,W,W,3/W,1,B,4/6/5/4 ; w");
  table.click("e2").click("e3");
  EXPECT_EQ(table.move(), "");
  EXPECT_EQ(table.offered(OfferKind::target), (Names{"d3", "f2"}));
  EXPECT_EQ(table.why("d1"), "error.attangle.third-attacker");
  EXPECT_EQ(table.click("f2").move(), "e2,e3-f2");
}

}  // namespace
}  // namespace alveole::attangle
