#include <gtest/gtest.h>

#include <array>
#include <functional>

#include "games/hexaequo/table.h"
#include "games/perft.h"

/// Counted independently of this program (rules/hexaequo.md, "Numbers").
namespace alveole::hexaequo {
namespace {

TEST(HexaequoNumbers, PerftFromTheStart) {
  const Table table;
  const std::array<std::uint64_t, 6> leaves = {1, 7, 51, 461, 4442, 48973};
  for (std::size_t depth = 0; depth < leaves.size(); ++depth) {
    EXPECT_EQ(perft(table.rules, table.position, static_cast<int>(depth)), leaves[depth]) << depth;
  }
}

TEST(HexaequoNumbers, ChildrenAtDepthFourPerFirstMove) {
  const std::vector<std::pair<std::string_view, std::uint64_t>> children = {
      {"Th8", 836}, {"Th10", 852},  {"Tj7", 799},  {"Tj9", 806},
      {"Di8", 357}, {"j8-i8", 411}, {"j8-i9", 381}};
  for (const auto& [move, leaves] : children) {
    Table table;
    table.play(move);
    EXPECT_EQ(perft(table.rules, table.position, 3), leaves) << move;
  }
}

TEST(HexaequoNumbers, Figures) {
  EXPECT_EQ(Table(placement_figure).moves().size(), 10U);
  EXPECT_EQ(Table(jump_figure).moves().size(), 14U);
  const Table table(ring_figure);
  EXPECT_EQ(perft(table.rules, table.position, 1), 34U);
  EXPECT_EQ(perft(table.rules, table.position, 2), 977U);
  EXPECT_EQ(perft(table.rules, table.position, 3), 30027U);
}

// The games that end with a win exactly after so many plies, by their moves.
std::vector<Texts> won_games(int plies) {
  std::vector<Texts> won(static_cast<std::size_t>(plies) + 1);
  std::function<void(const Table&, const std::string&, int)> visit;
  visit = [&](const Table& table, const std::string& line, int ply) {
    if (table.status().over()) {
      if (table.status().outcome != Outcome::draw) {
        won[static_cast<std::size_t>(ply)].insert(line);
      }
      return;
    }
    if (ply == plies) return;
    MoveList<Move> moves;
    table.rules.legal_moves(table.position, moves);
    for (const Move& move : moves) {
      Table next = table;
      next.position = table.rules.play(table.position, move);
      visit(next, line + print_move(table.rules, table.position, move) + " ", ply + 1);
    }
  };
  visit(Table(), "", 0);
  return won;
}

TEST(HexaequoNumbers, GamesWonExactlyAtEachPly) {
  const std::vector<Texts> won = won_games(5);
  EXPECT_EQ(won[1].size(), 0U);
  EXPECT_EQ(won[2].size(), 0U);
  EXPECT_EQ(won[3], (Texts{"Th8 h9-i8 j8xh8 ", "Th10 h9-i9 j8xh10 "}));
  EXPECT_EQ(won[4].size(), 47U);
  EXPECT_EQ(won[5].size(), 641U);
}

}  // namespace
}  // namespace alveole::hexaequo
