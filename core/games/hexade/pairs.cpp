#include "games/hexade/pairs.h"

#include <utility>

namespace alveole::hexade {

PairCounts count_pairs(const Position& position, const CellSet& empty, Side side,
                       const CellSet& vital) {
  const CellSet& own = position.of(side);
  const CellSet& enemy = position.of(other(side));
  PairCounts counts;
  int exposed_from_both_ends = 0;
  // A pair is known by its stone next to the cell that takes it.
  const auto along = [&]<int step>() {
    CellSet open = enemy & enemy.shifted<-step>();
    if (open.empty()) return;
    open &= empty.shifted<step>();
    const CellSet capturable = open & own.shifted<-2 * step>();
    if (!capturable.empty()) {
      counts.capturable += capturable.size();
      counts.vital += (capturable & (vital | vital.shifted<-step>())).size();
    }
    exposed_from_both_ends += (open & empty.shifted<-2 * step>()).size();
  };
  [&]<std::size_t... d>(std::index_sequence<d...>) {
    (along.template operator()<strides[d]>(), ...);
  }(std::make_index_sequence<strides.size()>{});
  counts.exposed = exposed_from_both_ends / 2;
  return counts;
}

}  // namespace alveole::hexade
