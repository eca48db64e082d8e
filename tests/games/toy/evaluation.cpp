#include "games/toy/evaluation.h"

namespace alveole::toy {

int evaluate(const Rules& rules, const Position& position) {
  constexpr int open_shape_value = 100;
  int open = 0;
  for (const CellSet set : rules.winning_sets()) {
    if ((position.of(other(position.to_move)) & set) == 0) ++open;
    if ((position.of(position.to_move) & set) == 0) --open;
  }
  return open * open_shape_value;
}

bool noisy(const Rules&, const Position&, const Move&) {
  return false;
}

}  // namespace alveole::toy
