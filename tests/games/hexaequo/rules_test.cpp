#include "games/hexaequo/rules.h"

#include <gtest/gtest.h>

#include "games/hexaequo/table.h"

/// The seed's sentences in its order, but for chains of jumps (chain_test.cpp); sentences.md says
/// which test holds which.
namespace alveole::hexaequo {
namespace {

// --- winning -----------------------------------------------------------------------------------

TEST(HexaequoWin, SixCapturedDiscsWin) {
  Table table("k7b l7b i8bD j8wd k8b h9w i9w j9wr ; b ; 5,0 0,0");
  table.play("i8xk8");
  EXPECT_EQ(table.status(), (Status{Outcome::black, "six-discs"}));
}

TEST(HexaequoWin, FiveCapturedDiscsDoNotWin) {
  Table table("k7b l7b i8bD j8wd k8b h9w i9w j9wr ; b ; 4,0 0,0");
  table.play("i8xk8");
  EXPECT_FALSE(table.status().over());
}

TEST(HexaequoWin, ThreeCapturedRingsWin) {
  Table table("i8bD j8wr k8b h9wd i9w ; b ; 0,2 0,0");
  table.play("i8xk8");
  EXPECT_EQ(table.status(), (Status{Outcome::black, "three-rings"}));
}

TEST(HexaequoWin, AnOpponentWithoutPiecesOnTheBoardHasLostEvenWithPiecesInHand) {
  Table table;
  table.play({"Th8", "h9-i8", "j8xh8"});
  EXPECT_EQ(table.position.hand_discs(Side::white), 5);
  EXPECT_EQ(table.position.hand_rings(Side::white), 3);
  EXPECT_EQ(table.status(), (Status{Outcome::black, "no-piece"}));
}

TEST(HexaequoWin, TheFirstOfSeveralReasonsIsNamed) {
  EXPECT_EQ(Table("i8bD i9w ; w ; 6,3 0,0").status(), (Status{Outcome::black, "six-discs"}));
  EXPECT_EQ(Table("i8bD i9w ; w ; 5,3 0,0").status(), (Status{Outcome::black, "three-rings"}));
  EXPECT_EQ(Table("i8bD i9w ; w ; 5,2 0,0").status(), (Status{Outcome::black, "no-piece"}));
}

TEST(HexaequoWin, AFinishedGameHasNoMoves) {
  EXPECT_EQ(Table("i8bD i9wd ; w ; 0,3 0,0").moves(), Texts{});
}

TEST(HexaequoWin, WhiteWinsInTheSameWays) {
  EXPECT_EQ(Table("i8bD i9wd ; b ; 0,0 0,3").status(), (Status{Outcome::white, "three-rings"}));
  EXPECT_EQ(Table("i8b i9wd ; b ; 0,0 0,0").status(), (Status{Outcome::white, "no-piece"}));
}

// --- material and start ------------------------------------------------------------------------

TEST(HexaequoStart, EachPlayerOwnsNineTilesSixDiscsThreeRings) {
  const Table table;
  for (const Side side : {Side::white, Side::black}) {
    const SideState& on_board = table.position.of(side);
    EXPECT_EQ(table.position.hand_tiles(side) + std::popcount(on_board.tiles), 9);
    EXPECT_EQ(table.position.hand_discs(side) + std::popcount(on_board.discs), 6);
    EXPECT_EQ(table.position.hand_rings(side) + std::popcount(on_board.rings), 3);
  }
}

TEST(HexaequoStart, BlackBegins) {
  EXPECT_EQ(Table().position.to_move(), Side::black);
  EXPECT_EQ(Game::info().first_side, Side::black);
}

TEST(HexaequoStart, FourTilesInABlockADiscOnTheTwoThatDoNotTouch) {
  const Table table;
  EXPECT_EQ(table.text(), "i8b j8bD h9wd i9w ; b ; 0,0 0,0");
  const std::vector<std::string_view> block = {"i8", "j8", "h9", "i9"};
  for (const std::string_view a : block) {
    for (const std::string_view b : block) {
      const bool apart = (a == "j8" && b == "h9") || (a == "h9" && b == "j8");
      if (a != b) {
        EXPECT_EQ(hex::distance(table.cell(a), table.cell(b)) == 1, !apart) << a << b;
      }
    }
  }
}

TEST(HexaequoStart, BlacksDiscIsUpperRightAndWhitesLowerLeft) {
  const Table table;
  const scene::Point black = scene::pointy_centre(table.cell("j8"));
  const scene::Point white = scene::pointy_centre(table.cell("h9"));
  EXPECT_GT(black.x, white.x);
  EXPECT_LT(black.y, white.y);
}

TEST(HexaequoStart, SevenTilesAndFiveDiscsAreLeftInEachHand) {
  const Table table;
  for (const Side side : {Side::white, Side::black}) {
    EXPECT_EQ(table.position.hand_tiles(side), 7);
    EXPECT_EQ(table.position.hand_discs(side), 5);
    EXPECT_EQ(table.position.hand_rings(side), 3);
  }
}

TEST(HexaequoStart, SevenFirstMoves) {
  EXPECT_EQ(Table().moves(), (Texts{"Th8", "Th10", "Tj7", "Tj9", "Di8", "j8-i8", "j8-i9"}));
}

// --- a turn ------------------------------------------------------------------------------------

TEST(HexaequoTurn, EveryMoveChangesThePositionAndTheSideToMove) {
  for (const std::string_view text : {Table().text(), std::string(ring_figure)}) {
    const Table table(text);
    for (const std::string& move : table.moves()) {
      Table after = table;
      after.play(move);
      EXPECT_NE(after.position.to_move(), table.position.to_move()) << move;
      after.position.set_to_move(table.position.to_move());
      EXPECT_NE(after.text(), table.text()) << move;
    }
  }
}

TEST(HexaequoTurn, ThereIsNoPass) {
  EXPECT_EQ(Table().refusal("pass").code, "error.hexaequo.bad-move");
  EXPECT_EQ(Table().refusal("j8-j8").code, "error.hexaequo.no-way");
}

// --- laying a tile -----------------------------------------------------------------------------

TEST(HexaequoTile, GoesWhereItTouchesTwoTilesOfAnyColours) {
  // h8 touches a black and a white tile, h10 two white ones, j7 two black ones.
  EXPECT_EQ(Table().moves("T"), (Texts{"Th8", "Th10", "Tj7", "Tj9"}));
}

TEST(HexaequoTile, NotWhereItTouchesOneTileOrNone) {
  const Table table;
  EXPECT_EQ(table.refusal("Tk8"), error("error.hexaequo.touches-one", 2, {{"cell", "k8"}}));
  EXPECT_EQ(table.refusal("Ta1"), error("error.hexaequo.touches-none", 2, {{"cell", "a1"}}));
}

TEST(HexaequoTile, NotOnATile) {
  EXPECT_EQ(Table().refusal("Ti8"), error("error.hexaequo.tile-there", 2, {{"cell", "i8"}}));
}

TEST(HexaequoTile, IsOfTheMoversColour) {
  Table table;
  table.play({"Tj7", "Th8"});
  EXPECT_EQ(table.text(), "j7b h8w i8b j8bD h9wd i9w ; b ; 0,0 0,0");
}

TEST(HexaequoTile, NinePerPlayerSoTheBoardEndsAtEighteen) {
  const std::string nine = "i8bD j8b k8b l8b m8b n8b o8b p8b q8b";
  const Table table(nine + " h9wd i9w ; b ; 0,0 0,0");
  EXPECT_EQ(table.moves("T"), Texts{});
  EXPECT_EQ(table.refusal("Th8"), error("error.hexaequo.no-tiles-left", 2));
  Table white(nine + " h9wd i9w j9w k9w l9w m9w n9w o9w p9w ; w ; 0,0 0,0");
  EXPECT_EQ(white.position.tile_count(), 18);
  EXPECT_EQ(white.moves("T"), Texts{});
}

TEST(HexaequoTile, TheWindowEndsAPastedBoard) {
  const Table table("p1b q1bD q2wd ; b ; 0,0 0,0");
  EXPECT_EQ(table.moves("T"), (Texts{"Tp2"}));
  const Table other("a16bD b16b a15wd ; b ; 0,0 0,0");
  EXPECT_EQ(other.moves("T"), (Texts{"Tb15"}));
}

// --- placing a piece ---------------------------------------------------------------------------

TEST(HexaequoPlacement, FigureOnEmptyTilesOfOnesOwnColourOnly) {
  const Table table(placement_figure);
  EXPECT_EQ(table.moves().size(), 10U);
  EXPECT_EQ(table.moves("D"), (Texts{"Di8", "Dj7"}));
  EXPECT_EQ(table.refusal("Di9"), error("error.hexaequo.not-your-tile", 2, {{"cell", "i9"}}));
  EXPECT_EQ(table.refusal("Dj8"), error("error.hexaequo.occupied", 2, {{"cell", "j8"}}));
  EXPECT_EQ(table.refusal("Dh8"), error("error.hexaequo.no-tile", 2, {{"cell", "h8"}}));
}

TEST(HexaequoPlacement, ARingNeedsACapturedDiscToGiveBack) {
  EXPECT_EQ(Table(placement_figure).moves("R"), Texts{});
  EXPECT_EQ(Table(placement_figure).refusal("Ri8"), error("error.hexaequo.ring-costs-disc", 2));
  EXPECT_EQ(Table("j7b i8b j8bD h9wd i9w ; b ; 1,0 0,0").moves("R"), (Texts{"Ri8", "Rj7"}));
  // A captured ring does not pay.
  EXPECT_EQ(Table("j7b i8b j8bD h9wd i9w ; b ; 0,2 0,0").moves("R"), Texts{});
}

TEST(HexaequoPlacement, TheDiscGivenForARingGoesBackToItsOwnersHandAndCountsNoMore) {
  Table table("j7b i8b j8bD h9wd i9w ; b ; 1,0 0,0");
  EXPECT_EQ(table.position.hand_discs(Side::white), 4);
  table.play("Ri8");
  EXPECT_EQ(table.text(), "j7b i8bR j8bD h9wd i9w ; w ; 0,0 0,0");
  EXPECT_EQ(table.position.hand_discs(Side::white), 5);
  EXPECT_EQ(table.position.hand_rings(Side::black), 2);
}

TEST(HexaequoPlacement, AnEmptyHandPlacesNothing) {
  const Table discs("i8bD j8bD k8bD l8bD m8bD n8bD o8b h9wd i9w ; b ; 1,0 0,0");
  EXPECT_EQ(discs.moves("D"), Texts{});
  EXPECT_EQ(discs.refusal("Do8"), error("error.hexaequo.no-discs-left", 2));
  EXPECT_EQ(discs.moves("R"), (Texts{"Ro8"}));
  const Table rings("i8bR j8bR k8b h9wd i9w ; b ; 1,0 0,1");
  EXPECT_EQ(rings.moves("R"), Texts{});
  EXPECT_EQ(rings.refusal("Rk8"), error("error.hexaequo.no-rings-left", 2));
}

// --- moving a disc, first part -----------------------------------------------------------------

TEST(HexaequoDisc, StepsToAnEmptyNeighbouringTileOfAnyColour) {
  EXPECT_EQ(Table().moves("j8"), (Texts{"j8-i8", "j8-i9"}));
  Table table;
  table.play("j8-i9");
  EXPECT_EQ(table.text(), "i8b j8b h9wd i9wD ; w ; 0,0 0,0");
}

TEST(HexaequoDisc, JumpFigure) {
  const Table table(jump_figure);
  EXPECT_EQ(table.moves().size(), 14U);
  // A step, one jump, or both jumps: one may stop after any.
  EXPECT_EQ(table.moves("i8"), (Texts{"i8-i9", "i8xk8", "i8xk8xm8"}));
}

TEST(HexaequoDisc, JumpingIsNotCompulsory) {
  EXPECT_TRUE(Table(jump_figure).can("Th9"));
  EXPECT_TRUE(Table(jump_figure).can("i8-i9"));
}

TEST(HexaequoDisc, ACapturedPieceGoesToItsCaptor) {
  Table table(jump_figure);
  table.play("i8xk8");
  EXPECT_EQ(table.text(), "i8b j8w k8bD l8wd m8b i9w j9b k9w ; w ; 1,0 0,0");
  Table ring("i8bD j8wr k8b h9wd i9w ; b ; 0,0 0,0");
  ring.play("i8xk8");
  EXPECT_EQ(ring.text(), "i8b j8w k8bD h9wd i9w ; w ; 0,1 0,0");
}

// --- moving a ring -----------------------------------------------------------------------------

TEST(HexaequoRing, FigureLeapsToTheTwelveCellsAtDistanceTwo) {
  const Table table(ring_figure);
  EXPECT_EQ(table.moves("i8"), (Texts{"i8-g8", "i8-g9", "i8-g10", "i8-h7", "i8xh10", "i8-i6",
                                      "i8-i10", "i8-j6", "i8-j9", "i8-k6", "i8-k7", "i8xk8"}));
  EXPECT_EQ(table.moves().size(), 34U);
}

TEST(HexaequoRing, LeapsOverAnythingGapsAndPiecesIncluded) {
  // Nothing at all between i8 and k8, an enemy between i8 and g8, a friend between i8 and i10.
  const Table table("g8b h8wd i8bR k8b i9bD i10b ; b ; 0,0 0,0");
  EXPECT_EQ(table.moves("i8"), (Texts{"i8-g8", "i8-k8", "i8-i10"}));
}

TEST(HexaequoRing, WhatIsLeaptOverStays) {
  Table table("g8b h8wd i8bR k8b i9bD i10b ; b ; 0,0 0,0");
  table.play("i8-g8");
  EXPECT_EQ(table.text(), "g8bR h8wd i8b k8b i9bD i10b ; w ; 0,0 0,0");
}

TEST(HexaequoRing, CapturesWhatItLandsOn) {
  Table table(ring_figure);
  table.play("i8xk8");
  EXPECT_EQ(table.position.of(Side::black).captured_discs, 1);
  Table ring(ring_figure);
  ring.play("i8xh10");
  EXPECT_EQ(ring.position.of(Side::black).captured_rings, 1);
}

TEST(HexaequoRing, NeverEndsOnAFriend) {
  const Table table("j7b i8bR j8b k8bD h9w i9w j9wr i10wd ; b ; 0,0 0,0");
  EXPECT_EQ(table.moves("i8"), (Texts{"i8xi10", "i8xj9"}));
  EXPECT_EQ(table.refusal("i8-k8"), error("error.hexaequo.ring-own-piece", 4, {{"cell", "k8"}}));
}

TEST(HexaequoRing, DoesNotStep) {
  EXPECT_EQ(Table("j7b i8bR j8b h9wd i9w ; b ; 0,0 0,0").refusal("i8-j8"),
            error("error.hexaequo.ring-distance", 4, {{"from", "i8"}, {"to", "j8"}}));
}

// --- points one gets wrong ---------------------------------------------------------------------

TEST(HexaequoDetails, ATilesColourRestrictsPlacingOnly) {
  EXPECT_TRUE(Table().can("j8-i9"));
  EXPECT_TRUE(Table("i8bD j8wd k8w h9wd i9w ; b ; 0,0 0,0").can("i8xk8"));
  EXPECT_TRUE(Table("i8bR k8w h9wd ; b ; 0,0 0,0").can("i8-k8"));
}

TEST(HexaequoDetails, CapturedPiecesDoNotComeBackToTheirOwner) {
  Table table("i8bD j8wr k8b h9wd i9w ; b ; 0,0 0,0");
  table.play("i8xk8");
  EXPECT_EQ(table.position.hand_rings(Side::white), 2);
  Table disc(jump_figure);
  disc.play("i8xk8");
  EXPECT_EQ(disc.position.hand_discs(Side::white), 4);
}

// --- ExAequo -----------------------------------------------------------------------------------

TEST(HexaequoDraw, WithoutALegalMoveNobodyWins) {
  // Black has laid all tiles, has no disc in hand and no captured disc for a ring, and its only
  // disc stands alone.
  Table table("a1bD c1b e1b g1b i1b k1b m1b o1b q1b i9wd i10w ; w ; 0,0 5,0");
  EXPECT_FALSE(table.status().over());
  table.play("i9-i10");
  EXPECT_EQ(table.moves(), Texts{});
  EXPECT_EQ(table.status(), (Status{Outcome::draw, "no-move"}));
}

TEST(HexaequoDraw, AWinComesBeforeTheLackOfAMove) {
  const Table table("a1bD c1b e1b g1b i1b k1b m1b o1b q1b i9wd i10w ; b ; 0,0 5,3");
  EXPECT_EQ(table.status(), (Status{Outcome::white, "three-rings"}));
}

TEST(HexaequoDraw, OneMoveLeftIsEnough) {
  // As above, but a tile can be laid; then, a ring can be placed; then, the disc can step.
  EXPECT_FALSE(Table("a1bD c1b e1b g1b i1b k1b m1b o1b i9wd i10w ; b ; 0,0 5,0").status().over());
  EXPECT_FALSE(
      Table("a1bD c1b e1b g1b i1b k1b m1b o1b q1b i9wd i10w ; b ; 1,0 5,0").status().over());
  EXPECT_FALSE(
      Table("a1bD b1w e1b g1b i1b k1b m1b o1b q1b d1b i9wd ; b ; 0,0 5,0").status().over());
}

TEST(HexaequoDraw, ThePositionAfterEightPliesOfShufflingIsThereForTheThirdTime) {
  Table table;
  std::vector<Position> seen = {table.position};
  for (int round = 0; round < 2; ++round) {
    for (const std::string_view move : {"j8-i8", "h9-i9", "i8-j8", "i9-h9"}) {
      const auto times = [&] {
        return std::ranges::count_if(
            seen, [&](const Position& before) { return table.rules.same(before, table.position); });
      };
      table.play(move);
      seen.push_back(table.position);
      EXPECT_EQ(times() == 3, round == 1 && move == "i9-h9") << round << move;
    }
  }
}

TEST(HexaequoDraw, PositionsAreTheSameByTilesPiecesSideAndCapturedCounts) {
  const Table table("i8b j8bD h9wd i9w ; b ; 1,0 0,1");
  const auto compare = [&](std::string_view text) {
    const Table other(text);
    const bool same = table.rules.same(table.position, other.position);
    EXPECT_EQ(table.rules.key(table.position) == other.rules.key(other.position), same) << text;
    return same;
  };
  EXPECT_TRUE(compare("i9w h9wd i8b j8bD ; b ; 1,0 0,1")) << "the order of laying does not matter";
  EXPECT_FALSE(compare("i8w j8bD h9wd i9w ; b ; 1,0 0,1"));
  EXPECT_FALSE(compare("i8bD j8b h9wd i9w ; b ; 1,0 0,1"));
  EXPECT_FALSE(compare("i8b j8bR h9wd i9w ; b ; 1,0 0,1"));
  EXPECT_FALSE(compare("i8b j8bD h9wd i9w ; w ; 1,0 0,1"));
  EXPECT_FALSE(compare("i8b j8bD h9wd i9w ; b ; 0,0 0,1"));
  EXPECT_FALSE(compare("i8b j8bD h9wd i9w ; b ; 1,0 0,0"));
  EXPECT_FALSE(compare("i8b j8bD h9wd i9w j9w ; b ; 1,0 0,1"));
}

}  // namespace
}  // namespace alveole::hexaequo
