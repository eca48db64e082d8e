#include "search/statistics.h"

#include <gtest/gtest.h>

#include <numeric>

#include "games/any_game.h"
#include "search/any_searcher.h"

namespace alveole::search {
namespace {

TEST(Statistics, CountCutoffsByTheNumberOfTheMove) {
  Statistics statistics;
  for (const std::size_t number : {1U, 1U, 2U, 8U, 9U, 200U}) statistics.count_cutoff(number);
  EXPECT_EQ(statistics.cutoffs,
            (std::array<std::uint64_t, Statistics::numbered_moves>{2, 1, 0, 0, 0, 0, 0, 3}));
}

struct Searched {
  Statistics statistics;
  std::uint64_t nodes = 0;
};

/// Of a search from the start, with a table of so many megabytes.
Searched searched(std::string_view id, int megabytes, std::uint64_t slice) {
  const auto game = *make_game(id);
  const auto searcher = make_searcher(*game);
  EXPECT_TRUE(searcher->resize_table(megabytes));
  const AnyPosition start = game->start();
  searcher->start(std::span(&start, 1), {.nodes = 30'000});
  while (searcher->run(slice) != Progress::finished) continue;
  return {searcher->statistics(), searcher->nodes()};
}

TEST(Statistics, AreSubsetsOfOneAnother) {
  for (const std::string_view id : game_ids()) {
    SCOPED_TRACE(id);
    const auto [counted, nodes] = searched(id, 1, 1 << 20);
    EXPECT_LE(counted.quiescence, nodes);
    EXPECT_LE(counted.probes, nodes);
    EXPECT_LE(counted.hits, counted.probes);
    EXPECT_LE(counted.answers, counted.hits);
    EXPECT_LE(counted.pass_cutoffs, counted.passes);
    EXPECT_LE(counted.searched_again, counted.reduced);
    const std::uint64_t cutoffs =
        std::accumulate(counted.cutoffs.begin(), counted.cutoffs.end(), std::uint64_t{0});
    EXPECT_LE(cutoffs, nodes - counted.quiescence);
    // A search that works has all of this.
    EXPECT_GT(counted.hits, 0u);
    EXPECT_GT(counted.answers, 0u);
    EXPECT_GT(counted.reduced, 0u);
    EXPECT_GT(2 * counted.cutoffs[0], cutoffs) << "the first move refutes most often";
  }
}

TEST(Statistics, DoNotDependOnTheSlices) {
  for (const std::string_view id : game_ids()) {
    EXPECT_EQ(searched(id, 1, 1).statistics, searched(id, 1, 1 << 20).statistics) << id;
  }
}

TEST(Statistics, KnowNoHitsWithoutATable) {
  const Statistics counted = searched("attangle", 0, 1 << 20).statistics;
  EXPECT_GT(counted.probes, 0u);
  EXPECT_EQ(counted.hits, 0u);
  EXPECT_EQ(counted.answers, 0u);
}

TEST(Statistics, BeginAnewWithEverySearch) {
  const auto game = *make_game("hexdame");
  const auto searcher = make_searcher(*game);
  const AnyPosition start = game->start();
  std::vector<Statistics> counted;
  for (int i = 0; i < 2; ++i) {
    searcher->clear();
    searcher->start(std::span(&start, 1), {.depth = 4});
    while (searcher->run(1 << 20) != Progress::finished) continue;
    counted.push_back(searcher->statistics());
  }
  EXPECT_EQ(counted[0], counted[1]);
}

}  // namespace
}  // namespace alveole::search
