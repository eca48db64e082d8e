#include "games/hexdame/table.h"

namespace alveole::hexdame {
namespace {

/// The events of a move as a person would tell them: "lift f4 man, jump f4 h6, ...".
std::string story(const Table& table, std::string_view text) {
  std::string told;
  const auto name = [&](hex::Axial cell) { return cell_name(table.rules, cell); };
  for (const Effect& effect : effects(table.rules, table.position, table.move(text))) {
    if (!told.empty()) told += ", ";
    switch (effect.kind) {
      case EffectKind::lift:
        told += "lift " + name(effect.from);
        break;
      case EffectKind::step:
        told += "step " + name(effect.from) + " " + name(effect.to);
        break;
      case EffectKind::jump:
        told += "jump " + name(effect.from) + " " + name(effect.to);
        break;
      case EffectKind::land:
        told += "land " + name(effect.to);
        break;
      case EffectKind::capture:
        told += "capture " + name(effect.from);
        break;
      case EffectKind::crown:
        told += "crown " + name(effect.to);
        break;
      default:
        told += "?";
        break;
    }
  }
  return told;
}

TEST(HexdameEffects, AStep) {
  EXPECT_EQ(story(Table(), "d4-e5"), "lift d4, step d4 e5, land e5");
}

TEST(HexdameEffects, AKingSlidesInOneStep) {
  EXPECT_EQ(story(Table("Ke1 ; i9 ; w"), "e1-e7"), "lift e1, step e1 e7, land e7");
}

// "déposant la pièce preneuse sur la case de saut", then "enlevées dans l'ordre de la prise".
TEST(HexdameEffects, ACaptureGoesJumpByJumpAndThePiecesLeaveInTheOrderTheyWereJumped) {
  EXPECT_EQ(story(Table("f4 ; g6 g5 ; w"), "f4xf6"),
            "lift f4, jump f4 h6, jump h6 f6, land f6, capture g5, capture g6");
  EXPECT_EQ(story(Table("e5 ; f5 f6 g6 ; w"), "e5xe5"),
            "lift e5, jump e5 g5, jump g5 g7, jump g7 e5, land e5, capture f5, capture g6, "
            "capture f6");
}

TEST(HexdameEffects, AManThatEndsOnTheLastRowIsCrowned) {
  EXPECT_EQ(story(Table("h8 ; b2 ; w"), "h8-i9"), "lift h8, step h8 i9, land i9, crown i9");
  EXPECT_EQ(story(Table("g5 ; b6 h5 ; w"), "g5xi5"),
            "lift g5, jump g5 i5, land i5, capture h5, crown i5");
  EXPECT_EQ(story(Table("Kh8 ; b3 ; w"), "h8-i9"), "lift h8, step h8 i9, land i9");
  EXPECT_EQ(story(Table("g5 ; b6 h4 h5 ; w"), "g5xi5xg3"),
            "lift g5, jump g5 i5, jump i5 g3, land g3, capture h5, capture h4");
}

TEST(HexdameEffects, EveryEventKnowsItsPieceItsOwnerAndItsKind) {
  const Table table("g5 ; Kh5 b6 ; w");
  const auto events = effects(table.rules, table.position, table.move("g5xi5"));
  const hex::Axial start = table.cell("g5");
  const hex::Axial victim = table.cell("h5");
  const hex::Axial end = table.cell("i5");
  const auto white = scene::Owner::white;
  EXPECT_EQ(events, (std::vector<Effect>{
                        {EffectKind::lift, start, start, start, white, "man"},
                        {EffectKind::jump, start, start, end, white, "man"},
                        {EffectKind::land, start, end, end, white, "man"},
                        {EffectKind::capture, victim, victim, victim, scene::Owner::black, "king"},
                        {EffectKind::crown, start, end, end, white, "king"},
                    }));
}

}  // namespace
}  // namespace alveole::hexdame
