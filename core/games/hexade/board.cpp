#include "games/hexade/board.h"

#include <algorithm>

namespace alveole::hexade {

namespace {

// Calls `visit` for every stone taken in these directions.
template <class Visitor>
void for_each_captured(Cell cell, CaptureDirections directions, Visitor&& visit) {
  for (int d = 0; d < hex::direction_count; ++d) {
    if ((static_cast<unsigned>(directions) >> d & 1U) == 0) continue;
    for (const Cell victim : captured_pair(cell, d)) visit(victim);
  }
}

}  // namespace

Board::Board(const Rules& rules, const Position& position) : rules_(&rules), position_(position) {
  const Patterns& patterns = rules.patterns();
  for (std::size_t i = 0; i < patterns.all().size(); ++i) {
    states_[i] = pure_state(patterns.all()[i].kind, Side::white, 0);
  }
  for (const Side side : {Side::white, Side::black}) {
    position.of(side).for_each([&](Cell cell) {
      for (const Patterns::Index i : patterns.through(cell)) {
        states_[i] = static_cast<PatternState>(states_[i] + stone_step(side));
      }
    });
  }
  // Counted in four parts: most patterns are alike, and one counter would wait for itself.
  std::array<std::array<std::int16_t, pattern_states>, 4> parts{};
  for (std::size_t i = 0; i < patterns.all().size(); ++i) ++parts[i % 4][states_[i]];
  for (std::size_t state = 0; state < pattern_states; ++state) {
    for (const auto& part : parts) {
      totals_[state] = static_cast<std::int16_t>(totals_[state] + part[state]);
    }
  }
}

void Board::push(Move move) {
  const Side mover = position_.side;
  const CaptureDirections captures = rules_->capture_directions(position_, move.cell);
  undo_.push_back({move.cell, captures, position_.plies});
  put(move.cell, mover);
  for_each_captured(move.cell, captures, [&](Cell victim) { take(victim, other(mover)); });
  position_.side = other(mover);
  position_.plies = next_plies(position_.plies);
}

void Board::pass() {
  undo_.push_back({no_cell, 0, position_.plies});
  position_.side = other(position_.side);
  position_.plies = next_plies(position_.plies);
}

void Board::pop() {
  const Undo last = undo_.back();
  undo_.pop_back();
  const Side mover = other(position_.side);
  if (last.cell != no_cell) {
    for_each_captured(last.cell, last.captures, [&](Cell victim) { put(victim, other(mover)); });
    take(last.cell, mover);
  }
  position_.side = mover;
  position_.plies = last.plies;
}

Status Board::status() const {
  if (fills_pattern(Side::white) || fills_pattern(Side::black) ||
      rules_->empty_cells(position_).empty()) {
    return rules_->status(position_);
  }
  return {};
}

bool Board::fills_pattern(Side side) const {
  return std::ranges::any_of(
      std::array{ShapeKind::row, ShapeKind::triangle, ShapeKind::ring},
      [&](ShapeKind kind) { return patterns_in(pure_state(kind, side, 6)) > 0; });
}

void Board::put(Cell cell, Side side) {
  position_.of(side).insert(cell);
  change(cell, stone_step(side));
}

void Board::take(Cell cell, Side side) {
  position_.of(side).erase(cell);
  change(cell, -stone_step(side));
}

void Board::change(Cell cell, int step) {
  for (const Patterns::Index i : rules_->patterns().through(cell)) {
    --totals_[states_[i]];
    states_[i] = static_cast<PatternState>(states_[i] + step);
    ++totals_[states_[i]];
  }
}

}  // namespace alveole::hexade
