#include "scene/drawing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "scene/draw_parts.h"
#include "scene/samples.h"

namespace alveole::scene {
namespace {

// Number of placements of symbols whose name starts so.
int placed(const Drawing& drawing, std::string_view prefix) {
  int count = 0;
  for (const Placement& placement : drawing.placements) {
    const auto& symbol = drawing.symbols.at(static_cast<std::size_t>(placement.symbol));
    if (symbol.name.starts_with(prefix)) ++count;
  }
  return count;
}

// Position of the first placement of such a symbol in the order of painting, or -1.
int order(const Drawing& drawing, std::string_view prefix) {
  for (std::size_t i = 0; i < drawing.placements.size(); ++i) {
    const auto symbol = static_cast<std::size_t>(drawing.placements[i].symbol);
    if (drawing.symbols.at(symbol).name.starts_with(prefix)) return static_cast<int>(i);
  }
  return -1;
}

TEST(Paint, GradientsAreLinearBetweenTheirStops) {
  const Paint paint = radial({1, 0}, 2, {{0.5F, {0, 0, 0}}, {1, {200, 100, 50}}});
  EXPECT_EQ(paint.at({1, 0}), (Colour{0, 0, 0}));
  EXPECT_EQ(paint.at({1, 1}), (Colour{0, 0, 0}));
  EXPECT_EQ(paint.at({2.5F, 0}), (Colour{100, 50, 25}));
  EXPECT_EQ(paint.at({9, 0}), (Colour{200, 100, 50}));
  const Paint down = linear({0, 0}, {0, 4}, {0, 0, 0}, {100, 100, 100});
  EXPECT_EQ(down.at({7, 1}), (Colour{25, 25, 25}));
  EXPECT_EQ(solid({1, 2, 3}).at({5, 5}), (Colour{1, 2, 3}));
  EXPECT_EQ(Paint{}.at({}).alpha, 0);
}

TEST(Geometry, HexagonsPointUpOrLieFlat) {
  const Polygon pointy = hexagon({1, 1}, 2, 0);
  ASSERT_EQ(pointy.corners.size(), 6U);
  EXPECT_NEAR(pointy.corners[0].x, 1, 1e-6);
  EXPECT_NEAR(pointy.corners[0].y, -1, 1e-6);
  const Polygon flat = hexagon({}, 1, 30);
  EXPECT_NEAR(flat.corners[0].x, 0.5, 1e-6);
  EXPECT_NEAR(flat.corners[0].y, -std::sqrt(3) / 2, 1e-6);
}

TEST(Geometry, ArcsKeepTheirRadius) {
  const Polyline line = arc({1, 0}, 2, 0, 172);
  EXPECT_GT(line.points.size(), 10U);
  for (const Point point : line.points) {
    EXPECT_NEAR(std::hypot(point.x - 1, point.y), 2, 1e-5);
    EXPECT_GE(point.y, -1e-6);  // clockwise from the right is below: y grows downwards
  }
}

TEST(DrawScene, ASymbolIsMadeOnceAndPlacedOften) {
  const Drawing drawing = draw_scene(pieces_sample(), theme("paper"), 40);
  EXPECT_EQ(placed(drawing, "cell-") + placed(drawing, "barred"), 18);
  for (const Symbol& symbol : drawing.symbols) {
    EXPECT_EQ(std::ranges::count(drawing.symbols, symbol.name, &Symbol::name), 1) << symbol.name;
  }
}

TEST(DrawScene, EveryLayerOfAStackIsDrawnAndItsHeightWritten) {
  Piece stack;
  stack.layers = {Owner::white, Owner::white, Owner::black};
  stack.numbered = true;
  const Drawing drawing = draw_piece(stack, Background::cell, theme("paper"), 40);
  EXPECT_EQ(placed(drawing, "white-disc"), 2);
  EXPECT_EQ(placed(drawing, "black-disc"), 1);
  EXPECT_EQ(placed(drawing, "white-seam"), 1);
  EXPECT_EQ(placed(drawing, "black-seam"), 0);
  EXPECT_EQ(placed(drawing, "height-3"), 1);
  // From bottom to top, each layer higher on the screen.
  for (std::size_t i = 1; i + 1 < drawing.placements.size(); ++i) {
    EXPECT_LE(drawing.placements[i].at.y, drawing.placements[i - 1].at.y);
  }
}

TEST(DrawScene, ARingHasAHole) {
  Piece ring;
  ring.shape = Shape::ring;
  ring.layers = {Owner::black};
  const Drawing drawing = draw_piece(ring, Background::white_tile, theme("paper"), 40);
  for (const Primitive& primitive : drawing.symbols.at(0).primitives) {
    // Nothing reaches into the middle: only rings, and dots on them.
    if (const auto* body = std::get_if<Ring>(&primitive.form)) {
      EXPECT_GT(body->inner, 0.2F);
    } else {
      const auto& dot = std::get<Circle>(primitive.form);
      EXPECT_GT(std::hypot(dot.centre.x, dot.centre.y) - dot.radius, 0.2F);
    }
  }
}

TEST(DrawScene, RimsFollowWhatAPieceStandsOn) {
  const Drawing drawing = draw_scene(tiles_sample(), theme("paper"), 40);
  EXPECT_EQ(placed(drawing, "white-disc-black-tile"), 1);
  EXPECT_EQ(placed(drawing, "white-disc-white-tile"), 1);
  EXPECT_EQ(placed(drawing, "black-ring-black-tile"), 1);
  EXPECT_EQ(placed(drawing, "black-disc-cell"), 0);
}

TEST(DrawScene, VacantPlacesShowOnlyTheirMarks) {
  Scene scene = tiles_sample();
  const Drawing drawing = draw_scene(scene, theme("paper"), 40);
  EXPECT_EQ(placed(drawing, "tile-white") + placed(drawing, "tile-black"), 10);
  EXPECT_EQ(placed(drawing, "tile-shadow"), 10);
  EXPECT_EQ(placed(drawing, "placeable-panel-vacant"), 7);
  scene.marks.clear();
  EXPECT_EQ(placed(draw_scene(scene, theme("paper"), 40), "placeable"), 0);
}

TEST(DrawScene, EveryMarkIsDrawnOnEverySurface) {
  for (const Surface surface : {Surface::cell, Surface::tile, Surface::point}) {
    for (const MarkKind kind : mark_kinds) {
      Scene scene;
      scene.cells.push_back({{}, {}, surface, 0, Owner::black, "a1"});
      const std::size_t bare = draw_scene(scene, theme("slate"), 40).placements.size();
      scene.marks.push_back({{}, {}, kind});
      EXPECT_EQ(draw_scene(scene, theme("slate"), 40).placements.size(), bare + 1)
          << static_cast<int>(kind);
    }
  }
}

TEST(DrawScene, WhatWouldBeTakenIsMarkedOverThePieces) {
  const Drawing drawing = draw_scene(marks_sample(Surface::cell), theme("paper"), 40);
  EXPECT_LT(order(drawing, "selected"), order(drawing, "white-disc"));
  EXPECT_GT(order(drawing, "capture"), order(drawing, "white-disc"));
  EXPECT_GT(order(drawing, "target"), order(drawing, "white-disc"));
}

TEST(DrawScene, RimsAreNeverThinnerThanAPixel) {
  constexpr float pixels = 10;
  const Drawing drawing = draw_scene(pieces_sample(), theme("paper"), pixels);
  const int disc = drawing.find("white-disc-cell");
  ASSERT_GE(disc, 0);
  const Primitive& body = drawing.symbols.at(static_cast<std::size_t>(disc)).primitives.at(1);
  EXPECT_GE(body.stroke.width * pixels, 0.999F);
}

TEST(DrawScene, LabelsTakeTheInkOfWhatTheyStandOn) {
  const Theme colours = theme("paper");
  Scene scene;
  scene.cells.push_back({{}, {}, Surface::cell, 0, Owner::nobody, "a1"});
  const auto ink = [&] {
    const Drawing drawing = draw_scene(scene, colours, 40);
    return drawing.symbols.back().primitives.back().fill.stops[0].colour;
  };
  scene.labels = {{{0, 3}, "a", true}};
  EXPECT_EQ(ink(), colours.muted);
  scene.labels = {{{0, 0.1F}, "1", false}};
  EXPECT_EQ(ink(), colours.label.cell);
  scene.pieces.push_back({{}, {}, Shape::disc, {Owner::black}, false});
  EXPECT_EQ(ink(), colours.black.ink);
  // The sheet of a lattice may reach below the coordinates.
  scene.labels = {{{0, 3}, "a", true}};
  scene.ground = {{-5, -5}, {5, -5}, {5, 5}, {-5, 5}};
  EXPECT_EQ(ink(), colours.label.cell);
  scene.labels = {{{0, 6}, "a", true}};
  EXPECT_EQ(ink(), colours.muted);
}

TEST(DrawScene, ArrowsEndBeforeWhatTheyPointTo) {
  Scene scene;
  scene.arrows.push_back({{0, 0}, {3, 0}, false});
  const Drawing drawing = draw_scene(scene, theme("paper"), 40);
  const auto& outline = std::get<Polygon>(drawing.symbols.at(0).primitives.at(0).form);
  const auto tip = std::ranges::max(outline.corners, {}, &Point::x);
  EXPECT_GT(tip.x, 2.5F);
  EXPECT_LT(tip.x, 3);
  EXPECT_NEAR(tip.y, 0, 1e-6);
  // One without length is nothing to draw.
  scene.arrows = {{{1, 1}, {1, 1}, false}};
  EXPECT_TRUE(draw_scene(scene, theme("paper"), 40).placements.empty());
}

}  // namespace
}  // namespace alveole::scene
