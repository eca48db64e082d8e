// Clicks, effects, picture and symmetries: what the shell sees of Hexade.
#include <algorithm>
#include <cmath>
#include <map>

#include "games/hexade/support.h"

namespace alveole::hexade::testing {
namespace {

constexpr const char* figure_3 = "d13 e2 g13 ; d11 d12 e11 f3 f12 g4 ; w";
constexpr const char* figure_7 = "b4 b5 c6 d7 e8 e9 g10 ; b3 e7 ; w";

Click on(const Rules& rules, std::string_view cell) {
  return CellClick{parse_cell(rules, cell).value_or(hex::axial(99, 99))};
}
const Click hand = HandClick{"stone"};

std::string code(const Rules& rules, const Position& position, const std::vector<Click>& clicks,
                 const Click& click) {
  return explain(rules, position, clicks, click).code;
}

TEST(HexadeClicks, OneClickPlaces) {
  const Rules rules = rules_for();
  const std::vector<Click> clicks = {on(rules, "e5")};
  const auto result = next(rules, rules.start(), clicks);
  EXPECT_EQ(result.move, move_of(rules, "e5"));
  EXPECT_TRUE(result.offers.empty());
}

TEST(HexadeClicks, EveryLegalCellIsOfferedAndTheHand) {
  const Rules rules = rules_for();
  const Position position = play_all(rules, rules.start(), "e5 s19");
  const auto result = next(rules, position, {});
  EXPECT_FALSE(result.move);
  EXPECT_EQ(result.offers.size(), 1U + 251U);
  EXPECT_EQ(result.offers.front().click, hand);
  EXPECT_EQ(result.offers.front().kind, OfferKind::hand);
  for (const Offer& offer : result.offers) {
    EXPECT_NE(offer.click, on(rules, "e6")) << "barred";
    EXPECT_NE(offer.click, on(rules, "e5")) << "occupied";
  }
}

TEST(HexadeClicks, TheHandMayBeClickedFirstAndPutBack) {
  const Rules rules = rules_for();
  const std::vector<Click> held = {hand};
  const auto holding = next(rules, rules.start(), held);
  EXPECT_EQ(holding.offers.size(), 1U + 271U);
  EXPECT_EQ(holding.offers.front().click, hand);
  EXPECT_EQ(holding.offers.front().kind, OfferKind::unselect);
  const std::vector<Click> placed = {hand, on(rules, "e5")};
  EXPECT_EQ(next(rules, rules.start(), placed).move, move_of(rules, "e5"));
}

TEST(HexadeClicks, OffersPreviewTheCaptures) {
  const Rules rules = rules_for();
  const Position position = read(rules, figure_3);
  std::map<std::string, std::size_t> taken;
  for (const Offer& offer : next(rules, position, {}).offers) {
    const auto* cell = std::get_if<CellClick>(&offer.click);
    if (cell != nullptr && !offer.captures.empty()) {
      taken[cell_name(rules, cell->at)] = offer.captures.size();
    }
  }
  EXPECT_EQ(taken, (std::map<std::string, std::size_t>{{"d10", 4}, {"h5", 2}}));
}

TEST(HexadeClicks, NothingIsOfferedWhenTheGameIsOver) {
  const Rules rules = rules_for();
  const Position over = read(rules, "c3 c4 c5 d4 d5 e5 ; - ; w");
  EXPECT_TRUE(next(rules, over, {}).offers.empty());
  const std::vector<Click> clicks = {on(rules, "a1")};
  EXPECT_FALSE(next(rules, over, clicks).move);
  EXPECT_EQ(code(rules, over, {}, on(rules, "a1")), "error.hexade.game-over");
}

TEST(HexadeClicks, NoMoveComesFromClicksThatWereNotOffered) {
  const Rules rules = rules_for();
  const Position position = play_all(rules, rules.start(), "e5 s19");
  for (const std::vector<Click>& clicks :
       std::vector<std::vector<Click>>{{on(rules, "e5")},
                                       {on(rules, "e6")},
                                       {CellClick{hex::axial(50, 50)}},
                                       {HandClick{"ring"}},
                                       {ChoiceClick{"e8"}},
                                       {hand, HandClick{"ring"}},
                                       {on(rules, "e8"), hand},
                                       {on(rules, "e8"), on(rules, "e9")}}) {
    const auto result = next(rules, position, clicks);
    EXPECT_FALSE(result.move);
    EXPECT_TRUE(result.offers.empty());
  }
}

TEST(HexadeClicks, ASecondClickOnTheHandTakesTheFirstBack) {
  const Rules rules = rules_for();
  const Position position = play_all(rules, rules.start(), "e5 s19");
  const std::vector<Click> twice{hand, hand};
  const auto afresh = next(rules, position, {}).offers;
  const auto back = next(rules, position, twice).offers;
  EXPECT_TRUE(std::ranges::equal(back, afresh, {}, &Offer::click, &Offer::click));
  EXPECT_TRUE(std::ranges::equal(back, afresh, {}, &Offer::kind, &Offer::kind));
}

TEST(HexadeClicks, RefusalsAreExplained) {
  const Rules rules = rules_for();
  const Position position = play_all(rules, rules.start(), "e5 s19");
  EXPECT_EQ(code(rules, position, {}, on(rules, "e5")), "error.hexade.occupied");
  EXPECT_EQ(code(rules, position, {}, on(rules, "e7")), "error.hexade.too-near");
  EXPECT_EQ(code(rules, position, {hand}, on(rules, "e7")), "error.hexade.too-near");
  EXPECT_EQ(code(rules, position, {}, CellClick{hex::axial(10, 0)}), "error.hexade.off-grid");
  EXPECT_EQ(code(rules, position, {}, HandClick{"ring"}), "error.hexade.only-stones");
  EXPECT_EQ(code(rules, position, {}, ChoiceClick{"e8"}), "error.hexade.only-stones");
  EXPECT_EQ(code(rules, position, {on(rules, "e8")}, on(rules, "e9")), "error.hexade.stone-placed");
  const Error near = explain(rules, position, {}, on(rules, "e7"));
  EXPECT_EQ(near.arguments, (std::vector<Argument>{
                                {"cell", "e7"}, {"first", "e5"}, {"count", "2"}, {"least", "3"}}));
}

std::set<std::string> cells_of(const Rules& rules, const std::vector<Effect>& list,
                               EffectKind kind) {
  std::set<std::string> result;
  for (const Effect& effect : list) {
    if (effect.kind != kind) continue;
    result.insert(cell_name(rules, kind == EffectKind::capture ? effect.from : effect.to));
  }
  return result;
}

TEST(HexadeEffects, AStoneIsPlacedAndPairsAreTaken) {
  const Rules rules = rules_for();
  const Position position = read(rules, figure_3);
  const auto list = effects(rules, position, move_of(rules, "d10"));
  ASSERT_EQ(list.size(), 5U);
  EXPECT_EQ(list[0].kind, EffectKind::place);
  EXPECT_EQ(list[0].to, *parse_cell(rules, "d10"));
  EXPECT_EQ(list[0].owner, scene::Owner::white);
  EXPECT_EQ(list[0].piece_kind, "stone");
  EXPECT_EQ(list[0].piece, std::nullopt);
  EXPECT_EQ(cells_of(rules, list, EffectKind::capture), names("d11 d12 e11 f12"));
  for (std::size_t i = 1; i < list.size(); ++i) {
    EXPECT_EQ(list[i].owner, scene::Owner::black);
    EXPECT_EQ(list[i].piece, list[i].from);
  }
}

TEST(HexadeEffects, ASixShowsItsCells) {
  const Rules rules = rules_for();
  const auto list = effects(rules, read(rules, figure_7), move_of(rules, "f9"));
  EXPECT_EQ(cells_of(rules, list, EffectKind::six), names("b5 c6 d7 e8 f9 g10"));
  EXPECT_EQ(list.size(), 7U);
}

TEST(HexadeEffects, OnlyASixJustCompletedIsShown) {
  const Rules rules = rules_for();
  const Position position = read(rules, "c3 c4 c5 d4 d5 e5 ; s18 ; b");
  const auto list = effects(rules, position, move_of(rules, "s19"));
  EXPECT_EQ(list.size(), 1U);
}

TEST(HexadeEffects, ACaptureCanCompleteTheOthersExactSix) {
  const Rules rules = rules_for("271", {{"row", "exactly-six"}});
  const Position seven = play_all(rules, "b4 b5 c6 d7 f9 g10 h11 ; b3 ; w", "e8");
  const auto list = effects(rules, seven, move_of(rules, "b6"));
  EXPECT_EQ(cells_of(rules, list, EffectKind::six), names("c6 d7 e8 f9 g10 h11"));
  EXPECT_EQ(list.back().owner, scene::Owner::white);
}

const scene::Cell& cell_of(const scene::Scene& scene, const Rules& rules, std::string_view name) {
  const auto* cell = scene::find_cell(scene, *parse_cell(rules, name));
  EXPECT_NE(cell, nullptr);
  return *cell;
}

TEST(HexadePicture, FilesAreHorizontalRowsWithAAtTheBottom) {
  const Rules rules = rules_for();
  const scene::Scene scene = picture(rules, rules.start(), {});
  EXPECT_EQ(scene.corner_angle, 0);
  EXPECT_EQ(scene.cells.size(), 271U);
  EXPECT_EQ(cell_of(scene, rules, "j10").centre, (scene::Point{0, 0}));
  EXPECT_FLOAT_EQ(cell_of(scene, rules, "a1").centre.y, 13.5F);
  EXPECT_FLOAT_EQ(cell_of(scene, rules, "a10").centre.y, 13.5F);
  EXPECT_FLOAT_EQ(cell_of(scene, rules, "s10").centre.y, -13.5F);
  EXPECT_LT(cell_of(scene, rules, "a1").centre.x, cell_of(scene, rules, "a2").centre.x);
}

TEST(HexadePicture, NeighboursDifferInTone) {
  const Rules rules = rules_for();
  const scene::Scene scene = picture(rules, rules.start(), {});
  for (const scene::Cell& cell : scene.cells) {
    EXPECT_LT(cell.tone, 3);
    for (int d = 0; d < hex::direction_count; ++d) {
      const auto* beside = scene::find_cell(scene, hex::neighbour(cell.at, d));
      if (beside != nullptr) {
        EXPECT_NE(cell.tone, beside->tone) << cell.name;
      }
    }
  }
}

TEST(HexadePicture, StonesAreDiscsOfTheirColour) {
  const Rules rules = rules_for();
  const scene::Scene scene = picture(rules, read(rules, "e5 ; s19 ; w"), {});
  ASSERT_EQ(scene.pieces.size(), 2U);
  EXPECT_EQ(scene.pieces[0].at, *parse_cell(rules, "e5"));
  EXPECT_EQ(scene.pieces[0].centre, cell_of(scene, rules, "e5").centre);
  EXPECT_EQ(scene.pieces[0].shape, scene::Shape::disc);
  EXPECT_EQ(scene.pieces[0].layers, std::vector{scene::Owner::white});
  EXPECT_EQ(scene.pieces[1].layers, std::vector{scene::Owner::black});
}

TEST(HexadePicture, CoordinatesStandBesideTheBoardAndCanBeOff) {
  for (const char* variant : {"271", "169"}) {
    const Rules rules = rules_for(variant);
    const scene::Scene scene = picture(rules, rules.start(), {});
    std::set<std::string> texts;
    for (const scene::Label& label : scene.labels) {
      texts.insert(label.text);
      for (const scene::Cell& cell : scene.cells) {
        const float gap =
            std::hypot(cell.centre.x - label.centre.x, cell.centre.y - label.centre.y);
        EXPECT_GT(gap, 1.7F) << label.text << " lies on " << cell.name;
      }
      EXPECT_GT(label.centre.x, scene.top_left.x);
      EXPECT_LT(label.centre.y, scene.bottom_right.y);
    }
    const auto lines = static_cast<std::size_t>(2 * rules.grid().side() - 1);
    EXPECT_EQ(texts.size(), 2 * lines);
    EXPECT_EQ(scene.labels.size(), 2 * lines);
    scene::View plain;
    plain.coordinates = false;
    EXPECT_TRUE(picture(rules, rules.start(), plain).labels.empty());
  }
}

TEST(HexadePicture, EachLabelNamesItsLine) {
  const Rules rules = rules_for();
  const scene::Scene scene = picture(rules, rules.start(), {});
  for (const scene::Label& label : scene.labels) {
    // The nearest cells: one of them must carry the label in its name.
    const bool named = std::ranges::any_of(scene.cells, [&](const scene::Cell& cell) {
      const float gap = std::hypot(cell.centre.x - label.centre.x, cell.centre.y - label.centre.y);
      const std::string part =
          is_letter(label.text[0]) ? cell.name.substr(0, 1) : cell.name.substr(1);
      return gap < 1.8F && part == label.text;
    });
    EXPECT_TRUE(named) << label.text;
  }
}

TEST(HexadePicture, OrientationTurnsThePictureAndNotTheCells) {
  const Rules rules = rules_for();
  const Position position = read(rules, figure_3);
  const scene::Scene upright = picture(rules, position, {});
  scene::View view;
  view.orientation = 2;
  const scene::Scene turned = picture(rules, position, view);
  ASSERT_EQ(upright.cells.size(), turned.cells.size());
  for (std::size_t i = 0; i < upright.cells.size(); ++i) {
    EXPECT_EQ(upright.cells[i].at, turned.cells[i].at);
    EXPECT_EQ(scene::turned(upright.cells[i].centre, 2), turned.cells[i].centre);
  }
  EXPECT_EQ(scene::turned(upright.pieces[0].centre, 2), turned.pieces[0].centre);
}

TEST(HexadeSymmetry, AllElevenMapTheRulesOntoThemselves) {
  const Rules rules = rules_for("169");
  for (const char* text : {"e5 ; o14 ; w ; 2", "d11 e2 g13 ; d9 d10 e10 f3 f12 g4 ; w",
                           "b4 b5 c6 d7 e8 e9 f9 g10 ; b3 e7 ; b"}) {
    const Position position = read(rules, text);
    std::set<std::string> images = {print_position(rules, position)};
    const std::vector<Symmetry> all = symmetries(rules);
    EXPECT_EQ(all.size(), 11U);
    MoveList<Move> moves;
    rules.legal_moves(position, moves);
    for (const Symmetry& symmetry : all) {
      EXPECT_FALSE(symmetry.swaps_sides);
      const auto image = transform(rules, position, symmetry);
      ASSERT_TRUE(image);
      EXPECT_EQ(image->plies, position.plies);
      images.insert(print_position(rules, *image));
      EXPECT_EQ(legal_names(rules, *image).size(), moves.size());
      EXPECT_EQ(evaluate(rules, *image), evaluate(rules, position));
      for (const Move& move : moves) {
        const Position after = rules.play(*image, transform(rules, move, symmetry));
        EXPECT_EQ(after, *transform(rules, rules.play(position, move), symmetry));
        EXPECT_EQ(rules.status(after), rules.status(rules.play(position, move)));
      }
    }
    EXPECT_EQ(images.size(), 12U);
  }
}

}  // namespace
}  // namespace alveole::hexade::testing
