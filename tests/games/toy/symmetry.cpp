#include "games/toy/symmetry.h"

#include <utility>

namespace alveole::toy {

namespace {

std::size_t image(std::size_t cell, hex::Transform map) {
  return *index_of(hex::transformed(cells[cell], map));
}

}  // namespace

std::vector<Symmetry> symmetries(const Rules&) {
  std::vector<Symmetry> all;
  for (const bool swaps : {false, true}) {
    for (const bool mirrored : {false, true}) {
      for (int turns = 0; turns < hex::direction_count; ++turns) {
        if (turns != 0 || mirrored || swaps) all.push_back({{turns, mirrored}, swaps});
      }
    }
  }
  return all;
}

std::optional<Position> transform(const Rules&, const Position& position,
                                  const Symmetry& symmetry) {
  Position result;
  result.to_move = symmetry.swaps_sides ? other(position.to_move) : position.to_move;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    for (std::size_t side = 0; side < 2; ++side) {
      if ((position.stones[side] & bit(cell)) == 0) continue;
      result.stones[symmetry.swaps_sides ? 1 - side : side] |= bit(image(cell, symmetry.map));
    }
  }
  return result;
}

Move transform(const Rules&, const Move& move, const Symmetry& symmetry) {
  return {static_cast<std::uint8_t>(image(move.cell, symmetry.map))};
}

}  // namespace alveole::toy
