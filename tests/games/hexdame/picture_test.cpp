#include <cmath>

#include "games/hexdame/table.h"

namespace alveole::hexdame {
namespace {

constexpr float sqrt3 = 1.7320508F;

scene::View turned_by(int orientation) {
  return {{}, orientation, true};
}
scene::Point centre(const scene::Scene& scene, hex::Axial at) {
  const scene::Cell* cell = scene::find_cell(scene, at);
  EXPECT_NE(cell, nullptr);
  return cell != nullptr ? cell->centre : scene::Point{};
}
void expect_at(scene::Point point, float x, float y) {
  EXPECT_NEAR(point.x, x, 1e-4F);
  EXPECT_NEAR(point.y, y, 1e-4F);
}

// rules/README.md: flat-topped at x = 1.5 (rank - file), y = -(sqrt3 / 2)(file + rank), a1 at the
// bottom and e1 left.
TEST(HexdamePicture, CellsStandAsTheRulesDrawThem) {
  const Table table;
  const scene::Scene scene = picture(table.rules, table.position, {});
  EXPECT_EQ(scene.corner_angle, 30.0F);
  ASSERT_EQ(scene.cells.size(), 61U);
  const scene::Point middle = centre(scene, table.cell("e5"));
  for (const int cell : table.rules.board().in_order()) {
    const Square at = table.rules.board().square(cell);
    const scene::Point point = centre(scene, table.rules.board().ring().cell(cell));
    EXPECT_NEAR(point.x - middle.x, 1.5F * static_cast<float>(at.rank - at.file), 1e-4F);
    EXPECT_NEAR(point.y - middle.y, -sqrt3 / 2 * static_cast<float>(at.file + at.rank - 10), 1e-4F);
  }
  expect_at(centre(scene, table.cell("a1")), 0, 4 * sqrt3);
  expect_at(centre(scene, table.cell("e1")), -6, 2 * sqrt3);
}

TEST(HexdamePicture, TurnsClockwiseInStepsOfSixtyDegrees) {
  const Table table;
  const scene::Scene flipped = picture(table.rules, table.position, turned_by(3));
  expect_at(centre(flipped, table.cell("a1")), 0, -4 * sqrt3);
  const scene::Scene turned = picture(table.rules, table.position, turned_by(1));
  expect_at(centre(turned, table.cell("a1")), -6, 2 * sqrt3);
  EXPECT_EQ(turned.corner_angle, 30.0F);
}

TEST(HexdamePicture, NeighboursDifferInTone) {
  const LargeTable table;
  const scene::Scene scene = picture(table.rules, table.position, {});
  ASSERT_EQ(scene.cells.size(), 91U);
  for (const scene::Cell& cell : scene.cells) {
    EXPECT_LT(cell.tone, 3);
    EXPECT_EQ(cell.surface, scene::Surface::cell);
    for (int d = 0; d < hex::direction_count; ++d) {
      const scene::Cell* beside = scene::find_cell(scene, hex::neighbour(cell.at, d));
      EXPECT_TRUE(beside == nullptr || cell.tone != beside->tone) << cell.name;
    }
  }
}

TEST(HexdamePicture, AKingIsAStackOfTwo) {
  const Table table("Kb3 a1 ; f6 ; w");
  const scene::Scene scene = picture(table.rules, table.position, {});
  ASSERT_EQ(scene.pieces.size(), 3U);
  EXPECT_EQ(scene.pieces[0].shape, scene::Shape::disc);
  EXPECT_EQ(scene.pieces[0].layers, std::vector{scene::Owner::white});
  EXPECT_EQ(scene.pieces[1].at, table.cell("b3"));
  EXPECT_EQ(scene.pieces[1].shape, scene::Shape::stack);
  EXPECT_EQ(scene.pieces[1].layers, (std::vector{scene::Owner::white, scene::Owner::white}));
  EXPECT_EQ(scene.pieces[2].layers, std::vector{scene::Owner::black});
  EXPECT_EQ(scene.pieces[2].centre, centre(scene, table.cell("f6")));
}

TEST(HexdamePicture, LettersStandLeftAndRanksRightOutsideTheBoard) {
  const Table table;
  const scene::Scene scene = picture(table.rules, table.position, {});
  ASSERT_EQ(scene.labels.size(), 18U);
  Texts names;
  for (const scene::Label& label : scene.labels) {
    names.insert(label.text);
    const bool letter = label.text[0] >= 'a';
    EXPECT_EQ(letter, label.centre.x < 0) << label.text;
    for (const scene::Cell& cell : scene.cells) {
      const float distance =
          std::hypot(cell.centre.x - label.centre.x, cell.centre.y - label.centre.y);
      EXPECT_GT(distance, 1.2F) << label.text << " on " << cell.name;
    }
  }
  EXPECT_EQ(names, (Texts{"1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
                          "g", "h", "i"}));
  EXPECT_TRUE(picture(table.rules, table.position, scene::View{{}, 0, false}).labels.empty());
}

TEST(HexdamePicture, TheHandsHoldWhatTheOtherSideIsShortOf) {
  const Table table("a1 a2 a3 ; f6 Kf7 ; w");
  const scene::Scene scene = picture(table.rules, table.position, {});
  ASSERT_EQ(scene.hands.size(), 2U);
  EXPECT_EQ(scene.hands[0].owner, scene::Owner::white);
  EXPECT_EQ(scene.hands[0].colour, scene::Owner::black);
  EXPECT_TRUE(scene.hands[0].captured);
  EXPECT_EQ(scene.hands[0].count, 14);
  EXPECT_EQ(scene.hands[1].count, 13);
}

TEST(HexdamePicture, EverythingLiesWithinTheBounds) {
  for (int orientation = 0; orientation < 6; ++orientation) {
    const Table table;
    const auto scene = picture(table.rules, table.position, turned_by(orientation));
    for (const scene::Cell& cell : scene.cells) {
      EXPECT_GE(cell.centre.x - 1, scene.top_left.x);
      EXPECT_GE(cell.centre.y - 1, scene.top_left.y);
      EXPECT_LE(cell.centre.x + 1, scene.bottom_right.x);
      EXPECT_LE(cell.centre.y + 1, scene.bottom_right.y);
    }
  }
}

}  // namespace
}  // namespace alveole::hexdame
