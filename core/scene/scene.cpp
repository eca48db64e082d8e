#include "scene/scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace alveole::scene {

namespace {

constexpr float sqrt3 = std::numbers::sqrt3_v<float>;
// Room round the outermost cell centres: one radius for the cell itself and a little air.
constexpr float cell_margin = 1.15F;
constexpr float label_margin = 0.6F;

}  // namespace

Point pointy_centre(hex::Axial cell) {
  const auto q = static_cast<float>(cell.q);
  const auto r = static_cast<float>(cell.r);
  return {sqrt3 * (q + r / 2), 1.5F * r};
}

Point turned(Point point, int orientation) {
  for (int i = 0; i < orientation % hex::direction_count; ++i) {
    point = {point.x / 2 - point.y * sqrt3 / 2, point.x * sqrt3 / 2 + point.y / 2};
  }
  return point;
}

const Cell* find_cell(const Scene& scene, hex::Axial at) {
  const auto found = std::ranges::find(scene.cells, at, &Cell::at);
  return found == scene.cells.end() ? nullptr : &*found;
}

void fit_bounds(Scene& scene) {
  bool first = true;
  const auto include = [&](Point centre, float margin) {
    const Point low{centre.x - margin, centre.y - margin};
    const Point high{centre.x + margin, centre.y + margin};
    if (first) {
      scene.top_left = low;
      scene.bottom_right = high;
      first = false;
    }
    scene.top_left = {std::min(scene.top_left.x, low.x), std::min(scene.top_left.y, low.y)};
    scene.bottom_right = {std::max(scene.bottom_right.x, high.x),
                          std::max(scene.bottom_right.y, high.y)};
  };
  for (const Cell& cell : scene.cells) include(cell.centre, cell_margin);
  for (const Point corner : scene.ground) include(corner, 0);
  for (const Label& label : scene.labels) include(label.centre, label_margin);
}

}  // namespace alveole::scene
