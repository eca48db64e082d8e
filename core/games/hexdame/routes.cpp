#include "games/hexdame/routes.h"

#include <algorithm>

namespace alveole::hexdame {

template <class Word>
Routes<Word>::Routes(const Rules<Word>& rules, const Position<Word>& position, int from)
    : board_(rules.board()), search_(rules, position, from), from_(from) {}

/// For every state of the search, the cells from where the capture can still end as `move` does:
/// worked out backwards from the end.
template <class Word>
std::vector<Word> Routes<Word>::leading_to(const Move<Word>& move) const {
  const auto states = search_.states();
  const auto& ground = search_.ground();
  std::vector<Word> leading(states.size(), 0);
  const std::size_t last = search_.find(move.taken);
  if (last == search_.none) return leading;
  leading[last] = board_.ring().bit(move.to);
  for (std::size_t i = last; i-- > 0;) {
    if ((states[i].taken & ~move.taken) != 0) continue;
    ground.for_each_jump(
        states[i].cells, states[i].taken | ~move.taken, [&](int d, int victim, Word landings) {
          const std::size_t next = search_.find(states[i].taken | board_.ring().bit(victim));
          if (next == search_.none || (landings & leading[next]) == 0) return;
          leading[i] |= ground.sources(states[i].cells, victim, d);
        });
  }
  return leading;
}

template <class Word>
Word Routes<Word>::landings(const Move<Word>& move) const {
  const std::vector<Word> leading = leading_to(move);
  const std::size_t last = search_.find(move.taken);
  Word cells = 0;
  for (std::size_t i = 1; i < leading.size(); ++i) {
    if (i != last) cells |= leading[i];
  }
  return cells;
}

template <class Word>
bool Routes<Word>::leads_through(const Move<Word>& move, std::span<const int> via) const {
  const auto states = search_.states();
  const auto& ring = board_.ring();
  const std::size_t last = search_.find(move.taken);
  if (last == search_.none) return false;
  // reach[i * steps + m]: where the piece can stand in state i after m cells of `via`. To match as
  // early as possible is never worse.
  const std::size_t steps = via.size() + 1;
  std::vector<Word> reach(states.size() * steps, 0);
  reach[0] = ring.bit(from_);
  bool found = false;
  for (std::size_t i = 0; i < last && !found; ++i) {
    if ((states[i].taken & ~move.taken) != 0) continue;
    for (std::size_t m = 0; m < steps; ++m) {
      const Word cells = reach[i * steps + m];
      if (cells == 0) continue;
      const Word wanted = m < via.size() ? ring.bit(via[m]) : Word{0};
      search_.ground().for_each_jump(
          cells, states[i].taken | ~move.taken, [&](int, int victim, Word landings) {
            const std::size_t next = search_.find(states[i].taken | ring.bit(victim));
            if (next == last) {
              found |= m == via.size() && (landings & ring.bit(move.to)) != 0;
            } else if (next != search_.none) {
              reach[next * steps + m] |= landings & ~wanted;
              if ((landings & wanted) != 0) reach[next * steps + m + 1] |= wanted;
            }
          });
    }
  }
  return found;
}

template <class Word>
std::optional<std::vector<int>> Routes<Word>::jumped_along(std::span<const int> landings) const {
  std::vector<int> jumped;
  Word taken = 0;
  int cell = from_;
  for (const int landing : landings) {
    // A straight line from cell to cell passes one piece at most.
    int over = -1;
    search_.ground().for_each_jump(board_.ring().bit(cell), taken,
                                   [&](int, int victim, Word cells) {
                                     if ((cells & board_.ring().bit(landing)) != 0) over = victim;
                                   });
    if (over < 0) return std::nullopt;
    jumped.push_back(over);
    taken |= board_.ring().bit(over);
    cell = landing;
  }
  return jumped;
}

template <class Word>
CanonicalRoutes<Word>::CanonicalRoutes(const Rules<Word>& rules, const Position<Word>& position,
                                       int from)
    : board_(rules.board()), search_(rules, position, from) {
  std::size_t slots = 0;
  for (const auto& state : search_.states()) {
    first_slots_.push_back(slots);
    slots += static_cast<std::size_t>(hex::popcount(state.cells));
  }
  place_of_.assign(slots, unknown);
  places_.reserve(slots);
  places_.push_back({0, unknown, from});
  place_of_[slot(0, from)] = 0;
  for (std::uint32_t next = 0; next < places_.size(); ++next) walk_on(next);
}

/// Where in place_of_ a cell of a state stands: after those of its cells with a lower index.
template <class Word>
std::size_t CanonicalRoutes<Word>::slot(std::size_t state, int cell) const {
  const Word lower = board_.ring().bit(cell) - 1;
  return first_slots_[state] +
         static_cast<std::size_t>(hex::popcount(search_.states()[state].cells & lower));
}

/// Adds the places one jump further that no smaller route has led to.
template <class Word>
void CanonicalRoutes<Word>::walk_on(std::uint32_t from) {
  const Place here = places_[from];
  const Word taken = search_.states()[here.state].taken;
  const std::size_t first = places_.size();
  search_.ground().for_each_jump(
      board_.ring().bit(here.cell), taken, [&](int, int victim, Word landings) {
        const std::size_t state = search_.find(taken | board_.ring().bit(victim));
        if (state == search_.none) return;
        while (landings != 0) {
          const int cell = hex::pop_lowest_bit(landings);
          if (place_of_[slot(state, cell)] != unknown) continue;
          places_.push_back({static_cast<std::uint32_t>(state), from, cell});
          place_of_[slot(state, cell)] = 0;  // taken; its number comes with the order
        }
      });
  std::sort(places_.begin() + static_cast<std::ptrdiff_t>(first), places_.end(),
            [&](const Place& a, const Place& b) {
              return board_.square(a.cell) < board_.square(b.cell);
            });
  for (std::size_t i = first; i < places_.size(); ++i) {
    place_of_[slot(places_[i].state, places_[i].cell)] = static_cast<std::uint32_t>(i);
  }
}

template <class Word>
auto CanonicalRoutes<Word>::route(const Move<Word>& move) const -> std::vector<Jump> {
  std::vector<Jump> jumps;
  const std::size_t state = search_.find(move.taken);
  const bool reached =
      state != search_.none && (search_.states()[state].cells & board_.ring().bit(move.to)) != 0;
  if (!reached) return jumps;  // not a legal capture
  for (std::uint32_t at = place_of_[slot(state, move.to)]; places_[at].before != unknown;
       at = places_[at].before) {
    const auto taken = [&](std::uint32_t place) {
      return search_.states()[places_[place].state].taken;
    };
    Word victim = taken(at) & ~taken(places_[at].before);
    jumps.push_back({places_[at].cell, hex::pop_lowest_bit(victim)});
  }
  std::ranges::reverse(jumps);
  return jumps;
}

template class CanonicalRoutes<Narrow>;
template class CanonicalRoutes<Wide>;
template class Routes<Narrow>;
template class Routes<Wide>;

}  // namespace alveole::hexdame
