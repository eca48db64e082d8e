#include "paint/board_frame.h"

#include <algorithm>

namespace alveole::paint {

BoardFrame fit(const scene::Scene& scene, Rect room, float max_cell) {
  const float width = std::max(1.0F, scene.bottom_right.x - scene.top_left.x);
  const float height = std::max(1.0F, scene.bottom_right.y - scene.top_left.y);
  BoardFrame frame;
  frame.scale = std::min({room.width / width, room.height / height, max_cell});
  frame.scale = std::max(frame.scale, 1.0F);
  const float middle_x = (scene.top_left.x + scene.bottom_right.x) / 2;
  const float middle_y = (scene.top_left.y + scene.bottom_right.y) / 2;
  frame.x = room.x + room.width / 2 - middle_x * frame.scale;
  frame.y = room.y + room.height / 2 - middle_y * frame.scale;
  return frame;
}

std::optional<hex::Axial> cell_at(const scene::Scene& scene, const BoardFrame& frame,
                                  scene::Point point) {
  const scene::Point at = frame.to_scene(point);
  std::optional<hex::Axial> best;
  float nearest = 1;  // squared, in cell radii
  for (const scene::Cell& cell : scene.cells) {
    const float dx = cell.centre.x - at.x;
    const float dy = cell.centre.y - at.y;
    const float squared = dx * dx + dy * dy;
    if (squared < nearest) {
      nearest = squared;
      best = cell.at;
    }
  }
  return best;
}

}  // namespace alveole::paint
