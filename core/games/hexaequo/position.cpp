#include "games/hexaequo/position.h"

#include "games/scatter.h"

namespace alveole::hexaequo {

namespace {

constexpr auto empty_window = [] {
  std::array<std::uint8_t, window::place_count> entries{};
  entries.fill(Position::off_window);
  for (int r = window::min_r; r <= window::max_r; ++r) {
    for (int q = window::min_q; q <= window::max_q; ++q) {
      entries[window::place(hex::axial(q, r))] = Position::no_tile;
    }
  }
  return entries;
}();

/// A cell must touch this many tiles to take one (seed, "Poser une tuile").
constexpr int needed_neighbours = 2;

/// Hash words are computed, not tabulated: a table would be as large as the rest of the game.
constexpr std::uint64_t scattered(std::uint64_t number) {
  return scatter(number * golden_step);
}

/// What can be on a cell, each with its own hash word.
enum class Thing : std::uint8_t { tile, disc, ring, count };

constexpr std::uint64_t hash_word(window::Place place, Thing thing, Side owner) {
  const auto things = static_cast<std::uint64_t>(Thing::count);
  const std::uint64_t number =
      (place * things + static_cast<std::uint64_t>(thing)) * 2 + static_cast<std::uint64_t>(owner);
  return scattered(number + 1);
}

constexpr Thing thing_of(PieceKind kind) {
  return kind == PieceKind::disc ? Thing::disc : Thing::ring;
}

Tiles& set_of(SideState& side, PieceKind kind) {
  return kind == PieceKind::disc ? side.discs : side.rings;
}

}  // namespace

Position::Position() : entries_(empty_window) {}

void Position::lay_tile(Side owner, hex::Axial cell) {
  const window::Place place = window::place(cell);
  const auto frontier_bit = [&](int at) -> std::uint64_t { return std::uint64_t{1} << (at % 64); };
  const auto frontier_word = [&](int at) -> std::uint64_t& {
    return frontier_[static_cast<std::size_t>(at / 64)];
  };

  entries_[place] = tile_count_;
  places_[tile_count_] = place;
  sides_[index(owner)].tiles |= tile_bit(tile_count_);
  ++tile_count_;
  board_hash_ ^= hash_word(place, Thing::tile, owner);

  frontier_word(place) &= ~frontier_bit(place);
  for (const int step : window::steps) {
    const int at = place + step;
    if (entry(at) < no_tile) continue;
    if (++entries_[static_cast<std::size_t>(at)] == no_tile + needed_neighbours) {
      frontier_word(at) |= frontier_bit(at);
    }
  }
}

void Position::put_piece(Side owner, PieceKind kind, int slot) {
  set_of(sides_[index(owner)], kind) |= tile_bit(slot);
  board_hash_ ^= hash_word(place_of(slot), thing_of(kind), owner);
}

void Position::lift_piece(Side owner, PieceKind kind, int slot) {
  set_of(sides_[index(owner)], kind) &= ~tile_bit(slot);
  board_hash_ ^= hash_word(place_of(slot), thing_of(kind), owner);
}

void Position::set_captured(Side holder, int discs, int rings) {
  sides_[index(holder)].captured_discs = static_cast<std::uint8_t>(discs);
  sides_[index(holder)].captured_rings = static_cast<std::uint8_t>(rings);
}

std::uint64_t Position::key() const {
  std::uint64_t rest = static_cast<std::uint64_t>(to_move_);
  for (const SideState& side : sides_) {
    rest = rest * (discs_per_side + 1) + side.captured_discs;
    rest = rest * (rings_per_side + 1) + side.captured_rings;
  }
  // Beyond all numbers that hash_word scatters.
  constexpr std::uint64_t apart = std::uint64_t{1} << 32;
  return board_hash_ ^ scattered(apart + rest);
}

bool Position::same(const Position& position) const {
  if (key() != position.key() || to_move_ != position.to_move_ ||
      tile_count_ != position.tile_count_) {
    return false;
  }
  // Slots may differ: compare cell by cell.
  for (std::size_t side = 0; side < sides_.size(); ++side) {
    const SideState& a = sides_[side];
    const SideState& b = position.sides_[side];
    if (a.captured_discs != b.captured_discs || a.captured_rings != b.captured_rings) return false;
    for (int slot = 0; slot < tile_count_; ++slot) {
      const int there = position.entry(place_of(slot));
      if (holds(a.tiles, slot) != holds(b.tiles, there) ||
          holds(a.discs, slot) != holds(b.discs, there) ||
          holds(a.rings, slot) != holds(b.rings, there)) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace alveole::hexaequo
