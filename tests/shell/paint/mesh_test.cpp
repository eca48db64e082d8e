#include "paint/mesh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace alveole::paint {
namespace {

using namespace scene;

constexpr Colour black{0, 0, 0};
constexpr float pi = std::numbers::pi_v<float>;

// The area a mesh covers, each triangle weighed by the mean alpha of its corners.
float coverage(const Mesh& mesh) {
  float sum = 0;
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const Vertex& a = mesh.vertices.at(mesh.indices[i]);
    const Vertex& b = mesh.vertices.at(mesh.indices[i + 1]);
    const Vertex& c = mesh.vertices.at(mesh.indices[i + 2]);
    const float area = std::abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
    const auto alpha = static_cast<float>(a.colour.alpha + b.colour.alpha + c.colour.alpha);
    sum += area * alpha / 3 / 255;
  }
  return sum;
}

TEST(Mesh, ShapesCoverTheirArea) {
  const Primitive hexagon_form{hexagon({}, 1, 0), solid(black), {}};
  EXPECT_NEAR(coverage(tessellate(hexagon_form, 40, 1)), 1.5 * std::sqrt(3) * 1600, 5);
  // Chords take a little from what is round: at most chord and rim, 0.08 of a pixel.
  const Primitive circle{Circle{{2, 3}, 0.5F}, solid(black), {}};
  EXPECT_NEAR(coverage(tessellate(circle, 40, 1)), pi * 400, 8);
  const Primitive ring{Ring{{}, 0.5F, 1}, solid(black), {}};
  EXPECT_NEAR(coverage(tessellate(ring, 40, 1)), pi * (1600 - 400), 16);
}

// A polygon need not be convex: an arrow, walked either way round.
TEST(Mesh, ArrowsAreFilledToTheirOutline) {
  std::vector<Point> arrow = {{0, -0.1F}, {2, -0.1F}, {2, -0.3F}, {2.5F, 0},
                              {2, 0.3F},  {2, 0.1F},  {0, 0.1F}};
  const float area = 2 * 0.2F + 0.5F * 0.6F * 0.5F;
  EXPECT_NEAR(coverage(tessellate({Polygon{arrow}, solid(black), {}}, 100, 1)), area * 10000, 12);
  std::ranges::reverse(arrow);
  EXPECT_NEAR(coverage(tessellate({Polygon{arrow}, solid(black), {}}, 100, 1)), area * 10000, 12);
}

TEST(Mesh, LinesCoverLengthTimesWidth) {
  const Primitive line{Polyline{{{0, 0}, {1, 0}}}, {}, {black, 0.1F, 0}};
  const float caps = pi * 0.05F * 0.05F;
  EXPECT_NEAR(coverage(tessellate(line, 100, 1)), (0.1F + caps) * 10000, 20);
  const Primitive border{hexagon({}, 1, 0), {}, {black, 0.1F, 0}};
  EXPECT_NEAR(coverage(tessellate(border, 100, 1)), 6 * 0.1F * 10000, 10);
  const Primitive circle{Circle{{}, 1}, {}, {black, 0.1F, 0}};
  EXPECT_NEAR(coverage(tessellate(circle, 100, 1)), 2 * pi * 0.1F * 10000, 10);
}

TEST(Mesh, ALineThinnerThanAPixelIsFainterInstead) {
  const Primitive line{Polyline{{{0, 0}, {10, 0}}}, {}, {black, 0.02F, 0}};
  const Mesh mesh = tessellate(line, 10, 1);
  EXPECT_NEAR(coverage(mesh), 100 * 0.2F, 1);
  for (const Vertex& vertex : mesh.vertices) EXPECT_LE(vertex.colour.alpha, 51);
  // On a screen with three times as many pixels it may be thinner.
  EXPECT_NEAR(coverage(tessellate(line, 10, 1.0F / 3)), 100 * 0.2F, 1);
}

TEST(Mesh, DashesAreAsLongAsTheirGaps) {
  const Primitive dashed{Polyline{{{0, 0}, {10, 0}}}, {}, {black, 0.1F, 1}};
  // Five dashes with round ends.
  const float area = 5 * (1 * 0.1F + pi * 0.05F * 0.05F);
  EXPECT_NEAR(coverage(tessellate(dashed, 50, 1)), area * 2500, 10);
  const Primitive border{hexagon({}, 1, 0), {}, {black, 0.1F, 0.125F}};
  const float dashes = 24 * (0.125F * 0.1F + pi * 0.05F * 0.05F);
  EXPECT_NEAR(coverage(tessellate(border, 100, 1)), dashes * 10000, 60);
}

TEST(Mesh, GradientsKeepTheirColours) {
  const Paint paint = radial({-0.2F, -0.4F}, 1.5F,
                             {{0, {255, 255, 255}}, {0.5F, {200, 180, 160}}, {1, {100, 80, 60}}});
  const Mesh mesh = tessellate({Circle{{}, 1}, paint, {}}, 50, 1);
  for (const Vertex& vertex : mesh.vertices) {
    if (vertex.colour.alpha == 0) continue;
    const Colour wanted = paint.at({vertex.x / 50, vertex.y / 50});
    EXPECT_NEAR(vertex.colour.red, wanted.red, 1);
    EXPECT_NEAR(vertex.colour.blue, wanted.blue, 1);
  }
}

TEST(Mesh, NothingToDrawGivesNothing) {
  EXPECT_TRUE(tessellate({Polygon{}, solid(black), {}}, 40, 1).indices.empty());
  EXPECT_TRUE(tessellate({Polyline{{{1, 1}}}, {}, {black, 1, 0}}, 40, 1).indices.empty());
  EXPECT_TRUE(tessellate({Text{{}, 1, false, "a"}, solid(black), {}}, 40, 1).indices.empty());
  // Points that coincide and shapes that cross themselves must not hang or reach outside.
  const Mesh folded = tessellate(
      {Polygon{{{0, 0}, {1, 1}, {1, 0}, {0, 1}}}, solid(black), {black, 0.1F, 0.05F}}, 40, 1);
  for (const std::uint16_t index : folded.indices) EXPECT_LT(index, folded.vertices.size());
  const Mesh point = tessellate({Polyline{{{1, 1}, {1, 1}}}, {}, {black, 0.1F, 0}}, 40, 1);
  for (const Vertex& vertex : point.vertices) EXPECT_TRUE(std::isfinite(vertex.x));
}

}  // namespace
}  // namespace alveole::paint
