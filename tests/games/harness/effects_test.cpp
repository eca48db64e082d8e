#include <algorithm>
#include <vector>

#include "games/harness/board_model.h"
#include "games/harness/game_test.h"

namespace alveole::harness {
namespace {

class Effects : public GameTest {
 protected:
  // All moves of usual positions, some at random where there are hundreds.
  std::vector<AnyMove> some_of(const std::vector<AnyMove>& legal) {
    constexpr std::size_t most = 20;
    if (legal.size() <= most) return legal;
    std::vector<AnyMove> chosen;
    while (chosen.size() < most) chosen.push_back(pick(legal));
    return chosen;
  }
};

TEST_P(Effects, LeadFromThePictureBeforeToThePictureAfter) {
  play_randomly(3, 2, [&](const Moment& now) {
    const BoardModel before(game().picture(now.position, {}));
    for (const AnyMove& move : some_of(now.legal)) {
      BoardModel board = before;
      const auto effects = game().effects(now.position, move);
      EXPECT_FALSE(effects.empty());
      EXPECT_EQ(game().taken(now.position, move),
                std::ranges::count(effects, EffectKind::capture, &Effect::kind));
      std::string wrong;
      for (const Effect& effect : effects) {
        wrong = board.apply(effect);
        if (!wrong.empty()) break;
      }
      if (wrong.empty()) {
        const AnyPosition after = game().play(now.position, move);
        wrong = board.difference(BoardModel(game().picture(after, {})));
      }
      ASSERT_EQ(wrong, "") << text(now.position) << ": " << game().print_move(now.position, move);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Harness, Effects, testing::ValuesIn(all_setups()),
                         [](const auto& setup) { return name_of(setup.param); });

}  // namespace
}  // namespace alveole::harness
