#pragma once

#include "games/hexade/board.h"

/// The stones of Hexade that force the other side: captures and completed sixes.
namespace alveole::hexade {

/// Empty cells where the side to move takes a pair.
CellSet capturing_cells(const Board& board);

/// Whether a side has five of a pattern and the sixth cell is empty.
bool has_five(const Board& board, Side side);

/// The empty cells that complete such patterns of a side.
CellSet completing_cells(const Board& board, Side side);

/// Whether a stone of a side on this empty cell completes one.
bool completes(const Board& board, Side side, Cell cell);

}  // namespace alveole::hexade
