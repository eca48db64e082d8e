#include "games/hexaequo/effects.h"

#include <gtest/gtest.h>

#include "games/hexaequo/table.h"

namespace alveole::hexaequo {
namespace {

using scene::Owner;

std::vector<Effect> effects_of(const Table& table, std::string_view move) {
  return effects(table.rules, table.position, table.move(move));
}

TEST(HexaequoEffects, ATileIsLaid) {
  const Table table;
  const hex::Axial h8 = table.cell("h8");
  EXPECT_EQ(
      effects_of(table, "Th8"),
      (std::vector<Effect>{{EffectKind::place_tile, std::nullopt, h8, h8, Owner::black, "tile"}}));
}

TEST(HexaequoEffects, ADiscIsPlaced) {
  const Table table;
  const hex::Axial i8 = table.cell("i8");
  EXPECT_EQ(effects_of(table, "Di8"),
            (std::vector<Effect>{{EffectKind::place, std::nullopt, i8, i8, Owner::black, "disc"}}));
}

TEST(HexaequoEffects, ARingIsPaidForWithADiscThatGoesBackToItsOwner) {
  const Table table("j7b i8b j8bD h9wd i9w ; b ; 1,0 0,0");
  const hex::Axial i8 = table.cell("i8");
  EXPECT_EQ(
      effects_of(table, "Ri8"),
      (std::vector<Effect>{{EffectKind::return_to_hand, std::nullopt, i8, i8, Owner::white, "disc"},
                           {EffectKind::place, std::nullopt, i8, i8, Owner::black, "ring"}}));
}

TEST(HexaequoEffects, AStep) {
  const Table table;
  const hex::Axial j8 = table.cell("j8");
  const hex::Axial i9 = table.cell("i9");
  EXPECT_EQ(effects_of(table, "j8-i9"),
            (std::vector<Effect>{{EffectKind::lift, j8, j8, j8, Owner::black, "disc"},
                                 {EffectKind::step, j8, j8, i9, Owner::black, "disc"},
                                 {EffectKind::land, j8, i9, i9, Owner::black, "disc"}}));
}

TEST(HexaequoEffects, InAChainEveryPieceGoesAsSoonAsItIsJumped) {
  const Table table("i8bD j8wd k8b l8wr m8b i9w j9b k9w h9wd ; b ; 0,0 0,0");
  const hex::Axial i8 = table.cell("i8");
  const hex::Axial j8 = table.cell("j8");
  const hex::Axial k8 = table.cell("k8");
  const hex::Axial l8 = table.cell("l8");
  const hex::Axial m8 = table.cell("m8");
  EXPECT_EQ(effects_of(table, "i8xk8xm8"),
            (std::vector<Effect>{{EffectKind::lift, i8, i8, i8, Owner::black, "disc"},
                                 {EffectKind::jump, i8, i8, k8, Owner::black, "disc"},
                                 {EffectKind::capture, j8, j8, j8, Owner::white, "disc"},
                                 {EffectKind::jump, i8, k8, m8, Owner::black, "disc"},
                                 {EffectKind::capture, l8, l8, l8, Owner::white, "ring"},
                                 {EffectKind::land, i8, m8, m8, Owner::black, "disc"}}));
}

TEST(HexaequoEffects, FriendsJumpedAreLeftAlone) {
  const Table table("i8bD j8bD k8w h9wd i9w j9b ; b ; 0,0 0,0");
  const std::vector<Effect> effects = effects_of(table, "i8-k8");
  ASSERT_EQ(effects.size(), 3U);
  EXPECT_EQ(effects[1].kind, EffectKind::jump);
}

TEST(HexaequoEffects, ARingLeapsAndCapturesWhereItLands) {
  const Table table(ring_figure);
  const hex::Axial i8 = table.cell("i8");
  const hex::Axial k8 = table.cell("k8");
  EXPECT_EQ(effects_of(table, "i8xk8"),
            (std::vector<Effect>{{EffectKind::lift, i8, i8, i8, Owner::black, "ring"},
                                 {EffectKind::jump, i8, i8, k8, Owner::black, "ring"},
                                 {EffectKind::capture, k8, k8, k8, Owner::white, "disc"},
                                 {EffectKind::land, i8, k8, k8, Owner::black, "ring"}}));
}

TEST(HexaequoEffects, AChainFollowsItsWrittenRoute) {
  const Table table("i8bD j8wd k8b h9wd i9wD j9bD i10w ; b ; 0,0 0,0");
  std::string route = "i8";
  for (const Effect& effect : effects_of(table, "i8-i10-k8xi8")) {
    if (effect.kind == EffectKind::jump) route += "-" + cell_name(effect.to);
  }
  EXPECT_EQ(route, "i8-k8-i10-i8");
}

}  // namespace
}  // namespace alveole::hexaequo
