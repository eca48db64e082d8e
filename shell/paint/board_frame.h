#pragma once

#include <optional>

#include "paint/layout.h"
#include "scene/scene.h"

namespace alveole::paint {

/// How a scene is laid into its room on the screen: scene units to CSS pixels.
struct BoardFrame {
  float scale = 1;  ///< pixels per scene unit
  float x = 0;      ///< where the scene's (0, 0) stands
  float y = 0;

  scene::Point to_screen(scene::Point point) const {
    return {x + point.x * scale, y + point.y * scale};
  }
  scene::Point to_scene(scene::Point point) const {
    return {(point.x - x) / scale, (point.y - y) / scale};
  }
};

/// The largest frame in which the whole scene fits into `room`, centred; cells never grow past
/// `max_cell` pixels of radius, so that a board of four tiles does not look like a poster.
BoardFrame fit(const scene::Scene& scene, Rect room, float max_cell = 64);

/// The cell at a point of the screen: the nearest centre within one cell radius.
std::optional<hex::Axial> cell_at(const scene::Scene& scene, const BoardFrame& frame,
                                  scene::Point point);

}  // namespace alveole::paint
