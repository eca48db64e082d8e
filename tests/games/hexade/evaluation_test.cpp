#include "games/hexade/evaluation.h"

#include <random>

#include "games/hexade/support.h"
#include "games/hexade/threats.h"

namespace alveole::hexade::testing {
namespace {

constexpr const char* figure_3 = "d13 e2 g13 ; d11 d12 e11 f3 f12 g4 ; w";
constexpr const char* figure_7 = "b4 b5 c6 d7 e8 e9 g10 ; b3 e7 ; w";

int value(const Rules& rules, std::string_view text) {
  return evaluate(rules, read(rules, text));
}

TEST(HexadeEvaluation, MoreStonesInAPatternAreBetter) {
  const Rules rules = rules_for();
  EXPECT_EQ(evaluate(rules, rules.start()), 0);
  const char* stones[] = {"e5", "e5 f6", "e5 f6 g7", "e5 f6 g7 h8", "e5 f6 g7 h8 i9"};
  int least = 0;
  for (const char* list : stones) {
    const int now = value(rules, std::string(list) + " ; - ; w");
    EXPECT_GT(now, least);
    least = now;
  }
}

TEST(HexadeEvaluation, ExchangingTheColoursChangesNothingForTheSideToMove) {
  const Rules rules = rules_for();
  EXPECT_EQ(value(rules, figure_3), value(rules, "d11 d12 e11 f3 f12 g4 ; d13 e2 g13 ; b"));
  EXPECT_EQ(value(rules, figure_7), value(rules, "b3 e7 ; b4 b5 c6 d7 e8 e9 g10 ; b"));
}

TEST(HexadeEvaluation, AnUnbreakableSixOfTheOtherSideIsLost) {
  const Rules rules = rules_for();
  const int lost = value(rules, "c3 c4 c5 d4 d5 e5 ; s19 s18 ; b");
  const Position breakable = play_all(rules, figure_7, "f9");
  EXPECT_LT(lost, evaluate(rules, breakable));
  EXPECT_LT(evaluate(rules, breakable), 0);
}

TEST(HexadeEvaluation, APairThatCanBeTakenCounts) {
  const Rules rules = rules_for();
  // The same stones but for White's, one cell off the line of the pair.
  EXPECT_GT(value(rules, "e2 ; f3 g4 ; w"), value(rules, "e1 ; f3 g4 ; w"));
}

TEST(HexadeEvaluation, NoisyMovesTakeOrMakeASix) {
  const Rules rules = rules_for();
  const auto noisy_names = [&](const Position& position) {
    std::set<std::string> result;
    for (const std::string& name : legal_names(rules, position)) {
      if (noisy(rules, position, move_of(rules, name))) result.insert(name);
    }
    return result;
  };
  EXPECT_EQ(noisy_names(read(rules, figure_3)), names("d10 h5"));
  EXPECT_EQ(noisy_names(read(rules, figure_7)), names("f9"));
  EXPECT_EQ(noisy_names(play_all(rules, figure_7, "f9")), names("b6 e10"));
}

std::set<std::string> candidate_names(const Rules& rules, const Position& position) {
  std::set<std::string> result;
  MoveList<Move> moves;
  candidate_moves(rules, position, moves);
  for (const Move& move : moves) result.insert(print_move(rules, position, move));
  EXPECT_EQ(result.size(), moves.size());
  return result;
}

TEST(HexadeCandidates, TheCentreOnAnEmptyBoard) {
  EXPECT_EQ(candidate_names(rules_for("271"), rules_for("271").start()), names("j10"));
  EXPECT_EQ(candidate_names(rules_for("169"), rules_for("169").start()), names("h8"));
}

TEST(HexadeCandidates, AreLegalAndFewAndHoldEveryForcedReply) {
  std::mt19937 random(7);
  for (const char* variant : {"271", "169"}) {
    const Rules rules = rules_for(variant);
    for (int game = 0; game < 10; ++game) {
      Position position = rules.start();
      while (!rules.status(position).over()) {
        const auto legal = legal_names(rules, position);
        const auto candidates = candidate_names(rules, position);
        ASSERT_FALSE(candidates.empty());
        EXPECT_LE(candidates.size(), 80U);
        for (const std::string& name : candidates) ASSERT_TRUE(legal.contains(name)) << name;
        Position passed = position;
        passed.side = other(position.side);
        const Board board(rules, position);
        const auto winning = winning_cell(board);
        const auto needed = answers(board);
        for (const std::string& name : legal) {
          const Move move = move_of(rules, name);
          const bool forcing =
              noisy(rules, position, move) ||
              (noisy(rules, passed, move) && rules.captures(passed, move.cell).empty());
          if (winning) {
            ASSERT_EQ(candidates.contains(name), move.cell == *winning) << name;
          } else if (forcing && (!needed || needed->contains(move.cell))) {
            ASSERT_TRUE(candidates.contains(name)) << name;
          }
          if (needed && !needed->empty() && !needed->contains(move.cell) && !winning) {
            ASSERT_FALSE(candidates.contains(name)) << name << " loses at once";
          }
        }
        MoveList<Move> moves;
        candidate_moves(rules, position, moves);
        position = rules.play(position, moves[random() % std::min<std::size_t>(moves.size(), 6)]);
        if (position.plies == 100) break;
      }
    }
  }
}

TEST(HexadeCandidates, NothingWhenTheGameIsOver) {
  const Rules rules = rules_for();
  EXPECT_TRUE(candidate_names(rules, read(rules, "c3 c4 c5 d4 d5 e5 ; - ; w")).empty());
}

TEST(HexadeCandidates, TheSecondStoneKeepsItsDistance) {
  const Rules rules = rules_for();
  // Black stands beside White: every candidate near the two must still be legal.
  const Position position = play_all(rules, rules.start(), "a1 a2");
  for (const std::string& name : candidate_names(rules, position)) {
    EXPECT_TRUE(legal_names(rules, position).contains(name)) << name;
  }
}

// One ply of looking with this evaluation beats random stones.
TEST(HexadeEvaluation, OnePlyBeatsRandom) {
  const Rules rules = rules_for("169");
  std::mt19937 random(11);
  int won = 0;
  constexpr int games = 20;
  for (int game = 0; game < games; ++game) {
    const Side greedy = game % 2 == 0 ? Side::white : Side::black;
    Position position = rules.start();
    while (!rules.status(position).over()) {
      MoveList<Move> moves;
      rules.legal_moves(position, moves);
      Move best = moves[random() % moves.size()];
      if (position.side == greedy) {
        int least = 1 << 30;
        for (const Move& move : moves) {
          const Position after = rules.play(position, move);
          const int theirs = rules.status(after).over() ? 20000 : evaluate(rules, after);
          if (theirs < least) {
            least = theirs;
            best = move;
          }
        }
      }
      position = rules.play(position, best);
    }
    if (rules.status(position).outcome == win_for(greedy)) ++won;
  }
  EXPECT_GE(won, games - 1);
}

}  // namespace
}  // namespace alveole::hexade::testing
