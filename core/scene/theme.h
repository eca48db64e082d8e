#pragma once

#include <array>
#include <string_view>

#include "scene/colour.h"
#include "text/error.h"

/// The colours and measures of everything that is drawn, read from assets/themes/*.theme.
namespace alveole::scene {

/// What a piece, a mark or a text can stand on, as far as colours care.
enum class Background : std::uint8_t {
  cell,        ///< a cell of a fixed board, or the sheet below a lattice
  white_tile,  ///< a tile of White
  black_tile,
  panel,  ///< beside the board
};

/// A colour for each background.
struct BackgroundColours {
  Colour cell;
  Colour white_tile;
  Colour black_tile;
  Colour panel;

  Colour operator[](Background background) const;
};

/// A piece is lit from above on the left: three colours from there to the shaded rim.
struct PieceColours {
  Colour light;
  Colour body;
  Colour shade;
  Colour mark;  ///< the inner circle of White, the centre dot of Black
  Colour seam;  ///< the edge between two layers of the same colour
  Colour ink;   ///< text written on a piece
  BackgroundColours rim;
};

/// A laid tile: the lit top and the plain lower part of its face, its inner line, and its side.
struct TileColours {
  Colour light;
  Colour face;
  Colour line;
  Colour edge;
};

struct Theme {
  // The interface.
  Colour background;   ///< of the whole window
  Colour panel;        ///< cards, sheets and buttons on it
  Colour line;         ///< borders and separators
  Colour ink;          ///< text
  Colour muted;        ///< less important text, and coordinates
  Colour accent;       ///< the main button, links
  Colour accent_ink;   ///< text on the accent colour
  Colour accent_soft;  ///< a row or button that is on; text on it is ink or muted
  Colour warm;         ///< what a player must know now
  Colour focus;        ///< ring round the control with the keyboard
  Colour shadow;       ///< with alpha: below cards, tiles and pieces
  float rounding = 0;  ///< of buttons, in CSS pixels; cards take more

  // The board.
  std::array<Colour, 3> cells;  ///< no two neighbours alike
  Colour cell_edge;
  Colour cell_light;  ///< with alpha: the inner light of a cell
  Colour barred;
  Colour barred_mark;
  Colour sheet;  ///< below a lattice
  Colour lattice;
  TileColours white_tile;
  TileColours black_tile;
  PieceColours white;
  PieceColours black;
  BackgroundColours mark;   ///< where one can go, what moved, what is selected
  BackgroundColours alert;  ///< what would be taken, what must be seen; also an author's marks
  BackgroundColours label;  ///< text written on the board
  Colour arrow_edge;        ///< thin line round arrows
  Colour badge;             ///< plate of a stack's height
  Colour badge_ink;
  Colour badge_edge;
  float gap = 0;           ///< between two cells, in cell radii
  float piece_radius = 0;  ///< in cell radii
  float rim_width = 0;     ///< of pieces, in cell radii
};

/// Reads `key = value` lines; lines that start with '#' and empty ones are skipped. Every key must
/// be there once. error.theme.no-value, .unknown-key, .repeated-key, .bad-colour, .bad-number,
/// .missing-key.
Expected<Theme> parse_theme(std::string_view text);

}  // namespace alveole::scene
