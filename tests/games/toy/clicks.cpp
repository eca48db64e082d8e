#include "games/toy/clicks.h"

namespace alveole::toy {

Next<Move> next(const Rules& rules, const Position& position, std::span<const Click> clicks) {
  Next<Move> result;
  const auto* clicked = clicks.empty() ? nullptr : std::get_if<CellClick>(&clicks.front());
  MoveList<Move> moves;
  rules.legal_moves(position, moves);
  for (const Move& move : moves) {
    const CellClick click{cells[move.cell]};
    if (clicks.empty()) {
      result.offers.emplace_back(click, OfferKind::target);
    } else if (clicked != nullptr && *clicked == click) {
      result.move = move;
    }
  }
  return result;
}

Error explain(const Rules& rules, const Position& position, std::span<const Click> /*clicks*/,
              const Click& click) {
  if (rules.status(position).over()) return Error{"error.toy.over"};
  const auto* cell = std::get_if<CellClick>(&click);
  if (cell == nullptr || !index_of(cell->at)) return Error{"error.toy.cell"};
  return Error{"error.toy.occupied"};
}

}  // namespace alveole::toy
