#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/hexade/game.h"
#include "text/scanner.h"

namespace alveole::hexade::testing {

using Options = std::vector<std::pair<std::string, std::string>>;

inline Rules rules_for(std::string_view variant = "271", const Options& options = {}) {
  const auto settings = complete_settings(Game::info(), variant, options);
  EXPECT_TRUE(settings.has_value());
  return Rules(*settings);
}

/// The position of a text that must be right.
inline Position read(const Rules& rules, std::string_view text) {
  const auto position = parse_position(rules, text);
  if (!position) ADD_FAILURE() << text << ": " << position.error().code;
  return position.value_or(Position{});
}

/// Plays moves, separated by spaces, that must be legal.
inline Position play_all(const Rules& rules, Position position, std::string_view moves) {
  for (const Token& word : words({moves, 1})) {
    const auto move = parse_move(rules, position, word.text);
    if (!move) {
      ADD_FAILURE() << word.text << ": " << move.error().code;
      return position;
    }
    position = rules.play(position, *move);
  }
  return position;
}

inline Position play_all(const Rules& rules, std::string_view position, std::string_view moves) {
  return play_all(rules, read(rules, position), moves);
}

/// A set of cells as sorted names.
inline std::set<std::string> names(const Rules& rules, const CellSet& cells) {
  std::set<std::string> result;
  cells.for_each([&](Cell cell) { result.insert(cell_name(rules.grid(), cell)); });
  return result;
}

inline std::set<std::string> names(std::string_view list) {
  std::set<std::string> result;
  for (const Token& word : words({list, 1})) result.insert(std::string(word.text));
  return result;
}

inline std::set<std::string> legal_names(const Rules& rules, const Position& position) {
  std::set<std::string> result;
  MoveList<Move> moves;
  rules.legal_moves(position, moves);
  for (const Move& move : moves) result.insert(print_move(rules, position, move));
  EXPECT_EQ(result.size(), moves.size()) << "a move is listed twice";
  return result;
}

inline Move move_of(const Rules& rules, std::string_view name) {
  const auto cell = parse_cell(rules, name);
  EXPECT_TRUE(cell.has_value()) << name;
  return {*rules.grid().find(*cell)};
}

constexpr Status white_wins{Outcome::white, "perfect-six"};
constexpr Status black_wins{Outcome::black, "perfect-six"};
constexpr Status full_board{Outcome::draw, "board-full"};
constexpr Status goes_on{};

}  // namespace alveole::hexade::testing
