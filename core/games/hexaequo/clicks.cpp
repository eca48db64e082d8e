#include "games/hexaequo/clicks.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/hexaequo/notation.h"
#include "games/hexaequo/refusals.h"
#include "games/route_clicks.h"

namespace alveole::hexaequo {

namespace {

using Moves = MoveList<Move>;

constexpr std::array placing_kinds = {MoveKind::lay_tile, MoveKind::place_disc,
                                      MoveKind::place_ring};

/// What is placed by moves of this kind: the name of the click in the hand and of the choice.
constexpr std::string_view thing_of(MoveKind kind) {
  return kind == MoveKind::lay_tile     ? "tile"
         : kind == MoveKind::place_disc ? name_of(PieceKind::disc)
                                        : name_of(PieceKind::ring);
}

std::optional<MoveKind> placing_kind(std::string_view thing) {
  for (const MoveKind kind : placing_kinds) {
    if (thing_of(kind) == thing) return kind;
  }
  return std::nullopt;
}

const hex::Axial* cell_of(const Click& click) {
  const auto* cell = std::get_if<CellClick>(&click);
  return cell != nullptr ? &cell->at : nullptr;
}

std::vector<Move> placings_on(const Moves& moves, hex::Axial cell) {
  std::vector<Move> found;
  std::ranges::copy_if(moves, std::back_inserter(found), [&](const Move& move) {
    return move.kind != MoveKind::travel && move.to == cell;
  });
  return found;
}

bool has_kind(const Moves& moves, MoveKind kind) {
  return std::ranges::any_of(moves, [&](const Move& move) { return move.kind == kind; });
}

void offer(std::vector<Offer>& offers, Click click, OfferKind kind) {
  // A cell is offered once, though a disc and a ring may both go there.
  if (std::ranges::find(offers, click, &Offer::click) != offers.end()) return;
  offers.emplace_back(std::move(click), kind);
}

void offer_hand(const Moves& moves, std::vector<Offer>& offers) {
  for (const MoveKind kind : placing_kinds) {
    if (has_kind(moves, kind)) {
      offer(offers, HandClick{std::string(thing_of(kind))}, OfferKind::hand);
    }
  }
}

std::vector<Offer> first_offers(const Moves& moves) {
  std::vector<Offer> offers;
  for (const Move& move : moves) {
    if (move.kind == MoveKind::travel) {
      offer(offers, CellClick{move.from}, OfferKind::select);
    } else {
      offer(offers, CellClick{move.to}, OfferKind::target);
    }
  }
  offer_hand(moves, offers);
  return offers;
}

Next<Move> next_of_placing(std::vector<Move> fitting, std::span<const Click> later) {
  Next<Move> result;
  if (!later.empty()) {
    const auto* choice = std::get_if<ChoiceClick>(&later.front());
    std::erase_if(fitting, [&](const Move& move) {
      return choice == nullptr || choice->name != thing_of(move.kind);
    });
  }
  if (fitting.size() == 1) {
    result.move = fitting.front();
    return result;
  }
  for (const Move& move : fitting) {
    offer(result.offers, ChoiceClick{std::string(thing_of(move.kind))}, OfferKind::choice);
  }
  if (!fitting.empty()) offer(result.offers, CellClick{fitting.front().to}, OfferKind::unselect);
  return result;
}

Next<Move> next_of_hand(const Moves& moves, MoveKind kind, std::span<const Click> later) {
  Next<Move> result;
  const hex::Axial* chosen = later.empty() ? nullptr : cell_of(later.front());
  for (const Move& move : moves) {
    if (move.kind != kind) continue;
    if (chosen != nullptr && *chosen == move.to) return {.offers = {}, .move = move};
    offer(result.offers, CellClick{move.to}, OfferKind::target);
  }
  offer(result.offers, HandClick{std::string(thing_of(kind))}, OfferKind::unselect);
  offer_hand(moves, result.offers);
  return result;
}

/// The clicks after a piece has been selected, with all its moves.
auto clicks_of_piece(const Rules& rules, const Position& position, const Moves& moves,
                     hex::Axial from) {
  const int slot = position.slot_at(from);
  const auto has_route = [&rules, &position, slot](const Move& move,
                                                   std::span<const hex::Axial> via) {
    if (kind_on(position, slot) == PieceKind::ring) return via.empty();
    return jumps_of(rules, position, slot)
        .route({.to = move.to, .captured = captured_tiles(position, move), .via = via})
        .has_value();
  };
  std::vector<RoutedMove<Move>> routed;
  for (const Move& move : moves) {
    if (move.kind != MoveKind::travel || move.from != from) continue;
    routed.push_back({move, move.to, {move.captures().begin(), move.captures().end()}, {}});
  }
  // A chain may stop after any jump, so that every cell it can land on ends some move.
  std::vector<hex::Axial> ends;
  for (const auto& move : routed) {
    if (!contains(ends, move.to)) ends.push_back(move.to);
  }
  for (auto& move : routed) {
    std::ranges::copy_if(ends, std::back_inserter(move.landings), [&](hex::Axial cell) {
      return has_route(move.move, std::span(&cell, 1));
    });
  }
  const auto text_of = [&rules, &position](const Move& move) {
    return print_move(rules, position, move);
  };
  return RouteClicks(from, std::move(routed), has_route, text_of);
}

Error about(std::string code, hex::Axial cell) {
  return {std::move(code), 1, 1, {{"cell", cell_name(cell)}}};
}

std::optional<Error> refuse_hand(const Position& position, MoveKind kind) {
  if (kind == MoveKind::lay_tile) return refuse_tile(position);
  return refuse_piece(position, kind == MoveKind::place_disc ? PieceKind::disc : PieceKind::ring);
}

Error explain_hand(const Position& position, const HandClick& click) {
  const Error unknown{"error.hexaequo.unknown-click"};
  const auto kind = placing_kind(click.kind);
  return kind ? refuse_hand(position, *kind).value_or(unknown) : unknown;
}

Error explain_cell_for(const Position& position, MoveKind kind, hex::Axial cell) {
  const auto refused =
      kind == MoveKind::lay_tile
          ? refuse_tile(position, cell)
          : refuse_piece(position, kind == MoveKind::place_disc ? PieceKind::disc : PieceKind::ring,
                         cell);
  return refused.value_or(Error{"error.hexaequo.unknown-click"});
}

Error explain_first_cell(const Position& position, hex::Axial cell) {
  if (!position.has_tile(cell)) return explain_cell_for(position, MoveKind::lay_tile, cell);
  if (position.stands_in(position.mover().pieces(), cell)) {
    return about("error.hexaequo.stuck", cell);
  }
  if (position.stands_in(position.opponent().pieces(), cell)) {
    return about("error.hexaequo.not-your-piece", cell);
  }
  if (!position.stands_in(position.mover().tiles, cell)) {
    return about("error.hexaequo.not-your-tile", cell);
  }
  return about(position.hand_rings(position.to_move()) == 0 ? "error.hexaequo.no-pieces-left"
                                                            : "error.hexaequo.only-rings-left",
               cell);
}

Error explain_end(const Position& position, hex::Axial from, hex::Axial to) {
  if (!window::contains(to)) return Error{"error.hexaequo.off-board"};
  if (!position.has_tile(to)) return about("error.hexaequo.no-landing", to);
  if (kind_on(position, position.slot_at(from)) == PieceKind::ring) {
    return refuse_leap(position, from, to).value_or(Error{"error.hexaequo.unknown-click"});
  }
  return explain_disc(position, from, to);
}

}  // namespace

Next<Move> next(const Rules& rules, const Position& position, std::span<const Click> clicks) {
  Moves moves;
  rules.legal_moves(position, moves);
  if (clicks.empty()) return {.offers = first_offers(moves), .move = {}};
  const Click& first = clicks.front();
  const auto later = clicks.subspan(1);
  if (!later.empty() && std::holds_alternative<HandClick>(first) &&
      std::holds_alternative<HandClick>(later.front())) {
    // The same kind again takes it back, another one takes its place.
    return next(rules, position, later.front() == first ? later.subspan(1) : later);
  }
  if (const auto* hand = std::get_if<HandClick>(&first)) {
    const auto kind = placing_kind(hand->kind);
    return kind ? next_of_hand(moves, *kind, later) : Next<Move>{};
  }
  const hex::Axial* cell = cell_of(first);
  if (cell == nullptr) return {};
  const bool again = !later.empty() && later.front() == first;
  if (!position.stands_in(position.pieces(), *cell)) {
    if (again) return next(rules, position, later.subspan(1));
    return next_of_placing(placings_on(moves, *cell), later);
  }
  auto piece = clicks_of_piece(rules, position, moves, *cell);
  for (std::size_t i = 0; i < later.size(); ++i) {
    if (piece.follow(later[i])) continue;
    if (later[i] == first) return next(rules, position, later.subspan(i + 1));
    return {};
  }
  return piece.next();
}

Error explain(const Rules& rules, const Position& position, std::span<const Click> clicks,
              const Click& click) {
  if (auto over = refuse_finished(rules, position)) return *std::move(over);
  Error unknown{"error.hexaequo.unknown-click"};
  const auto* hand = std::get_if<HandClick>(&click);
  const hex::Axial* cell = cell_of(click);
  if (clicks.empty()) {
    if (hand != nullptr) return explain_hand(position, *hand);
    return cell != nullptr ? explain_first_cell(position, *cell) : unknown;
  }
  // Of two kinds clicked in the hand the later one counts.
  const Click& last = clicks.back();
  if (const auto* chosen = std::get_if<HandClick>(&last)) {
    if (hand != nullptr) return explain_hand(position, *hand);
    const auto kind = placing_kind(chosen->kind);
    return cell != nullptr && kind ? explain_cell_for(position, *kind, *cell) : unknown;
  }
  const hex::Axial* first = cell_of(clicks.front());
  if (first == nullptr) return unknown;
  if (!position.stands_in(position.pieces(), *first)) {
    return about("error.hexaequo.choose-piece", *first);
  }
  if (hand != nullptr) return about("error.hexaequo.piece-selected", *first);
  const hex::Axial* end = clicks.size() > 1 ? cell_of(clicks[1]) : nullptr;
  if (end != nullptr) return about("error.hexaequo.several-end", *end);
  return cell != nullptr ? explain_end(position, *first, *cell) : unknown;
}

}  // namespace alveole::hexaequo
