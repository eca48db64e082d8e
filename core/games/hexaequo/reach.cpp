#include "games/hexaequo/reach.h"

namespace alveole::hexaequo {

Reach reach_of(const Position& position, Side side) {
  Reach reach;
  const Tiles empty = position.empty_tiles();
  const Tiles enemies = position.of(other(side)).pieces();
  const Tiles friends = position.of(side).pieces();
  for_each_slot(position.of(side).discs, [&](int slot) {
    const int place = position.place_of(slot);
    for (const int step : window::steps) {
      const int next = position.entry(place + step);
      if (Position::holds(empty, next)) {
        ++reach.disc_moves;
      } else if (next < Position::no_tile &&
                 Position::holds(empty, position.entry(place + 2 * step))) {
        ++reach.disc_moves;
        reach.threatened |= tile_bit(next) & enemies;
      }
    }
  });
  for_each_slot(position.of(side).rings, [&](int slot) {
    const int place = position.place_of(slot);
    for (const int leap : window::leaps) {
      const int to = position.entry(place + leap);
      if (to >= Position::no_tile || Position::holds(friends, to)) continue;
      ++reach.ring_moves;
      reach.threatened |= tile_bit(to) & enemies;
    }
  });
  return reach;
}

}  // namespace alveole::hexaequo
