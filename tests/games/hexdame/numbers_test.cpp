#include "games/hexdame/table.h"
#include "games/perft.h"

// Every number of rules/hexdame.md. The last depth of the larger boards takes longer and is marked.
namespace alveole::hexdame {
namespace {

template <class Word>
std::vector<std::uint64_t> counts(const BasicTable<Word>& table, int depth) {
  std::vector<std::uint64_t> leaves;
  for (int d = 1; d <= depth; ++d) leaves.push_back(perft(table.rules, table.position, d));
  return leaves;
}
using Counts = std::vector<std::uint64_t>;

TEST(HexdameNumbers, Start) {
  EXPECT_EQ(counts(Table(), 5), (Counts{15, 211, 3337, 51589, 848774}));
}
TEST(HexdameNumbers, SpringersProblem) {
  EXPECT_EQ(counts(Table("a3 a5 b4 b5 c2 d4 f3 ; c4 d6 e7 f6 f8 g5 h9 ; w"), 5),
            (Counts{16, 28, 249, 2570, 20098}));
}
TEST(HexdameNumbers, Kings) {
  EXPECT_EQ(counts(Table("Ke1 c2 e5 ; g9 Kh8 i6 ; w"), 4), (Counts{17, 101, 1039, 15506}));
}
TEST(HexdameNumbers, StartOfFourASide) {
  EXPECT_EQ(counts(Table({}, {}, "4"), 5), (Counts{11, 111, 1261, 13551, 150958}));
}
TEST(HexdameNumbers, StartOfSixASide) {
  EXPECT_EQ(counts(LargeTable(), 4), (Counts{19, 343, 6885, 136511}));
}
TEST(HexdameNumbers, LongStartOfSixASide) {
  const LargeTable table;
  EXPECT_EQ(perft(table.rules, table.position, 5), 2894884U);
}

// Leo Springer, 1999: White wins, and every black reply is the only legal one.
TEST(HexdameNumbers, SpringersSolution) {
  Table table("a3 a5 b4 b5 c2 d4 f3 ; c4 d6 e7 f6 f8 g5 h9 ; w");
  table.play("b5-c5");
  EXPECT_EQ(table.legal(), Texts{"c4xa4xa2"});
  table.play("c4xa4xa2");
  EXPECT_NE(table.text().find("Ka2"), std::string::npos);
  table.play("f3-g4");
  EXPECT_EQ(table.legal(), Texts{"a2xd2xd5xb5"});
  table.play("a2xd2xd5xb5");
  EXPECT_TRUE(table.legal().contains("g4xg6xe6xe8xg8"));
  table.play("g4xg6xe6xe8xg8");
  EXPECT_EQ(table.legal(), Texts{"h9xf7"});
  table.play("h9xf7");
  EXPECT_TRUE(table.legal().contains("a5xc5xe7xg7"));
  table.play("a5xc5xe7xg7");
  EXPECT_EQ(table.result(), "white no-piece");
}

}  // namespace
}  // namespace alveole::hexdame
