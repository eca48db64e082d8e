#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/attangle/rules.h"

/// Texts of points, positions and moves; rules file, "Notation".
namespace alveole::attangle {

template <class Word>
std::string cell_name(const Rules<Word>& rules, hex::Axial cell);
template <class Word>
std::optional<hex::Axial> parse_cell(const Rules<Word>& rules, std::string_view text);

/// "4/5/6/W,1,B,1,BW,2/6/5/4 ; w": rows from the top one down to a, then the side to move. The
/// stocks follow from the pieces on the board.
template <class Word>
std::string print_position(const Rules<Word>& rules, const Position<Word>& position);
/// error.attangle.position-fields, .row-count, .row-length, .entry, .impossible-stack,
/// .piece-on-barred, .too-many-white, .too-many-black,
/// .side.
template <class Word>
Expected<Position<Word>> parse_position(const Rules<Word>& rules, std::string_view text);

/// "c3" places, "a1,c5-c3" captures.
template <class Word>
std::string print_move(const Rules<Word>& rules, const Position<Word>& position, const Move& move);
/// Reads the points in any order and case, with `,` `+` `-` `x` `:` or nothing between them.
/// error.attangle.move-empty, .move-text, .move-points, .no-such-point and those of refusals.h.
template <class Word>
Expected<Move> parse_move(const Rules<Word>& rules, const Position<Word>& position,
                          std::string_view text);

/// The attackers of a capture, ordered by name: letter, then number.
template <class Word>
std::array<int, 2> attackers_by_name(const Rules<Word>& rules, const Move& move);

}  // namespace alveole::attangle
