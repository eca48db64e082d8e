#include <random>

#include "games/hexdame/table.h"

namespace alveole::hexdame {
namespace {

TEST(HexdameSymmetry, FilesAndRanksMayBeExchangedAndTheBoardTurnedWithTheSides) {
  const Table table("a1 Kb3 ; f7 Ki9 ; w");
  const auto image = [&](std::size_t i) {
    return print_position(table.rules,
                          *transform(table.rules, table.position, symmetries(table.rules)[i]));
  };
  ASSERT_EQ(symmetries(table.rules).size(), 3U);
  EXPECT_EQ(image(0), "a1 Kc2 ; g6 Ki9 ; w");
  EXPECT_EQ(image(1), "Ka1 d3 ; Kh7 i9 ; b");
  EXPECT_EQ(image(2), "Ka1 c4 ; Kg8 i9 ; b");
}

template <class Word>
void expect_symmetric_moves(std::string_view variant) {
  std::mt19937 random(11);
  const Rules<Word> rules(settings(variant));
  Position<Word> position = rules.start();
  for (int ply = 0; ply < 200; ++ply) {
    MoveList<Move<Word>> moves;
    rules.legal_moves(position, moves);
    if (moves.empty()) break;
    for (const Symmetry& symmetry : symmetries(rules)) {
      const auto image = transform(rules, position, symmetry);
      ASSERT_TRUE(image.has_value());
      Texts expected;
      Texts found;
      for (const auto& move : moves) {
        const auto moved = transform(rules, move, symmetry);
        expected.insert(print_move(rules, *image, moved));
        const auto after = transform(rules, rules.play(position, move), symmetry);
        EXPECT_TRUE(rules.same(*after, rules.play(*image, moved)));
        EXPECT_EQ(after->key, rules.play(*image, moved).key);
      }
      MoveList<Move<Word>> image_moves;
      rules.legal_moves(*image, image_moves);
      for (const auto& move : image_moves) found.insert(print_move(rules, *image, move));
      EXPECT_EQ(expected, found);
    }
    position = rules.play(position, moves[random() % moves.size()]);
  }
}

TEST(HexdameSymmetry, SymmetricPositionsHaveSymmetricMoves) {
  expect_symmetric_moves<Narrow>("5");
  expect_symmetric_moves<Narrow>("4");
  expect_symmetric_moves<Wide>("6");
}

}  // namespace
}  // namespace alveole::hexdame
