#include "games/hexade/board.h"

#include <algorithm>

namespace alveole::hexade {

namespace {

// The set a pattern belongs to beside the open ones, by its state without kind: the one of
// Board::open_with, or none.
constexpr std::size_t no_set = nearly_full_sets;
struct Membership {
  bool open = false;
  std::size_t nearly_full = no_set;
};
constexpr auto memberships = [] {
  std::array<Membership, states_per_kind> all{};
  for (const Side side : {Side::white, Side::black}) {
    for (int stones = 1; stones < 6; ++stones) {
      const std::size_t set = stones < 3 ? no_set : nearly_full_index(side, stones);
      all[pure_state(ShapeKind::row, side, stones)] = {true, set};
    }
  }
  return all;
}();

// Calls `visit` for every stone taken in these directions.
template <class Visitor>
void for_each_captured(Cell cell, CaptureDirections directions, Visitor&& visit) {
  for (int d = 0; d < hex::direction_count; ++d) {
    if ((static_cast<unsigned>(directions) >> d & 1U) == 0) continue;
    for (const Cell victim : captured_pair(cell, d)) visit(victim);
  }
}

}  // namespace

Board::Board(const Rules& rules, const Position& position, std::span<const std::int16_t> weights)
    : rules_(&rules), weights_(weights), position_(position) {
  const Patterns& patterns = rules.patterns();
  for (std::size_t i = 0; i < patterns.all().size(); ++i) {
    states_[i] = pure_state(patterns.all()[i].kind, Side::white, 0);
    ++totals_[states_[i]];
  }
  for (const Side side : {Side::white, Side::black}) {
    position.of(side).for_each([&](Cell cell) { change(cell, stone_step(side)); });
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
    const PatternState before = states_[i];
    const auto after = static_cast<PatternState>(before + step);
    states_[i] = after;
    --totals_[before];
    ++totals_[after];
    const Membership was = memberships[without_kind(before)];
    const Membership is = memberships[without_kind(after)];
    if (was.open != is.open) open_.flip(i);
    if (was.nearly_full == is.nearly_full) continue;
    if (was.nearly_full != no_set) nearly_full_[was.nearly_full].flip(i);
    if (is.nearly_full != no_set) nearly_full_[is.nearly_full].flip(i);
  }
}

}  // namespace alveole::hexade
