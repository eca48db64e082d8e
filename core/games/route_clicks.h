#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "games/game.h"

namespace alveole {

/// A legal move of a piece that travels, as clicks see it.
template <class Move>
struct RoutedMove {
  Move move;
  hex::Axial to;                     ///< the final cell
  std::vector<hex::Axial> captures;  ///< the enemy pieces it takes
  std::vector<hex::Axial> landings;  ///< every cell some legal route of it lands on before the end
};

inline bool contains(std::span<const hex::Axial> cells, hex::Axial cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

/// The clicks that follow the selection of a travelling piece. The first names the final cell and
/// plays if exactly one move ends there; if several do, cells and victims that only some of them
/// touch narrow the choice, and each is a choice by its text. A cell where no move ends but some
/// route lands leads the route through it.
///
/// `has_route(move, via)` says whether some legal route of a move lands on the cells of `via` in
/// that order (with others between); `text_of(move)` is its move text, the name of the choice. Both
/// are asked for when needed: there can be hundreds of moves, and of routes.
template <class Move, class HasRoute, class TextOf>
class RouteClicks {
 public:
  /// No more moves than a person can read are choices at a time. Those that take least come first:
  /// if no click on a cell can single a move out, every other takes what it takes and more, so that
  /// it is among them.
  static constexpr std::size_t most_choices = 24;

  RouteClicks(hex::Axial from, std::vector<RoutedMove<Move>> moves, HasRoute has_route,
              TextOf text_of)
      : from_(from),
        remaining_(std::move(moves)),
        has_route_(std::move(has_route)),
        text_of_(std::move(text_of)) {
    std::ranges::sort(remaining_, [](const auto& a, const auto& b) {
      if (a.captures.size() != b.captures.size()) return a.captures.size() < b.captures.size();
      return std::tie(a.captures, a.to) < std::tie(b.captures, b.to);
    });
  }

  /// Follows one click; false (and nothing changes) if it is not offered.
  bool follow(const Click& click) {
    if (const auto* choice = std::get_if<ChoiceClick>(&click)) {
      return final_ && follow_choice(choice->name);
    }
    const auto* cell = std::get_if<CellClick>(&click);
    if (cell == nullptr) return false;
    const hex::Axial at = cell->at;
    if (final_) {
      return is_difference(at) && keep([&](const auto& move) { return touches(move, at); });
    }
    if (keep([&](const auto& move) { return move.to == at; })) {
      final_ = at;
      return true;
    }
    via_.push_back(at);
    if (keep([&](const auto& move) { return has_route_(move.move, std::span(via_)); })) return true;
    via_.pop_back();
    return false;
  }

  Next<Move> next() const {
    Next<Move> result;
    if (final_ && remaining_.size() == 1) {
      result.move = remaining_.front().move;
      return result;
    }
    if (final_) {
      offer_differences(result.offers);
    } else {
      offer_ways(result.offers);
    }
    return result;
  }

 private:
  template <class Predicate>
  bool keep(Predicate wanted) {
    if (std::ranges::none_of(remaining_, wanted)) return false;
    std::erase_if(remaining_, [&](const auto& move) { return !wanted(move); });
    return true;
  }

  std::span<const RoutedMove<Move>> choices() const {
    return std::span(remaining_).first(std::min(remaining_.size(), most_choices));
  }
  bool follow_choice(const std::string& name) {
    const auto chosen = std::ranges::find_if(
        choices(), [&](const auto& choice) { return text_of_(choice.move) == name; });
    if (chosen == choices().end()) return false;
    remaining_ = {*chosen};
    return true;
  }

  static bool touches(const RoutedMove<Move>& move, hex::Axial at) {
    return contains(move.landings, at) || contains(move.captures, at);
  }
  bool is_difference(hex::Axial at) const {
    const auto touching =
        std::ranges::count_if(remaining_, [&](const auto& move) { return touches(move, at); });
    return touching > 0 && touching < std::ssize(remaining_);
  }

  void offer_differences(std::vector<Offer>& offers) const {
    std::vector<hex::Axial> seen;
    const auto offer = [&](hex::Axial at, OfferKind kind) {
      if (contains(seen, at) || !is_difference(at)) return;
      seen.push_back(at);
      offers.emplace_back(CellClick{at}, kind);
    };
    for (const auto& move : remaining_) {
      for (const hex::Axial at : move.captures) offer(at, OfferKind::victim);
      for (const hex::Axial at : move.landings) offer(at, OfferKind::waypoint);
    }
    for (const auto& move : choices()) {
      offers.emplace_back(ChoiceClick{text_of_(move.move)}, OfferKind::choice, move.captures);
    }
    if (!contains(seen, from_)) offers.emplace_back(CellClick{from_}, OfferKind::unselect);
  }

  void offer_ways(std::vector<Offer>& offers) const {
    std::vector<hex::Axial> seen;
    for (const auto& move : remaining_) {
      if (contains(seen, move.to)) continue;
      seen.push_back(move.to);
      const auto fitting = std::ranges::count(remaining_, move.to, &RoutedMove<Move>::to);
      offers.emplace_back(CellClick{move.to}, OfferKind::target,
                          fitting == 1 ? move.captures : std::vector<hex::Axial>{});
    }
    for (const auto& move : remaining_) {
      for (const hex::Axial at : move.landings) {
        if (contains(seen, at)) continue;
        seen.push_back(at);
        if (can_lead_through(at)) offers.emplace_back(CellClick{at}, OfferKind::waypoint);
      }
    }
    if (!contains(seen, from_)) offers.emplace_back(CellClick{from_}, OfferKind::unselect);
  }

  /// Whether some route goes on through a cell that some move lands on.
  bool can_lead_through(hex::Axial at) const {
    if (via_.empty()) return true;
    std::vector<hex::Axial> via = via_;
    via.push_back(at);
    return std::ranges::any_of(remaining_, [&](const auto& candidate) {
      return has_route_(candidate.move, std::span<const hex::Axial>(via));
    });
  }

  hex::Axial from_;
  std::vector<RoutedMove<Move>> remaining_;
  HasRoute has_route_;
  TextOf text_of_;
  std::vector<hex::Axial> via_;
  std::optional<hex::Axial> final_;
};

}  // namespace alveole
