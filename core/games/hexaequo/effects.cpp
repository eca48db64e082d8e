#include "games/hexaequo/effects.h"

namespace alveole::hexaequo {

namespace {

std::vector<Effect> travel_effects(const Rules& rules, const Position& position, const Move& move) {
  const scene::Owner mover = owner_of(position.to_move());
  const scene::Owner opponent = owner_of(other(position.to_move()));
  const std::string_view kind = name_of(kind_on(position, position.slot_at(move.from)));
  const bool steps = hex::distance(move.from, move.to) == 1;
  const auto of_mover = [&](EffectKind what, hex::Axial from, hex::Axial to) -> Effect {
    return {what, move.from, from, to, mover, kind};
  };
  std::vector<Effect> effects;
  effects.push_back(of_mover(EffectKind::lift, move.from, move.from));
  for (const Leg& leg : written_route(rules, position, move)) {
    effects.push_back(of_mover(steps ? EffectKind::step : EffectKind::jump, leg.from, leg.to));
    if (!leg.victim) continue;
    const hex::Axial victim = *leg.victim;
    effects.push_back({EffectKind::capture, victim, victim, victim, opponent,
                       name_of(kind_on(position, position.slot_at(victim)))});
  }
  effects.push_back(of_mover(EffectKind::land, move.to, move.to));
  return effects;
}

}  // namespace

std::vector<Effect> effects(const Rules& rules, const Position& position, const Move& move) {
  const scene::Owner mover = owner_of(position.to_move());
  const auto from_hand = [&](EffectKind what, std::string_view kind) -> Effect {
    return {what, std::nullopt, move.to, move.to, mover, kind};
  };
  switch (move.kind) {
    case MoveKind::lay_tile:
      return {from_hand(EffectKind::place_tile, "tile")};
    case MoveKind::place_disc:
      return {from_hand(EffectKind::place, name_of(PieceKind::disc))};
    case MoveKind::place_ring: {
      Effect price = from_hand(EffectKind::return_to_hand, name_of(PieceKind::disc));
      price.owner = owner_of(other(position.to_move()));
      return {price, from_hand(EffectKind::place, name_of(PieceKind::ring))};
    }
    case MoveKind::travel:
      break;
  }
  return travel_effects(rules, position, move);
}

}  // namespace alveole::hexaequo
