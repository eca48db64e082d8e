#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/hexdame/rules.h"

/// Texts of cells, positions and moves, as rules/README.md and rules/hexdame.md define them.
namespace alveole::hexdame {

/// "d5"; empty for a cell off the board.
template <class Word>
std::string cell_name(const Rules<Word>& rules, hex::Axial cell);

/// A cell of the board and nothing else, in small or capital letters.
template <class Word>
std::optional<hex::Axial> parse_cell(const Rules<Word>& rules, std::string_view text);

/// White's pieces ; Black's ; side to move, by file, then rank: "a1 a2 Kb3 ; f6 Ki9 ; w".
template <class Word>
std::string print_position(const Rules<Word>& rules, const Position<Word>& position);

/// Reads what print_position writes, pieces in any order. Letters matter: K marks a king, files are
/// small, so that Kk5 is a king on k5. The count of plies without progress starts at 0. Errors:
/// position-fields, empty-list, bad-piece, off-board, cell-twice, white-man-on-last-row,
/// black-man-on-last-row, too-many-white, too-many-black, bad-side (all "error.hexdame.…").
template <class Word>
Expected<Position<Word>> parse_position(const Rules<Word>& rules, std::string_view text);

/// "f4-g5", or "f4xh6xf6" with every landing cell of the canonical route.
template <class Word>
std::string print_move(const Rules<Word>& rules, const Position<Word>& position,
                       const Move<Word>& move);

/// The same for many moves of one position, in their order; what they share is worked out once.
template <class Word>
std::vector<std::string> print_moves(const Rules<Word>& rules, const Position<Word>& position,
                                     std::span<const Move<Word>> moves);

/// Reads any route of a legal move; landing cells but the last may be left out if exactly one legal
/// move fits. Errors: game-over, bad-move, off-board, ambiguous, no-such-route, and why_not's.
template <class Word>
Expected<Move<Word>> parse_move(const Rules<Word>& rules, const Position<Word>& position,
                                std::string_view text);

}  // namespace alveole::hexdame
