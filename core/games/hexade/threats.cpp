#include "games/hexade/threats.h"

#include <utility>

#include "games/hexade/forcing.h"

namespace alveole::hexade {

namespace {

// Whether the side to move wins by a stone on `cell`, which completes a pattern.
bool wins_with(const Rules& rules, const Position& position, Cell cell) {
  return has_won(rules, rules.play(position, {cell}), position.side);
}

// Where the side to move may take a pair of which at least one stone is in `stones`.
CellSet cells_taking(const Board& board, const CellSet& stones) {
  CellSet found;
  capturing_cells(board).for_each([&](Cell cell) {
    if (!(board.rules().captures(board.position(), cell) & stones).empty()) found.insert(cell);
  });
  return found;
}

// The cells of the patterns that a stone of `side` on `cell` completes, `cell` among them.
CellSet completed_by(const Board& board, Side side, Cell cell) {
  const Patterns& patterns = board.rules().patterns();
  CellSet cells;
  for (const Patterns::Index i : patterns.through(cell)) {
    const Six& six = patterns.all()[i];
    if (board.state(i) != pure_state(six.kind, side, 5)) continue;
    for (const Cell part : six.cells) cells.insert(part);
  }
  return cells;
}

// The cells behind either end of the pairs of `stones` that have a stone in `six`: who stands on
// one and has room on the other takes the pair.
CellSet ends_of_pairs(const CellSet& stones, const CellSet& six) {
  CellSet ends;
  const auto along = [&]<int step>() {
    const CellSet firsts =
        stones & stones.template shifted<-step>() & (six | six.template shifted<-step>());
    ends |= firsts.template shifted<-step>() | firsts.template shifted<2 * step>();
  };
  [&]<std::size_t... d>(std::index_sequence<d...>) {
    (along.template operator()<strides[d]>(), ...);
  }(std::make_index_sequence<strides.size()>{});
  return ends;
}

// The moves that change anything about the six which the other side would make on `cell`.
CellSet answers_to(const Board& board, Cell cell) {
  const Position& position = board.position();
  const Side enemy = other(position.side);
  const CellSet six = completed_by(board, enemy, cell);
  CellSet stones = position.of(enemy);
  stones.insert(cell);
  const CellSet ends = ends_of_pairs(stones, six);
  CellSet found = (ends & board.rules().empty_cells(position)) |
                  cells_taking(board, six | (ends & position.of(enemy)));
  found.insert(cell);
  return found;
}

// The captures after which no six of the other side stands.
CellSet answers_to_standing_six(const Board& board) {
  const Rules& rules = board.rules();
  const Position& position = board.position();
  const CellSet& stones = position.of(other(position.side));
  CellSet found;
  capturing_cells(board).for_each([&](Cell cell) {
    if (!has_six(stones - rules.captures(position, cell), rules.row_rule())) found.insert(cell);
  });
  return found;
}

}  // namespace

bool has_won(const Rules& rules, const Position& position, Side side) {
  const Outcome won = win_for(side);
  if (rules.status(position).outcome == won) return true;
  const std::optional<Status> end = settled(rules, position);
  return end && end->outcome == won;
}

CellSet allowed_completions(const Board& board) {
  const Position& position = board.position();
  return completing_cells(board, position.side) - board.rules().barred_cells(position);
}

CellSet winning_cells(const Board& board) {
  CellSet winning;
  if (board.rules().status(board.position()).over()) return winning;
  allowed_completions(board).for_each([&](Cell cell) {
    if (wins_with(board.rules(), board.position(), cell)) winning.insert(cell);
  });
  return winning;
}

std::optional<Cell> winning_cell(const Board& board) {
  std::optional<Cell> winning;
  allowed_completions(board).for_each([&](Cell cell) {
    if (!winning && wins_with(board.rules(), board.position(), cell)) winning = cell;
  });
  return winning;
}

std::optional<CellSet> answers(const Board& board) {
  const Rules& rules = board.rules();
  const Position& position = board.position();
  const Side enemy = other(position.side);
  if (board.fills_pattern(enemy) && has_six(position.of(enemy), rules.row_rule())) {
    return answers_to_standing_six(board);
  }
  if (!has_five(board, enemy)) return std::nullopt;
  Position passed = position;
  passed.side = enemy;
  passed.plies = next_plies(position.plies);
  std::optional<CellSet> found;
  completing_cells(board, enemy).for_each([&](Cell cell) {
    if (!wins_with(rules, passed, cell)) return;
    const CellSet against = answers_to(board, cell);
    found = found ? *found & against : against;
  });
  if (found) {
    *found |= completing_cells(board, position.side);
    *found -= rules.barred_cells(position);
  }
  return found;
}

}  // namespace alveole::hexade
