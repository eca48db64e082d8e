#include <set>

#include "games/harness/game_test.h"

namespace alveole::harness {
namespace {

class Symmetric : public GameTest {};

Status image(Status status, const Symmetry& symmetry) {
  if (!symmetry.swaps_sides) return status;
  if (status.outcome == Outcome::white) return {Outcome::black, status.reason};
  if (status.outcome == Outcome::black) return {Outcome::white, status.reason};
  return status;
}

// What the rules do to the image of a position is the image of what they do to the position.
TEST_P(Symmetric, PositionsHaveSymmetricMovesResultsAndFollowers) {
  const auto symmetries = game().symmetries();
  int compared = 0;
  play_randomly(2, 6, [&](const Moment& now) {
    for (const Symmetry& symmetry : symmetries) {
      const AnyPosition mirror = game().transform(now.position, symmetry);
      if (mirror == nullptr) continue;
      ++compared;
      EXPECT_EQ(game().status(mirror), image(game().status(now.position), symmetry));
      const Side side = game().side_to_move(now.position);
      EXPECT_EQ(game().side_to_move(mirror), symmetry.swaps_sides ? other(side) : side);

      std::multiset<std::string> expected;
      for (const AnyMove& move : game().legal_moves(mirror)) {
        expected.insert(game().print_move(mirror, move));
      }
      std::multiset<std::string> mapped;
      for (const AnyMove& move : now.legal) {
        mapped.insert(game().print_move(mirror, game().transform_move(move, symmetry)));
      }
      ASSERT_EQ(mapped, expected) << text(now.position) << " and " << text(mirror);

      if (now.legal.empty()) continue;
      const AnyMove move = pick(now.legal);
      const AnyPosition after = game().transform(game().play(now.position, move), symmetry);
      if (after == nullptr) continue;
      const AnyPosition beside = game().play(mirror, game().transform_move(move, symmetry));
      EXPECT_TRUE(game().same(after, beside)) << text(after) << " and " << text(beside);
    }
  });
  EXPECT_EQ(compared > 0, !symmetries.empty());
}

TEST_P(Symmetric, TheIdentityIsLeftOutAndNothingIsListedTwice) {
  const auto symmetries = game().symmetries();
  for (std::size_t i = 0; i < symmetries.size(); ++i) {
    EXPECT_FALSE(symmetries[i].map == hex::Transform{} && !symmetries[i].swaps_sides);
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_FALSE(symmetries[i].map == symmetries[j].map &&
                   symmetries[i].swaps_sides == symmetries[j].swaps_sides);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Harness, Symmetric, testing::ValuesIn(all_setups()),
                         [](const auto& setup) { return name_of(setup.param); });

}  // namespace
}  // namespace alveole::harness
