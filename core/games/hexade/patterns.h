#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/hexade/sixes.h"

namespace alveole::hexade {

/// Every place on the board where a perfect six can stand: 528 rows, 432 triangles and 217 rings on
/// 271 cells, 282, 252 and 127 on 169.
class Patterns {
 public:
  using Index = std::uint16_t;
  static constexpr std::size_t max_count = 528 + 432 + 217;

  explicit Patterns(const Grid& grid);

  std::span<const Six> all() const { return all_; }
  /// The patterns a cell belongs to, at most 36: six shapes, six places in each.
  std::span<const Index> through(Cell cell) const {
    const List& list = through_[static_cast<std::size_t>(cell)];
    return {list.patterns.data(), list.count};
  }

 private:
  struct List {
    std::size_t count = 0;
    std::array<Index, 36> patterns{};
  };

  std::vector<Six> all_;
  std::vector<List> through_;
};

}  // namespace alveole::hexade
