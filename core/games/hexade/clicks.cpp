#include "games/hexade/clicks.h"

#include "games/hexade/notation.h"

namespace alveole::hexade {

namespace {

bool is_stone_in_hand(const Click& click) {
  const auto* hand = std::get_if<HandClick>(&click);
  return hand != nullptr && hand->kind == stone_kind;
}

// The clicks without those on the hand, which change nothing else: a second one takes the first
// back.
std::span<const Click> without_hand(std::span<const Click> clicks) {
  while (!clicks.empty() && is_stone_in_hand(clicks.front())) clicks = clicks.subspan(1);
  return clicks;
}

void offer_cells(const Rules& rules, const Position& position, std::vector<Offer>& offers) {
  const Grid& grid = rules.grid();
  rules.legal_cells(position).for_each([&](Cell cell) {
    Offer offer{CellClick{grid.axial(cell)}, OfferKind::target, {}};
    rules.captures(position, cell).for_each([&](Cell victim) {
      offer.captures.push_back(grid.axial(victim));
    });
    offers.push_back(std::move(offer));
  });
}

}  // namespace

Next<Move> next(const Rules& rules, const Position& position, std::span<const Click> clicks) {
  Next<Move> result;
  const std::span<const Click> placing = without_hand(clicks);
  if (placing.empty()) {
    if (rules.status(position).over()) return result;
    const OfferKind hand = clicks.size() % 2 == 0 ? OfferKind::hand : OfferKind::unselect;
    result.offers.push_back({HandClick{std::string(stone_kind)}, hand, {}});
    offer_cells(rules, position, result.offers);
    return result;
  }
  const auto* click = std::get_if<CellClick>(&placing.front());
  if (placing.size() > 1 || click == nullptr) return result;
  const auto cell = rules.grid().find(click->at);
  if (cell && rules.legal_cells(position).contains(*cell)) result.move = Move{*cell};
  return result;
}

Error explain(const Rules& rules, const Position& position, std::span<const Click> /*clicks*/,
              const Click& click) {
  if (rules.status(position).over()) return Error{"error.hexade.game-over"};
  const auto* cell_click = std::get_if<CellClick>(&click);
  if (cell_click == nullptr) return Error{"error.hexade.only-stones"};
  const auto cell = rules.grid().find(cell_click->at);
  if (!cell) return Error{"error.hexade.off-grid"};
  if (auto refusal = refuse_cell(rules, position, *cell)) return std::move(*refusal);
  // A legal cell is offered until the stone has another.
  return Error{"error.hexade.stone-placed", 1, 1, {{"cell", cell_name(rules.grid(), *cell)}}};
}

}  // namespace alveole::hexade
