#include "games/toy/effects.h"

namespace alveole::toy {

std::vector<Effect> effects(const Rules&, const Position& position, const Move& move) {
  const hex::Axial at = cells[move.cell];
  return {{EffectKind::place, std::nullopt, at, at, owner_of(position.to_move), "stone"}};
}

}  // namespace alveole::toy
