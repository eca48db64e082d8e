#include "games/hexade/evaluation.h"

#include <algorithm>
#include <utility>

namespace alveole::hexade {

namespace {

// Value of a pattern free of the other side's stones, by the number of own stones in it. Chosen by
// hand: each further stone is worth about three times as much, and more for the side to move, whose
// five becomes a six at once. A six of the waiting side is pending; one of the side to move has won
// (the search asks the rules for that).
using PatternValues = std::array<int, 7>;
constexpr PatternValues moving_values = {0, 2, 6, 20, 70, 300, 3000};
constexpr PatternValues waiting_values = {0, 1, 5, 16, 50, 150, 600};

// A pair that one stone takes; the side to move may do it now.
constexpr int moving_pair_value = 60;
constexpr int waiting_pair_value = 30;

constexpr int lost = -9000;  // the other side's six stands and nothing breaks it
constexpr int limit = 8000;

int pattern_value(const Board& board, Side side, const PatternValues& values) {
  int sum = 0;
  for (const ShapeKind kind : {ShapeKind::row, ShapeKind::triangle, ShapeKind::ring}) {
    for (int stones = 1; stones <= 6; ++stones) {
      sum += values[static_cast<std::size_t>(stones)] *
             board.patterns_in(pure_state(kind, side, stones));
    }
  }
  return sum;
}

// The number of pairs `side` could take, each by one stone on an empty cell.
int capturable_pairs(const Position& position, const CellSet& empty, Side side) {
  const CellSet& own = position.of(side);
  const CellSet& enemy = position.of(other(side));
  const auto along = [&]<int step>() {
    CellSet pairs = enemy & enemy.shifted<-step>();
    if (pairs.empty()) return 0;
    pairs &= own.shifted<-2 * step>();
    pairs &= empty.shifted<step>();
    return pairs.size();
  };
  return [&]<std::size_t... d>(std::index_sequence<d...>) {
    return (along.template operator()<strides[d]>() + ...);
  }(std::make_index_sequence<strides.size()>{});
}

bool completes_six(const Rules& rules, const Position& position, Cell cell) {
  CellSet stones = position.of(position.side);
  stones.insert(cell);
  const Patterns& patterns = rules.patterns();
  const bool complete = std::ranges::any_of(patterns.through(cell), [&](Patterns::Index i) {
    return std::ranges::all_of(patterns.all()[i].cells,
                               [&](Cell part) { return stones.contains(part); });
  });
  return complete && has_six(stones, rules.row_rule());
}

}  // namespace

int evaluate(const Board& board) {
  const Rules& rules = board.rules();
  const Position& position = board.position();
  const Side mover = position.side;
  const Side waiting = other(mover);
  if (board.fills_pattern(waiting) && settled(rules, position)) return lost;
  const CellSet empty = rules.empty_cells(position);
  const int score = pattern_value(board, mover, moving_values) -
                    pattern_value(board, waiting, waiting_values) +
                    moving_pair_value * capturable_pairs(position, empty, mover) -
                    waiting_pair_value * capturable_pairs(position, empty, waiting);
  return std::clamp(score, -limit, limit);
}

int evaluate(const Rules& rules, const Position& position) {
  return evaluate(Board(rules, position));
}

bool noisy(const Rules& rules, const Position& position, const Move& move) {
  return rules.capture_directions(position, move.cell) != 0 ||
         completes_six(rules, position, move.cell);
}

}  // namespace alveole::hexade
