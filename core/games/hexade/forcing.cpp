#include "games/hexade/forcing.h"

#include <algorithm>
#include <utility>

namespace alveole::hexade {

namespace {

constexpr std::array all_kinds = {ShapeKind::row, ShapeKind::triangle, ShapeKind::ring};

}  // namespace

CellSet capturing_cells(const Board& board) {
  const Position& position = board.position();
  const CellSet& own = position.of(position.side);
  const CellSet& enemy = position.of(other(position.side));
  CellSet found;
  // From a cell two enemies and an own stone, one after the other in some direction.
  [&]<std::size_t... d>(std::index_sequence<d...>) {
    const auto along = [&]<int step>() {
      CellSet firsts = enemy & enemy.shifted<-step>();
      if (firsts.empty()) return;
      firsts &= own.shifted<-2 * step>();
      found |= firsts.shifted<-step>();
    };
    (along.template operator()<strides[d]>(), ...);
  }(std::make_index_sequence<strides.size()>{});
  if (found.empty()) return found;
  return found & board.rules().empty_cells(position);
}

bool has_five(const Board& board, Side side) {
  return std::ranges::any_of(
      all_kinds, [&](ShapeKind kind) { return board.patterns_in(pure_state(kind, side, 5)) > 0; });
}

CellSet completing_cells(const Board& board, Side side) {
  CellSet found;
  if (!has_five(board, side)) return found;
  const auto patterns = board.rules().patterns().all();
  board.open_with(side, 5).for_each([&](Patterns::Index i) {
    for (const Cell cell : patterns[i].cells) found.insert(cell);
  });
  return found - board.position().of(side);
}

bool completes(const Board& board, Side side, Cell cell) {
  const auto patterns = board.rules().patterns().all();
  return std::ranges::any_of(board.rules().patterns().through(cell), [&](Patterns::Index i) {
    return board.state(i) == pure_state(patterns[i].kind, side, 5);
  });
}

}  // namespace alveole::hexade
