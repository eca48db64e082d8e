#include "games/hexdame/effects.h"

#include "games/hexdame/routes.h"

namespace alveole::hexdame {

template <class Word>
std::vector<Effect> effects(const Rules<Word>& rules, const Position<Word>& position,
                            const Move<Word>& move) {
  const auto& ring = rules.board().ring();
  const auto kind_of = [&](int cell) -> std::string_view {
    return (position.kings & ring.bit(cell)) != 0 ? "king" : "man";
  };
  const hex::Axial start = ring.cell(move.from);
  const hex::Axial end = ring.cell(move.to);
  const scene::Owner mover = owner_of(position.side);
  std::vector<Effect> events;
  const auto add = [&](EffectKind kind, hex::Axial from, hex::Axial to) {
    events.push_back({kind, start, from, to, mover, kind_of(move.from)});
  };

  add(EffectKind::lift, start, start);
  if (move.taken == 0) {
    add(EffectKind::step, start, end);
    add(EffectKind::land, end, end);
  } else {
    const auto jumps = CanonicalRoutes<Word>(rules, position, move.from).route(move);
    hex::Axial at = start;
    for (const auto& jump : jumps) {
      add(EffectKind::jump, at, ring.cell(jump.landing));
      at = ring.cell(jump.landing);
    }
    add(EffectKind::land, end, end);
    for (const auto& jump : jumps) {
      const hex::Axial on = ring.cell(jump.victim);
      events.push_back(
          {EffectKind::capture, on, on, on, owner_of(other(position.side)), kind_of(jump.victim)});
    }
  }
  const bool king_after = (rules.play(position, move).kings & ring.bit(move.to)) != 0;
  if (king_after && kind_of(move.from) == "man") {
    events.push_back({EffectKind::crown, start, end, end, mover, "king"});
  }
  return events;
}

template std::vector<Effect> effects(const Rules<Narrow>&, const Position<Narrow>&,
                                     const Move<Narrow>&);
template std::vector<Effect> effects(const Rules<Wide>&, const Position<Wide>&, const Move<Wide>&);

}  // namespace alveole::hexdame
