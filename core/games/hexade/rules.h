#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "games/game.h"
#include "games/hexade/cell_set.h"
#include "games/hexade/grid.h"
#include "games/hexade/patterns.h"
#include "games/hexade/sixes.h"

/// Hexade (Christian Freeling, 1992): place a stone, take enclosed pairs, build a perfect six that
/// outlives the reply. Law: the seed text; its reading: the section Hexade of the rules.
namespace alveole::hexade {

struct Position {
  std::array<CellSet, 2> stones;  ///< White's and Black's
  Side side = Side::white;        ///< to move
  /// Plies played since the empty board; unknown for a pasted position that does not say, and then
  /// the rule of the second stone is over.
  std::optional<int> plies;

  constexpr CellSet& of(Side who) { return stones[static_cast<std::size_t>(who)]; }
  constexpr const CellSet& of(Side who) const { return stones[static_cast<std::size_t>(who)]; }
  bool operator==(const Position&) const = default;
};

/// A ply beyond this is no longer counted (the count becomes unknown).
constexpr int max_plies = 1'000'000'000;
constexpr std::optional<int> next_plies(std::optional<int> plies) {
  return plies && *plies < max_plies ? std::optional(*plies + 1) : std::nullopt;
}

/// A stone on an empty cell.
struct Move {
  Cell cell = 0;
  bool operator==(const Move&) const = default;
};

/// The directions (bits 0 .. 5, of hex::directions) in which a stone takes a pair.
using CaptureDirections = std::uint8_t;

class Rules {
 public:
  using Position = hexade::Position;
  using Move = hexade::Move;

  /// Settings complete and valid, as complete_settings gives them.
  explicit Rules(const Settings& settings);

  const Grid& grid() const { return grid_; }
  /// For evaluation and search; the rules themselves do without.
  const Patterns& patterns() const { return *patterns_; }
  RowRule row_rule() const { return row_rule_; }
  /// Least distance of White's second stone from his first; 1 = free.
  int second_stone_distance() const { return second_stone_distance_; }

  Position start() const;
  Side side_to_move(const Position& position) const { return position.side; }
  void legal_moves(const Position& position, MoveList<Move>& moves) const;
  Position play(const Position& position, const Move& move) const;
  Status status(const Position& position) const;
  /// Position, side to move, and whether the rule of the second stone bars cells now.
  std::uint64_t key(const Position& position) const;
  /// Cells and side to move; never plies.
  bool same(const Position& a, const Position& b) const;

  CellSet empty_cells(const Position& position) const;
  /// Empty or not, the cells too near to White's first stone while he places his second.
  CellSet barred_cells(const Position& position) const;
  /// The empty cells that are not barred, whether or not the game is over.
  CellSet free_cells(const Position& position) const;
  /// Where the side to move may place a stone; empty when the game is over.
  CellSet legal_cells(const Position& position) const;

  /// The directions in which the side to move takes a pair by a stone on `cell`.
  CaptureDirections capture_directions(const Position& position, Cell cell) const;
  /// The enemy stones it takes.
  CellSet captures(const Position& position, Cell cell) const;

 private:
  bool bars_second_stone(const Position& position) const;

  Grid grid_;
  std::shared_ptr<const Patterns> patterns_;
  int second_stone_distance_;
  RowRule row_rule_;
  bool six_must_survive_;
};

/// The two cells a stone on `cell` takes in a direction.
constexpr std::array<Cell, 2> captured_pair(Cell cell, int direction) {
  const int step = strides[static_cast<std::size_t>(direction)];
  return {cell + step, cell + 2 * step};
}

/// The win of the side that has just moved when its six stands and no reply breaks every six of
/// it; nothing in a game that is already over, or while the six can still be broken.
std::optional<Status> settled(const Rules& rules, const Position& position);

/// Every symmetry of the hexagon but the identity; colours are never exchanged, since White alone
/// has a rule for his second stone.
std::vector<Symmetry> symmetries(const Rules& rules);
std::optional<Position> transform(const Rules& rules, const Position& position,
                                  const Symmetry& symmetry);
Move transform(const Rules& rules, const Move& move, const Symmetry& symmetry);

}  // namespace alveole::hexade
