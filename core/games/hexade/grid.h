#pragma once

#include <array>
#include <optional>

#include "games/hexade/cell_set.h"
#include "hex/axial.h"

namespace alveole::hexade {

/// Cells are numbered file by file, 20 numbers a file although the largest board has 19 ranks:
///
///      file c   40 41 42 43 ..          a step along a file (a1-a2)        is  1
///      file b   20 21 22 23 ..          a step to the next file (a1-b1)    is 20
///      file a    0  1  2  3 .. 18 (19)  both at once (a1-b2)               is 21
///                                       number 19 of a file is never a cell
///
/// So a step of a whole set is one shift, and a step off the board ends on a number that no set
/// holds, on every edge. A walk of single steps over members of a set thus never leaves the board.
constexpr int file_stride = 20;
constexpr int max_side = 10;

/// What a step or offset in axial coordinates adds to the number of a cell.
constexpr int stride(hex::Axial offset) {
  return offset.q - file_stride * offset.r;
}

/// Strides of the six directions of hex::directions.
constexpr std::array<int, hex::direction_count> strides = [] {
  std::array<int, hex::direction_count> result{};
  for (std::size_t d = 0; d < result.size(); ++d) result[d] = stride(hex::directions[d]);
  return result;
}();

/// The board: a hexagon of `side` cells a side, 10 (271 cells) or 8 (169 cells). The seed
/// ("Introduzione"): 271 cells in ten concentric frames; "Variante 169": 8 cells a side.
class Grid {
 public:
  explicit constexpr Grid(int side) : side_(side) {
    for (int file = 1; file < 2 * side; ++file) {
      for (int rank = 1; rank < 2 * side; ++rank) {
        if (const auto cell = find(file, rank)) all_.insert(*cell);
      }
    }
  }

  constexpr int side() const { return side_; }
  constexpr const CellSet& all() const { return all_; }

  /// The cell of a file and rank, each counted from 1; nothing off the board.
  constexpr std::optional<Cell> find(int file, int rank) const {
    const auto on_axis = [&](int n) { return n >= 1 && n < 2 * side_; };
    const int slant = file - rank;
    if (!on_axis(file) || !on_axis(rank) || slant >= side_ || slant <= -side_) return std::nullopt;
    return number(file, rank);
  }
  constexpr std::optional<Cell> find(hex::Axial at) const {
    return find(side_ - at.r, at.q + side_);
  }
  /// The number of a cell that is on the board.
  constexpr Cell cell(hex::Axial at) const { return number(side_ - at.r, at.q + side_); }

  static constexpr int file(Cell cell) { return cell / file_stride + 1; }
  static constexpr int rank(Cell cell) { return cell % file_stride + 1; }
  constexpr hex::Axial axial(Cell cell) const {
    return hex::axial(rank(cell) - side_, side_ - file(cell));
  }

 private:
  static constexpr Cell number(int file, int rank) { return file_stride * (file - 1) + rank - 1; }

  int side_;
  CellSet all_;
};

}  // namespace alveole::hexade
