#pragma once

#include "scene/drawing.h"
#include "scene/scene.h"
#include "scene/theme.h"

/// The parts of draw_scene.cpp that add pieces and marks to a drawing.
namespace alveole::scene {

/// Word for a background in the names of symbols.
std::string_view name_of(Background background);

/// The colours of a side's pieces; those of White where it is nobody's.
const PieceColours& colours_of(Owner owner, const Theme& theme);

/// `width` in cell radii, but at least `least` pixels at `pixels` pixels a radius.
float at_least(float width, float least, float pixels);

void add_piece(Drawing& drawing, const Piece& piece, Background background, const Theme& theme,
               float pixels);

void add_tile_shadow(Drawing& drawing, Point centre, float angle, const Theme& theme);
void add_tile(Drawing& drawing, Point centre, Owner owner, float angle, const Theme& theme);

/// Where a mark lies and what it lies on.
struct MarkPlace {
  Point centre;
  Background background = Background::cell;
  bool round = false;     ///< on a lattice point: circles instead of hexagons
  bool vacant = false;    ///< on an empty place of a growing board
  bool occupied = false;  ///< a piece stands there
  float angle = 0;        ///< as Scene::corner_angle
};

/// Marks are drawn in two turns: what lies below the pieces, and what lies on them.
enum class MarkTurn : std::uint8_t { below, above };
void add_mark(Drawing& drawing, MarkKind kind, MarkTurn turn, const MarkPlace& place,
              const Theme& theme, float pixels);

}  // namespace alveole::scene
