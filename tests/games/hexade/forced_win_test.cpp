// Claimed wins by force, held against every reply the rules allow.
#include "games/hexade/forced_win.h"

#include <random>

#include "games/hexade/support.h"
#include "games/hexade/threat_positions.h"
#include "games/hexade/threats.h"

namespace alveole::hexade::testing {
namespace {

constexpr std::uint64_t enough = 20'000;

std::vector<Move> line_won(const Rules& rules, const Position& position) {
  ForcedWin search(rules, position);
  search.run(enough);
  return search.line();
}

std::string printed(const Rules& rules, Position position, const std::vector<Move>& line) {
  std::string text;
  for (const Move& move : line) {
    text += (text.empty() ? "" : " ") + print_move(rules, position, move);
    position = rules.play(position, move);
  }
  return text;
}

Outcome outcome_after(const Rules& rules, Position position, const std::vector<Move>& line) {
  for (const Move& move : line) {
    if (rules.status(position).over()) ADD_FAILURE() << "the line goes on after the game";
    position = rules.play(position, move);
  }
  return rules.status(position).outcome;
}

TEST(HexadeForcedWin, OfAnOpenFour) {
  // Five in a row with room at either end: one stone cannot stop both.
  const Rules rules = rules_for();
  const Position position = read(rules, "e4 e5 e6 e7 ; s18 a3 o15 ; w");
  const std::vector<Move> line = line_won(rules, position);
  ASSERT_EQ(line.size(), 4u);
  EXPECT_EQ(outcome_after(rules, position, line), Outcome::white);
}

TEST(HexadeForcedWin, NotWhereTheFiveCanBeStopped) {
  // One end is closed.
  const Rules rules = rules_for();
  EXPECT_TRUE(line_won(rules, read(rules, "e4 e5 e6 e7 ; e3 a3 o15 ; w")).empty());
}

TEST(HexadeForcedWin, OfTwoFoursThatMeet) {
  // Two rows, each closed at one end, share a cell: a stone there makes two fives. Black can only
  // put the end off.
  const Rules rules = rules_for();
  const Position position = read(rules, "h4 h5 h6 h7 i8 j8 k8 l8 ; h3 m8 a3 a5 o15 s18 b1 ; w");
  const std::vector<Move> line = line_won(rules, position);
  ASSERT_FALSE(line.empty());
  EXPECT_EQ(print_move(rules, position, line[0]), "h8");
  EXPECT_EQ(outcome_after(rules, position, line), Outcome::white) << printed(rules, position, line);
}

TEST(HexadeForcedWin, ThroughSixesThatAreBroken) {
  // Figure 7: f9 makes a six, b6 and e10 break it one after the other, and it is made again.
  const Rules rules = rules_for();
  const Position position = read(rules, "b4 b5 c6 d7 e8 e9 g10 ; b3 e7 k6 m9 n14 l16 p13 ; w");
  const std::vector<Move> line = line_won(rules, position);
  ASSERT_FALSE(line.empty());
  EXPECT_EQ(print_move(rules, position, line[0]), "f9");
  EXPECT_EQ(outcome_after(rules, position, line), Outcome::white);
}

TEST(HexadeForcedWin, NotInAGameThatIsOver) {
  const Rules rules = rules_for();
  ForcedWin search(rules, read(rules, "e4 e5 e6 e7 e8 e9 ; s18 a3 o15 b1 d1 ; w"));
  EXPECT_TRUE(search.finished());
  EXPECT_TRUE(search.line().empty());
}

/// Positions of games in which both sides play one of their three likeliest moves.
class LivelyGames {
 public:
  explicit LivelyGames(const Rules& rules) : rules_(rules), position_(rules.start()) {}

  Position next() {
    MoveList<Move> moves;
    candidate_moves(rules_, position_, moves);
    if (moves.empty()) {
      position_ = rules_.start();
      return next();
    }
    constexpr std::size_t likeliest = 3;
    const Position before = position_;
    position_ = rules_.play(position_, moves[random_() % std::min(likeliest, moves.size())]);
    return before;
  }

