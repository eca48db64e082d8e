#include "games/attangle/clicks.h"

#include <algorithm>
#include <utility>

#include "games/attangle/names.h"
#include "games/attangle/refusals.h"

namespace alveole::attangle {

namespace {

const HandClick piece_in_hand{"piece"};

// What is chosen after some clicks: nothing, the piece in hand with or without a free point, or
// points of a capture.
struct Chosen {
  bool hand = false;
  std::vector<hex::Axial> points;
};

Chosen chosen_by(std::span<const Click> clicks) {
  Chosen chosen;
  for (const Click& click : clicks) {
    if (click == Click{piece_in_hand}) {
      chosen.hand = !chosen.hand;
    } else if (const auto* cell = std::get_if<CellClick>(&click)) {
      const auto found = std::ranges::find(chosen.points, cell->at);
      if (found == chosen.points.end()) {
        chosen.points.push_back(cell->at);
      } else {
        chosen.points.erase(found);
      }
    }
  }
  return chosen;
}

template <class Word>
bool is_free(const Rules<Word>& rules, const Position<Word>& position, hex::Axial cell) {
  return rules.board().contains(cell) &&
         (rules.placeable(position) & rules.board().bit(rules.board().index(cell))) != 0;
}

// The points of a capture: two attackers and the target.
template <class Word>
std::array<hex::Axial, 3> points_of(const Rules<Word>& rules, const Move& capture) {
  return {rules.board().cell(capture.first), rules.board().cell(capture.second),
          rules.board().cell(capture.target)};
}

// The captures that use every one of these points.
template <class Word>
std::vector<Move> captures_with(const Rules<Word>& rules, const Position<Word>& position,
                                std::span<const hex::Axial> points) {
  MoveList<Move> captures;
  rules.captures(position, captures);
  std::vector<Move> fitting;
  for (const Move& capture : captures) {
    const auto used = points_of(rules, capture);
    if (std::ranges::all_of(points, [&](hex::Axial point) {
          return std::ranges::find(used, point) != used.end();
        })) {
      fitting.push_back(capture);
    }
  }
  return fitting;
}

void add_offer(std::vector<Offer>& offers, Click click, OfferKind kind,
               std::vector<hex::Axial> captures = {}) {
  Offer& offer = offers.emplace_back();
  offer.click = std::move(click);
  offer.kind = kind;
  offer.captures = std::move(captures);
}

template <class Word>
void offer_free_points(const Rules<Word>& rules, const Position<Word>& position,
                       std::vector<Offer>& offers) {
  Word points = rules.placeable(position);
  while (points != 0) {
    const int point = hex::pop_lowest_bit(points);
    add_offer(offers, CellClick{rules.board().cell(point)}, OfferKind::target);
  }
}

// Every further point of the fitting captures; it plays if with it exactly one capture fits.
template <class Word>
void offer_capture_points(const Rules<Word>& rules, std::span<const Move> fitting,
                          std::span<const hex::Axial> points, std::vector<Offer>& offers) {
  std::vector<hex::Axial> seen(points.begin(), points.end());
  for (const Move& capture : fitting) {
    for (const hex::Axial point : points_of(rules, capture)) {
      if (std::ranges::find(seen, point) != seen.end()) continue;
      seen.push_back(point);
      const auto uses = [&](const Move& move) {
        const auto used = points_of(rules, move);
        return std::ranges::find(used, point) != used.end();
      };
      if (!points.empty() && std::ranges::count_if(fitting, uses) == 1) {
        const Move& played = *std::ranges::find_if(fitting, uses);
        add_offer(offers, CellClick{point}, OfferKind::target, {rules.board().cell(played.target)});
      } else {
        add_offer(offers, CellClick{point}, OfferKind::select);
      }
    }
  }
}

Error with_cell(std::string code, const std::string& cell) {
  return {std::move(code), 1, 1, {{"cell", cell}}};
}

// Why a further point does not fit the points chosen for a capture.
template <class Word>
Error explain_further_point(const Rules<Word>& rules, const Position<Word>& position,
                            std::span<const hex::Axial> chosen, hex::Axial cell) {
  const std::string name = name_of_point(cell, rules.board().side());
  const int point = rules.board().index(cell);
  const auto owned_by = [&](Side side, int at) {
    return (position.of(side) & rules.board().bit(at)) != 0;
  };
  const Side mover = position.to_move;
  if ((position.occupied() & rules.board().bit(point)) == 0) {
    return with_cell("error.attangle.capture-begun", name);
  }
  std::optional<int> target;
  std::vector<int> attackers;
  for (const hex::Axial at : chosen) {
    const int index = rules.board().index(at);
    if (owned_by(mover, index)) {
      attackers.push_back(index);
    } else {
      target = index;
    }
  }
  if (owned_by(mover, point)) {
    if (auto refused = refuse_attacker(rules, position, point)) return *std::move(refused);
    if (attackers.size() == 2) return with_cell("error.attangle.third-attacker", name);
    attackers.push_back(point);
  } else {
    if (auto refused = refuse_target(rules, position, point)) return *std::move(refused);
    if (target) return with_cell("error.attangle.second-target", name);
    target = point;
  }
  if (target) {
    for (const int attacker : attackers) {
      if (auto refused = refuse_approach(rules, position, attacker, *target)) {
        return *std::move(refused);
      }
    }
    if (attackers.size() == 2) {
      if (auto refused =
              refuse_capture(rules, position, *target, attackers.front(), attackers.back())) {
        return *std::move(refused);
      }
    }
  }
  return with_cell("error.attangle.fits-no-capture", name);
}

// Why nothing begins with a click on this point.
template <class Word>
Error explain_first_point(const Rules<Word>& rules, const Position<Word>& position,
                          hex::Axial cell) {
  const std::string name = name_of_point(cell, rules.board().side());
  const int point = rules.board().index(cell);
  const Word bit = rules.board().bit(point);
  if ((position.occupied() & bit) == 0) {
    return refuse_placement(rules, position, point)
        .value_or(with_cell("error.attangle.capture-begun", name));
  }
  if ((position.of(position.to_move) & bit) != 0) {
    return refuse_attacker(rules, position, point)
        .value_or(with_cell("error.attangle.no-capture-with", name));
  }
  return refuse_target(rules, position, point)
      .value_or(with_cell("error.attangle.no-capture-of", name));
}

}  // namespace

template <class Word>
Next<Move> next(const Rules<Word>& rules, const Position<Word>& position,
                std::span<const Click> clicks) {
  Next<Move> result;
  if (rules.status(position).over()) return result;
  const bool can_place = position.stock_of(position.to_move) > 0;
  const Chosen chosen = chosen_by(clicks);
  if (can_place && chosen.points.size() == 1 && is_free(rules, position, chosen.points.front())) {
    const int point = rules.board().index(chosen.points.front());
    result.move = Move{static_cast<std::int8_t>(point), Move::none, Move::none};
    return result;
  }
  if (chosen.hand) {
    offer_free_points(rules, position, result.offers);
    add_offer(result.offers, piece_in_hand, OfferKind::unselect);
    return result;
  }
  const std::vector<Move> fitting = captures_with(rules, position, chosen.points);
  if (chosen.points.size() >= 2 && fitting.size() == 1) {
    result.move = fitting.front();
    return result;
  }
  offer_capture_points(rules, fitting, chosen.points, result.offers);
  for (const hex::Axial point : chosen.points) {
    add_offer(result.offers, CellClick{point}, OfferKind::unselect);
  }
  if (chosen.points.empty() && can_place) {
    offer_free_points(rules, position, result.offers);
    add_offer(result.offers, piece_in_hand, OfferKind::hand);
  }
  return result;
}

template <class Word>
Error explain(const Rules<Word>& rules, const Position<Word>& position,
              std::span<const Click> clicks, const Click& click) {
  if (auto over = refuse_finished(rules, position)) return *std::move(over);
  const Chosen chosen = chosen_by(clicks);
  const auto* cell = std::get_if<CellClick>(&click);
  if (cell == nullptr) {
    if (click != Click{piece_in_hand}) return Error{"error.attangle.unknown-click"};
    if (position.stock_of(position.to_move) == 0) return Error{"error.attangle.stock-empty"};
    return Error{"error.attangle.hand-while-capturing"};
  }
  if (!rules.board().contains(cell->at)) return Error{"error.attangle.off-board"};
  if (chosen.hand) {
    return refuse_placement(rules, position, rules.board().index(cell->at))
        .value_or(Error{"error.attangle.unknown-click"});
  }
  if (chosen.points.empty()) return explain_first_point(rules, position, cell->at);
  return explain_further_point(rules, position, chosen.points, cell->at);
}

template Next<Move> next(const Rules<std::uint64_t>&, const Position<std::uint64_t>&,
                         std::span<const Click>);
template Error explain(const Rules<std::uint64_t>&, const Position<std::uint64_t>&,
                       std::span<const Click>, const Click&);
template Next<Move> next(const Rules<hex::Word128>&, const Position<hex::Word128>&,
                         std::span<const Click>);
template Error explain(const Rules<hex::Word128>&, const Position<hex::Word128>&,
                       std::span<const Click>, const Click&);

}  // namespace alveole::attangle
