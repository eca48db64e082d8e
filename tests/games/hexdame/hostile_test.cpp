#include <chrono>
#include <random>

#include "games/hexdame/captures.h"
#include "games/hexdame/table.h"

// Composed positions with as many captures as can be thought of: everything must end soon. The
// worst found by climbing from random boards took 0.45 s (6 a side, one to four kings among 20 to
// 25 pieces, a release build); the limits here leave room for sanitizers and slow machines.
namespace alveole::hexdame {
namespace {

constexpr double seconds_allowed = 20;

template <class Work>
double seconds(Work work) {
  const auto before = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
}

template <class Word>
Position<Word> kings_among(const Rules<Word>& rules, int kings, int enemies, std::mt19937& random) {
  const auto order = rules.board().in_order();
  std::vector<int> cells(order.begin(), order.end());
  for (std::size_t i = cells.size(); i > 1; --i) std::swap(cells[i - 1], cells[random() % i]);
  Word own = 0;
  Word theirs = 0;
  for (int i = 0; i < kings; ++i)
    own |= rules.board().ring().bit(cells[static_cast<std::size_t>(i)]);
  for (int i = kings; i < kings + enemies; ++i) {
    theirs |= rules.board().ring().bit(cells[static_cast<std::size_t>(i)]);
  }
  return rules.position(own, theirs, own | theirs, Side::white);
}

template <class Word>
void expect_soon(const std::string& variant, int kings, int enemies, const OptionList& options) {
  const Rules<Word> rules(settings(variant, options));
  std::mt19937 random(1);
  for (int i = 0; i < 5; ++i) {
    const Position<Word> position = kings_among(rules, kings, enemies, random);
    MoveList<Move<Word>> moves;
    EXPECT_LT(seconds([&] { rules.legal_moves(position, moves); }), seconds_allowed);
    ASSERT_FALSE(moves.empty());
    const Move<Word> move = moves[0];
    const hex::Axial from = rules.board().ring().cell(move.from);
    const std::array<Click, 2> clicks = {CellClick{from},
                                         CellClick{rules.board().ring().cell(move.to)}};
    EXPECT_LT(seconds([&] { next(rules, position, std::span(clicks).first(1)); }), seconds_allowed);
    EXPECT_LT(seconds([&] { next(rules, position, std::span(clicks)); }), seconds_allowed);
    const std::string text = print_move(rules, position, move);
    const auto read = parse_move(rules, position, text);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(*read, move);
    EXPECT_LT(seconds([&] {
                const std::string ends =
                    cell_name(rules, from) + cell_name(rules, rules.board().ring().cell(move.to));
                static_cast<void>(parse_move(rules, position, ends));
              }),
              seconds_allowed);
  }
}

TEST(HexdameHostile, FiveASide) {
  expect_soon<Narrow>("5", 1, 16, {});
  expect_soon<Narrow>("5", 16, 16, {});
  expect_soon<Narrow>("5", 1, 16, {{"capture", "free"}});
}
TEST(HexdameHostile, SixASide) {
  expect_soon<Wide>("6", 25, 25, {});
  expect_soon<Wide>("6", 4, 20, {});
}
TEST(HexdameHostile, LongSixASide) {
  expect_soon<Wide>("6", 1, 25, {});
  expect_soon<Wide>("6", 4, 20, {{"capture", "free"}});
}

// The bound of a layer is one that 16 enemy pieces cannot reach: 16 choose 8.
TEST(HexdameHostile, SixteenPiecesNeverReachTheBound) {
  std::uint64_t choose = 1;
  for (std::uint64_t i = 1; i <= 8; ++i) choose = choose * (16 - i + 1) / i;
  EXPECT_EQ(CaptureSearch<Narrow>::max_layer, choose);
}

}  // namespace
}  // namespace alveole::hexdame
