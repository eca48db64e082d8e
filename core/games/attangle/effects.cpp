#include "games/attangle/effects.h"

#include <utility>

#include "games/attangle/notation.h"

namespace alveole::attangle {

template <class Word>
std::array<int, 2> landing_order(const Rules<Word>& rules, const Position<Word>& position,
                                 const Move& move) {
  std::array<int, 2> order = attackers_by_name(rules, move);
  if (rules.height(position, order[1]) == 2) std::swap(order[0], order[1]);
  return order;
}

template <class Word>
std::vector<Effect> effects(const Rules<Word>& rules, const Position<Word>& position,
                            const Move& move) {
  const scene::Owner mover = owner_of(position.to_move);
  const hex::Axial target = rules.board().cell(move.target);
  if (!move.is_capture()) {
    return {{EffectKind::place, std::nullopt, target, target, mover, "piece"}};
  }
  std::vector<Effect> events;
  const auto order = landing_order(rules, position, move);
  for (const int attacker : order) {
    const hex::Axial from = rules.board().cell(attacker);
    events.push_back({EffectKind::lift, from, from, from, mover, "piece"});
    events.push_back({EffectKind::step, from, from, target, mover, "piece"});
    events.push_back({EffectKind::stack, from, target, target, mover, "piece"});
  }
  events.push_back(
      {EffectKind::return_to_hand, rules.board().cell(order[1]), target, target, mover, "piece"});
  return events;
}

template std::array<int, 2> landing_order(const Rules<std::uint64_t>&,
                                          const Position<std::uint64_t>&, const Move&);
template std::vector<Effect> effects(const Rules<std::uint64_t>&, const Position<std::uint64_t>&,
                                     const Move&);
template std::array<int, 2> landing_order(const Rules<hex::Word128>&, const Position<hex::Word128>&,
                                          const Move&);
template std::vector<Effect> effects(const Rules<hex::Word128>&, const Position<hex::Word128>&,
                                     const Move&);

}  // namespace alveole::attangle
