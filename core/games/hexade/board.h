#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "games/hexade/rules.h"

namespace alveole::hexade {

/// How many stones of each side a pattern holds, with its kind: kind * states_per_kind + white +
/// 16 * black.
using PatternState = std::uint16_t;
constexpr int states_per_kind = 128;
constexpr std::size_t pattern_states = std::size_t{3} * states_per_kind;

constexpr PatternState stone_step(Side side) {
  return side == Side::white ? 1 : 16;
}
/// The state of a pattern that only `side` has stones in.
constexpr PatternState pure_state(ShapeKind kind, Side side, int stones) {
  return static_cast<PatternState>(static_cast<int>(kind) * states_per_kind +
                                   stones * stone_step(side));
}
/// A state without the kind of its pattern.
constexpr PatternState without_kind(PatternState state) {
  return state & 127;
}
constexpr int stones_in(PatternState state, Side side) {
  return side == Side::white ? state & 15 : state >> 4 & 7;
}

/// Patterns with 3 to 5 stones of one side alone are kept in a set each; its place among them.
constexpr std::size_t nearly_full_sets = 6;
constexpr std::size_t nearly_full_index(Side side, int stones) {
  return static_cast<std::size_t>(side) * 3 + static_cast<std::size_t>(stones - 3);
}

/// A set of patterns as machine words.
class PatternSet {
 public:
  void flip(Patterns::Index pattern) { words_[pattern / 64U] ^= std::uint64_t{1} << pattern % 64U; }
  /// Calls `visit(pattern)` for every member, the lowest first.
  template <class Visitor>
  void for_each(Visitor&& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        visit(static_cast<Patterns::Index>(i * 64 + static_cast<unsigned>(std::countr_zero(rest))));
      }
    }
  }

 private:
  std::array<std::uint64_t, (Patterns::max_count + 63) / 64> words_{};
};

/// A position to move on and back in, with what depends on all patterns kept up to date: for
/// evaluation and search. The rules must outlive it.
class Board {
 public:
  /// With weights (features.h) it is evaluated by them; they must outlive it.
  Board(const Rules& rules, const Position& position, std::span<const std::int16_t> weights = {});

  /// Plays a legal move.
  void push(Move move);
  /// The other side is to move, as if that were a move.
  void pass();
  /// Takes the last one back; there must be one.
  void pop();

  const Rules& rules() const { return *rules_; }
  const Position& position() const { return position_; }
  std::span<const std::int16_t> weights() const { return weights_; }
  /// As the rules say it.
  Status status() const;

  PatternState state(Patterns::Index pattern) const { return states_[pattern]; }
  /// The number of patterns in a state.
  int patterns_in(PatternState state) const { return totals_[state]; }
  /// The patterns that hold one to five stones of one side and none of the other.
  const PatternSet& open_patterns() const { return open_; }
  /// Those of them of which a side holds so many cells: 3, 4 or 5.
  const PatternSet& open_with(Side side, int stones) const {
    return nearly_full_[nearly_full_index(side, stones)];
  }
  /// Whether a side fills some pattern: a six, or with exactly-six perhaps only part of a longer
  /// row.
  bool fills_pattern(Side side) const;

 private:
  static constexpr Cell no_cell = -1;

  struct Undo {
    Cell cell;  ///< no_cell after a pass
    CaptureDirections captures;
    std::optional<int> plies;
  };

  void put(Cell cell, Side side);
  void take(Cell cell, Side side);
  void change(Cell cell, int step);

  const Rules* rules_;
  std::span<const std::int16_t> weights_;
  Position position_;
  std::array<PatternState, Patterns::max_count> states_{};
  std::array<std::int16_t, pattern_states> totals_{};
  PatternSet open_;
  std::array<PatternSet, nearly_full_sets> nearly_full_;
  std::vector<Undo> undo_;
};

}  // namespace alveole::hexade
