#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "hex/axial.h"

/// What can be seen of a board, as plain data. Games fill it (their `picture`), the match adds
/// marks and arrows, and painters (SVG, canvas) draw it without knowing any game.
///
/// Lengths are in cell radii (centre to corner), x to the right, y downwards, already turned to the
/// wanted orientation.
namespace alveole::scene {

struct Point {
  float x = 0;
  float y = 0;
  bool operator==(const Point&) const = default;
};

enum class Owner : std::uint8_t { white, black, nobody };

/// How a board is asked for.
struct View {
  /// Name of a look of the game, such as "cells" or "points"; empty = the game's first.
  std::string look;
  /// Turns of 60 degrees clockwise, 0 .. 5.
  int orientation = 0;
  bool coordinates = true;
};

enum class Surface : std::uint8_t {
  cell,    ///< a cell of a fixed board, in one of three tones
  barred,  ///< a cell nothing may stand on
  tile,    ///< a laid tile of its owner's colour
  vacant,  ///< an empty place of a growing board: drawn only where a mark stands on it
  point,   ///< a crossing of a lattice
  barred_point,
};

struct Cell {
  hex::Axial at;
  Point centre;
  Surface surface = Surface::cell;
  std::uint8_t tone = 0;  ///< 0 .. 2, no two neighbours alike; only for Surface::cell and barred
  Owner owner = Owner::nobody;
  std::string name;  ///< what people call it: "d5"
};

enum class Shape : std::uint8_t { disc, ring, stack };

/// A piece, drawn from its layers. A man, stone or disc is a disc of one layer, a king a stack of
/// two of one colour, an Attangle stack one to three layers bottom to top.
struct Piece {
  hex::Axial at;
  Point centre;
  Shape shape = Shape::disc;
  std::vector<Owner> layers;
  bool numbered = false;  ///< whether its height is written beside it
};

/// A straight line of the board itself (lattice edges).
struct Line {
  Point from;
  Point to;
};

enum class MarkKind : std::uint8_t {
  last_from,  ///< the last move left here
  last_to,    ///< the last move ended here
  movable,    ///< has a legal move (shown quietly)
  selected,   ///< clicked
  target,     ///< may be clicked to end a move here
  waypoint,   ///< may be clicked to lead the route through here
  capture,    ///< would be taken
  placeable,  ///< a tile or piece may be put here
  six,        ///< part of a pending six
  hint,
  forbidden,
  highlight,  ///< drawn by an author
};

struct Mark {
  hex::Axial at;
  Point centre;
  MarkKind kind = MarkKind::highlight;
};

struct Arrow {
  Point from;
  Point to;
  bool last_move = false;  ///< of the move just played, else drawn by an author
};

/// A piece of text on or beside the board (coordinates, move numbers, notes).
struct Label {
  Point centre;
  std::string text;
  bool coordinate = true;
};

/// Pieces of one kind that a side has off the board.
struct HandItem {
  Owner owner = Owner::nobody;   ///< who holds them
  Owner colour = Owner::nobody;  ///< their own colour
  std::string kind;  ///< "tile", "disc", "ring", "piece"; also the name of the hand click
  int count = 0;
  int of = 0;             ///< how many win or exist in all; 0 = not said
  bool captured = false;  ///< taken from the other side, else in reserve
};

struct Scene {
  /// Angle of a cell's first corner from straight up, in degrees: 0 = pointy top, 30 = flat top.
  float corner_angle = 0;
  std::vector<Cell> cells;
  std::vector<Line> lines;
  std::vector<Point> ground;  ///< outline of the sheet below lattice points; may be empty
  std::vector<Piece> pieces;
  std::vector<Mark> marks;
  std::vector<Arrow> arrows;
  std::vector<Label> labels;
  std::vector<HandItem> hands;
  Point top_left;  ///< of everything drawn, with a margin for labels
  Point bottom_right;
};

/// Centre of a cell drawn pointy-topped at orientation 0: x = sqrt3 (q + r/2), y = 1.5 r.
Point pointy_centre(hex::Axial cell);
/// A point turned clockwise about (0,0) by whole steps of 60 degrees.
Point turned(Point point, int orientation);
/// The cell of a scene with this identity, or nullptr.
const Cell* find_cell(const Scene& scene, hex::Axial at);
/// Sets top_left and bottom_right round all cells, ground and labels.
void fit_bounds(Scene& scene);

}  // namespace alveole::scene
