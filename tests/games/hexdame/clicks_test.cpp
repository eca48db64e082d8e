#include "games/hexdame/table.h"

namespace alveole::hexdame {
namespace {

// A table on which cells are clicked by name.
struct ClickTable : Table {
  using Table::Table;

  ClickTable& click(std::string_view name) {
    const Click wanted = CellClick{cell(name)};
    EXPECT_TRUE(offers(wanted)) << name;
    clicks.push_back(wanted);
    return *this;
  }
  ClickTable& choose(std::string text) {
    const Click wanted = ChoiceClick{std::move(text)};
    EXPECT_TRUE(offers(wanted));
    clicks.push_back(wanted);
    return *this;
  }
  bool offers(const Click& click) const {
    return std::ranges::any_of(next(rules, position, clicks).offers,
                               [&](const Offer& offer) { return offer.click == click; });
  }
  /// The move that the clicks are, or "".
  std::string move() const {
    const auto found = next(rules, position, clicks).move;
    return found ? print_move(rules, position, *found) : "";
  }
  Texts offered(OfferKind kind) const {
    Texts names;
    for (const Offer& offer : next(rules, position, clicks).offers) {
      if (offer.kind != kind) continue;
      const auto* at = std::get_if<CellClick>(&offer.click);
      names.insert(at != nullptr ? cell_name(rules, at->at)
                                 : std::get<ChoiceClick>(offer.click).name);
    }
    return names;
  }
  Error why(std::string_view name) const {
    return explain(rules, position, clicks, CellClick{cell(name)});
  }

