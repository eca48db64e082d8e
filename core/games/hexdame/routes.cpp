#include "games/hexdame/routes.h"

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
std::vector<int> Routes<Word>::canonical(const Move<Word>& move) const {
  const std::vector<Word> leading = leading_to(move);
  std::vector<int> route;
  Word taken = 0;
  int cell = from_;
  while (taken != move.taken) {
    int best = -1;
    Word taken_then = 0;
    search_.ground().for_each_jump(
        board_.ring().bit(cell), taken | ~move.taken, [&](int, int victim, Word landings) {
          const Word after = taken | board_.ring().bit(victim);
          const std::size_t next = search_.find(after);
          Word ways = next == search_.none ? Word{0} : landings & leading[next];
          while (ways != 0) {
            const int landing = hex::pop_lowest_bit(ways);
            if (best >= 0 && board_.square(best) < board_.square(landing)) continue;
            best = landing;
            taken_then = after;
          }
        });
    if (best < 0) break;  // not a legal capture
    route.push_back(best);
    cell = best;
    taken = taken_then;
  }
  return route;
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

template class Routes<Narrow>;
template class Routes<Wide>;

}  // namespace alveole::hexdame
