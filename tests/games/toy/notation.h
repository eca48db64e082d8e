#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/toy/rules.h"

/// A cell is a letter from a to g, a move is its cell, a position is "a d ; b ; b".
namespace alveole::toy {

std::string cell_name(const Rules& rules, hex::Axial cell);
std::optional<hex::Axial> parse_cell(const Rules& rules, std::string_view text);
std::string print_position(const Rules& rules, const Position& position);
Expected<Position> parse_position(const Rules& rules, std::string_view text);
std::string print_move(const Rules& rules, const Position& position, const Move& move);
Expected<Move> parse_move(const Rules& rules, const Position& position, std::string_view text);

}  // namespace alveole::toy
