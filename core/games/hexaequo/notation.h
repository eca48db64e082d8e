#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/hexaequo/rules.h"

/// Texts of cells (notation.cpp), positions (position_text.cpp) and moves (move_text.cpp); see
/// rules/hexaequo.md, "Notation".
namespace alveole::hexaequo {

/// A cell name at the start of a text, in any case, whether or not the window has such a cell.
struct ReadCell {
  std::size_t length = 0;          ///< of the letter and all digits after it; 0 = no cell name
  std::optional<hex::Axial> cell;  ///< if it is one of the window
};
ReadCell read_cell(std::string_view text);

/// "i8" for (0,0); empty for a cell outside the window.
std::string cell_name(hex::Axial cell);
std::string cell_name(const Rules& rules, hex::Axial cell);
/// Any case.
std::optional<hex::Axial> parse_cell(const Rules& rules, std::string_view text);

/// "i8b j8bD h9wd i9w ; b ; 0,0 0,0": tiles by rank then file with colour and piece (D R Black's,
/// d r White's), side to move, discs and rings captured by Black, then by White.
std::string print_position(const Rules& rules, const Position& position);
/// error.hexaequo.position-fields, .bad-tile, .outside, .tile-twice, .too-many-tiles,
/// .too-many-discs, .too-many-rings, .bad-side, .bad-captured, .captured-range, .discs-do-not-add,
/// .rings-do-not-add, and for a game that had ended before the last move .ended-six-discs,
/// .ended-three-rings, .ended-no-piece.
Expected<Position> parse_position(const Rules& rules, std::string_view text);

/// "Ti7", "Di8", "Ri8", "j8-i8", "i8xk8", "j8-h8xh10xj8" with every landing cell of the written
/// route and `x` where that jump or leap captures.
std::string print_move(const Rules& rules, const Position& position, const Move& move);
/// Reads any legal route in any case, with `-` `x` `:` `=>` or nothing between the cells and marks
/// `!` `?` `+` `#` after it, landing cells left out if one legal move fits; also the form of the
/// designer's site, "T I7", "J8-H8-H10 x2", "R J8=>L7 x1".
/// error.hexaequo.move-empty, .bad-move, .outside, .one-cell, .many-cells, .not-a-ring,
/// .one-leap, .ambiguous, .capture-count, and those of refusals.h.
Expected<Move> parse_move(const Rules& rules, const Position& position, std::string_view text);

}  // namespace alveole::hexaequo
