#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "games/attangle/game.h"
#include "games/perft.h"

namespace alveole::attangle {

using Standard = Rules<std::uint64_t>;

/// A set-up for tests that speaks in texts.
template <class R>
class Table {
 public:
  using Position = typename R::Position;

  explicit Table(std::string variant) : rules(Settings{std::move(variant), {}}) {
    position = rules.start();
  }
  Table(std::string variant, std::string_view text) : Table(std::move(variant)) { set(text); }

  Table& set(std::string_view text) {
    const auto parsed = parse_position(rules, text);
    EXPECT_TRUE(parsed) << text << ": " << (parsed ? "" : parsed.error().code);
    if (parsed) position = *parsed;
    return *this;
  }
  Table& play(std::string_view text) {
    const auto move = parse_move(rules, position, text);
    EXPECT_TRUE(move) << text << ": " << (move ? "" : move.error().code);
    if (move) position = rules.play(position, *move);
    return *this;
  }

  std::set<std::string> moves() const {
    MoveList<Move> list;
    rules.legal_moves(position, list);
    std::set<std::string> texts;
    for (const Move& move : list) texts.insert(print_move(rules, position, move));
    EXPECT_EQ(texts.size(), list.size()) << "a move was generated twice";
    return texts;
  }
  std::set<std::string> captures() const {
    std::set<std::string> texts;
    for (const std::string& text : moves()) {
      if (text.contains('-')) texts.insert(text);
    }
    return texts;
  }
  bool allows(const std::string& move) const { return moves().contains(move); }

  std::string text() const { return print_position(rules, position); }
  std::string stack(std::string_view name) const {
    const Stack found = rules.stack(position, point(name));
    std::string pieces;
    for (int i = 0; i < found.height; ++i) {
      pieces += found.pieces[static_cast<std::size_t>(i)] == Side::white ? 'W' : 'B';
    }
    return pieces;
  }
  int point(std::string_view name) const { return rules.board().index(cell(name)); }
  hex::Axial cell(std::string_view name) const { return *parse_cell(rules, name); }

  /// Codes of what is refused; "" if it is not.
  std::string refusal_of_position(std::string_view text) const {
    const auto parsed = parse_position(rules, text);
    return parsed ? "" : parsed.error().code + ":" + std::to_string(parsed.error().column);
  }
  std::string refusal_of_move(std::string_view text) const {
    const auto parsed = parse_move(rules, position, text);
    return parsed ? "" : parsed.error().code;
  }

  R rules;
  Position position;
};

using StandardTable = Table<Standard>;
using WideTable = Table<Rules<hex::Word128>>;

inline Status white_wins(std::string_view reason) {
  return {Outcome::white, reason};
}
inline Status black_wins(std::string_view reason) {
  return {Outcome::black, reason};
}

}  // namespace alveole::attangle