  std::vector<Click> clicks;
};

TEST(HexdameClicks, FirstThePiecesThatCanMove) {
  EXPECT_EQ(ClickTable().offered(OfferKind::select),
            (Texts{"a4", "b4", "c4", "d1", "d2", "d3", "d4"}));
  EXPECT_EQ(ClickTable("f4 a1 ; g5 g6 ; w").offered(OfferKind::select), Texts{"f4"});
  EXPECT_TRUE(ClickTable("- ; c4 ; w").offered(OfferKind::select).empty());
}

TEST(HexdameClicks, ThenTheFinalCellPlays) {
  ClickTable table;
  table.click("d4");
  EXPECT_EQ(table.offered(OfferKind::target), (Texts{"d5", "e4", "e5"}));
  EXPECT_EQ(table.offered(OfferKind::unselect), Texts{"d4"});
  EXPECT_EQ(table.move(), "");
  EXPECT_EQ(table.click("e5").move(), "d4-e5");
}

TEST(HexdameClicks, ACaptureIsItsFinalCellWithItsVictimsShown) {
  ClickTable table("f4 ; g5 g6 ; w");
  table.click("f4");
  for (const Offer& offer : next(table.rules, table.position, table.clicks).offers) {
    if (offer.kind != OfferKind::target) continue;
    EXPECT_EQ(offer.captures.size(), 2U);
    EXPECT_TRUE(std::ranges::count(offer.captures, table.cell("g5")));
    EXPECT_TRUE(std::ranges::count(offer.captures, table.cell("g6")));
  }
  EXPECT_EQ(table.offered(OfferKind::target), Texts{"f6"});
  EXPECT_EQ(table.offered(OfferKind::waypoint), Texts{"h6"});
  EXPECT_EQ(table.click("f6").move(), "f4xh6xf6");
}

TEST(HexdameClicks, AWaypointLeadsTheRoute) {
  ClickTable table("f4 ; g5 g6 ; w");
  table.click("f4").click("h6");
  EXPECT_EQ(table.move(), "");
  EXPECT_EQ(table.offered(OfferKind::target), Texts{"f6"});
  EXPECT_EQ(table.click("f6").move(), "f4xh6xf6");
  // Through d7 only one of the two captures is left.
  ClickTable narrowed("Kd4 ; b2 b4 d6 d8 e8 ; w");
  EXPECT_EQ(narrowed.click("d4").click("d7").click("f9").move(), "d4xd7xf9");
}

TEST(HexdameClicks, SeveralMovesToOneCellAreToldApartByWhatTheyTouch) {
  ClickTable table("Kd4 ; b2 b4 d6 d8 e8 ; w");
  table.click("d4").click("f9");
  EXPECT_EQ(table.move(), "");
  EXPECT_EQ(table.offered(OfferKind::choice), (Texts{"d4xa4xf9", "d4xd7xf9"}));
  EXPECT_EQ(table.offered(OfferKind::victim), (Texts{"b4", "d6"}));
  const std::vector<Click> so_far = table.clicks;
  EXPECT_EQ(table.click("b4").move(), "d4xa4xf9");
  table.clicks = so_far;
  EXPECT_EQ(table.click("d7").move(), "d4xd7xf9");
  table.clicks = so_far;
  EXPECT_EQ(table.choose("d4xd7xf9").move(), "d4xd7xf9");
}

TEST(HexdameClicks, ClickingTheSelectedPieceLetsItGo) {
  ClickTable table;
  table.click("d4").click("d4");
  EXPECT_EQ(table.offered(OfferKind::select).size(), 7U);
  EXPECT_EQ(table.click("c4").click("d5").move(), "c4-d5");
}

TEST(HexdameClicks, ClickingTheSelectedPiecePlaysWhereAMoveEndsThere) {
  ClickTable table("e5 ; f5 f6 g6 ; w");
  table.click("e5");
  EXPECT_TRUE(table.offered(OfferKind::unselect).empty());
  EXPECT_EQ(table.click("e5").move(), "e5xg5xg7xe5");
}

// Every legal move of many positions can be clicked, by its cells or, at last, by its text.
TEST(HexdameClicks, EveryMoveCanBeClicked) {
  for (const char* text :
       {"", "Kd4 ; b2 b4 d6 d8 e8 ; w", "Kc7 ; b6 c6 d7 e4 f9 i8 ; w", "Ke1 ; e3 e6 ; w",
        "e5 ; f5 f6 g6 ; w", "Ki5 ; c2 d8 e2 f9 h4 i7 ; w", "Ke9 ; b6 c6 d4 d5 e4 g5 ; w"}) {
    const Texts legal = Table(text).legal();
    for (const std::string& move : legal) {
      ClickTable table(text);
      table.click(move.substr(0, 2)).click(move.substr(move.size() - 2));
      if (table.move().empty()) table.choose(move);
      EXPECT_EQ(table.move(), move) << text;
    }
  }
}

TEST(HexdameClicks, WrongClicksAreExplained) {
  const auto code = [](std::string_view name) { return "error.hexdame." + std::string(name); };
  const ClickTable start;
  EXPECT_EQ(start.why("e5").code, code("no-piece-there"));
  EXPECT_EQ(start.why("f6").code, code("not-your-piece"));
  EXPECT_EQ(start.why("a1").code, code("blocked"));
  EXPECT_EQ(start.why("a1").arguments, (std::vector<Argument>{{"cell", "a1"}}));
  EXPECT_EQ(ClickTable("- ; c4 ; w").why("c4").code, code("game-over"));
  EXPECT_EQ(explain(start.rules, start.position, {}, CellClick{hex::axial(9, 9)}).code,
            code("click-off-board"));
  EXPECT_EQ(explain(start.rules, start.position, {}, HandClick{"piece"}).code,
            code("unknown-click"));
  EXPECT_EQ(explain(start.rules, start.position, {}, ChoiceClick{"a1"}).code,
            code("unknown-click"));

  const Error must = ClickTable("a1 f4 e4 ; g5 g6 f5 ; w").why("a1");
  EXPECT_EQ(must.code, code("must-capture"));
  EXPECT_EQ(must.arguments[0].name, "count");

  ClickTable selected;
  selected.click("d4");
  EXPECT_EQ(selected.why("d3").code, code("occupied"));
  EXPECT_EQ(selected.why("e6").code, code("out-of-reach"));
  EXPECT_EQ(ClickTable("e5 ; i9 ; w").click("e5").why("e4").code, code("men-go-forward"));
  EXPECT_EQ(ClickTable("f4 ; g5 g6 ; w").click("f4").why("f5").code,
            code("capture-leads-elsewhere"));
  const Error several = ClickTable("Kd4 ; b2 b4 d6 d8 e8 ; w").click("d4").click("f9").why("a1");
  EXPECT_EQ(several, (Error{code("several-end"), 1, 1, {{"cell", "f9"}}}));
}

}  // namespace
}  // namespace alveole::hexdame
