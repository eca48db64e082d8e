#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "scene/draw_scene.h"
#include "scene/scene.h"
#include "scene/theme.h"

namespace alveole::scene {

constexpr std::array<std::string_view, 4> theme_names = {"paper", "slate", "wood", "contrast"};
constexpr std::array<Background, 4> backgrounds = {Background::cell, Background::white_tile,
                                                   Background::black_tile, Background::panel};
constexpr std::array<MarkKind, 12> mark_kinds = {
    MarkKind::last_from, MarkKind::last_to,  MarkKind::movable,   MarkKind::selected,
    MarkKind::target,    MarkKind::waypoint, MarkKind::capture,   MarkKind::placeable,
    MarkKind::six,       MarkKind::hint,     MarkKind::forbidden, MarkKind::highlight};

/// The text of assets/themes/NAME.theme.
std::string theme_text(std::string_view name);
/// The theme itself; ends the test program where it cannot be read.
Theme theme(std::string_view name);

/// Every mark, on an empty cell, under a white and under a black piece.
Scene marks_sample(Surface surface);
/// Every piece, with coordinates, arrows and notes.
Scene pieces_sample();
/// Tiles of both owners with discs and rings, and places where the board may grow.
Scene tiles_sample();
/// A lattice of points with stacks.
Scene lattice_sample();

struct Sample {
  std::string name;
  Scene scene;
};
std::vector<Sample> all_samples();

}  // namespace alveole::scene