 private:
  const Rules& rules_;
  Position position_;
  std::mt19937 random_{11};
};

class HexadeForcedWins : public ::testing::TestWithParam<Options> {};
class HexadeForcedWinsLong : public HexadeForcedWins {};

/// Whether some move of the side to move wins at once after every reply.
bool wins_in_two(const Rules& rules, const Position& position) {
  MoveList<Move> moves;
  rules.legal_moves(position, moves);
  return std::ranges::any_of(moves, [&](const Move& move) {
    const Position after = rules.play(position, move);
    if (has_won(rules, after, position.side)) return true;
    Board board(rules, after);
    MoveList<Move> replies;
    rules.legal_moves(after, replies);
    return std::ranges::all_of(replies,
                               [&](const Move& reply) {
                                 board.push(reply);
                                 const bool won = has_won(rules, board.position(), position.side) ||
                                                  winning_cell(board).has_value();
                                 board.pop();
                                 return won;
                               }) &&
           !replies.empty();
  });
}

TEST_P(HexadeForcedWinsLong, InTwoMovesAreThoseOfASearchOfAllMoves) {
  const Rules rules = rules_for("169", GetParam());
  LivelyGames games(rules);
  ThreatPositions strewn(rules);
  int won = 0;
  for (int i = 0; i < 180; ++i) {
    const Position position = i % 2 == 0 ? strewn.next() : games.next();
    if (rules.status(position).over()) continue;
    const std::vector<Move> line = line_won(rules, position);
    const bool found = !line.empty() && line.size() <= 4;
    ASSERT_EQ(found, wins_in_two(rules, position))
        << print_position(rules, position) << ": " << printed(rules, position, line);
    won += found && line.size() > 2;
  }
  EXPECT_GE(won, 3) << "too few positions show anything";
}

/// Plays the attacker's found moves against every legal reply, to the end. Each must bring the win
/// nearer; replies that answer nothing must lose at once.
void expect_won(const Rules& rules, const Position& position, std::size_t plies) {
  const std::vector<Move> line = line_won(rules, position);
  ASSERT_FALSE(line.empty()) << print_position(rules, position);
  ASSERT_LE(line.size(), plies) << print_position(rules, position);
  const Outcome win = win_for(position.side);
  ASSERT_EQ(outcome_after(rules, position, line), win) << print_position(rules, position);
  const Position after = rules.play(position, line[0]);
  const std::optional<CellSet> useful = answers(Board(rules, after));
  rules.legal_cells(after).for_each([&](Cell cell) {
    if (::testing::Test::HasFatalFailure()) return;
    const Position replied = rules.play(after, {cell});
    if (rules.status(replied).over()) {
      ASSERT_EQ(rules.status(replied).outcome, win) << print_position(rules, position);
    } else if (useful && useful->contains(cell)) {
      expect_won(rules, replied, line.size() - 2);
    } else {
      ASSERT_TRUE(winning_cell(Board(rules, replied))) << print_position(rules, replied);
    }
  });
}

TEST_P(HexadeForcedWinsLong, StandAgainstEveryReply) {
  const Rules rules = rules_for("169", GetParam());
  LivelyGames games(rules);
  ThreatPositions strewn(rules);
  int won = 0;
  std::size_t longest = 0;
  for (int i = 0; i < 450; ++i) {
    const Position position = i % 3 == 0 ? strewn.next() : games.next();
    if (rules.status(position).over()) continue;
    const std::vector<Move> line = line_won(rules, position);
    if (line.size() <= 2) continue;
    ASSERT_NO_FATAL_FAILURE(expect_won(rules, position, line.size()));
    ++won;
    longest = std::max(longest, line.size());
  }
  EXPECT_GT(won, 20) << "too few positions show anything";
  EXPECT_GE(longest, 8u) << "none of them is deep";
}

TEST_P(HexadeForcedWins, DoNotDependOnHowThePositionsAreSliced) {
  const Rules rules = rules_for("271", GetParam());
  ThreatPositions positions(rules);
  for (int i = 0; i < 60; ++i) {
    const Position position = positions.next();
    ForcedWin whole(rules, position);
    const std::uint64_t looked_at = whole.run(500);
    EXPECT_LE(looked_at, 500u);
    ForcedWin sliced(rules, position);
    std::uint64_t in_slices = 0;
    while (!sliced.finished() && in_slices < 500) {
      const std::uint64_t one = sliced.run(1);
      ASSERT_LE(one, 1u);
      in_slices += one;
    }
    EXPECT_EQ(in_slices, looked_at);
    EXPECT_EQ(sliced.line(), whole.line());
  }
}

const auto all_rules =
    ::testing::Values(Options{}, Options{{"row", "exactly-six"}}, Options{{"six", "immediate"}});
INSTANTIATE_TEST_SUITE_P(Rules, HexadeForcedWins, all_rules);
INSTANTIATE_TEST_SUITE_P(Rules, HexadeForcedWinsLong, all_rules);

}  // namespace
}  // namespace alveole::hexade::testing
