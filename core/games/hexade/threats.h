#pragma once

#include <optional>

#include "games/hexade/board.h"

/// Sixes that nothing can break: who makes the next one, and what can still be done about it.
/// Exact, from the rules alone; no search.
namespace alveole::hexade {

/// Whether a side has won in this position: the game is over so, or a six of it stands that no
/// reply breaks.
bool has_won(const Rules& rules, const Position& position, Side side);

/// The cells where a stone of the side to move makes a six that no reply breaks; none where
/// the game is over.
CellSet winning_cells(const Board& board);

/// Where the side to move may complete a pattern.
CellSet allowed_completions(const Board& board);

/// A cell where a stone of the side to move makes a six that no reply breaks; the lowest such.
std::optional<Cell> winning_cell(const Board& board);

/// What answers the other side. Nothing: it neither has a six nor would win with its next stone. A
/// set: every move outside of it loses at once, because the six stays, or is then made and nothing
/// breaks it. An empty set: the game is lost.
///
/// Moves inside may lose too. They take the last cell of the six, take stones of it, prepare to
/// (a stone, or room for one, behind a pair of it), or make a six of one's own.
std::optional<CellSet> answers(const Board& board);

}  // namespace alveole::hexade
