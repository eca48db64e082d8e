#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "games/hexaequo/position.h"
#include "games/move_list.h"

namespace alveole::hexaequo {

/// What keeps a chain of jumps finite (option "chain").
enum class ChainRule : std::uint8_t {
  /// No landing on a cell stood on since the last capture, the start cell included (seed, "Déplacer
  /// un disque").
  window,
  /// No friendly piece jumped twice in a chain, and the start cell not re-entered before a capture.
  friend_once,
};

enum class JumpRefusal : std::uint8_t {
  not_in_line,      ///< not two cells away in a straight line
  nothing_between,  ///< no piece to jump over
  no_tile,          ///< no tile to land on
  occupied,         ///< a piece on the landing tile
  comes_back,       ///< stood on since the last capture
  friend_twice,     ///< that friend has been jumped already
};

/// The jumps open to one disc. A jump moves it by two cells, so it only ever lands on every second
/// cell of every line, never where a piece stood that it took, and every piece can be jumped along
/// one line only:
///
///      o - x - o - x - o        o  cells the disc can stand on
///       \     / \     /         x  cells of the pieces it jumps over
///        x   x   x   x
///         \ /     \ /
///          o - x - o
///
/// With at most 18 tiles the o and x of a disc are few, and so are all sets made of them.
class JumpChain {
 public:
  /// The chains of the disc of the side to move on the tile `origin`.
  JumpChain(const Position& position, int origin, ChainRule rule);

  /// How a chain stands: all that decides which jumps may follow.
  struct State {
    int at = 0;            ///< slot the disc stands on
    Tiles captured = 0;    ///< enemies taken so far
    Tiles remembered = 0;  ///< cells it may not land on, unless by a capture
    Tiles jumped = 0;      ///< friends it may not jump again (ChainRule::friend_once)
    auto operator<=>(const State&) const = default;
  };
  State start() const { return {origin_, 0, tile_bit(origin_), 0}; }

  /// The chain after one more jump to `landing`, if the rules allow it.
  std::expected<State, JumpRefusal> jump(const State& state, hex::Axial landing) const;

  /// Calls `visit(captured, cells)` with the cells a chain can end on for every set of captured
  /// enemies, each set once; the empty set never with the start cell.
  template <class Visit>
  void for_each_end(Visit visit) const;

  /// What is asked of a route.
  struct Wish {
    hex::Axial to;                         ///< the last landing cell
    Tiles captured = 0;                    ///< all it takes
    std::span<const hex::Axial> via = {};  ///< to be landed on before, in order, others between
    bool printable = false;  ///< no capture onto a remembered cell: such routes are never written
  };
  /// Landing cells of the legal route with fewest jumps, then the smallest sequence of cells
  /// (file, rank), that grants a wish; nothing if there is none.
  std::optional<std::vector<hex::Axial>> route(const Wish& wish) const;

 private:
  /// Cells the disc can be on once it has jumped exactly the pieces of `jumped` that can be jumped
  /// only once.
  struct Reach {
    Tiles jumped = 0;
    Tiles cells = 0;
  };
  // More than any game is likely to need; further ones go to the heap.
  using Reaches = MoveList<Reach, 64>;

  std::expected<State, JumpRefusal> jump_along(const State& state, int direction) const;
  static void add(Reaches& reaches, std::size_t first, Tiles jumped, Tiles cells);

  template <class Visit>
  void for_each_jump(int slot, Tiles gone, Visit visit) const;

  const Position& position_;
  int origin_;
  ChainRule rule_;
  Tiles friends_;
  Tiles enemies_;
  Tiles free_;
};

/// Calls `visit(over, landing)` with the bits of the piece jumped and the tile reached for every
/// jump from a tile when the enemies `gone` have been taken.
template <class Visit>
void JumpChain::for_each_jump(int slot, Tiles gone, Visit visit) const {
  const int place = position_.place_of(slot);
  const Tiles pieces = (friends_ | enemies_) & ~gone;
  for (const int step : window::steps) {
    const int over = position_.entry(place + step);
    const int landing = position_.entry(place + 2 * step);
    if (Position::holds(pieces, over) && Position::holds(free_, landing)) {
      visit(tile_bit(over), tile_bit(landing));
    }
  }
}

template <class Visit>
void JumpChain::for_each_end(Visit visit) const {
  // Breadth first over (cell, captured set), all cells of a set at once: a set is complete when its
  // turn comes, for every way to it comes from a set with one piece less. The rule against coming
  // back needs no memory here: a walk that visits no pair twice never breaks it, or another of the
  // same length and result does not (see Wish::printable), and it forbids no result but the start
  // cell with nothing captured.
  const bool friends_once = rule_ == ChainRule::friend_once;
  Reaches reaches;
  Reaches ends;
  reaches.push_back({0, tile_bit(origin_)});
  std::size_t level = 0;
  for (std::size_t i = 0; i < reaches.size(); ++i) {
    const Tiles jumped = reaches[i].jumped;
    const Tiles captured = jumped & enemies_;
    if (std::popcount(jumped) > std::popcount(reaches[level].jumped)) level = i;
    Tiles cells = reaches[i].cells;
    for (Tiles open = cells; open != 0;) {
      const int slot = std::countr_zero(open);
      open &= open - 1;
      for_each_jump(slot, captured, [&](Tiles over, Tiles landing) {
        const bool captures = (over & enemies_) != 0;
        if (!captures && !friends_once) {
          open |= landing & ~cells;
          cells |= landing;
          return;
        }
        const bool again = (over & jumped) != 0;
        const bool home = !captures && captured == 0 && landing == tile_bit(origin_);
        if (!again && !home) add(reaches, level, jumped | over, landing);
      });
    }
    if (captured == 0) cells &= ~tile_bit(origin_);
    if (friends_once) {
      add(ends, 0, captured, cells);
    } else {
      visit(captured, cells);
    }
  }
  for (const Reach& end : ends) visit(end.jumped, end.cells);
}

}  // namespace alveole::hexaequo
