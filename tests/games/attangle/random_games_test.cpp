#include <random>

#include "games/attangle/slow_rules.h"
#include "games/attangle/table.h"

namespace alveole::attangle {
namespace {

// Random games in which the fast rules must agree with the slow ones in every position: moves,
// positions after, stocks and result. Captures are preferred, or most games would never see one.
template <class R>
void compare(const std::string& variant, int games, unsigned seed) {
  std::mt19937 random(seed);
  int captures = 0;
  int triples = 0;
  for (int g = 0; g < games; ++g) {
    Table<R> fast(variant);
    slow_attangle::Game slow = slow_attangle::start_of(variant);
    int plies = 0;
    for (;;) {
      ASSERT_EQ(fast.text(), slow_attangle::write(slow));
      const std::set<std::string> moves = fast.moves();
      ASSERT_EQ(moves, slow_attangle::legal_moves(slow)) << variant << ": " << fast.text();
      ASSERT_EQ(fast.position.stock_of(Side::white), slow_attangle::stock(slow, 'w'));
      ASSERT_EQ(fast.position.stock_of(Side::black), slow_attangle::stock(slow, 'b'));
      const Status status = fast.rules.status(fast.position);
      const std::string outcome =
          status.over() ? std::string(status.outcome == Outcome::white ? "white" : "black") + " " +
                              std::string(status.reason)
                        : "none";
      ASSERT_EQ(outcome, slow_attangle::result(slow)) << fast.text();
      ASSERT_EQ(moves.empty(), status.over());
      if (status.over()) break;

      const std::set<std::string> taking = fast.captures();
      const bool take = !taking.empty() && random() % 2 == 0;
      const std::set<std::string>& pool = take ? taking : moves;
      const std::string move = *std::next(pool.begin(), static_cast<int>(random() % pool.size()));
      if (move.contains('-')) ++captures;
      fast.play(move);
      slow = slow_attangle::play(slow, move);
      ++plies;
      if (variant == "standard") {
        ASSERT_LE(plies, 76) << "no game is longer";
      }
    }
    triples += hex::popcount(fast.position.triple);
  }
  EXPECT_GT(captures, games);
  EXPECT_GT(triples, 0);
}

TEST(AttangleRandomGames, Standard) {
  compare<Rules<std::uint64_t>>("standard", 60, 1);
}
TEST(AttangleRandomGames, Grand) {
  compare<Rules<std::uint64_t>>("grand", 20, 2);
}
TEST(AttangleRandomGames, SideThree) {
  compare<Rules<std::uint64_t>>("side3", 150, 3);
}
TEST(AttangleRandomGames, SideFive) {
  compare<Rules<std::uint64_t>>("side5", 15, 4);
}
TEST(AttangleRandomGames, SideSix) {
  compare<Rules<hex::Word128>>("side6", 8, 5);
}
TEST(AttangleRandomGames, TwoWordsPlayLikeOne) {
  compare<Rules<hex::Word128>>("standard", 20, 6);
}

}  // namespace
}  // namespace alveole::attangle
