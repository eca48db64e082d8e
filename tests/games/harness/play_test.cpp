#include <algorithm>

#include "games/harness/game_test.h"

namespace alveole::harness {
namespace {

class Play : public GameTest {};

TEST_P(Play, ThereAreLegalMovesExactlyWhileTheGameGoesOn) {
  play_randomly(4, 1, [&](const Moment& now) {
    const Status status = game().status(now.position);
    EXPECT_EQ(now.legal.empty(), status.over()) << text(now.position);
    EXPECT_EQ(status.reason.empty(), !status.over()) << text(now.position);
    EXPECT_EQ(game().perft(now.position, 1), now.legal.size()) << text(now.position);
  });
}

TEST_P(Play, WhoBeginsIsSaidByTheFactsAndTurnsAlternate) {
  EXPECT_EQ(game().side_to_move(game().start()), game().info().first_side);
  play_randomly(2, 1, [&](const Moment& now) {
    if (now.legal.empty()) return;
    const AnyPosition after = game().play(now.position, pick(now.legal));
    EXPECT_EQ(game().side_to_move(after), other(game().side_to_move(now.position)));
  });
}

TEST_P(Play, PlayingLeavesThePositionAsItWas) {
  play_randomly(2, 1, [&](const Moment& now) {
    if (now.legal.empty()) return;
    const std::string before = text(now.position);
    const std::uint64_t key = game().key(now.position);
    game().play(now.position, pick(now.legal));
    EXPECT_EQ(text(now.position), before);
    EXPECT_EQ(game().key(now.position), key);
  });
}

TEST_P(Play, NoMoveIsGeneratedTwice) {
  play_randomly(2, 5, [&](const Moment& now) {
    for (std::size_t i = 0; i < now.legal.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_FALSE(game().same_move(now.legal[i], now.legal[j]))
            << text(now.position) << ": " << game().print_move(now.position, now.legal[i]);
      }
    }
  });
}

// A match takes back by playing the line again from the start, and redoes by its move texts.
TEST_P(Play, UndoAndRedoReachTheSamePositions) {
  std::vector<AnyPosition> line;
  std::vector<std::string> moves;
  AnyPosition position = game().start();
  line.push_back(position);
  for (int ply = 0; ply < 60; ++ply) {
    const auto legal = game().legal_moves(position);
    if (legal.empty()) break;
    const AnyMove move = pick(legal);
    moves.push_back(game().print_move(position, move));
    position = game().play(position, move);
    line.push_back(position);
  }
  const auto replay = [&](std::size_t plies) {
    AnyPosition at = game().start();
    for (std::size_t i = 0; i < plies; ++i) {
      const auto move = game().parse_move(at, moves[i]);
      if (!move) return AnyPosition{};
      at = game().play(at, *move);
    }
    return at;
  };
  for (const std::size_t plies : {moves.size(), moves.size() / 2, std::size_t{0}, moves.size()}) {
    const AnyPosition again = replay(plies);
    ASSERT_NE(again, nullptr) << "after " << plies << " plies";
    EXPECT_TRUE(game().same(again, line[plies]));
    EXPECT_EQ(text(again), text(line[plies]));
    EXPECT_EQ(game().key(again), game().key(line[plies]));
  }
}

TEST_P(Play, PositionsThatAreTheSameHaveTheSameKey) {
  std::vector<AnyPosition> seen;
  int number = 0;
  play_randomly(3, 1, [&](const Moment& now) {
    if (now.ply == 0) seen.clear();
    for (const AnyPosition& earlier : seen) {
      const bool same = game().same(now.position, earlier);
      EXPECT_EQ(same, game().same(earlier, now.position));
      if (same) {
        EXPECT_EQ(game().key(now.position), game().key(earlier)) << text(now.position);
      }
    }
    seen.push_back(now.position);
    ++number;
  });
  EXPECT_GT(number, 0);
}

// The same three moves in another order, where the rules allow it.
TEST_P(Play, TranspositionsAreTheSame) {
  int found = 0;
  const auto play_text = [&](const AnyPosition& from, const std::string& move) {
    const auto parsed = game().parse_move(from, move);
    return parsed ? game().play(from, *parsed) : AnyPosition{};
  };
  play_randomly(4, 3, [&](const Moment& now) {
    AnyPosition straight = now.position;
    std::vector<std::string> moves;
    for (int i = 0; i < 3; ++i) {
      const auto legal = game().legal_moves(straight);
      if (legal.empty()) return;
      const AnyMove move = pick(legal);
      moves.push_back(game().print_move(straight, move));
      straight = game().play(straight, move);
    }
    AnyPosition crossed = now.position;
    for (const std::size_t i : {2U, 1U, 0U}) {
      crossed = play_text(crossed, moves[i]);
      if (crossed == nullptr) return;
    }
    if (text(straight) != text(crossed)) return;
    ++found;
    EXPECT_TRUE(game().same(straight, crossed)) << text(straight);
    EXPECT_EQ(game().key(straight), game().key(crossed)) << text(straight);
  });
  EXPECT_GT(found, 0) << "no transposition was met: the test has tested nothing";
}

TEST_P(Play, ASettledResultIsReachedByEveryReply) {
  play_randomly(4, 1, [&](const Moment& now) {
    const auto settled = game().settled(now.position);
    if (!settled) return;
    EXPECT_TRUE(settled->over());
    for (const AnyMove& move : now.legal) {
      EXPECT_EQ(game().status(game().play(now.position, move)), *settled) << text(now.position);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Harness, Play, testing::ValuesIn(all_setups()),
                         [](const auto& setup) { return name_of(setup.param); });

}  // namespace
}  // namespace alveole::harness
