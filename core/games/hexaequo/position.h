#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/game.h"
#include "games/hexaequo/window.h"

namespace alveole::hexaequo {

/// What each player owns (seed, "Matériel").
constexpr int tiles_per_side = 9;
constexpr int discs_per_side = 6;
constexpr int rings_per_side = 3;
constexpr int max_tiles = 2 * tiles_per_side;
constexpr int max_pieces_per_side = discs_per_side + rings_per_side;

enum class PieceKind : std::uint8_t { disc, ring };

/// A set of laid tiles: bit i is the tile laid as number i, its slot.
using Tiles = std::uint32_t;

constexpr Tiles tile_bit(int slot) {
  return Tiles{1} << slot;
}

/// What one side has on the board and has captured. Hands follow: see Position::hand_*.
struct SideState {
  Tiles tiles = 0;  ///< tiles of its colour
  Tiles discs = 0;  ///< tiles of any colour that its discs stand on
  Tiles rings = 0;
  std::uint8_t captured_discs = 0;  ///< enemy discs it holds
  std::uint8_t captured_rings = 0;

  Tiles pieces() const { return discs | rings; }
  bool operator==(const SideState&) const = default;
};

/// A board with the side to move. Every cell of the window knows the slot of its tile or how many
/// tiles it touches; sets of tiles are words. So a tile is placed, and a piece finds its
/// neighbours, by coordinate, and everything else is a few operations on words.
class Position {
 public:
  /// What `entry` says of a cell: the slot of its tile, or no_tile + the number of tiles it
  /// touches, or at least off_window. All are below 64, so `holds` needs no test.
  static constexpr int no_tile = 32;
  static constexpr int off_window = 48;

  /// No tile, White to move.
  Position();

  Side to_move() const { return to_move_; }
  const SideState& of(Side side) const { return sides_[index(side)]; }
  const SideState& mover() const { return of(to_move_); }
  const SideState& opponent() const { return of(other(to_move_)); }

  int tile_count() const { return tile_count_; }
  Tiles tiles() const { return sides_[0].tiles | sides_[1].tiles; }
  Tiles pieces() const { return sides_[0].pieces() | sides_[1].pieces(); }
  Tiles empty_tiles() const { return tiles() & ~pieces(); }

  /// Left to lay or place. A captured disc that paid for a ring is back in the hand of its owner.
  int hand_tiles(Side side) const { return tiles_per_side - std::popcount(of(side).tiles); }
  int hand_discs(Side side) const {
    return discs_per_side - std::popcount(of(side).discs) - of(other(side)).captured_discs;
  }
  int hand_rings(Side side) const {
    return rings_per_side - std::popcount(of(side).rings) - of(other(side)).captured_rings;
  }

  int entry(int place) const { return entries_[static_cast<std::size_t>(place)]; }
  /// Whether a set holds the tile of an entry; false for entries without one.
  static bool holds(Tiles set, int entry) { return ((std::uint64_t{set} >> entry) & 1) != 0; }
  window::Place place_of(int slot) const { return places_[static_cast<std::size_t>(slot)]; }
  hex::Axial cell_of(int slot) const { return window::cells[place_of(slot)]; }

  /// The slot of the tile on a cell, or a number of at least no_tile.
  int slot_at(hex::Axial cell) const {
    return window::contains(cell) ? entry(window::place(cell)) : off_window;
  }
  bool has_tile(hex::Axial cell) const { return slot_at(cell) < no_tile; }
  /// How many tiles an empty cell of the window touches.
  int touching(hex::Axial cell) const { return slot_at(cell) - no_tile; }
  bool stands_in(Tiles set, hex::Axial cell) const { return holds(set, slot_at(cell)); }

  /// Calls `visit(cell)` for every empty cell of the window that touches at least two tiles, by
  /// rank then file.
  template <class Visit>
  void for_each_place(Visit visit) const {
    for (std::size_t word = 0; word < frontier_.size(); ++word) {
      for (std::uint64_t bits = frontier_[word]; bits != 0; bits &= bits - 1) {
        visit(window::cells[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))]);
      }
    }
  }
  bool has_place() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : frontier_) any |= word;
    return any != 0;
  }

  /// Changes; each keeps the hash right and checks nothing.
  void lay_tile(Side owner, hex::Axial cell);
  void put_piece(Side owner, PieceKind kind, int slot);
  void lift_piece(Side owner, PieceKind kind, int slot);
  void set_captured(Side holder, int discs, int rings);
  void set_to_move(Side side) { to_move_ = side; }

  /// Hash of tiles, pieces, side to move and captured counts, by coordinate: the order in which the
  /// tiles were laid does not matter.
  std::uint64_t key() const;
  /// The same tiles, pieces, side to move and captured counts.
  bool same(const Position& position) const;

 private:
  static std::size_t index(Side side) { return static_cast<std::size_t>(side); }

  std::array<std::uint8_t, window::place_count> entries_;
  std::array<window::Place, max_tiles> places_{};
  std::array<std::uint64_t, (window::place_count + 63) / 64> frontier_{};
  std::uint64_t board_hash_ = 0;
  std::array<SideState, 2> sides_{};
  std::uint8_t tile_count_ = 0;
  Side to_move_ = Side::white;
};

/// Calls `visit(slot)` for every tile of a set.
template <class Visit>
void for_each_slot(Tiles set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

}  // namespace alveole::hexaequo
