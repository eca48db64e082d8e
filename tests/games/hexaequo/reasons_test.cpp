#include "games/hexaequo/reasons.h"

#include <algorithm>
#include <map>
#include <random>

#include "games/hexaequo/slow_rules.h"
#include "games/hexaequo/table.h"
#include "games/said.h"

namespace alveole::hexaequo {
namespace {

Texts said_of(std::string_view position, std::string_view move) {
  const Table table(position);
  return all_said(table.rules, table.position, table.move(move));
}

TEST(HexaequoReasons, WinsByTheLastPieceOrTheSixthDisc) {
  EXPECT_TRUE(said_of("h8b i8wd j8bD i9w ; b ; 0,0 0,0", "j8xh8").contains("wins-piece"));
  EXPECT_TRUE(said_of("h8b i8wd j8bD i9w ; b ; 5,0 0,0", "j8xh8").contains("wins-discs"));
  const Texts goes_on = said_of("h8b i8wd j8bD h9wd i9w ; b ; 0,0 0,0", "j8xh8");
  EXPECT_TRUE(goes_on.contains("takes i8 1"));
  EXPECT_FALSE(goes_on.contains("wins-piece"));
}

TEST(HexaequoReasons, ARingIsGained) {
  EXPECT_TRUE(said_of("i8b j8bD h9wd i9w ; b ; 1,0 0,0", "Ri8").contains("ring i8"));
  EXPECT_FALSE(said_of("i8b j8bD h9wd i9w ; b ; 1,0 0,0", "Di8").contains("ring i8"));
}

TEST(HexaequoReasons, TheLastPieceIsAttackedOrSaved) {
  // From j8 Black would jump over i8 to h8.
  const std::string_view in_danger = "h8b i8wd j8bD i9w ; w ; 0,0 0,0";
  EXPECT_TRUE(said_of(in_danger, "i8-i9").contains("saves-last i8"));
  EXPECT_FALSE(said_of(in_danger, "Di9").contains("saves-last i8")) << "it can still be taken";
  EXPECT_TRUE(said_of(in_danger, "Di9").contains("stops i8")) << "but it is not the last any more";
}

// ---- Against the slow rules: every reason that is given holds.

using slow_hexaequo::Board;
using Cells = std::set<slow_hexaequo::Cell>;

bool piece_of(char piece, char side) {
  return side == 'b' ? piece == 'D' || piece == 'R' : piece == 'd' || piece == 'r';
}
char other_side(char side) {
  return side == 'b' ? 'w' : 'b';
}
Cells pieces(const Board& board, char side) {
  Cells found;
  for (const auto& [cell, tile] : board.tiles) {
    if (piece_of(tile.piece, side)) found.insert(cell);
  }
  return found;
}
// The pieces of the side that did not move that are gone after a move.
Cells taken(const Board& before, const Board& after) {
  Cells gone = pieces(before, other_side(before.side));
  for (const auto& cell : pieces(after, other_side(before.side))) gone.erase(cell);
  return gone;
}
Board turned(Board board) {
  board.side = other_side(board.side);
  return board;
}

struct Reachable {
  Cells taken;
  Cells winning;
};
Reachable reachable(const Board& board) {
  Reachable found;
  const slow_hexaequo::Game game = slow_hexaequo::judge(board, false);
  const std::string winner = board.side == 'b' ? "black " : "white ";
  for (const auto& [move, text] : game.moves) {
    const Board after = slow_hexaequo::read(text);
    const Cells gone = taken(board, after);
    found.taken.insert(gone.begin(), gone.end());
    const bool won = slow_hexaequo::judge(after, false).result.starts_with(winner);
    if (won) found.winning.insert(gone.begin(), gone.end());
  }
  return found;
}

bool holds(const Board& before, const Board& after, const std::string& said, const Cells& cells,
           int count) {
  const std::string us = before.side == 'b' ? "black" : "white";
  const char them = other_side(before.side);
  const std::string result = slow_hexaequo::judge(after, false).result;
  const Cells gone = taken(before, after);
  const auto rings = std::ranges::count_if(gone, [&](const auto& cell) {
    const char piece = before.tiles.at(cell).piece;
    return piece == 'R' || piece == 'r';
  });
  if (said == "wins-discs") return result == us + " six-discs";
  if (said == "wins-rings") return result == us + " three-rings";
  if (said == "wins-piece") return result == us + " no-piece";
  if (said == "saves-last") {
    return pieces(before, before.side) == cells && cells.size() == 1 &&
           reachable(turned(before)).taken.contains(*cells.begin()) &&
           reachable(after).taken.empty();
  }
  if (said == "stops") {
    return !cells.empty() && reachable(turned(before)).winning == cells &&
           reachable(after).winning.empty();
  }
  if (said == "attacks-last") {
    return pieces(after, them) == cells && cells.size() == 1 &&
           reachable(turned(after)).taken == cells;
  }
  if (said == "threatens") return !cells.empty() && reachable(turned(after)).winning == cells;
  if (said == "takes-ring") return gone == cells && rings == count && count > 0;
  if (said == "takes")
    return gone == cells && rings == 0 && std::ssize(cells) == count && count > 0;
  if (said == "ring") {
    const char ring = before.side == 'b' ? 'R' : 'r';
    return cells.size() == 1 && before.tiles.at(*cells.begin()).piece == ' ' &&
           after.tiles.at(*cells.begin()).piece == ring;
  }
  if (said == "fork") {
    const Cells next = reachable(turned(after)).taken;
    const Cells known = reachable(before).taken;
    return std::ssize(cells) == count && count >= 2 && reachable(after).taken.empty() &&
           std::ranges::all_of(cells, [&](const auto& cell) {
             return next.contains(cell) && !known.contains(cell);
           });
  }
  if (said == "saves") {
    return !cells.empty() && reachable(turned(before)).taken == cells &&
           std::ssize(cells) == count && reachable(after).taken.empty();
  }
  return false;
}

TEST(HexaequoReasons, EveryOneGivenInRandomPlayIsTrue) {
  std::mt19937 random(9);
  std::map<std::string, int> seen;
  // The slow rules walk every path of jumps twice over.
  constexpr int most_of_a_kind = 25;
  for (int game = 0; game < 150; ++game) {
    Table table;
    for (int ply = 0; ply < 90 && !table.status().over(); ++ply) {
      MoveList<Move> moves;
      MoveList<Move> captures;
      table.rules.legal_moves(table.position, moves);
      table.rules.captures(table.position, captures);
      const bool take = !captures.empty() && random() % 3 == 0;
      const Move move =
          take ? captures[random() % captures.size()] : moves[random() % moves.size()];
      const Position next = table.rules.play(table.position, move);
      for (const Reason& reason : reasons(table.rules, table.position, move)) {
        if (++seen[what(reason)] > most_of_a_kind) continue;
        Cells cells;
        for (const hex::Axial cell : reason.cells) cells.emplace(cell.q, cell.r);
        EXPECT_TRUE(holds(slow_hexaequo::read(table.text()),
                          slow_hexaequo::read(print_position(table.rules, next)), what(reason),
                          cells, reason.count))
            << table.text() << ": " << print_move(table.rules, table.position, move) << " "
            << said(table.rules, reason);
      }
      table.position = next;
    }
  }
  for (const char* each :
       {"wins-discs", "wins-rings", "wins-piece", "saves-last", "stops", "attacks-last",
        "threatens", "takes-ring", "takes", "ring", "fork", "saves"}) {
    EXPECT_GT(seen[each], 0) << each << " never came up";
  }
}

}  // namespace
}  // namespace alveole::hexaequo
