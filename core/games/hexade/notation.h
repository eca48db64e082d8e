#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/hexade/rules.h"
#include "text/error.h"

/// Texts of cells, positions and moves.
///
///   cell      file letter and rank: "e5"
///   position  White's cells ; Black's cells ; side to move ; plies played:
///             "e5 ; s19 ; w ; 2". No cells = "-". The last field may be missing.
///   move      the cell; captures may follow and are not read: "d10xd11,d12"
namespace alveole::hexade {

std::string cell_name(const Grid& grid, Cell cell);
std::string cell_name(const Rules& rules, hex::Axial cell);
/// Any case; nothing for what is no cell of this board.
std::optional<hex::Axial> parse_cell(const Rules& rules, std::string_view text);

/// Cells in order of file, then rank.
std::string print_position(const Rules& rules, const Position& position);

/// Any order and case. Errors: error.hexade.position-fields, .empty-list, .bad-cell, .off-board,
/// .cell-twice, .bad-side, .bad-plies, .plies-side (their parity does not fit the side to move),
/// .plies-stones (0, 1 and 2 plies mean 0+0, 1+0 and 1+1 stones).
Expected<Position> parse_position(const Rules& rules, std::string_view text);

std::string print_move(const Rules& rules, const Position& position, const Move& move);

/// Any case, an annotation of captures and trailing `!?+#` ignored. Errors: error.hexade.bad-move,
/// .off-board, and those of refuse_cell.
Expected<Move> parse_move(const Rules& rules, const Position& position, std::string_view text);

/// Why the side to move may not place a stone on a cell of the board: error.hexade.game-over,
/// .occupied, .too-near (White's second stone). Nothing when it may.
std::optional<Error> refuse_cell(const Rules& rules, const Position& position, Cell cell,
                                 int column = 1);

}  // namespace alveole::hexade
