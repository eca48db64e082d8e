#include <gtest/gtest.h>

#include "games/hexaequo/clicking.h"

/// Why a click does nothing.
namespace alveole::hexaequo {
namespace {

Error why(const Table& table, std::initializer_list<std::string_view> clicks,
          std::string_view click) {
  return explain(table.rules, table.position, clicks_of(table, clicks), click_of(table, click));
}

Error about(std::string code, std::string cell) {
  return error(std::move(code), 1, {{"cell", std::move(cell)}});
}

Error about(std::string code, std::string from, std::string to) {
  return error(std::move(code), 1, {{"from", std::move(from)}, {"to", std::move(to)}});
}

TEST(HexaequoExplain, APlaceForATile) {
  EXPECT_EQ(why(Table(), {}, "k8"), about("error.hexaequo.touches-one", "k8"));
  EXPECT_EQ(why(Table(), {}, "a1"), about("error.hexaequo.touches-none", "a1"));
  const Table nine("i8bD j8b k8b l8b m8b n8b o8b p8b q8b h9wd i9w ; b ; 0,0 0,0");
  EXPECT_EQ(why(nine, {}, "h8"), error("error.hexaequo.no-tiles-left"));
  EXPECT_EQ(why(nine, {}, "hand tile"), error("error.hexaequo.no-tiles-left"));
}

TEST(HexaequoExplain, OutsideTheWindow) {
  EXPECT_EQ(explain(Rules(), Table().position, {}, CellClick{hex::axial(9, 0)}),
            error("error.hexaequo.off-board"));
  const std::vector<Click> selected = {CellClick{hex::axial(1, 0)}};
  EXPECT_EQ(explain(Rules(), Table().position, selected, CellClick{hex::axial(0, -8)}),
            error("error.hexaequo.off-board"));
}

TEST(HexaequoExplain, AnotherSidesTileOrPiece) {
  EXPECT_EQ(why(Table(), {}, "i9"), about("error.hexaequo.not-your-tile", "i9"));
  EXPECT_EQ(why(Table(), {}, "h9"), about("error.hexaequo.not-your-piece", "h9"));
}

TEST(HexaequoExplain, APieceWithoutAMove) {
  const Table table("a1bD i8b j8b h9wd i9w ; b ; 0,0 0,0");
  EXPECT_EQ(why(table, {}, "a1"), about("error.hexaequo.stuck", "a1"));
}

TEST(HexaequoExplain, AnEmptyHand) {
  const Table rings("i8bD j8bD k8bD l8bD m8bD n8bD o8b h9wd i9w ; b ; 0,0 0,0");
  EXPECT_EQ(why(rings, {}, "o8"), about("error.hexaequo.only-rings-left", "o8"));
  EXPECT_EQ(why(rings, {}, "hand disc"), error("error.hexaequo.no-discs-left"));
  EXPECT_EQ(why(rings, {}, "hand ring"), error("error.hexaequo.ring-costs-disc"));
  const Table none("i8bD j8bD k8bD l8bD m8bD n8bD o8b h9wd i9w ; b ; 0,0 0,3");
  EXPECT_EQ(why(none, {}, "hand ring").code, "error.hexaequo.game-over");
  const Table nothing("i8bD j8bD k8bD l8bD m8bD n8bD o8b p8bR h9wd i9w ; b ; 1,0 0,2");
  EXPECT_EQ(why(nothing, {}, "o8"), about("error.hexaequo.no-pieces-left", "o8"));
  EXPECT_EQ(why(nothing, {}, "hand ring"), error("error.hexaequo.no-rings-left"));
}

TEST(HexaequoExplain, NoOwnTileIsEmpty) {
  const Table table("i8bD j8bD h9wd i9w ; b ; 0,0 0,0");
  EXPECT_EQ(why(table, {}, "hand disc"), error("error.hexaequo.no-own-tile"));
}

TEST(HexaequoExplain, WithAKindFromTheHand) {
  const Table table(placement_figure);
  EXPECT_EQ(why(table, {"hand tile"}, "i8"), about("error.hexaequo.tile-there", "i8"));
  EXPECT_EQ(why(table, {"hand tile"}, "k8"), about("error.hexaequo.touches-one", "k8"));
  EXPECT_EQ(why(table, {"hand disc"}, "i9"), about("error.hexaequo.not-your-tile", "i9"));
  EXPECT_EQ(why(table, {"hand disc"}, "j8"), about("error.hexaequo.occupied", "j8"));
  EXPECT_EQ(why(table, {"hand disc"}, "h8"), about("error.hexaequo.no-tile", "h8"));
  EXPECT_EQ(why(table, {"hand disc"}, "hand ring"), error("error.hexaequo.ring-costs-disc"));
}

TEST(HexaequoExplain, WithASelectedPieceAnEmptyPlaceLaysNoTile) {
  EXPECT_EQ(why(Table(), {"j8"}, "j9"), about("error.hexaequo.no-landing", "j9"));
  EXPECT_EQ(why(Table(), {"j8"}, "hand tile"), about("error.hexaequo.piece-selected", "j8"));
}

TEST(HexaequoExplain, WhereADiscCannotGo) {
  const Table table("i8bD j8bD k8w l8b h9wd i9b i10wd ; b ; 0,0 0,0");
  EXPECT_EQ(why(table, {"i8"}, "i10"), about("error.hexaequo.disc-onto-enemy", "i10"));
  EXPECT_EQ(why(table, {"j8"}, "i8"), about("error.hexaequo.occupied", "i8"));
  EXPECT_EQ(why(table, {"j8"}, "l8"), about("error.hexaequo.nothing-to-jump", "j8", "l8"));
  EXPECT_EQ(why(table, {"i8"}, "l8"), about("error.hexaequo.no-way", "i8", "l8"));
}

TEST(HexaequoExplain, WhereARingCannotGo) {
  const Table table("j7b i8bR j8b k8bD h9w i9w j9wr i10wd ; b ; 0,0 0,0");
  EXPECT_EQ(why(table, {"i8"}, "k8"), about("error.hexaequo.ring-own-piece", "k8"));
  EXPECT_EQ(why(table, {"i8"}, "j8"), about("error.hexaequo.ring-distance", "i8", "j8"));
}

TEST(HexaequoExplain, BetweenDiscAndRing) {
  const Table table("j7b i8b j8bD h9wd i9w ; b ; 1,0 0,0");
  EXPECT_EQ(why(table, {"i8"}, "j7"), about("error.hexaequo.choose-piece", "i8"));
  EXPECT_EQ(why(table, {}, "choice disc"), error("error.hexaequo.unknown-click"));
  EXPECT_EQ(why(table, {}, "hand king"), error("error.hexaequo.unknown-click"));
}

TEST(HexaequoExplain, BetweenSeveralChains) {
  const Table table("i8bD j8wd k8b i9wd k9wd i10b j10wd k10w h9w ; b ; 0,0 0,0");
  EXPECT_EQ(why(table, {"i8", "k10"}, "h9"), about("error.hexaequo.several-end", "k10"));
}

TEST(HexaequoExplain, AfterTheEnd) {
  EXPECT_EQ(why(Table("i8bD i9w ; w ; 0,0 0,0"), {}, "i9"), error("error.hexaequo.game-over"));
}

}  // namespace
}  // namespace alveole::hexaequo
