#include "games/hexaequo/clicks.h"

#include <gtest/gtest.h>

#include <functional>

#include "games/hexaequo/clicking.h"

namespace alveole::hexaequo {
namespace {

constexpr std::string_view ring_payable = "j7b i8b j8bD h9wd i9w ; b ; 1,0 0,0";
// Chains of i8 over White's pieces on the sides of a rhombus, either way round.
constexpr std::string_view rhombus = "i8bD j8wd k8b i9wd k9wd i10b j10wd k10w h9w ; b ; 0,0 0,0";

TEST(HexaequoClicks, AtFirstPlacesOwnTilesOwnPiecesAndTheHandAreOffered) {
  const Table table;
  EXPECT_EQ(offered(table, OfferKind::target), (Texts{"h8", "h10", "j7", "j9", "i8"}));
  EXPECT_EQ(offered(table, OfferKind::select), (Texts{"j8"}));
  EXPECT_EQ(offered(table, OfferKind::hand), (Texts{"hand tile", "hand disc"}));
}

TEST(HexaequoClicks, AnEmptyPlaceLaysATile) {
  EXPECT_EQ(clicked(Table(), {"h8"}), "Th8");
}

TEST(HexaequoClicks, AnOwnEmptyTilePlacesWhatCanBePlaced) {
  EXPECT_EQ(clicked(Table(), {"i8"}), "Di8");
  // No disc is left in hand, but a ring.
  const Table table("i8bD j8bD k8bD l8bD m8bD n8bD o8b h9wd i9w ; b ; 1,0 0,0");
  EXPECT_EQ(clicked(table, {"o8"}), "Ro8");
}

TEST(HexaequoClicks, AnOwnEmptyTileAsksIfDiscAndRingAreBothPossible) {
  const Table table(ring_payable);
  EXPECT_EQ(clicked(table, {"i8"}), "");
  EXPECT_EQ(offered(table, OfferKind::choice, {"i8"}), (Texts{"choice disc", "choice ring"}));
  EXPECT_EQ(offered(table, OfferKind::unselect, {"i8"}), (Texts{"i8"}));
  EXPECT_EQ(clicked(table, {"i8", "choice disc"}), "Di8");
  EXPECT_EQ(clicked(table, {"i8", "choice ring"}), "Ri8");
}

TEST(HexaequoClicks, AKindFromTheHandRestrictsWhatIsPlaced) {
  const Table table(ring_payable);
  EXPECT_EQ(offered(table, OfferKind::target, {"hand tile"}),
            (Texts{"h8", "h10", "i7", "j9", "k7"}));
  EXPECT_EQ(offered(table, OfferKind::target, {"hand disc"}), (Texts{"i8", "j7"}));
  EXPECT_EQ(clicked(table, {"hand tile", "h8"}), "Th8");
  EXPECT_EQ(clicked(table, {"hand disc", "i8"}), "Di8");
  EXPECT_EQ(clicked(table, {"hand ring", "i8"}), "Ri8");
}

TEST(HexaequoClicks, TheHandCanBeTakenBackOrExchanged) {
  const Table table(ring_payable);
  EXPECT_EQ(offered(table, OfferKind::unselect, {"hand disc"}), (Texts{"hand disc"}));
  EXPECT_EQ(offered(table, OfferKind::hand, {"hand disc"}), (Texts{"hand tile", "hand ring"}));
  EXPECT_EQ(offered(table, OfferKind::select, {"hand disc", "hand disc"}), (Texts{"j8"}));
  EXPECT_EQ(clicked(table, {"hand disc", "hand ring", "j7"}), "Rj7");
  EXPECT_EQ(clicked(table, {"hand disc", "hand disc", "h8"}), "Th8");
}

TEST(HexaequoClicks, ASelectedPieceIsOfferedItsFinalCellsAndNothingToPlace) {
  const Table table(jump_figure);
  EXPECT_EQ(offered(table, OfferKind::target, {"i8"}), (Texts{"i9", "k8", "m8"}));
  EXPECT_EQ(offered(table, OfferKind::unselect, {"i8"}), (Texts{"i8"}));
  EXPECT_EQ(offered(table, OfferKind::hand, {"i8"}), Texts{});
  EXPECT_EQ(clicked(table, {"i8", "i9"}), "i8-i9");
  EXPECT_EQ(clicked(table, {"i8", "k8"}), "i8xk8");
  EXPECT_EQ(clicked(table, {"i8", "m8"}), "i8xk8xm8");
}

TEST(HexaequoClicks, ATargetSaysWhatItWouldCapture) {
  const Table table(jump_figure);
  const Next<Move> found = next(table.rules, table.position, clicks_of(table, {"i8"}));
  const auto m8 = std::ranges::find(found.offers, click_of(table, "m8"), &Offer::click);
  ASSERT_NE(m8, found.offers.end());
  EXPECT_EQ(m8->captures, (std::vector{table.cell("j8"), table.cell("l8")}));
}

TEST(HexaequoClicks, ARingLeaps) {
  const Table table(ring_figure);
  EXPECT_EQ(offered(table, OfferKind::target, {"i8"}).size(), 12U);
  EXPECT_EQ(clicked(table, {"i8", "k8"}), "i8xk8");
  EXPECT_EQ(clicked(table, {"i8", "g8"}), "i8-g8");
}

TEST(HexaequoClicks, ASecondClickOnThePieceLetsGoOfIt) {
  const Table table(jump_figure);
  EXPECT_EQ(offered(table, OfferKind::select, {"i8", "i8"}), (Texts{"i8"}));
  EXPECT_EQ(clicked(table, {"i8", "i8", "h9"}), "Th9");
}

TEST(HexaequoClicks, ItNamesTheFinalCellIfAChainEndsThere) {
  const Table table(rhombus);
  EXPECT_EQ(clicked(table, {"i8", "i8"}), "i8xi10xk10xk8xi8");
  EXPECT_EQ(offered(table, OfferKind::unselect, {"i8"}), Texts{});
}

TEST(HexaequoClicks, SeveralChainsToOneCellAreToldApartByWhatOnlySomeTouch) {
  const Table table(rhombus);
  EXPECT_EQ(clicked(table, {"i8", "k10"}), "");
  EXPECT_EQ(offered(table, OfferKind::victim, {"i8", "k10"}), (Texts{"i9", "j8", "j10", "k9"}));
  EXPECT_EQ(offered(table, OfferKind::waypoint, {"i8", "k10"}), (Texts{"i10", "k8"}));
  EXPECT_EQ(offered(table, OfferKind::choice, {"i8", "k10"}),
            (Texts{"choice i8xi10xk10", "choice i8xk8xk10"}));
  EXPECT_EQ(clicked(table, {"i8", "k10", "k8"}), "i8xk8xk10");
  EXPECT_EQ(clicked(table, {"i8", "k10", "i9"}), "i8xi10xk10");
  EXPECT_EQ(clicked(table, {"i8", "k10", "choice i8xk8xk10"}), "i8xk8xk10");
}

TEST(HexaequoClicks, AFinishedGameOffersNothing) {
  EXPECT_TRUE(next(Rules(), Table("i8bD i9w ; w ; 0,0 0,0").position, {}).offers.empty());
}

// Every legal move can be clicked, and what is offered leads only to legal moves.
TEST(HexaequoClicks, ReachEveryLegalMoveAndNoOther) {
  for (const std::string_view text :
       {placement_figure, jump_figure, ring_figure, ring_payable, rhombus}) {
    const Table table(text);
    Texts reached;
    std::function<void(std::vector<Click>)> explore;
    explore = [&](const std::vector<Click>& clicks) {
      const Next<Move> found = next(table.rules, table.position, clicks);
      if (found.move) {
        reached.insert(print_move(table.rules, table.position, *found.move));
        EXPECT_TRUE(found.offers.empty());
        return;
      }
      EXPECT_FALSE(found.offers.empty());
      for (const Offer& offer : found.offers) {
        // Kinds in the hand replace each other without end.
        const bool again =
            offer.kind == OfferKind::unselect || (offer.kind == OfferKind::hand && !clicks.empty());
        if (again) continue;
        std::vector<Click> longer = clicks;
        longer.push_back(offer.click);
        explore(longer);
      }
    };
    explore({});
    EXPECT_EQ(reached, table.moves()) << text;
  }
}

}  // namespace
}  // namespace alveole::hexaequo
