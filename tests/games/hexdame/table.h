#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/hexdame/game.h"

/// What the tests of Hexdame talk with: a game on a table, spoken to in texts.
namespace alveole::hexdame {

using Texts = std::set<std::string>;
using OptionList = std::vector<std::pair<std::string, std::string>>;

/// The settings of a variant with some options other than the default.
inline Settings settings(std::string_view variant = "5", const OptionList& options = {}) {
  const auto complete = complete_settings(Game::info(), variant, options);
  EXPECT_TRUE(complete.has_value());
  return *complete;
}

template <class Word>
struct BasicTable {
  explicit BasicTable(std::string_view text = {}, const OptionList& options = {},
                      std::string_view variant = sizeof(Word) > 8 ? "6" : "5")
      : rules(settings(variant, options)), position(rules.start()) {
    if (text.empty()) return;
    const auto read = parse_position(rules, text);
    EXPECT_TRUE(read.has_value()) << text << ": " << (read ? "" : read.error().code);
    if (read) position = *read;
  }

  hex::Axial cell(std::string_view name) const {
    const auto found = parse_cell(rules, name);
    EXPECT_TRUE(found.has_value()) << name;
    return found.value_or(hex::Axial{});
  }
  std::size_t count() const {
    MoveList<Move<Word>> moves;
    rules.legal_moves(position, moves);
    return moves.size();
  }
  Texts legal() const {
    MoveList<Move<Word>> moves;
    rules.legal_moves(position, moves);
    Texts texts;
    for (const auto& move : moves) texts.insert(print_move(rules, position, move));
    EXPECT_EQ(texts.size(), moves.size()) << "two moves with the same text";
    return texts;
  }
  Move<Word> move(std::string_view text) const {
    const auto read = parse_move(rules, position, text);
    EXPECT_TRUE(read.has_value()) << text << ": " << (read ? "" : read.error().code);
    return read.value_or(Move<Word>{});
  }
  /// The text of the move that `text` means, or the code of the error.
  std::string read(std::string_view text) const {
    const auto found = parse_move(rules, position, text);
    return found ? print_move(rules, position, *found) : found.error().code;
  }
  BasicTable& play(std::string_view text) {
    position = rules.play(position, move(text));
    return *this;
  }
  std::string text() const { return print_position(rules, position); }
  std::string result() const {
    const Status status = rules.status(position);
    switch (status.outcome) {
      case Outcome::none:
        return "none";
      case Outcome::white:
        return "white " + std::string(status.reason);
      case Outcome::black:
        return "black " + std::string(status.reason);
      case Outcome::draw:
        return "draw " + std::string(status.reason);
    }
    return {};
  }

  Rules<Word> rules;
  Position<Word> position;
};

using Table = BasicTable<Narrow>;
using LargeTable = BasicTable<Wide>;

}  // namespace alveole::hexdame
