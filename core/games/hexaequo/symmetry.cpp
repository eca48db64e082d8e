#include "games/hexaequo/symmetry.h"

#include <algorithm>

namespace alveole::hexaequo {

namespace {

/// Whether every cell touching a tile of the board, and the tile itself, has an image in the
/// window; a tile at the edge touches cells outside, which have none.
bool fits(const Position& position, hex::Transform map) {
  bool inside = true;
  for_each_slot(position.tiles(), [&](int slot) {
    const hex::Axial tile = position.cell_of(slot);
    inside &= window::contains(hex::transformed(tile, map));
    for (int d = 0; d < hex::direction_count; ++d) {
      const hex::Axial near = hex::neighbour(tile, d);
      if (window::contains(near) && window::contains(hex::transformed(near, map))) continue;
      // Outside here or there: no matter unless a tile could be laid on it.
      int touched = 0;
      for (int side = 0; side < hex::direction_count; ++side) {
        if (position.has_tile(hex::neighbour(near, side))) ++touched;
      }
      inside &= touched < 2;
    }
  });
  return inside;
}

}  // namespace

std::vector<Symmetry> symmetries(const Rules&) {
  std::vector<Symmetry> all;
  for (const bool swaps_sides : {false, true}) {
    for (const bool mirrored : {false, true}) {
      for (int turns = 0; turns < hex::direction_count; ++turns) {
        if (swaps_sides || mirrored || turns != 0) all.push_back({{turns, mirrored}, swaps_sides});
      }
    }
  }
  return all;
}

std::optional<Position> transform(const Rules&, const Position& position,
                                  const Symmetry& symmetry) {
  if (!fits(position, symmetry.map)) return std::nullopt;
  const auto image_of = [&](Side side) { return symmetry.swaps_sides ? other(side) : side; };
  Position image;
  for (int slot = 0; slot < position.tile_count(); ++slot) {
    const bool white = Position::holds(position.of(Side::white).tiles, slot);
    image.lay_tile(image_of(white ? Side::white : Side::black),
                   hex::transformed(position.cell_of(slot), symmetry.map));
  }
  for (const Side side : {Side::white, Side::black}) {
    // Tiles were laid in the order of their slots, so that both boards number them alike.
    const SideState& state = position.of(side);
    for_each_slot(state.discs,
                  [&](int slot) { image.put_piece(image_of(side), PieceKind::disc, slot); });
    for_each_slot(state.rings,
                  [&](int slot) { image.put_piece(image_of(side), PieceKind::ring, slot); });
    image.set_captured(image_of(side), state.captured_discs, state.captured_rings);
  }
  image.set_to_move(image_of(position.to_move()));
  return image;
}

Move transform(const Rules&, const Move& move, const Symmetry& symmetry) {
  Move image = move;
  image.from = hex::transformed(move.from, symmetry.map);
  image.to = hex::transformed(move.to, symmetry.map);
  for (hex::Axial& cell : image.captured) cell = hex::transformed(cell, symmetry.map);
  std::sort(image.captured.begin(), image.captured.begin() + image.captured_count);
  return image;
}

}  // namespace alveole::hexaequo
