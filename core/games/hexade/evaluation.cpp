#include "games/hexade/evaluation.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "games/hexade/features.h"
#include "games/hexade/pairs.h"

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

bool is_lost(const Board& board) {
  return board.fills_pattern(other(board.position().side)) &&
         settled(board.rules(), board.position());
}

/// How a side's patterns and pairs count, and what they are called.
struct SideValues {
  std::array<std::string_view, 3> patterns;  ///< by ShapeKind, numbered by stones
  const PatternValues& values;
  std::string_view pair;
  int pair_value;
};
constexpr SideValues of_moving = {{"moving-row", "moving-triangle", "moving-ring"},
                                  moving_values,
                                  "moving-pair",
                                  moving_pair_value};
constexpr SideValues of_waiting = {{"waiting-row", "waiting-triangle", "waiting-ring"},
                                   waiting_values,
                                   "waiting-pair",
                                   waiting_pair_value};

/// Calls emit(name, number, count, weight) for what a side has; number 0 = there is but one.
template <class Emit>
void for_each_possession(const Board& board, const CellSet& empty, Side side, const SideValues& is,
                         Emit&& emit) {
  for (const ShapeKind kind : {ShapeKind::row, ShapeKind::triangle, ShapeKind::ring}) {
    for (int stones = 1; stones <= 6; ++stones) {
      emit(is.patterns[static_cast<std::size_t>(kind)], stones,
           board.patterns_in(pure_state(kind, side, stones)),
           is.values[static_cast<std::size_t>(stones)]);
    }
  }
  emit(is.pair, 0, count_pairs(board.position(), empty, side, {}).capturable, is.pair_value);
}

/// The same for the whole position, what the waiting side has with counts below 0.
template <class Emit>
void for_each_term(const Board& board, Emit&& emit) {
  const Side mover = board.position().side;
  const CellSet empty = board.rules().empty_cells(board.position());
  for_each_possession(board, empty, mover, of_moving, emit);
  for_each_possession(board, empty, other(mover), of_waiting,
                      [&](std::string_view name, int number, int count, int weight) {
                        emit(name, number, -count, weight);
                      });
}

}  // namespace

int evaluate(const Board& board) {
  if (!board.weights().empty()) return learned_evaluation(board);
  if (is_lost(board)) return lost;
  int sum = 0;
  for_each_term(board,
                [&](std::string_view, int, int count, int weight) { sum += count * weight; });
  return std::clamp(sum, -limit, limit);
}

EvaluationTerms evaluation_terms(const Rules& rules, const Position& position) {
  EvaluationTerms terms;
  const Board board(rules, position);
  if (is_lost(board)) {
    terms.add("lost", 0, 1, lost);
    return terms;
  }
  for_each_term(board, [&](std::string_view name, int number, int count, int weight) {
    terms.add(name, number, count, weight);
  });
  const int sum = terms.sum();
  const int beyond = std::clamp(sum, -limit, limit) - sum;
  if (beyond != 0) terms.add("beyond-limit", 0, 1, beyond);
  return terms;
}

int evaluate(const Rules& rules, const Position& position) {
  return evaluate(Board(rules, position));
}

bool noisy(const Rules& rules, const Position& position, const Move& move) {
  return rules.capture_directions(position, move.cell) != 0 ||
         completes_six(rules, position, move.cell);
}

}  // namespace alveole::hexade
