#include "games/route_clicks.h"

#include <gtest/gtest.h>

#include <set>

namespace alveole {
namespace {

/// A made-up capture: one straight row of cells, named by their q.
struct Hop {
  int id;
  std::vector<int> route;  ///< its one route: landing cells, the last one final
  std::vector<int> captures;
};

hex::Axial cell(int q) {
  return hex::axial(q, 0);
}
std::vector<hex::Axial> cells(std::span<const int> qs) {
  std::vector<hex::Axial> list;
  for (const int q : qs) list.push_back(cell(q));
  return list;
}

/// A piece on cell 0 with these moves, clicked by numbers.
class Piece {
 public:
  explicit Piece(std::vector<Hop> hops) : hops_(std::move(hops)) {}

  auto clicks() const {
    std::vector<RoutedMove<int>> moves;
    for (const Hop& hop : hops_) {
      const auto before_end = std::span(hop.route).first(hop.route.size() - 1);
      moves.push_back({hop.id, cell(hop.route.back()), cells(hop.captures), cells(before_end)});
    }
    const auto has_route = [this](int id, std::span<const hex::Axial> via) {
      std::size_t met = 0;
      for (const int q : hop(id).route) {
        if (met < via.size() && via[met] == cell(q)) ++met;
      }
      return met == via.size();
    };
    const auto text_of = [this](int id) {
      ++texts_made_;
      return "move " + std::to_string(id);
    };
    auto clicks = RouteClicks(cell(0), std::move(moves), has_route, text_of);
    for (const Click& click : clicked_) EXPECT_TRUE(clicks.follow(click));
    return clicks;
  }
  Piece& click(int q) {
    clicked_.emplace_back(CellClick{cell(q)});
    return *this;
  }
  Piece& choose(int id) {
    clicked_.emplace_back(ChoiceClick{"move " + std::to_string(id)});
    return *this;
  }
  std::optional<int> move() const { return clicks().next().move; }
  std::set<int> offered(OfferKind kind) const {
    std::set<int> qs;
    for (const Offer& offer : clicks().next().offers) {
      const auto* at = std::get_if<CellClick>(&offer.click);
      if (offer.kind == kind && at != nullptr) qs.insert(at->at.q);
    }
    return qs;
  }
  std::vector<std::string> choices() const {
    std::vector<std::string> names;
    for (const Offer& offer : clicks().next().offers) {
      if (offer.kind == OfferKind::choice) names.push_back(std::get<ChoiceClick>(offer.click).name);
    }
    return names;
  }
  int texts_made() const { return texts_made_; }

 private:
  const Hop& hop(int id) const { return *std::ranges::find(hops_, id, &Hop::id); }

  std::vector<Hop> hops_;
  std::vector<Click> clicked_;
  mutable int texts_made_ = 0;
};
using Cells = std::set<int>;

TEST(RouteClicks, TheFinalCellPlaysIfOneMoveEndsThere) {
  Piece piece({{1, {2}, {1}}, {2, {-2}, {-1}}});
  EXPECT_EQ(piece.move(), std::nullopt);
  EXPECT_EQ(piece.offered(OfferKind::target), (Cells{-2, 2}));
  EXPECT_EQ(piece.click(2).move(), 1);
  EXPECT_TRUE(piece.clicks().next().offers.empty());
}

TEST(RouteClicks, ATargetShowsWhatIsTakenWhenThatIsCertain) {
  const Piece piece({{1, {2}, {1}}, {2, {4, 6}, {3, 5}}, {3, {7, 6}, {8, 5}}});
  for (const Offer& offer : piece.clicks().next().offers) {
    if (offer.click == Click{CellClick{cell(2)}}) {
      EXPECT_EQ(offer.captures, std::vector{cell(1)});
    }
    if (offer.click == Click{CellClick{cell(6)}}) {
      EXPECT_TRUE(offer.captures.empty());
    }
  }
}

TEST(RouteClicks, ACellOnTheWayLeadsTheRoute) {
  Piece piece({{1, {2, 4}, {1, 3}}, {2, {-2, 4}, {-1, 3}}});
  EXPECT_EQ(piece.offered(OfferKind::waypoint), (Cells{-2, 2}));
  piece.click(-2);
  EXPECT_EQ(piece.move(), std::nullopt);
  EXPECT_EQ(piece.offered(OfferKind::target), Cells{4});
  EXPECT_EQ(piece.click(4).move(), 2);
}

TEST(RouteClicks, TheNextCellOnTheWayMustComeLater) {
  Piece piece({{1, {2, 4, 6}, {1, 3, 5}}});
  piece.click(4);
  EXPECT_EQ(piece.offered(OfferKind::waypoint), Cells{});
}

TEST(RouteClicks, SeveralMovesToOneCellAreNarrowedByWhatOnlySomeTouch) {
  const std::vector<Hop> hops = {{1, {2, 4}, {1, 3}}, {2, {-2, 4}, {-1, 3}}};
  Piece piece(hops);
  piece.click(4);
  EXPECT_EQ(piece.move(), std::nullopt);
  EXPECT_EQ(piece.offered(OfferKind::victim), (Cells{-1, 1}));
  EXPECT_EQ(piece.offered(OfferKind::waypoint), (Cells{-2, 2}));
  EXPECT_EQ(piece.choices(), (std::vector<std::string>{"move 2", "move 1"}));
  EXPECT_EQ(Piece(hops).click(4).click(-1).move(), 2);
  EXPECT_EQ(Piece(hops).click(4).click(2).move(), 1);
  EXPECT_EQ(Piece(hops).click(4).choose(2).move(), 2);
}

TEST(RouteClicks, TheStartCellLetsGoUnlessAMoveEndsThere) {
  EXPECT_EQ(Piece({{1, {2}, {1}}}).offered(OfferKind::unselect), Cells{0});
  Piece round({{1, {2, 0}, {1, 3}}});
  EXPECT_EQ(round.offered(OfferKind::unselect), Cells{});
  EXPECT_EQ(round.click(0).move(), 1);
}

TEST(RouteClicks, WhatIsNotOfferedIsNotFollowed) {
  const Piece piece({{1, {2, 4}, {1, 3}}});
  auto clicks = piece.clicks();
  EXPECT_FALSE(clicks.follow(CellClick{cell(9)}));
  EXPECT_FALSE(clicks.follow(CellClick{cell(1)}));
  EXPECT_FALSE(clicks.follow(CellClick{cell(0)}));
  EXPECT_FALSE(clicks.follow(ChoiceClick{"move 1"}));
  EXPECT_FALSE(clicks.follow(HandClick{"piece"}));
}

TEST(RouteClicks, NoMoreChoicesThanOneCanReadAndTheSmallestFirst) {
  std::vector<Hop> hops;
  for (int i = 1; i <= 60; ++i) hops.push_back({i, {100}, {10, 10 + i}});
  hops.push_back({61, {100}, {10}});
  Piece piece(hops);
  EXPECT_EQ(piece.texts_made(), 0);
  piece.click(100);
  const auto names = piece.choices();
  ASSERT_EQ(names.size(), 24U);
  EXPECT_EQ(names.front(), "move 61");
  // No cell singles out the move that takes least: it is a choice. The others have their piece.
  EXPECT_EQ(Piece(hops).click(100).choose(61).move(), 61);
  EXPECT_EQ(Piece(hops).click(100).click(70).move(), 60);
}

}  // namespace
}  // namespace alveole
