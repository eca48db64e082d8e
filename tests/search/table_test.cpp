#include <gtest/gtest.h>

#include "search/ordering.h"
#include "search/reductions.h"
#include "search/root_moves.h"
#include "search/transposition_table.h"

namespace alveole::search {
namespace {

TranspositionTable table_of(int megabytes) {
  TranspositionTable table;
  EXPECT_TRUE(table.resize(megabytes));
  return table;
}

TEST(TranspositionTable, FindsWhatWasStored) {
  TranspositionTable table = table_of(1);
  EXPECT_FALSE(table.find(42, 0));
  table.store(42, 0, {.score = -7, .depth = 5, .bound = Bound::lower, .move = 99});
  const auto entry = table.find(42, 3);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->score, -7);
  EXPECT_EQ(entry->depth, 5);
  EXPECT_EQ(entry->bound, Bound::lower);
  EXPECT_EQ(entry->move, 99u);
  table.clear();
  EXPECT_FALSE(table.find(42, 0));
}

TEST(TranspositionTable, CountsMatesFromThePosition) {
  TranspositionTable table = table_of(1);
  // Seen 4 plies below the root, the win is 9 plies from the root, so 5 from the position.
  table.store(1, 4, {.score = win_in(9), .depth = 5, .bound = Bound::exact, .move = 1});
  EXPECT_EQ(table.find(1, 0)->score, win_in(5));
  EXPECT_EQ(table.find(1, 2)->score, win_in(7));
  table.store(2, 4, {.score = loss_in(9), .depth = 5, .bound = Bound::exact, .move = 1});
  EXPECT_EQ(table.find(2, 2)->score, loss_in(7));
}

TEST(TranspositionTable, KeepsTheKnownMoveWhenANewResultHasNone) {
  TranspositionTable table = table_of(1);
  table.store(5, 0, {.score = 1, .depth = 3, .bound = Bound::exact, .move = 77});
  table.store(5, 0, {.score = 0, .depth = 4, .bound = Bound::upper, .move = 0});
  EXPECT_EQ(table.find(5, 0)->move, 77u);
  EXPECT_EQ(table.find(5, 0)->depth, 4);
}

TEST(TranspositionTable, PushesOutTheShallowestThenTheOldest) {
  TranspositionTable table = table_of(1);
  // Keys that fall into one bucket of four.
  const auto key = [](std::uint64_t i) { return (i + 1) << 32; };
  for (const int depth : {6, 2, 5, 4}) {
    table.store(key(static_cast<std::uint64_t>(depth)), 0,
                {.score = 0, .depth = depth, .bound = Bound::exact, .move = 1});
  }
  table.store(key(10), 0, {.score = 0, .depth = 1, .bound = Bound::exact, .move = 1});
  EXPECT_FALSE(table.find(key(2), 0));
  EXPECT_TRUE(table.find(key(6), 0));
  table.next_search();
  for (const std::uint64_t i : {20u, 21u, 22u, 23u}) {
    table.store(key(i), 0, {.score = 0, .depth = 1, .bound = Bound::exact, .move = 1});
  }
  EXPECT_FALSE(table.find(key(6), 0)) << "deep, but of an earlier search";
  EXPECT_TRUE(table.find(key(23), 0));
}

TEST(TranspositionTable, OfNoMemoryRemembersNothing) {
  TranspositionTable table = table_of(0);
  table.store(1, 0, {.score = 1, .depth = 1, .bound = Bound::exact, .move = 1});
  EXPECT_FALSE(table.find(1, 0));
  EXPECT_EQ(table.per_mille_full(), 0);
}

TEST(Ordering, IsTotalHintThenNoisyThenKillersThenTheReplyThenHistory) {
  const int most = History::limit;
  EXPECT_GT(ordering::hinted, ordering::noisy(10'000, most));
  EXPECT_GT(ordering::noisy(200, 0), ordering::noisy(100, 0)) << "by what they take";
  EXPECT_GT(ordering::noisy(-10'000, -most), ordering::quiet(0, true, most));
  EXPECT_GT(ordering::quiet(0, false, -most), ordering::quiet(1, true, most));
  EXPECT_GT(ordering::quiet(1, false, -most), ordering::quiet(2, true, most));
  EXPECT_GT(ordering::quiet(2, true, -most), ordering::quiet(2, false, most));
  const RankedMove early{5, 1, 1, 0, false};
  const RankedMove late{5, 2, 1, 0, false};
  EXPECT_TRUE(early.before(late));
  EXPECT_FALSE(late.before(early));
}

TEST(Replies, RememberTheLatestForEachMove) {
  Replies replies;
  EXPECT_EQ(replies.to(1u << 25), 0u);
  replies.set(1u << 25, 7);
  replies.set(1u << 25, 8);
  EXPECT_EQ(replies.to(1u << 25), 8u);
  replies.set(0, 9);
  EXPECT_EQ(replies.to(0), 0u) << "after a pass there is nothing to reply to";
}

TEST(Reductions, GrowWithDepthAndNumberAndLeaveFirstMovesAlone) {
  for (int depth = 2; depth < 40; ++depth) {
    for (int number = 2; number < 60; ++number) {
      EXPECT_LE(late_move_reduction(depth, number), late_move_reduction(depth + 1, number));
      EXPECT_LE(late_move_reduction(depth, number), late_move_reduction(depth, number + 1));
      EXPECT_LT(late_move_reduction(depth, number), depth);
    }
    EXPECT_EQ(late_move_reduction(depth, 1), 0);
  }
  EXPECT_EQ(logarithm(1), 0);
  EXPECT_EQ(logarithm(20), 47) << "16 ln 20 = 47.9";
}

TEST(Windows, OpenFurtherOnTheSideThatFailed) {
  const Window low = widened({-30, 30}, -50);
  EXPECT_LT(low.alpha, -50);
  EXPECT_EQ(low.beta, 30);
  const Window high = widened({-30, 30}, 40);
  EXPECT_EQ(high.alpha, -30);
  EXPECT_GT(high.beta, 40);
  EXPECT_EQ(widened({-600, 600}, 700).beta, infinite_score);
}

TEST(Ordering, HistoryStaysWithinItsLimit) {
  History history;
  for (int i = 0; i < 1000; ++i) history.reward(Side::white, 123, 50);
  EXPECT_LE(history.score(Side::white, 123), History::limit);
  EXPECT_GT(history.score(Side::white, 123), History::limit / 2);
  EXPECT_EQ(history.score(Side::black, 123), 0);
  for (int i = 0; i < 2000; ++i) history.punish(Side::white, 123, 50);
  EXPECT_GE(history.score(Side::white, 123), -History::limit);
}

}  // namespace
}  // namespace alveole::search
