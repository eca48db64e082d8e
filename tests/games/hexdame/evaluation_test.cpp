#include <random>

#include "games/hexdame/table.h"

namespace alveole::hexdame {
namespace {

int value(std::string_view text, const OptionList& options = {}) {
  const Table table(text, options);
  return evaluate(table.rules, table.position);
}

TEST(HexdameEvaluation, TheStartIsEven) {
  EXPECT_EQ(value(""), 0);
}

TEST(HexdameEvaluation, ItIsForTheSideToMove) {
  EXPECT_GT(value("c3 c4 ; g7 ; w"), 50);
  EXPECT_LT(value("c3 c4 ; g7 ; b"), -50);
  EXPECT_EQ(value("c3 c4 ; g7 ; w"), -value("c3 c4 ; g7 ; b"));
}

TEST(HexdameEvaluation, AKingIsWorthSeveralMenWhenItFlies) {
  EXPECT_GT(value("Ke5 c3 ; g7 g8 h7 ; w"), 0);
  EXPECT_LT(value("Ke5 c3 ; g7 g8 h7 ; w", {{"kings", "short"}}), 0);
}

TEST(HexdameEvaluation, AMenFurtherOnAndBackedIsWorthMore) {
  EXPECT_GT(value("f6 ; g7 ; w"), value("c3 ; g7 ; w"));
  EXPECT_GT(value("c3 d4 ; g7 ; w"), value("c3 d5 ; g7 ; w") - 10);
  EXPECT_GT(value("d4 d5 ; g7 ; w"), value("c5 e4 ; g7 ; w"));
}

TEST(HexdameEvaluation, TwoKingsAgainstOneAreNearlyEven) {
  EXPECT_LT(value("Ke5 Kd1 ; Ki9 ; w"), 100);
  EXPECT_GT(value("Ke5 Kd1 Ka1 ; Ki9 ; w"), 300);
}

TEST(HexdameEvaluation, CapturesAndPromotionsAreNoisy) {
  const auto is_noisy = [](std::string_view position, std::string_view text) {
    const Table table(position);
    return noisy(table.rules, table.position, table.move(text));
  };
  EXPECT_FALSE(is_noisy("", "d4-e5"));
  EXPECT_TRUE(is_noisy("c3 ; c4 ; w", "c3xc5"));
  EXPECT_TRUE(is_noisy("h8 ; b2 ; w", "h8-i9"));
  EXPECT_FALSE(is_noisy("Kh8 ; b3 ; w", "h8-i9"));
}

TEST(HexdameEvaluation, SymmetricPositionsAreWorthTheSame) {
  std::mt19937 random(3);
  const Table table;
  Position<Narrow> position = table.position;
  for (int ply = 0; ply < 150; ++ply) {
    MoveList<Move<Narrow>> moves;
    table.rules.legal_moves(position, moves);
    if (moves.empty()) break;
    for (const Symmetry& symmetry : symmetries(table.rules)) {
      EXPECT_EQ(evaluate(table.rules, position),
                evaluate(table.rules, *transform(table.rules, position, symmetry)));
    }
    position = table.rules.play(position, moves[random() % moves.size()]);
  }
}

}  // namespace
}  // namespace alveole::hexdame
