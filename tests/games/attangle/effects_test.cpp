#include "games/attangle/table.h"

namespace alveole::attangle {
namespace {

std::vector<Effect> effects_of(const StandardTable& table, std::string_view text) {
  const auto move = parse_move(table.rules, table.position, text);
  EXPECT_TRUE(move) << text;
  return move ? effects(table.rules, table.position, *move) : std::vector<Effect>{};
}

TEST(AttangleEffects, APlacementComesFromTheHand) {
  const StandardTable table("standard");
  const hex::Axial c3 = table.cell("c3");
  EXPECT_EQ(effects_of(table, "c3"), (std::vector<Effect>{{EffectKind::place, std::nullopt, c3, c3,
                                                           scene::Owner::white, "piece"}}));
}

TEST(AttangleEffects, InACaptureBothAttackersLandInOrderAndTheTopmostPieceGoesHome) {
  // The double on d5 lands before the single on d1, although d1 is named first.
  const StandardTable table("standard", "4/5/6/W,1,B,1,BW,2/6/5/4 ; w");
  const hex::Axial d1 = table.cell("d1");
  const hex::Axial d3 = table.cell("d3");
  const hex::Axial d5 = table.cell("d5");
  const auto white = scene::Owner::white;
  EXPECT_EQ(effects_of(table, "d1,d5-d3"),
            (std::vector<Effect>{{EffectKind::lift, d5, d5, d5, white, "piece"},
                                 {EffectKind::step, d5, d5, d3, white, "piece"},
                                 {EffectKind::stack, d5, d3, d3, white, "piece"},
                                 {EffectKind::lift, d1, d1, d1, white, "piece"},
                                 {EffectKind::step, d1, d1, d3, white, "piece"},
                                 {EffectKind::stack, d1, d3, d3, white, "piece"},
                                 {EffectKind::return_to_hand, d1, d3, d3, white, "piece"}}));
}

TEST(AttangleEffects, TwoSinglesLandInTheOrderOfTheirNames) {
  const StandardTable table("standard", "4/5/6/W,1,WB,1,W,2/6/5/4 ; w");
  const auto events = effects_of(table, "d5,d1-d3");
  ASSERT_EQ(events.size(), 7U);
  EXPECT_EQ(events.front().piece, table.cell("d1"));
  EXPECT_EQ(events.back().piece, table.cell("d5"));
}

}  // namespace
}  // namespace alveole::attangle
