#pragma once

#include "scene/drawing.h"
#include "scene/scene.h"
#include "scene/theme.h"

/// From what can be seen to how it looks: the only place where boards get shapes and colours.
///
/// `pixels` is how many pixels of the screen a cell radius will take: rims and lines that matter
/// never become thinner than one pixel. Any drawing may still be shown at another size.
namespace alveole::scene {

/// The whole board: cells, pieces, marks, arrows and labels; not the hands.
Drawing draw_scene(const Scene& scene, const Theme& theme, float pixels);

/// One piece at its centre, on a background: one that moves, lies in a hand, or stands for a side.
Drawing draw_piece(const Piece& piece, Background background, const Theme& theme, float pixels);

/// One tile at (0,0), for a hand or while it is being laid; `angle` as Scene::corner_angle.
Drawing draw_tile(Owner owner, float angle, const Theme& theme);

/// What lies under a place: the background for whatever is drawn there.
Background background_at(const Scene& scene, hex::Axial at);

}  // namespace alveole::scene
