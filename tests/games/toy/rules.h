#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "games/game.h"

/// The smallest whole game: two sides place stones in turn on seven cells, and three of a side in
/// the winning shape win. It shows what a game folder holds, and that a game needs no other file.
namespace alveole::toy {

///      a   b
///    c   d   e       d = (0,0)
///      f   g
inline constexpr std::array<hex::Axial, 7> cells = {
    hex::axial(0, -1), hex::axial(1, -1), hex::axial(-1, 0), hex::axial(0, 0),
    hex::axial(1, 0),  hex::axial(-1, 1), hex::axial(0, 1)};

/// A set of cells, one bit for each of `cells`.
using CellSet = std::uint8_t;
inline constexpr CellSet all_cells = 0x7F;
constexpr CellSet bit(std::size_t cell) {
  return static_cast<CellSet>(1U << cell);
}
/// The place of a cell in `cells`, if it is one of them.
std::optional<std::size_t> index_of(hex::Axial cell);

struct Move {
  std::uint8_t cell;
  bool operator==(const Move&) const = default;
};

struct Position {
  std::array<CellSet, 2> stones{};  ///< by side
  Side to_move = Side::white;

  CellSet of(Side side) const { return stones[static_cast<std::size_t>(side)]; }
  CellSet occupied() const { return stones[0] | stones[1]; }
  bool operator==(const Position&) const = default;
};

class Rules {
 public:
  using Position = toy::Position;
  using Move = toy::Move;

  /// Option "shape": "line" = three through the middle, "triangle" = three that touch each other.
  explicit Rules(const Settings& settings);

  Position start() const { return {}; }
  Side side_to_move(const Position& position) const { return position.to_move; }
  void legal_moves(const Position& position, MoveList<Move>& moves) const;
  Position play(const Position& position, const Move& move) const;
  /// "three", or "board-full" for the draw.
  Status status(const Position& position) const;
  std::uint64_t key(const Position& position) const;
  bool same(const Position& a, const Position& b) const { return a == b; }

  /// The sets of three cells that win.
  std::span<const CellSet> winning_sets() const { return sets_; }

 private:
  std::span<const CellSet> sets_;
};

}  // namespace alveole::toy
