#include <algorithm>
#include <deque>
#include <optional>

#include "games/harness/game_test.h"

namespace alveole::harness {
namespace {

using Clicks = std::vector<Click>;

class Clicking : public GameTest {
 protected:
  std::string shown(const Clicks& clicks) const {
    std::string all;
    for (const Click& click : clicks) {
      if (const auto* cell = std::get_if<CellClick>(&click)) {
        all += " " + game().cell_name(cell->at);
      } else if (const auto* hand = std::get_if<HandClick>(&click)) {
        all += " [" + hand->kind + "]";
      } else {
        all += " <" + std::get<ChoiceClick>(click).name + ">";
      }
    }
    return all;
  }
  // Which of the legal moves this is.
  std::optional<std::size_t> index_of(const Moment& now, const AnyMove& move) const {
    for (std::size_t i = 0; i < now.legal.size(); ++i) {
      if (game().same_move(now.legal[i], move)) return i;
    }
    return std::nullopt;
  }
};

Clicks extended(Clicks clicks, Click click) {
  clicks.push_back(std::move(click));
  return clicks;
}

// Leading the route and changing one's mind is never needed to reach a move, and has no end.
bool is_needed(OfferKind kind, const Clicks& before) {
  switch (kind) {
    case OfferKind::hand:
      return before.empty();
    case OfferKind::waypoint:
    case OfferKind::victim:
    case OfferKind::unselect:
      return false;
    default:
      return true;
  }
}

TEST_P(Clicking, EveryLegalMoveCanBeClicked) {
  play_randomly(2, 6, [&](const Moment& now) {
    std::vector<bool> reached(now.legal.size(), false);
    std::deque<Clicks> open = {{}};
    while (!open.empty()) {
      const Clicks clicks = std::move(open.front());
      open.pop_front();
      const Next<AnyMove> next = game().next(now.position, clicks);
      if (next.move) {
        const auto index = index_of(now, *next.move);
        ASSERT_TRUE(index) << text(now.position) << shown(clicks) << " plays no legal move";
        reached[*index] = true;
        continue;
      }
      ASSERT_TRUE(!next.offers.empty() || now.legal.empty())
          << text(now.position) << shown(clicks) << " leads nowhere";
      ASSERT_LT(clicks.size(), 8U) << text(now.position) << shown(clicks) << " has no end";
      for (const Offer& offer : next.offers) {
        if (is_needed(offer.kind, clicks)) open.push_back(extended(clicks, offer.click));
      }
    }
    for (std::size_t i = 0; i < reached.size(); ++i) {
      EXPECT_TRUE(reached[i]) << text(now.position) << ": "
                              << game().print_move(now.position, now.legal[i])
                              << " cannot be clicked";
    }
  });
}

TEST_P(Clicking, NothingIsOfferedTwice) {
  play_randomly(2, 5, [&](const Moment& now) {
    Clicks clicks;
    for (int i = 0; i < 6; ++i) {
      const Next<AnyMove> next = game().next(now.position, clicks);
      for (std::size_t j = 0; j < next.offers.size(); ++j) {
        for (std::size_t k = 0; k < j; ++k) {
          EXPECT_NE(next.offers[j].click, next.offers[k].click)
              << text(now.position) << shown(extended(clicks, next.offers[j].click));
        }
      }
      if (next.move || next.offers.empty()) return;
      clicks.push_back(next.offers[below(next.offers.size())].click);
    }
  });
}

// Clicks at random among all that is offered, ways and taking back included.
TEST_P(Clicking, AnyOfferedClickLeadsOnOrPlaysALegalMove) {
  play_randomly(3, 2, [&](const Moment& now) {
    if (now.legal.empty()) return;
    for (int walk = 0; walk < 4; ++walk) {
      Clicks clicks;
      for (int i = 0; i < 12; ++i) {
        const Next<AnyMove> next = game().next(now.position, clicks);
        if (next.move) {
          EXPECT_TRUE(index_of(now, *next.move)) << text(now.position) << shown(clicks);
          break;
        }
        ASSERT_FALSE(next.offers.empty()) << text(now.position) << shown(clicks);
        // Where hundreds of clicks play at once, the others would never be met.
        std::vector<Offer> pool = next.offers;
        const auto plays = [](const Offer& offer) { return offer.kind == OfferKind::target; };
        if (walk % 2 == 0 && !std::ranges::all_of(pool, plays)) std::erase_if(pool, plays);
        clicks.push_back(pool[below(pool.size())].click);
      }
    }
  });
}

TEST_P(Clicking, NothingIsOfferedAfterTheEnd) {
  play_randomly(6, 1, [&](const Moment& now) {
    if (!now.legal.empty()) return;
    const Next<AnyMove> next = game().next(now.position, {});
    EXPECT_TRUE(next.offers.empty());
    EXPECT_FALSE(next.move);
  });
}

TEST_P(Clicking, EveryClickThatIsNotOfferedIsExplained) {
  play_randomly(2, 6, [&](const Moment& now) {
    const scene::Scene scene = game().picture(now.position, {});
    std::vector<Click> tried = {HandClick{"nonsense"}, ChoiceClick{"nonsense"},
                                CellClick{hex::axial(100, -100)}, CellClick{hex::axial(-128, 127)}};
    for (const scene::Cell& cell : scene.cells) tried.push_back(CellClick{cell.at});
    for (const scene::HandItem& item : scene.hands) tried.push_back(HandClick{item.kind});

    Clicks clicks;
    for (int i = 0; i < 4; ++i) {
      const Next<AnyMove> next = game().next(now.position, clicks);
      if (next.move) break;
      for (const Click& click : tried) {
        if (std::ranges::find(next.offers, click, &Offer::click) != next.offers.end()) continue;
        const Error why = game().explain(now.position, clicks, click);
        EXPECT_TRUE(why.code.starts_with("error."))
            << text(now.position) << shown(extended(clicks, click)) << ": " << why.code;
      }
      if (next.offers.empty()) break;
      clicks.push_back(next.offers[below(next.offers.size())].click);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Harness, Clicking, testing::ValuesIn(all_setups()),
                         [](const auto& setup) { return name_of(setup.param); });

}  // namespace
}  // namespace alveole::harness
