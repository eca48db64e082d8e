#include "games/hexdame/clicks.h"

#include <memory>

#include "games/hexdame/notation.h"
#include "games/hexdame/refusal.h"
#include "games/hexdame/routes.h"
#include "games/route_clicks.h"

namespace alveole::hexdame {

namespace {

/// Moves times states of the search up to which cells on the way are worked out. Captures met in
/// games stay far below; above, a click would be answered late, and the way is chosen by final
/// cell, captured piece or move text.
constexpr std::size_t most_route_work = 20'000;

template <class Word>
std::vector<hex::Axial> cells_of(const Board<Word>& board, Word set) {
  std::vector<hex::Axial> cells;
  while (set != 0) cells.push_back(board.ring().cell(hex::pop_lowest_bit(set)));
  return cells;
}

template <class Word>
const hex::Axial* cell_of(const Rules<Word>& rules, const Click& click) {
  const auto* cell = std::get_if<CellClick>(&click);
  return cell != nullptr && rules.board().ring().contains(cell->at) ? &cell->at : nullptr;
}

/// The clicks after the piece on `from` has been selected.
template <class Word>
auto clicks_of_piece(const Rules<Word>& rules, const Position<Word>& position,
                     const MoveList<Move<Word>>& moves, hex::Axial from) {
  const auto& board = rules.board();
  const auto& ring = board.ring();
  std::vector<RoutedMove<Move<Word>>> routed;
  for (const Move<Word>& move : moves) {
    if (ring.cell(move.from) != from) continue;
    routed.push_back({move, ring.cell(move.to), cells_of(board, move.taken), {}});
  }
  std::shared_ptr<const Routes<Word>> routes;
  if (!routed.empty() && routed.front().move.taken != 0) {
    routes = std::make_shared<const Routes<Word>>(rules, position, ring.index(from));
    if (routed.size() * routes->size() > most_route_work) routes = nullptr;
  }
  if (routes != nullptr) {
    for (auto& move : routed) move.landings = cells_of(board, routes->landings(move.move));
  }
  const auto has_route = [routes, &ring](const Move<Word>& move, std::span<const hex::Axial> via) {
    std::vector<int> cells;
    for (const hex::Axial cell : via) {
      if (!ring.contains(cell)) return false;
      cells.push_back(ring.index(cell));
    }
    return routes != nullptr && routes->leads_through(move, cells);
  };
  const auto text_of = [&rules, &position](const Move<Word>& move) {
    return print_move(rules, position, move);
  };
  return RouteClicks(from, std::move(routed), has_route, text_of);
}

}  // namespace

template <class Word>
Next<Move<Word>> next(const Rules<Word>& rules, const Position<Word>& position,
                      std::span<const Click> clicks) {
  MoveList<Move<Word>> moves;
  rules.legal_moves(position, moves);
  if (clicks.empty()) {
    Word movable = 0;
    for (const Move<Word>& move : moves) movable |= rules.board().ring().bit(move.from);
    Next<Move<Word>> first;
    for (const hex::Axial cell : cells_of(rules.board(), movable)) {
      first.offers.emplace_back(CellClick{cell}, OfferKind::select);
    }
    return first;
  }
  const hex::Axial* from = cell_of(rules, clicks.front());
  if (from == nullptr) return {};
  auto piece = clicks_of_piece(rules, position, moves, *from);
  for (std::size_t i = 1; i < clicks.size(); ++i) {
    if (piece.follow(clicks[i])) continue;
    if (clicks[i] == clicks.front()) return next(rules, position, clicks.subspan(i + 1));
    return {};
  }
  return piece.next();
}

template <class Word>
Error explain(const Rules<Word>& rules, const Position<Word>& position,
              std::span<const Click> clicks, const Click& click) {
  const auto& ring = rules.board().ring();
  const auto* clicked = std::get_if<CellClick>(&click);
  if (clicked == nullptr) return {"error.hexdame.unknown-click"};
  if (!ring.contains(clicked->at)) return {"error.hexdame.click-off-board"};
  const int cell = ring.index(clicked->at);
  const hex::Axial* first = clicks.empty() ? nullptr : cell_of(rules, clicks.front());
  if (first == nullptr) {
    return why_not(rules, position, cell).value_or(Error{"error.hexdame.unknown-click"});
  }
  const int from = ring.index(*first);
  MoveList<Move<Word>> moves;
  rules.legal_moves(position, moves);
  for (const Click& earlier : clicks.subspan(1)) {
    const hex::Axial* at = cell_of(rules, earlier);
    if (at == nullptr) continue;
    const int to = ring.index(*at);
    const bool ends = std::ranges::any_of(
        moves, [&](const Move<Word>& move) { return move.from == from && move.to == to; });
    if (ends) return {"error.hexdame.several-end", 1, 1, {{"cell", cell_name(rules, *at)}}};
  }
  return why_not(rules, position, from, cell);
}

template Next<Move<Narrow>> next(const Rules<Narrow>&, const Position<Narrow>&,
                                 std::span<const Click>);
template Error explain(const Rules<Narrow>&, const Position<Narrow>&, std::span<const Click>,
                       const Click&);
template Next<Move<Wide>> next(const Rules<Wide>&, const Position<Wide>&, std::span<const Click>);
template Error explain(const Rules<Wide>&, const Position<Wide>&, std::span<const Click>,
                       const Click&);

}  // namespace alveole::hexdame
