#pragma once

#include <random>

#include "games/hexade/game.h"

namespace alveole::hexade::testing {

/// Positions full of threats: some places of sixes with five stones or six of one side, others with
/// a few, and stones strewn about them.
class ThreatPositions {
 public:
  explicit ThreatPositions(const Rules& rules) : rules_(rules) {}

  Position next() {
    Position position;
    position.side = below(2) == 0 ? Side::white : Side::black;
    const auto patterns = rules_.patterns().all();
    const hex::Axial middle{};
    for (int i = 0; i < 5; ++i) {
      const Six& six = patterns[below(patterns.size())];
      if (hex::distance(rules_.grid().axial(six.cells[0]), middle) > 5) continue;
      const Side side = below(2) == 0 ? Side::white : Side::black;
      const auto missing = below(7);
      for (std::size_t c = 0; c < 6; ++c) {
        if (c != missing && below(8) != 0) put(position, six.cells[c], side);
      }
    }
    rules_.grid().all().for_each([&](Cell cell) {
      if (hex::distance(rules_.grid().axial(cell), middle) < 6 && below(4) == 0) {
        put(position, cell, below(2) == 0 ? Side::white : Side::black);
      }
    });
    return position;
  }

 private:
  std::size_t below(std::size_t end) { return random_() % end; }
  static void put(Position& position, Cell cell, Side side) {
    if (!position.of(other(side)).contains(cell)) position.of(side).insert(cell);
  }

  const Rules& rules_;
  std::mt19937 random_{7};
};

}  // namespace alveole::hexade::testing
