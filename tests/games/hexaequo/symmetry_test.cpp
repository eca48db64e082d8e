#include "games/hexaequo/symmetry.h"

#include <gtest/gtest.h>

#include "games/hexaequo/table.h"
#include "games/perft.h"

namespace alveole::hexaequo {
namespace {

TEST(HexaequoSymmetry, TwelveOfTheBoardTimesExchangeOfSidesWithoutTheIdentity) {
  EXPECT_EQ(symmetries(Rules()).size(), 23U);
}

TEST(HexaequoSymmetry, SymmetricPositionsHaveSymmetricMoves) {
  for (const ChainRule chain : {ChainRule::window, ChainRule::friend_once}) {
    for (const std::string_view text :
         {std::string_view("i8b j8bD h9wd i9w ; b ; 2,1 1,0"), placement_figure, jump_figure,
          ring_figure, std::string_view("i8bD j8wd k8b h9wd i9wD j9bD i10w ; b ; 0,0 0,0")}) {
      const Table table(text, chain);
      MoveList<Move> moves;
      table.rules.legal_moves(table.position, moves);
      for (const Symmetry& symmetry : symmetries(table.rules)) {
        Table image = table;
        const auto position = transform(table.rules, table.position, symmetry);
        ASSERT_TRUE(position.has_value());
        image.position = *position;
        Texts expected;
        for (const Move& move : moves) {
          const Move reflected = transform(table.rules, move, symmetry);
          expected.insert(print_move(image.rules, image.position, reflected));
          EXPECT_TRUE(image.rules.same(
              image.rules.play(image.position, reflected),
              transform(table.rules, table.rules.play(table.position, move), symmetry).value()));
        }
        EXPECT_EQ(image.moves(), expected);
        EXPECT_EQ(evaluate(image.rules, image.position), evaluate(table.rules, table.position));
        EXPECT_EQ(perft(image.rules, image.position, 2), perft(table.rules, table.position, 2));
      }
    }
  }
}

TEST(HexaequoSymmetry, ExchangeOfSidesExchangesEverything) {
  const Table table("i8bD j8wr h9b i9wd ; b ; 2,1 1,0");
  const auto image = transform(table.rules, table.position, {{0, false}, true});
  EXPECT_EQ(print_position(table.rules, image.value()), "i8wd j8bR h9w i9bD ; w ; 1,0 2,1");
}

TEST(HexaequoSymmetry, NothingWhereTheWindowEnds) {
  // Turned by 180 degrees rank 16 would become rank 0.
  const Table outside("i16bD j16wd ; b ; 0,0 0,0");
  EXPECT_FALSE(transform(outside.rules, outside.position, {{3, false}, false}).has_value());
  // Rank 15 becomes rank 1, but above it no tile can be laid as below rank 15.
  const Table edge("i15bD j15wd ; b ; 0,0 0,0");
  EXPECT_TRUE(edge.can("Ti16"));
  EXPECT_FALSE(transform(edge.rules, edge.position, {{3, false}, false}).has_value());
  const Table inside("i14bD j14wd ; b ; 0,0 0,0");
  EXPECT_TRUE(transform(inside.rules, inside.position, {{3, false}, false}).has_value());
}

}  // namespace
}  // namespace alveole::hexaequo
