#include "games/hexade/opinions.h"

#include <algorithm>
#include <bit>

#include "games/hexade/candidates.h"
#include "games/hexade/forcing.h"
#include "games/hexade/threats.h"

namespace alveole::hexade {

bool noisy_moves(const Board& board, MoveList<Move>& moves) {
  if (board.status().over()) return false;
  const Position& position = board.position();
  const CellSet legal = board.rules().free_cells(position);
  const auto add = [&](Cell cell) { moves.push_back({cell}); };
  if (const auto cell = winning_cell(board)) {
    add(*cell);
    return false;
  }
  if (const auto forced = answers(board)) {
    (*forced & legal).for_each(add);
    // Lost: any stone shows it.
    if (moves.empty()) candidate_moves(board, moves);
    return false;
  }
  const CellSet noisy = (capturing_cells(board) | completing_cells(board, position.side)) & legal;
  noisy.for_each(add);
  return static_cast<int>(moves.size()) < legal.size();
}

bool noisy(const Board& board, const Move& move) {
  const Position& position = board.position();
  if (board.rules().capture_directions(position, move.cell) != 0) return true;
  return has_five(board, position.side) && completes(board, position.side, move.cell);
}

int gain(const Rules& rules, const Position& position, const Move& move) {
  constexpr int pair_value = 100;
  constexpr int six_value = 500;
  const int pairs = std::popcount(rules.capture_directions(position, move.cell));
  return pairs > 0 ? pairs * pair_value : six_value;
}

bool overlooks(const Rules& rules, const Position& position, const Move& move, int ignorance) {
  const auto completes = [&](ShapeKind kind, Side side) {
    const CellSet& stones = position.of(side);
    return std::ranges::any_of(rules.patterns().through(move.cell), [&](Patterns::Index i) {
      const Six& six = rules.patterns().all()[i];
      return six.kind == kind && std::ranges::all_of(six.cells, [&](Cell cell) {
               return cell == move.cell || stones.contains(cell);
             });
    });
  };
  const bool ring = completes(ShapeKind::ring, position.side);
  const bool triangle = ignorance >= 2 && completes(ShapeKind::triangle, position.side);
  if (ring || triangle) return true;
  return ignorance >= 3 && rules.capture_directions(position, move.cell) != 0;
}

bool in_check(const Board& board) {
  return answers(board).has_value();
}

bool restless(const Board& board) {
  const Side waiting = other(board.position().side);
  return board.fills_pattern(waiting) || has_five(board, waiting);
}

}  // namespace alveole::hexade
