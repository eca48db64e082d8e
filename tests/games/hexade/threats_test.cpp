// What is said to be won or lost, held against every reply the rules allow.
#include "games/hexade/threats.h"

#include "games/hexade/support.h"
#include "games/hexade/threat_positions.h"

namespace alveole::hexade::testing {
namespace {

bool is_over_for(const Rules& rules, const Position& position, Side side) {
  return rules.status(position).outcome == win_for(side);
}

// Whether a stone of the side to move makes a six that outlives every reply.
bool wins_at_once(const Rules& rules, const Position& position, const Move& move) {
  const Position after = rules.play(position, move);
  if (is_over_for(rules, after, position.side)) return true;
  if (rules.status(after).over()) return false;
  MoveList<Move> replies;
  rules.legal_moves(after, replies);
  return std::ranges::all_of(replies, [&](const Move& reply) {
    return is_over_for(rules, rules.play(after, reply), position.side);
  });
}

bool can_win_at_once(const Rules& rules, const Position& position) {
  MoveList<Move> moves;
  rules.legal_moves(position, moves);
  return std::ranges::any_of(moves,
                             [&](const Move& move) { return wins_at_once(rules, position, move); });
}

class HexadeThreats : public ::testing::TestWithParam<Options> {};

TEST_P(HexadeThreats, AWinningCellIsFoundWhereThereIsOne) {
  const Rules rules = rules_for("169", GetParam());
  ThreatPositions positions(rules);
  int won = 0;
  for (int i = 0; i < 300; ++i) {
    const Position position = positions.next();
    if (rules.status(position).over()) continue;
    const auto cell = winning_cell(Board(rules, position));
    ASSERT_EQ(cell.has_value(), can_win_at_once(rules, position))
        << print_position(rules, position);
    if (!cell) continue;
    EXPECT_TRUE(wins_at_once(rules, position, {*cell})) << print_position(rules, position);
    ++won;
  }
  EXPECT_GT(won, 10) << "too few positions show anything";
}

TEST_P(HexadeThreats, WhatIsNoAnswerLosesAtOnce) {
  const Rules rules = rules_for("169", GetParam());
  ThreatPositions positions(rules);
  int threatened = 0;
  for (int i = 0; i < 200; ++i) {
    const Position position = positions.next();
    if (rules.status(position).over()) continue;
    const std::optional<CellSet> found = answers(Board(rules, position));
    if (!found) continue;
    ++threatened;
    (rules.legal_cells(position) - *found).for_each([&](Cell cell) {
      const Position after = rules.play(position, {cell});
      const Side enemy = other(position.side);
      EXPECT_TRUE(is_over_for(rules, after, enemy) || winning_cell(Board(rules, after)).has_value())
          << print_position(rules, position) << ": " << cell_name(rules.grid(), cell);
    });
  }
  EXPECT_GT(threatened, 10) << "too few positions show anything";
}

TEST_P(HexadeThreats, WithoutAThreatPassingWouldNotLoseAtOnce) {
  const Rules rules = rules_for("169", GetParam());
  ThreatPositions positions(rules);
  for (int i = 0; i < 200; ++i) {
    Position position = positions.next();
    if (rules.status(position).over() || answers(Board(rules, position))) continue;
    position.side = other(position.side);
    if (!rules.status(position).over()) {
      EXPECT_FALSE(can_win_at_once(rules, position)) << print_position(rules, position);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(RowRules, HexadeThreats,
                         ::testing::Values(Options{}, Options{{"row", "exactly-six"}},
                                           Options{{"six", "immediate"}}));

TEST(HexadeAnswers, OfTheSeedsFigure7) {
  const Rules rules = rules_for();
  const Position after = play_all(rules, "b4 b5 c6 d7 e8 e9 g10 ; b3 e7 ; w", "f9");
  const auto found = answers(Board(rules, after));
  ASSERT_TRUE(found);
  EXPECT_EQ(names(rules, *found), names("b6 e10"));
}

}  // namespace
}  // namespace alveole::hexade::testing
