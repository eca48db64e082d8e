#include "games/hexade/candidates.h"

#include <algorithm>
#include <utility>

#include "games/hexade/forcing.h"
#include "games/hexade/threats.h"

namespace alveole::hexade {

namespace {

// Of the order the measured prototypes searched with: 16 to 24 useful moves of some 200.
constexpr std::size_t max_quiet = 24;

// What a stone adds to a pattern that holds so many stones of one side and none of the other; the
// stone of the other side denies the same. Attack counts twice, as it also keeps the move.
constexpr std::array<int, 6> stone_values = {0, 1, 4, 16, 64, 512};
constexpr int attack_weight = 2;
constexpr int capture_value = 48;  // each pair; between a third and a fourth stone in two patterns

// For each side to move: what the cells of a pattern in a state (without kind) are worth to it.
constexpr auto pattern_values = [] {
  std::array<std::array<int, states_per_kind>, 2> values{};
  for (const Side mover : {Side::white, Side::black}) {
    for (int stones = 1; stones < 6; ++stones) {
      const int value = stone_values[static_cast<std::size_t>(stones)];
      auto& row = values[static_cast<std::size_t>(mover)];
      row[pure_state(ShapeKind::row, mover, stones)] = attack_weight * value;
      row[pure_state(ShapeKind::row, other(mover), stones)] = value;
    }
  }
  return values;
}();

struct Scored {
  Cell cell;
  int score;
  bool forced;  ///< kept however low its score
};

class Scorer {
 public:
  explicit Scorer(const Board& board) : board_(board) { add_patterns(); }

  Scored operator()(Cell cell) const {
    const Rules& rules = board_.rules();
    const auto pairs = capturing_.contains(cell)
                           ? std::popcount(rules.capture_directions(board_.position(), cell))
                           : 0;
    return {cell, scores_[static_cast<std::size_t>(cell)] + capture_value * pairs,
            pairs > 0 || completing_.contains(cell)};
  }

 private:
  void add_patterns() {
    const auto& values = pattern_values[static_cast<std::size_t>(board_.position().side)];
    const auto patterns = board_.rules().patterns().all();
    board_.open_patterns().for_each([&](Patterns::Index i) {
      const int value = values[without_kind(board_.state(i))];
      for (const Cell cell : patterns[i].cells) scores_[static_cast<std::size_t>(cell)] += value;
    });
  }

  const Board& board_;
  CellSet capturing_ = capturing_cells(board_);
  CellSet completing_ =
      completing_cells(board_, Side::white) | completing_cells(board_, Side::black);
  std::array<int, CellSet::capacity> scores_{};
};

// Cells of the board within two steps of a stone.
CellSet near(const CellSet& stones, const CellSet& board) {
  CellSet reached = stones;
  for (int i = 0; i < 2; ++i) {
    CellSet wider = reached;
    [&]<std::size_t... d>(std::index_sequence<d...>) {
      ((wider |= reached.shifted<strides[d]>()), ...);
    }(std::make_index_sequence<strides.size()>{});
    reached = wider & board;
  }
  return reached;
}

}  // namespace

void candidate_moves(const Board& board, MoveList<Move>& moves) {
  const Rules& rules = board.rules();
  const Position& position = board.position();
  if (board.status().over()) return;
  const CellSet legal = rules.free_cells(position);
  const CellSet stones = position.of(Side::white) | position.of(Side::black);
  if (stones.empty()) {
    moves.push_back({rules.grid().cell({})});
    return;
  }
  if (const auto cell = winning_cell(board)) {
    moves.push_back({*cell});
    return;
  }
  const std::optional<CellSet> forced_cells = answers(board);
  CellSet wanted = legal & (forced_cells ? *forced_cells : near(stones, rules.grid().all()));
  if (wanted.empty()) wanted = legal;

  const Scorer score(board);
  std::vector<Scored> scored;
  scored.reserve(static_cast<std::size_t>(wanted.size()));
  wanted.for_each([&](Cell cell) { scored.push_back(score(cell)); });
  // Forced ones first to survive the cut, then by score; the cell decides so that the order is
  // total.
  const auto before = [](const Scored& a, const Scored& b) {
    if (a.forced != b.forced) return a.forced;
    return a.score != b.score ? a.score > b.score : a.cell < b.cell;
  };
  const auto forced = static_cast<std::size_t>(std::ranges::count(scored, true, &Scored::forced));
  const bool lost = forced_cells && forced_cells->empty();
  const std::size_t kept = lost ? 1 : std::min(scored.size(), forced + max_quiet);
  std::ranges::partial_sort(scored, scored.begin() + static_cast<std::ptrdiff_t>(kept), before);
  scored.resize(kept);
  for (const Scored& move : scored) moves.push_back({move.cell});
}

void candidate_moves(const Rules& rules, const Position& position, MoveList<Move>& moves) {
  candidate_moves(Board(rules, position), moves);
}

}  // namespace alveole::hexade
