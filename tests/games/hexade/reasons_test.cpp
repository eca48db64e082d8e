#include "games/hexade/reasons.h"

#include <algorithm>
#include <map>

#include "games/hexade/slow_position.h"
#include "games/hexade/support.h"
#include "games/hexade/threat_positions.h"
#include "games/said.h"

namespace alveole::hexade::testing {
namespace {

using Said = std::set<std::string>;

Said said_of(std::string_view position, std::string_view move) {
  const Rules rules = rules_for();
  return all_said(rules, read(rules, position), move_of(rules, move));
}

::testing::AssertionResult says(std::string_view position, std::string_view move,
                                std::string_view words) {
  const Said all = said_of(position, move);
  std::string list;
  for (const std::string& each : all) list += each + "; ";
  const bool said = all.contains(std::string(words));
  return (said ? ::testing::AssertionSuccess() : ::testing::AssertionFailure()) << list;
}

// Five of White in a row, f6 to j10, with room on both ends.
constexpr const char* five_in_a_row = "f6 g7 h8 i9 j10 ; a1 c3 d8 k3 ; w";

TEST(HexadeReasons, ASixThatNothingBreaksWins) {
  EXPECT_TRUE(says(five_in_a_row, "k11", "wins f6 g7 h8 i9 j10 k11"));
  EXPECT_FALSE(says(five_in_a_row, "k12", "wins f6 g7 h8 i9 j10 k11"));
}

TEST(HexadeReasons, ASixThatAReplyBreaksIsBreakable) {
  // Black has a stone on one end of the pair h8 h9 and room on the other.
  const std::string_view position = "f6 g7 h8 i9 j10 h9 ; h10 c3 d8 k3 ; w";
  EXPECT_TRUE(says(position, "k11", "breakable-six f6 g7 h8 i9 j10 k11"));
  EXPECT_FALSE(says(position, "k11", "wins f6 g7 h8 i9 j10 k11"));
  EXPECT_FALSE(says(five_in_a_row, "k11", "breakable-six f6 g7 h8 i9 j10 k11"));
}

TEST(HexadeReasons, FourThatBecomeFiveWithBothEndsOpenCannotBeStopped) {
  const std::string_view position = "f6 g7 h8 i9 ; a1 c3 d8 k3 ; w";
  EXPECT_TRUE(says(position, "j10", "unstoppable e5 k11 2"));
  EXPECT_TRUE(says(position, "j10", "five e5 k11 2"));
  EXPECT_FALSE(says("f6 g7 h8 i9 ; a1 c3 e5 k3 ; w", "j10", "unstoppable k11 1"));
  EXPECT_TRUE(says("f6 g7 h8 i9 ; a1 c3 e5 k3 ; w", "j10", "five k11 1"));
}

TEST(HexadeReasons, StopsASixThatWouldHaveCome) {
  EXPECT_TRUE(says("a1 c3 d8 e5 ; f6 g7 h8 i9 j10 ; w", "k11", "stops k11"));
  EXPECT_FALSE(says("a1 c3 d8 e5 ; f6 g7 h8 i9 j10 ; w", "k12", "stops k11"));
}

TEST(HexadeReasons, TakesPairs) {
  EXPECT_TRUE(says("e5 k3 ; f6 g7 c3 ; w", "h8", "captures f6 g7 1"));
  EXPECT_FALSE(says("e5 k3 ; f6 g7 c3 ; w", "h9", "captures f6 g7 1"));
}

TEST(HexadeReasons, BreaksASixByTakingAPairOfIt) {
  // The six f6 to k11 waits for the reply; h8 is one of a pair that White takes.
  EXPECT_TRUE(says("h10 a1 c3 d8 p15 ; f6 g7 h8 i9 j10 k11 h9 ; w", "h7", "breaks-six h8 h9"));
  EXPECT_FALSE(says("h10 a1 c3 d8 p15 ; f6 g7 h8 i9 j10 k11 h9 ; w", "k12", "breaks-six h8 h9"));
}

TEST(HexadeReasons, FoursAndWhatBlocksThem) {
  EXPECT_TRUE(says("f6 g7 h8 c3 ; a1 d8 e5 k3 ; w", "i9", "fours j10 k11 1"));
  EXPECT_FALSE(says("f6 g7 h8 c3 ; a1 d8 e5 k3 ; w", "j9", "fours j10 k11 1"));
  EXPECT_TRUE(says("a1 d8 e5 k3 ; f6 g7 h8 i9 ; w", "k11", "blocks 1"));
  EXPECT_FALSE(says("a1 d8 e5 k3 ; f6 g7 h8 i9 ; w", "l12", "blocks 1"));
}

// ---- Against the slow rules: every reason that is given holds.

const slow::Options slow_options{.side = 8};

slow::Position passed_slowly(slow::Position position) {
  position.side = position.side == 'w' ? 'b' : 'w';
  position.plies.reset();
  return position;
}

bool wins_slowly(const slow::Position& before, slow::Cell cell) {
  if (!slow::on_board(slow_options, cell) || before.stones.contains(cell)) return false;
  const slow::Position after = slow::play(before, cell);
  const std::string won = std::string(before.side == 'w' ? "white" : "black") + " perfect-six";
  return slow::result(slow_options, after) == won ||
         (slow::six(slow_options, after, before.side) && slow::unbreakable(slow_options, after));
}

bool wins_somewhere(const slow::Position& before, const std::vector<slow::Cell>& first) {
  const auto wins = [&](slow::Cell cell) { return wins_slowly(before, cell); };
  return std::ranges::any_of(first, wins) ||
         std::ranges::any_of(slow::legal(slow_options, before), wins);
}

// Whether these cells, filled by a side, make a six that they did not make without the last.
bool completes(slow::Position position, const std::vector<slow::Cell>& cells, char side) {
  bool before = true;
  for (const slow::Cell& cell : cells) {
    before = slow::six(slow_options, position, side);
    if (position.stones.contains(cell)) return false;
    position.stones[cell] = side;
  }
  return !before && slow::six(slow_options, position, side);
}

bool holds(const slow::Position& before, slow::Cell move, const Reason& reason,
           const Rules& rules) {
  const slow::Position after = slow::play(before, move);
  const char us = before.side;
  const char them = after.side;
  std::vector<slow::Cell> cells;
  for (const hex::Axial at : reason.cells) {
    const Cell cell = *rules.grid().find(at);
    cells.emplace_back(Grid::file(cell), Grid::rank(cell));
  }
  const auto all = [&](auto&& true_of) {
    return !cells.empty() && std::ranges::all_of(cells, true_of);
  };
  const std::string said = what(reason);
  if (said == "wins") return wins_slowly(before, move);
  if (said == "unstoppable") {
    return std::ranges::all_of(slow::legal(slow_options, after), [&](slow::Cell reply) {
      return !wins_slowly(after, reply) && wins_somewhere(slow::play(after, reply), cells);
    });
  }
  if (said == "breaks-six") {
    return slow::six(slow_options, before, them) && !slow::six(slow_options, after, them);
  }
  if (said == "stops") {
    const slow::Position turned = passed_slowly(before);
    return all([&](slow::Cell cell) { return wins_slowly(turned, cell); }) &&
           !wins_somewhere(after, {});
  }
  if (said == "breakable-six") {
    return slow::six(slow_options, after, us) && !slow::unbreakable(slow_options, after) &&
           slow::result(slow_options, after) == "none";
  }
  if (said == "five") {
    const slow::Position turned = passed_slowly(after);
    return all([&](slow::Cell cell) { return wins_slowly(turned, cell); });
  }
  if (said == "captures") {
    return all([&](slow::Cell cell) {
             return before.stones.contains(cell) && !after.stones.contains(cell);
           }) &&
           std::ssize(cells) == 2 * reason.count;
  }
  // A place with four or five stones of a side is full with one or two stones more.
  const auto nearly_six = [&](const slow::Position& position, char side,
                              const std::vector<slow::Cell>& more) {
    return std::ranges::any_of(more, [&](slow::Cell cell) {
      return completes(position, {move, cell}, side) || completes(position, {cell, move}, side);
    });
  };
  if (said == "blocks") {
    return completes(before, {move}, them) ||
           nearly_six(before, them, slow::legal(slow_options, before));
  }
  if (said == "fours") {
    return std::ranges::any_of(cells, [&](slow::Cell one) {
      return std::ranges::any_of(
          cells, [&](slow::Cell two) { return one != two && completes(after, {one, two}, us); });
    });
  }
  return false;
}

TEST(HexadeReasons, EveryOneGivenAmongThreatsIsTrue) {
  const Rules rules = rules_for("169");
  ThreatPositions positions(rules);
  std::mt19937 random(11);
  std::map<std::string, int> seen;
  // Walking all replies and all that follows them takes long.
  constexpr int most_of_a_kind = 12;
  for (int i = 0; i < 400; ++i) {
    const Position position = positions.next();
    MoveList<Move> moves;
    candidate_moves(rules, position, moves);
    if (moves.empty()) continue;
    const Move move = moves[random() % moves.size()];
    for (const Reason& reason : reasons(rules, position, move)) {
      if (++seen[what(reason)] > most_of_a_kind) continue;
      EXPECT_TRUE(holds(slow_position(rules, position),
                        {Grid::file(move.cell), Grid::rank(move.cell)}, reason, rules))
          << print_position(rules, position) << ": " << print_move(rules, position, move) << " "
          << said(rules, reason);
    }
  }
  for (const char* each : {"wins", "unstoppable", "breaks-six", "stops", "breakable-six", "five",
                           "captures", "blocks", "fours"}) {
    EXPECT_GT(seen[each], 0) << each << " never came up";
  }
}

}  // namespace
}  // namespace alveole::hexade::testing
