#include "games/hexaequo/chain.h"

#include <gtest/gtest.h>

#include "games/hexaequo/table.h"

/// Chains of jumps: the seed's "Déplacer un disque" and the option chain.
namespace alveole::hexaequo {
namespace {

// The nine pieces of White on the sides of four triangles, Black's disc in a corner:
//
//      i8  j8x k8  l8x m8
//        i9x j9x k9x l9x            x  a piece to jump over
//          i10 j10x k10
//            i11x j11x
//              i12
constexpr std::string_view nine_to_take =
    "i8bD j8wd k8b l8wd m8b i9wd j9bd k9wd l9bd i10w j10wr k10b i11wr j11br i12w ; b ; 0,0 0,0";

TEST(HexaequoChain, AJumpGoesOverOnePieceToTheEmptyTileStraightBehind) {
  const Table table("i8bD j8wd k8b l8b i9wd h9w ; b ; 0,0 0,0");
  EXPECT_EQ(table.moves("i8"), (Texts{"i8-h9", "i8xk8"}));
  EXPECT_EQ(table.refusal("i8-i10"), error("error.hexaequo.no-tile", 4, {{"cell", "i10"}}));
  EXPECT_EQ(table.refusal("i8-l8"),
            error("error.hexaequo.no-way", 4, {{"from", "i8"}, {"to", "l8"}}));
}

TEST(HexaequoChain, NotOverAnEmptyTileNorOntoAPiece) {
  const Table table("i8bD j8b k8b i9wd i10wd h9w ; b ; 0,0 0,0");
  EXPECT_EQ(table.refusal("i8-k8"),
            error("error.hexaequo.nothing-to-jump", 4, {{"from", "i8"}, {"to", "k8"}}));
  EXPECT_EQ(table.refusal("i8-i10"), error("error.hexaequo.disc-onto-enemy", 4, {{"cell", "i10"}}));
}

TEST(HexaequoChain, FriendsJumpedStay) {
  Table table("i8bD j8bD k8w h9wd i9w j9b ; b ; 0,0 0,0");
  table.play("i8-k8");
  EXPECT_EQ(table.text(), "i8b j8bD k8wD h9wd i9w j9b ; w ; 0,0 0,0");
}

TEST(HexaequoChain, AnEnemyJumpedIsGoneAtOnceAndCannotBeJumpedAgain) {
  const Table table("i8bD j8wd k8b k9wd k10b h9wd i9b ; b ; 0,0 0,0");
  EXPECT_EQ(table.moves("i8"), (Texts{"i8-i9", "i8xk8", "i8xk8xk10"}));
  EXPECT_EQ(table.refusal("i8xk8xi8"),
            error("error.hexaequo.nothing-to-jump", 7, {{"from", "k8"}, {"to", "i8"}}));
}

TEST(HexaequoChain, NoWayBackOverAFriend) {
  const Table table("i8bD j8bD k8w h9wd i9w j9b ; b ; 0,0 0,0");
  EXPECT_EQ(table.moves("i8"), (Texts{"i8-i9", "i8-k8"}));
  EXPECT_EQ(table.refusal("i8-k8-i8"), error("error.hexaequo.comes-back", 7, {{"cell", "i8"}}));
}

TEST(HexaequoChain, NoRoundTripOverFriends) {
  // Friends on the three midpoints of a triangle: both corners, never home.
  const Table table("i8bD j8bD k8b h9wd i9wD j9wD i10w ; b ; 0,0 0,0");
  EXPECT_EQ(table.moves("i8"), (Texts{"i8-i10", "i8-k8"}));
  EXPECT_EQ(table.refusal("i8-k8-i10-i8"),
            error("error.hexaequo.comes-back", 11, {{"cell", "i8"}}));
  EXPECT_EQ(table.refusal("i8-i8").code, "error.hexaequo.no-way");
}

TEST(HexaequoChain, ACaptureForgetsSoThatAChainMayComeHome) {
  const std::string_view text = "i8bD j8wd k8b h9wd i9wD j9bD i10w ; b ; 0,0 0,0";
  Table table(text);
  EXPECT_EQ(table.moves("i8"),
            (Texts{"i8-i10", "i8-i10-k8", "i8xk8", "i8xk8-i10", "i8xk8-i10-i8"}));
  table.play("i8xk8-i10-i8");
  EXPECT_EQ(table.text(), "i8bD j8w k8b h9wd i9wD j9bD i10w ; w ; 1,0 0,0");
  // A jump that captures may land on a remembered cell; the same move, never written so.
  EXPECT_EQ(Table(text).read("i8-i10-k8xi8"), "i8xk8-i10-i8");
}

TEST(HexaequoChain, NineCapturesInOneChainThatComesHome) {
  Table table(nine_to_take);
  MoveList<Move> moves;
  table.rules.legal_moves(table.position, moves);
  const auto all = std::ranges::find(moves, 9, &Move::captured_count);
  ASSERT_NE(all, moves.end());
  EXPECT_EQ(all->from, table.cell("i8"));
  EXPECT_EQ(all->to, table.cell("i8"));
  const std::string text = print_move(table.rules, table.position, *all);
  EXPECT_EQ(std::ranges::count(text, 'x'), 9) << text;
  table.play(text);
  EXPECT_EQ(table.text(),
            "i8bD j8w k8b l8w m8b i9w j9b k9w l9b i10w j10w k10b i11w j11b i12w ; "
            "w ; 6,3 0,0");
  EXPECT_EQ(table.status(), (Status{Outcome::black, "six-discs"}));
}

TEST(HexaequoChain, DifferentWaysWithTheSameCapturesAreOneMove) {
  // Round a rhombus of four captures either way: one move, written by the smaller cells.
  const Table table("i8bD j8wd k8b i9wd k9wd i10b j10wd k10w h9w ; b ; 0,0 0,0");
  EXPECT_EQ(table.read("i8xk8xk10xi10xi8"), "i8xi10xk10xk8xi8");
  EXPECT_EQ(table.move("i8xk8xk10xi10xi8"), table.move("i8xi10xk10xk8xi8"));
  // The same end with other captures is another move.
  EXPECT_NE(table.move("i8xk8xk10"), table.move("i8xi10xk10"));
}

TEST(HexaequoChain, TheWrittenRouteHasFewestJumps) {
  // From i8 to i10 directly over i9, or round by k8.
  const Table table("i8bD j8bD k8b h9wd i9wD j9wD i10w ; b ; 0,0 0,0");
  EXPECT_EQ(table.read("i8-k8-i10"), "i8-i10");
}

// --- chain=friend-once -------------------------------------------------------------------------

TEST(HexaequoFriendOnce, EveryFriendIsJumpedOnceOnly) {
  // Over the friend on j8 to k8, a capture over k9 to k10 and j9... the way back needs j8 again.
  const std::string_view text = "i8bD j8bD k8b k7wd k6b h9w ; b ; 0,0 0,0";
  EXPECT_EQ(Table(text).moves("i8"), (Texts{"i8-h9", "i8-k8", "i8-k8xk6"}));
  // Two enemies let a chain come back to k8, and j8 may be jumped again in a new window.
  const std::string_view triangle = "i8bD j8bD k8b k7wd k6b l7wd m6w l6wr h9wd ; b ; 0,0 0,0";
  EXPECT_TRUE(Table(triangle).can("i8-k8xk6xm6xk8-i8"));
  const Table once(triangle, ChainRule::friend_once);
  EXPECT_TRUE(once.can("i8-k8xk6xm6xk8"));
  EXPECT_FALSE(once.can("i8-k8xk6xm6xk8-i8"));
  EXPECT_EQ(once.refusal("i8-k8xk6xm6xk8-i8"),
            error("error.hexaequo.friend-twice", 16, {{"from", "k8"}, {"to", "i8"}}));
}

TEST(HexaequoFriendOnce, TheStartCellIsNotReenteredBeforeACapture) {
  const std::string_view text = "i8bD j8bD k8b h9wd i9wD j9wD i10w ; b ; 0,0 0,0";
  const Table table(text, ChainRule::friend_once);
  EXPECT_EQ(table.moves("i8"), (Texts{"i8-i10", "i8-k8"}));
  EXPECT_EQ(table.refusal("i8-k8-i10-i8"),
            error("error.hexaequo.comes-back", 11, {{"cell", "i8"}}));
}

TEST(HexaequoFriendOnce, AChainThatCapturesMayComeHome) {
  const Table table("i8bD j8wd k8b h9wd i9wD j9bD i10w ; b ; 0,0 0,0", ChainRule::friend_once);
  EXPECT_TRUE(table.can("i8xk8-i10-i8"));
  EXPECT_EQ(table.read("i8-i10-k8xi8"), "i8xk8-i10-i8");
}

TEST(HexaequoFriendOnce, OtherCellsMayBeLandedOnAgain) {
  // From i8 to k8, round the triangle k8 k10 i10 over three other friends and on to m8: the rule of
  // the window forbids k8 twice, this option does not. The move is the same one.
  const std::string_view text =
      "i8bD j8bR k8b l8bR m8w k9bD j9bD k10w j10bD i10w h9wd ; b ; 0,0 0,0";
  EXPECT_EQ(Table(text, ChainRule::friend_once).read("i8-k8-k10-i10-k8-m8"), "i8-k8-m8");
  EXPECT_EQ(Table(text).refusal("i8-k8-k10-i10-k8-m8"),
            error("error.hexaequo.comes-back", 15, {{"cell", "k8"}}));
}

}  // namespace
}  // namespace alveole::hexaequo
