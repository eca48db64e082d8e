#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace alveole::hexade {

/// Number of a cell, see grid.h: 0 .. 379.
using Cell = int;

/// A set of cells as six machine words, bit i = cell i.
class CellSet {
 public:
  static constexpr int word_count = 6;
  static constexpr int capacity = word_count * 64;

  constexpr void insert(Cell cell) { words_[word(cell)] |= bit(cell); }
  constexpr void erase(Cell cell) { words_[word(cell)] &= ~bit(cell); }
  /// False for any number that is no cell, so that a ray may look past the edge.
  constexpr bool contains(Cell cell) const {
    return cell >= 0 && cell < capacity && (words_[word(cell)] & bit(cell)) != 0;
  }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  constexpr int size() const {
    int count = 0;
    for (const std::uint64_t w : words_) count += std::popcount(w);
    return count;
  }

  /// Every member moved by the same number of cells; what leaves 0 .. capacity - 1 is dropped.
  template <int by>
  constexpr CellSet shifted() const {
    constexpr int words = (by < 0 ? -by : by) / 64;
    constexpr int bits = (by < 0 ? -by : by) % 64;
    // Shifting the neighbour word in two steps keeps the amount below 64 when `bits` is 0.
    CellSet moved;
    if constexpr (by >= 0) {
      for (int i = words; i < word_count; ++i) {
        moved.words_[at(i)] = words_[at(i - words)] << bits;
        if (i > words) moved.words_[at(i)] |= words_[at(i - words - 1)] >> 1 >> (63 - bits);
      }
    } else {
      for (int i = 0; i + words < word_count; ++i) {
        moved.words_[at(i)] = words_[at(i + words)] >> bits;
        if (i + words + 1 < word_count) {
          moved.words_[at(i)] |= words_[at(i + words + 1)] << 1 << (63 - bits);
        }
      }
    }
    return moved;
  }

  /// Calls `visit(cell)` for every member, the lowest first.
  template <class Visitor>
  constexpr void for_each(Visitor&& visit) const {
    for (int i = 0; i < word_count; ++i) {
      for (std::uint64_t rest = words_[at(i)]; rest != 0; rest &= rest - 1) {
        visit(Cell{i * 64 + std::countr_zero(rest)});
      }
    }
  }

  constexpr CellSet& operator&=(const CellSet& other) {
    for (int i = 0; i < word_count; ++i) words_[at(i)] &= other.words_[at(i)];
    return *this;
  }
  constexpr CellSet& operator|=(const CellSet& other) {
    for (int i = 0; i < word_count; ++i) words_[at(i)] |= other.words_[at(i)];
    return *this;
  }
  /// Without the members of `other`.
  constexpr CellSet& operator-=(const CellSet& other) {
    for (int i = 0; i < word_count; ++i) words_[at(i)] &= ~other.words_[at(i)];
    return *this;
  }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  bool operator==(const CellSet&) const = default;

  /// The words themselves, for hashing.
  constexpr const std::array<std::uint64_t, word_count>& words() const { return words_; }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr std::size_t word(Cell cell) { return at(cell >> 6); }
  static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell & 63); }

  std::array<std::uint64_t, word_count> words_{};
};

}  // namespace alveole::hexade
