#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/hexade/rules.h"

namespace alveole::hexade {

/// How many stones of each side a pattern holds, with its kind: kind * 128 + white + 16 * black.
using PatternState = std::uint16_t;
constexpr std::size_t pattern_states = std::size_t{3} * 128;

constexpr PatternState stone_step(Side side) {
  return side == Side::white ? 1 : 16;
}
/// The state of a pattern that only `side` has stones in.
constexpr PatternState pure_state(ShapeKind kind, Side side, int stones) {
  return static_cast<PatternState>(static_cast<int>(kind) * 128 + stones * stone_step(side));
}
constexpr int stones_in(PatternState state, Side side) {
  return side == Side::white ? state & 15 : state >> 4 & 7;
}

/// A position to move on and back in, with the state of every pattern kept up to date: for
/// evaluation and search. The rules must outlive it.
class Board {
 public:
  Board(const Rules& rules, const Position& position);

  /// Plays a legal move.
  void push(Move move);
  /// The other side is to move, as if that were a move.
  void pass();
  /// Takes the last one back; there must be one.
  void pop();

  const Rules& rules() const { return *rules_; }
  const Position& position() const { return position_; }
  /// As the rules say it.
  Status status() const;

  PatternState state(Patterns::Index pattern) const { return states_[pattern]; }
  /// The number of patterns in a state.
  int patterns_in(PatternState state) const { return totals_[state]; }
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
  Position position_;
  std::array<PatternState, Patterns::max_count> states_{};
  std::array<std::int16_t, pattern_states> totals_{};
  std::vector<Undo> undo_;
};

}  // namespace alveole::hexade
