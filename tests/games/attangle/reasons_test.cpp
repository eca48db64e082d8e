#include "games/attangle/reasons.h"

#include <algorithm>
#include <map>
#include <random>

#include "games/attangle/slow_rules.h"
#include "games/attangle/table.h"
#include "games/said.h"

namespace alveole::attangle {
namespace {

std::set<std::string> said_of(std::string_view position, std::string_view move) {
  const StandardTable table("standard", position);
  const auto read = parse_move(table.rules, table.position, move);
  EXPECT_TRUE(read) << move << ": " << (read ? "" : read.error().code);
  return read ? all_said(table.rules, table.position, *read) : std::set<std::string>{};
}

// White has two stacks of three; d1 and d3 take what stands on d2.
TEST(AttangleReasons, TheThirdTripleWins) {
  EXPECT_TRUE(said_of("WBW,WBW,2/5/6/W,WB,W,4/6/5/4 ; w", "d1,d3-d2").contains("wins d2"));
  EXPECT_FALSE(said_of("WBW,3/5/6/W,WB,W,4/6/5/4 ; w", "d1,d3-d2").contains("wins d2"));
  EXPECT_TRUE(said_of("WBW,3/5/6/W,WB,W,4/6/5/4 ; w", "d1,d3-d2").contains("triple d2 2"));
}

TEST(AttangleReasons, ASideLeftWithNeitherStockNorCaptureLoses) {
  // All of White's pieces stand on the board; d5 could be taken, a4 cannot.
  constexpr auto position = "W,W,W,W/W,W,W,W,W/W,W,W,W,W,W/W,W,W,4/6/5/4 ; b";
  EXPECT_TRUE(said_of(position, "a4").contains("wins-no-stock"));
  EXPECT_FALSE(said_of(position, "d5").contains("wins-no-stock"));
}

TEST(AttangleReasons, StopsAndThreatensTheThirdTriple) {
  // Black to move: d1 and d3 would take d2, unless something stands in their way or d2 goes.
  EXPECT_FALSE(said_of("WBW,WBW,2/5/6/W,WB,W,4/6/5/4 ; b", "a1").contains("stops d2"));
  EXPECT_TRUE(said_of("WBW,WBW,2/5/6/W,1,WB,1,W,2/6/5/4 ; b", "d2").contains("stops d3"));
  EXPECT_TRUE(said_of("WBW,WBW,2/5/6/W,WB,5/6/5/4 ; w", "d3").contains("threatens d2"));
  EXPECT_FALSE(said_of("WBW,3/5/6/W,WB,5/6/5/4 ; w", "d3").contains("threatens d2"));
}

TEST(AttangleReasons, TakesAndMakesADouble) {
  EXPECT_TRUE(said_of("4/5/6/W,B,W,4/6/5/4 ; w", "d1,d3-d2").contains("takes d2"));
  EXPECT_TRUE(said_of("4/5/6/W,B,W,4/6/5/4 ; w", "d1,d3-d2").contains("makes-double d2"));
  EXPECT_FALSE(said_of("4/5/6/W,B,W,4/6/5/4 ; w", "a1").contains("takes d2"));
}

TEST(AttangleReasons, AttacksAndSavesDoubles) {
  EXPECT_TRUE(said_of("4/5/6/W,WB,5/6/5/4 ; w", "d3").contains("attacks-double d2 1"));
  EXPECT_FALSE(said_of("4/5/6/W,B,5/6/5/4 ; w", "d3").contains("attacks-double d2 1"));
  EXPECT_TRUE(said_of("4/5/6/W,1,WB,1,W,2/6/5/4 ; b", "d2").contains("saves-double d3"));
  EXPECT_FALSE(said_of("4/5/6/W,1,WB,1,W,2/6/5/4 ; b", "a1").contains("saves-double d3"));
}

// ---- Against the slow rules: every reason that is given holds.

using slow_attangle::Game;
using Points = std::set<std::string>;

std::string name_of_side(char side) {
  return side == 'w' ? "white" : "black";
}
Game turned(Game game) {
  game.to_move = game.to_move == 'w' ? 'b' : 'w';
  return game;
}
std::string target_of(const std::string& move) {
  return move.substr(move.find('-') + 1);
}
Points targets(const Game& game, bool winning) {
  Points found;
  if (slow_attangle::result(game) != "none") return found;
  const std::string won = name_of_side(game.to_move) + " triples";
  for (const std::string& move : slow_attangle::legal_moves(game)) {
    if (!move.contains('-')) continue;
    if (!winning || slow_attangle::result(slow_attangle::play(game, move)) == won) {
      found.insert(target_of(move));
    }
  }
  return found;
}
Points doubles_at_risk(const Game& game) {
  Points found = targets(game, false);
  std::erase_if(found, [&](const std::string& point) { return game.stacks.at(point).size() != 2; });
  return found;
}

bool holds(const Game& before, const std::string& move, const std::string& said,
           const Points& cells, int count) {
  const Game after = slow_attangle::play(before, move);
  const std::string us = name_of_side(before.to_move);
  const std::string target = target_of(move);
  const bool capture = move.contains('-');
  const auto height = [&](const std::string& point) { return after.stacks.at(point).size(); };
  if (said == "wins")
    return slow_attangle::result(after) == us + " triples" && cells == Points{target};
  if (said == "wins-no-stock") return slow_attangle::result(after) == us + " no-stock";
  if (said == "unstoppable") {
    const Points replies = slow_attangle::legal_moves(after);
    return !replies.empty() && std::ranges::all_of(replies, [&](const std::string& reply) {
      return !targets(slow_attangle::play(after, reply), true).empty();
    });
  }
  if (said == "stops")
    return targets(turned(before), true) == cells && targets(after, true).empty();
  if (said == "threatens") return targets(turned(after), true) == cells && !cells.empty();
  if (said == "triple") {
    int triples = 0;
    for (const auto& [point, stack] : after.stacks) {
      if (stack.size() == 3 && stack.back() == after.stacks.at(target).back()) ++triples;
    }
    return height(target) == 3 && triples == count && capture;
  }
  if (said == "saves-double") {
    return doubles_at_risk(turned(before)) == cells && !cells.empty() &&
           doubles_at_risk(after).empty();
  }
  if (said == "takes") return capture && !targets(after, false).contains(target);
  if (said == "attacks-double") {
    return doubles_at_risk(turned(after)) == cells && std::ssize(cells) == count && count > 0;
  }
  if (said == "makes-double") return capture && height(target) == 2;
  return false;
}

TEST(AttangleReasons, EveryOneGivenInRandomPlayIsTrue) {
  std::mt19937 random(3);
  std::map<std::string, int> seen;
  for (int game = 0; game < 120; ++game) {
    StandardTable table("standard");
    while (!table.rules.status(table.position).over()) {
      const std::set<std::string> all = table.moves();
      const std::set<std::string> taking = table.captures();
      const auto& pool = !taking.empty() && random() % 2 == 0 ? taking : all;
      const std::string text = *std::next(pool.begin(), static_cast<int>(random() % pool.size()));
      const Game slow = slow_attangle::read(slow_attangle::start_of("standard"), table.text());
      for (const Reason& reason :
           reasons(table.rules, table.position, *parse_move(table.rules, table.position, text))) {
        Points cells;
        for (const hex::Axial cell : reason.cells) cells.insert(cell_name(table.rules, cell));
        EXPECT_TRUE(holds(slow, text, what(reason), cells, reason.count))
            << table.text() << ": " << text << " " << said(table.rules, reason);
        ++seen[what(reason)];
      }
      table.play(text);
    }
  }
  // Random games never end for want of stock: see ASideLeftWithNeitherStockNorCaptureLoses.
  for (const char* each : {"wins", "unstoppable", "stops", "threatens", "triple", "saves-double",
                           "takes", "attacks-double", "makes-double"}) {
    EXPECT_GT(seen[each], 0) << each << " never came up";
  }
}

}  // namespace
}  // namespace alveole::attangle
