#include <algorithm>
#include <cmath>

#include "games/attangle/table.h"

namespace alveole::attangle {
namespace {

const char* const some_stacks = "4/4,BW/W,BW,2,B,1/4,B,2/3,WBW,2/5/4 ; w";

const scene::Piece* piece_at(const scene::Scene& scene, hex::Axial at) {
  const auto found = std::ranges::find(scene.pieces, at, &scene::Piece::at);
  return found == scene.pieces.end() ? nullptr : &*found;
}

TEST(AttanglePicture, CellsHaveNamesAndTonesUnlikeTheirNeighbours) {
  const StandardTable table("standard");
  const scene::Scene scene = picture(table.rules, table.position, {"cells", 0, true});
  ASSERT_EQ(scene.cells.size(), 37U);
  EXPECT_EQ(scene.cells.front().name, "g1");
  EXPECT_EQ(scene.cells.back().name, "a4");
  for (const scene::Cell& cell : scene.cells) {
    EXPECT_EQ(cell.surface, cell.name == "d4" ? scene::Surface::barred : scene::Surface::cell);
    for (int d = 0; d < hex::direction_count; ++d) {
      const scene::Cell* beside = find_cell(scene, hex::neighbour(cell.at, d));
      if (beside != nullptr) {
        EXPECT_NE(beside->tone, cell.tone);
      }
    }
  }
  EXPECT_TRUE(scene.lines.empty());
  EXPECT_TRUE(scene.ground.empty());
}

TEST(AttanglePicture, TheLatticeHasPointsLinesAndGround) {
  const StandardTable table("standard");
  const scene::Scene scene = picture(table.rules, table.position, {"points", 0, true});
  ASSERT_EQ(scene.cells.size(), 37U);
  for (const scene::Cell& cell : scene.cells) {
    EXPECT_EQ(cell.surface,
              cell.name == "d4" ? scene::Surface::barred_point : scene::Surface::point);
  }
  EXPECT_EQ(scene.lines.size(), 3U * 7U);
  EXPECT_EQ(scene.ground.size(), 6U);
}

TEST(AttanglePicture, StacksShowTheirPiecesAndHeights) {
  const StandardTable table("standard", some_stacks);
  const scene::Scene scene = picture(table.rules, table.position, {"", 0, true});
  EXPECT_EQ(scene.pieces.size(), 6U);
  const auto white = scene::Owner::white;
  const auto black = scene::Owner::black;
  const scene::Piece* triple = piece_at(scene, table.cell("c4"));
  ASSERT_NE(triple, nullptr);
  EXPECT_EQ(triple->layers, (std::vector<scene::Owner>{white, black, white}));
  EXPECT_EQ(triple->shape, scene::Shape::stack);
  EXPECT_TRUE(triple->numbered);
  const scene::Piece* single = piece_at(scene, table.cell("e1"));
  ASSERT_NE(single, nullptr);
  EXPECT_EQ(single->shape, scene::Shape::disc);
  EXPECT_FALSE(single->numbered);
}

TEST(AttanglePicture, RowAIsAtTheBottomUntilTheBoardIsTurned) {
  const StandardTable table("standard");
  const auto y_of = [&](const char* name, int orientation) {
    const scene::Scene scene = picture(table.rules, table.position, {"cells", orientation, true});
    return find_cell(scene, table.cell(name))->centre.y;
  };
  EXPECT_GT(y_of("a1", 0), y_of("g1", 0));
  EXPECT_LT(y_of("a1", 3), y_of("g1", 3));
}

TEST(AttanglePicture, CoordinatesStandOutsideTheBoardAndCanBeLeftOut) {
  const StandardTable table("standard");
  for (const char* look : {"cells", "points"}) {
    const scene::Scene scene = picture(table.rules, table.position, {look, 2, true});
    // Seven row letters; seven numbers below, and six above.
    EXPECT_EQ(scene.labels.size(), 7U + 7U + 6U);
    for (const scene::Label& label : scene.labels) {
      for (const scene::Cell& cell : scene.cells) {
        EXPECT_GT(std::hypot(label.centre.x - cell.centre.x, label.centre.y - cell.centre.y), 1.1F);
      }
    }
    EXPECT_TRUE(picture(table.rules, table.position, {look, 2, false}).labels.empty());
  }
}

TEST(AttanglePicture, HandsCountStockAndTriples) {
  const StandardTable table("standard", some_stacks);
  const scene::Scene scene = picture(table.rules, table.position, {"", 0, true});
  ASSERT_EQ(scene.hands.size(), 4U);
  EXPECT_EQ(scene.hands[0].kind, "piece");
  EXPECT_EQ(scene.hands[0].count, 18 - 5);
  EXPECT_EQ(scene.hands[0].of, 18);
  EXPECT_EQ(scene.hands[1].kind, "triple");
  EXPECT_EQ(scene.hands[1].count, 1);
  EXPECT_EQ(scene.hands[1].of, 3);
  EXPECT_EQ(scene.hands[2].owner, scene::Owner::black);
  EXPECT_EQ(scene.hands[2].count, 18 - 5);
}

TEST(AttanglePicture, SymmetriesAreThoseOfTheHexagonThatKeepTheBoard) {
  // Twelve turns and mirrorings, each with and without exchanging the sides, without the identity.
  for (const char* variant : {"standard", "side3", "side5"}) {
    EXPECT_EQ(symmetries(StandardTable(variant).rules).size(), 23U) << variant;
  }
  EXPECT_EQ(symmetries(WideTable("side6").rules).size(), 23U);
  const StandardTable grand("grand");
  for (const Symmetry& symmetry : symmetries(grand.rules)) {
    const auto start = transform(grand.rules, grand.position, symmetry);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->owned, grand.position.owned);
  }
}

TEST(AttangleEvaluation, CountsTheSameForBothSidesAndPrefersTallStacks) {
  const StandardTable start("standard");
  EXPECT_EQ(evaluate(start.rules, start.position), 0);
  const auto value = [](const char* text) {
    const StandardTable table("standard", text);
    return evaluate(table.rules, table.position);
  };
  EXPECT_GT(value("4/5/6/BBW,6/6/5/4 ; w"), value("4/5/6/BW,6/6/5/4 ; w"));
  EXPECT_GT(value("4/5/6/BW,6/6/5/4 ; w"), value("4/5/6/W,B,5/6/5/4 ; w"));
  EXPECT_EQ(value("4/5/6/BBW,6/6/5/4 ; w"), -value("4/5/6/BBW,6/6/5/4 ; b"));
}

TEST(AttangleEvaluation, CapturesAreNoisy) {
  const StandardTable table("standard", "4/5/6/W,1,B,1,W,2/6/5/4 ; w");
  MoveList<Move> moves;
  table.rules.legal_moves(table.position, moves);
  for (const Move& move : moves) {
    EXPECT_EQ(noisy(table.rules, table.position, move), move.is_capture());
  }
}

}  // namespace
}  // namespace alveole::attangle
