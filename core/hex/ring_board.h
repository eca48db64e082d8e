#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "hex/axial.h"

namespace alveole::hex {

/// Two machine words as one number, for boards of 65 to 128 cells.
// NOLINTNEXTLINE(modernize-use-using): g++ has no other way to say that no standard knows it.
__extension__ typedef unsigned __int128 Word128;

template <class Word>
constexpr int popcount(Word word) {
  if constexpr (sizeof(Word) > 8) {
    return std::popcount(static_cast<std::uint64_t>(word)) +
           std::popcount(static_cast<std::uint64_t>(word >> 64));
  } else {
    return std::popcount(word);
  }
}

/// Index of the lowest set bit; `word` must not be 0.
template <class Word>
constexpr int lowest_bit(Word word) {
  if constexpr (sizeof(Word) > 8) {
    const auto low = static_cast<std::uint64_t>(word);
    return low != 0 ? std::countr_zero(low)
                    : 64 + std::countr_zero(static_cast<std::uint64_t>(word >> 64));
  } else {
    return std::countr_zero(word);
  }
}

/// Removes the lowest set bit of `word` and returns its index.
template <class Word>
constexpr int pop_lowest_bit(Word& word) {
  const int index = lowest_bit(word);
  word &= static_cast<Word>(word - 1);
  return index;
}

/// A hexagonal board of `side` cells a side whose cells are numbered so that all six neighbours lie
/// at constant distances: ring indexing.
///
/// Walk the row through the centre, then wrap round: with p = 3 side (side - 1) + 1 cells and
/// s = 3 side - 1, the number (q + s r) mod p names every cell exactly once. For side 2:
///
///          2   3                 a step right          is +1
///        6   0   1               a step down-right     is +s      = +5  (mod 7)
///          4   5                 a step down-left      is +(s-1)  = +4  (mod 7)
///
/// So a set of cells is one machine word, a step of the whole set is a rotation in p bits, and one
/// mask removes the steps that left the board on one edge and came in on another.
template <class Word>
class RingBoard {
 public:
  static constexpr int max_cells = static_cast<int>(sizeof(Word) * 8) - 1;
  /// What `step` returns for a cell off the board.
  static constexpr int off_board = -1;

  /// `side` >= 2 and small enough that all cells fit into a word (6 for Word128, 5 for 64 bits).
  explicit constexpr RingBoard(int side)
      : side_(side), cell_count_(3 * side * (side - 1) + 1), all_((Word{1} << cell_count_) - 1) {
    for (int r = -(side - 1); r <= side - 1; ++r) {
      for (int q = -(side - 1); q <= side - 1; ++q) {
        if (contains(axial(q, r))) cells_[at(index(axial(q, r)))] = axial(q, r);
      }
    }
    for (int d = 0; d < direction_count; ++d) {
      strides_[at(d)] = index_of(directions[at(d)]);
      for (int i = 0; i < cell_count_; ++i) {
        const Axial to = neighbour(cells_[at(i)], d);
        const bool on_board = contains(to);
        steps_[at(d)][at(i)] = static_cast<std::int8_t>(on_board ? index(to) : off_board);
        if (on_board) landings_[at(d)] |= Word{1} << index(to);
      }
    }
  }

  constexpr int side() const { return side_; }
  constexpr int cell_count() const { return cell_count_; }
  constexpr Word all() const { return all_; }

  constexpr bool contains(Axial cell) const { return distance(cell, {}) < side_; }
  /// Number of a cell of the board, 0 .. cell_count() - 1.
  constexpr int index(Axial cell) const { return index_of(cell); }
  constexpr Axial cell(int index) const { return cells_[at(index)]; }
  static constexpr Word bit(int index) { return Word{1} << index; }

  /// The neighbour of a cell in a direction, or off_board.
  constexpr int step(int index, int direction) const { return steps_[at(direction)][at(index)]; }

  /// Every cell of the set moved one step; those that would leave the board are dropped.
  constexpr Word shifted(Word set, int direction) const {
    const int stride = strides_[at(direction)];
    return ((set << stride) | (set >> (cell_count_ - stride))) & landings_[at(direction)];
  }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  constexpr int index_of(Axial cell) const {
    const int number = (cell.q + (3 * side_ - 1) * cell.r) % cell_count_;
    return number < 0 ? number + cell_count_ : number;
  }

  int side_;
  int cell_count_;
  Word all_;
  std::array<int, direction_count> strides_{};
  std::array<Word, direction_count> landings_{};
  std::array<Axial, max_cells> cells_{};
  std::array<std::array<std::int8_t, max_cells>, direction_count> steps_{};
};

}  // namespace alveole::hex
