#include "games/attangle/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>

#include "games/attangle/game.h"

// Proofs of who wins, against trying everything.
namespace alveole::attangle {
namespace {

using Narrow = std::uint64_t;
constexpr std::uint64_t plenty = 20'000;

Rules<Narrow> rules_of(std::string_view variant) {
  return Rules<Narrow>(*complete_settings(Game::info(), variant, {}));
}

/// Whether the side to move wins within so many plies, by trying everything.
bool wins_within(const Rules<Narrow>& rules, const Position<Narrow>& position, int plies) {
  MoveList<Move> moves;
  rules.legal_moves(position, moves);
  return std::ranges::any_of(moves, [&](const Move& move) {
    const Position<Narrow> after = rules.play(position, move);
    if (rules.status(after).over()) return true;
    if (plies < 3) return false;
    MoveList<Move> replies;
    rules.legal_moves(after, replies);
    return std::ranges::all_of(replies, [&](const Move& reply) {
      const Position<Narrow> next = rules.play(after, reply);
      return !rules.status(next).over() && wins_within(rules, next, plies - 2);
    });
  });
}

/// A random game to its end; the position so many plies before it.
template <class Word>
std::optional<Position<Word>> late_position(const Rules<Word>& rules, unsigned seed,
                                            std::size_t before) {
  std::mt19937 random(seed);
  std::vector<Position<Word>> positions = {rules.start()};
  while (!rules.status(positions.back()).over()) {
    MoveList<Move> moves;
    rules.captures(positions.back(), moves);
    if (moves.empty() || random() % 3 == 0) {
      moves.clear();
      rules.legal_moves(positions.back(), moves);
    }
    positions.push_back(rules.play(positions.back(), moves[random() % moves.size()]));
  }
  if (positions.size() <= before) return std::nullopt;
  return positions[positions.size() - 1 - before];
}

template <class Word>
Solver<Word> solved(const Rules<Word>& rules, const Position<Word>& position,
                    std::uint64_t positions = plenty) {
  Solver<Word> solver(rules, position);
  solver.run(positions);
  return solver;
}

/// Whether the solver's win stands, whatever is replied to it.
bool stands(const Rules<Narrow>& rules, const Position<Narrow>& position) {
  const Solver<Narrow> solver = solved(rules, position);
  if (solver.line().empty()) return false;
  const Position<Narrow> after = rules.play(position, solver.line().front());
  if (rules.status(after).over()) return true;
  MoveList<Move> replies;
  rules.legal_moves(after, replies);
  return std::ranges::all_of(replies, [&](const Move& reply) {
    const Position<Narrow> next = rules.play(after, reply);
    return !rules.status(next).over() && stands(rules, next);
  });
}

TEST(AttangleSolver, FindsEveryWinThatTryingEverythingFinds) {
  const Rules<Narrow> rules = rules_of("standard");
  int won = 0;
  for (unsigned seed = 0; seed < 30; ++seed) {
    const auto position = late_position(rules, seed, 1 + 2 * (seed % 2));
    if (!position || !wins_within(rules, *position, 3)) continue;
    const Solver<Narrow> solver = solved(rules, *position);
    EXPECT_FALSE(solver.line().empty()) << print_position(rules, *position);
    EXPECT_FALSE(solver.lost()) << print_position(rules, *position);
    ++won;
  }
  EXPECT_GT(won, 10);
}

TEST(AttangleSolver, FindsWinsThatStandAgainstEveryReply) {
  const Rules<Narrow> rules = rules_of("side3");
  constexpr std::size_t longest = 5;
  int won = 0;
  for (unsigned seed = 0; seed < 30; ++seed) {
    const auto position = late_position(rules, seed, 3);
    if (!position) continue;
    const std::size_t plies = solved(rules, *position).line().size();
    if (plies < 3 || plies > longest) continue;
    EXPECT_TRUE(stands(rules, *position)) << print_position(rules, *position);
    ++won;
  }
  EXPECT_GT(won, 3);
}

TEST(AttangleSolver, CallsLostWhatEveryMoveLoses) {
  const Rules<Narrow> rules = rules_of("side3");
  int lost = 0;
  for (unsigned seed = 0; seed < 30; ++seed) {
    const auto position = late_position(rules, seed, 2);
    if (!position || !solved(rules, *position).lost()) continue;
    MoveList<Move> moves;
    rules.legal_moves(*position, moves);
    for (const Move& move : moves) {
      const Position<Narrow> after = rules.play(*position, move);
      ASSERT_FALSE(rules.status(after).over()) << print_position(rules, *position);
      // By itself, without what was learned from the other moves, it may take longer.
      ASSERT_FALSE(solved(rules, after, 20 * plenty).line().empty())
          << print_position(rules, after);
    }
    ++lost;
  }
  EXPECT_GT(lost, 1);
}

template <class Word>
void expect_lines_to_win(std::string_view variant) {
  const Rules<Word> rules(*complete_settings(Game::info(), variant, {}));
  int found = 0;
  for (unsigned seed = 0; seed < 8; ++seed) {
    const auto start = late_position(rules, seed, 3);
    if (!start) continue;
    const Solver<Word> solver = solved(rules, *start);
    if (solver.line().empty()) continue;
    Position<Word> position = *start;
    for (const Move& move : solver.line()) {
      ASSERT_FALSE(rules.status(position).over()) << print_position(rules, *start);
      MoveList<Move> moves;
      rules.legal_moves(position, moves);
      ASSERT_NE(std::ranges::find(moves, move), moves.end()) << print_position(rules, *start);
      position = rules.play(position, move);
    }
    ASSERT_EQ(rules.status(position).outcome, win_for(start->to_move))
        << print_position(rules, *start);
    ++found;
  }
  EXPECT_GT(found, 1) << variant;
}

TEST(AttangleSolver, FindsLinesThatWinOnEveryBoard) {
  expect_lines_to_win<Narrow>("standard");
  expect_lines_to_win<Narrow>("grand");
  expect_lines_to_win<Narrow>("side3");
  expect_lines_to_win<Narrow>("side5");
  expect_lines_to_win<hex::Word128>("side6");
}

TEST(AttangleSolver, SeesAWinInOneAtOnce) {
  const Rules<Narrow> rules = rules_of("standard");
  const auto position = parse_position(rules, "WBW,WBW,2/5/6/W,WB,W,4/6/5/4 ; w");
  ASSERT_TRUE(position);
  Solver<Narrow> solver(rules, *position);
  solver.run(1);
  EXPECT_EQ(solver.line().size(), 1U);
  EXPECT_FALSE(solver.lost());
}

TEST(AttangleSolver, ProvesNothingOfTheStartInAFewPositions) {
  const Rules<Narrow> rules = rules_of("standard");
  Solver<Narrow> solver(rules, rules.start());
  EXPECT_EQ(solver.run(200), 200U);
  EXPECT_FALSE(solver.finished());
  EXPECT_TRUE(solver.line().empty());
  EXPECT_FALSE(solver.lost());
}

TEST(AttangleSolver, FindsTheSameHoweverItIsSliced) {
  const Rules<Narrow> rules = rules_of("standard");
  for (unsigned seed = 0; seed < 6; ++seed) {
    const auto position = late_position(rules, seed, 6);
    if (!position) continue;
    const Solver<Narrow> whole = solved(rules, *position);
    Solver<Narrow> sliced(rules, *position);
    for (std::uint64_t done = 0; done < plenty && !sliced.finished();) done += sliced.run(7);
    if (!whole.finished()) continue;
    EXPECT_EQ(sliced.line(), whole.line());
    EXPECT_EQ(sliced.lost(), whole.lost());
  }
}

TEST(AttangleSolver, HasNothingToSayOfAFinishedGame) {
  const Rules<Narrow> rules = rules_of("side3");
  const auto end = late_position(rules, 1, 0);
  ASSERT_TRUE(end);
  const Solver<Narrow> solver(rules, *end);
  EXPECT_TRUE(solver.finished());
  EXPECT_TRUE(solver.line().empty());
  EXPECT_FALSE(solver.lost());
}

}  // namespace
}  // namespace alveole::attangle
