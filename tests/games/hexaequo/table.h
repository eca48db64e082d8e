#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/hexaequo/game.h"

namespace alveole {

/// How GoogleTest shows an error.
inline void PrintTo(const Error& error, std::ostream* out) {
  *out << error.code << " at column " << error.column;
  for (const Argument& argument : error.arguments) {
    *out << ' ' << argument.name << '=' << argument.value;
  }
}

namespace hexaequo {

using Texts = std::set<std::string>;

/// A board set up from text, with everything said in text, so that tests read like the rules.
class Table {
 public:
  explicit Table(ChainRule chain = ChainRule::window) : rules(chain), position(rules.start()) {}
  explicit Table(std::string_view text, ChainRule chain = ChainRule::window)
      : rules(chain), position(rules.start()) {
    const auto parsed = parse_position(rules, text);
    EXPECT_TRUE(parsed.has_value()) << text << ": " << testing::PrintToString(parsed.error());
    if (parsed) position = *parsed;
  }

  hex::Axial cell(std::string_view name) const {
    const auto found = parse_cell(rules, name);
    EXPECT_TRUE(found.has_value()) << name;
    return found.value_or(hex::Axial{});
  }

  Texts moves() const {
    MoveList<Move> list;
    rules.legal_moves(position, list);
    Texts texts;
    for (const Move& move : list) texts.insert(print_move(rules, position, move));
    EXPECT_EQ(texts.size(), list.size()) << "a move twice in " << text();
    return texts;
  }
  /// The legal moves that begin with these letters, such as "T" or "i8".
  Texts moves(std::string_view beginning) const {
    Texts texts = moves();
    std::erase_if(texts, [&](const std::string& move) { return !move.starts_with(beginning); });
    return texts;
  }
  bool can(std::string_view move) const { return moves().contains(std::string(move)); }

  Move move(std::string_view text) const {
    const auto parsed = parse_move(rules, position, text);
    EXPECT_TRUE(parsed.has_value()) << text << ": " << testing::PrintToString(parsed.error());
    return parsed.value_or(Move{});
  }
  /// What a move text is read as, written the canonical way.
  std::string read(std::string_view text) const { return print_move(rules, position, move(text)); }
  /// Why a move text is refused.
  Error refusal(std::string_view text) const {
    const auto parsed = parse_move(rules, position, text);
    EXPECT_FALSE(parsed.has_value()) << text << " was accepted";
    return parsed ? Error{} : parsed.error();
  }

  Table& play(std::string_view text) {
    position = rules.play(position, move(text));
    return *this;
  }
  Table& play(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) play(text);
    return *this;
  }

  std::string text() const { return print_position(rules, position); }
  Status status() const { return rules.status(position); }

  Rules rules;
  Position position;
};

inline Error error(std::string code, int column = 1, std::vector<Argument> arguments = {}) {
  return {std::move(code), 1, column, std::move(arguments)};
}

/// The seed's figures (rules/hexaequo.md, "Numbers").
constexpr std::string_view placement_figure = "j7b i8b j8bD h9wd i9w ; b ; 0,0 0,0";
constexpr std::string_view jump_figure = "i8bD j8wd k8b l8wd m8b i9w j9b k9w ; b ; 0,0 0,0";
constexpr std::string_view ring_figure =
    "i6b j6w k6w h7b k7b g8w i8bR k8bd g9w j9w g10b h10br i10w ; b ; 0,0 0,0";

}  // namespace hexaequo
}  // namespace alveole
