#pragma once

#include <array>
#include <span>

#include "games/game.h"
#include "hex/ring_board.h"

namespace alveole::hexdame {

/// File and rank of a cell, both from 1: d5 is {4, 5}. Compared, they give the order of cells in
/// texts: by file, then by rank.
struct Square {
  int file = 0;
  int rank = 0;
  auto operator<=>(const Square&) const = default;
};

/// The hexagon of 4, 5 or 6 cells a side, as players see it (5 a side):
///
///                    i9                  straight up   = a file and a rank further
///                 i8    h9               up to the left  = a file further
///              i7    h8    g9            up to the right = a rank further
///           ...               ...
///        i5                      e9      file letters along the left border,
///         .                       .      ranks along the right border
///        e1                      a5
///           ...               ...
///              c1    b2    a3            White starts below and moves up,
///                 b1    a2               Black starts above and moves down
///                    a1
///
/// A cell exists when |file - rank| < side. In axial coordinates q = rank - side and
/// r = side - file, so White's three ways forward are the directions 0, 1, 2 and Black's 3, 4, 5.
template <class Word>
class Board {
 public:
  explicit Board(int side) : ring_(side) {
    int next = 0;
    for (int file = 1; file <= last(); ++file) {
      for (int rank = 1; rank <= last(); ++rank) {
        if (!ring_.contains(axial(Square{file, rank}))) continue;
        const int cell = ring_.index(axial(Square{file, rank}));
        in_order_[static_cast<std::size_t>(next++)] = static_cast<std::uint8_t>(cell);
        const Word bit = ring_.bit(cell);
        if (file == last() || rank == last()) promotion_[0] |= bit;
        if (file == 1 || rank == 1) promotion_[1] |= bit;
        if (file < side && rank < side) start_[0] |= bit;
        if (file > side && rank > side) start_[1] |= bit;
      }
    }
  }

  const hex::RingBoard<Word>& ring() const { return ring_; }
  int side() const { return ring_.side(); }
  /// The highest file and rank.
  int last() const { return 2 * side() - 1; }
  /// Most pieces a side may have: as many as it starts with.
  int most_pieces() const { return (side() - 1) * (side() - 1); }

  hex::Axial axial(Square at) const { return hex::axial(at.rank - side(), side() - at.file); }
  Square square(hex::Axial at) const { return {side() - at.r, at.q + side()}; }
  Square square(int cell) const { return square(ring_.cell(cell)); }
  /// Every cell by file, then by rank.
  std::span<const std::uint8_t> in_order() const {
    return {in_order_.data(), static_cast<std::size_t>(ring_.cell_count())};
  }

  /// The cells where a man of this side is crowned.
  Word promotion(Side side) const { return promotion_[static_cast<std::size_t>(side)]; }
  /// The cells where this side starts.
  Word start(Side side) const { return start_[static_cast<std::size_t>(side)]; }

  /// The first of a side's three ways forward; the others are the next two directions.
  static constexpr int forward(Side side) { return side == Side::white ? 0 : 3; }

 private:
  hex::RingBoard<Word> ring_;
  std::array<std::uint8_t, hex::RingBoard<Word>::max_cells> in_order_{};
  std::array<Word, 2> promotion_{};
  std::array<Word, 2> start_{};
};

}  // namespace alveole::hexdame
