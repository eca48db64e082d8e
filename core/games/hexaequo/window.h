#pragma once

#include <array>
#include <cstdint>

#include "hex/axial.h"

/// The window of cells that a Hexaequo board can grow in: files a..q by ranks 1..16, every board
/// that 18 tiles can reach from the start.
///
///        a7  b7  c7  ...  q7            file a..q  =  q from -8 to 8
///          a8  b8 ... i8 j8 ... q8      rank 1..16 =  r from -7 to 8
///            a9 ... h9 i9  ...  q9      i8 = (0,0); the start block is i8 j8 h9 i9
///
/// Cells are numbered row by row with two rows above and below and two columns between the rows, so
/// that a step or a leap of two from any cell of the window stays inside the numbering and never
/// comes in on the other edge.
namespace alveole::hexaequo::window {

constexpr int min_q = -8;
constexpr int max_q = 8;
constexpr int min_r = -7;
constexpr int max_r = 8;
constexpr int padding = 2;
constexpr int stride = max_q - min_q + 1 + padding;
constexpr int place_count = (max_r - min_r + 1 + 2 * padding) * stride;

/// Number of a cell of the window, padding included: 0 .. place_count - 1.
using Place = std::uint16_t;

constexpr bool contains(hex::Axial cell) {
  return cell.q >= min_q && cell.q <= max_q && cell.r >= min_r && cell.r <= max_r;
}

/// The number of a cell, which must be of the window.
constexpr Place place(hex::Axial cell) {
  return static_cast<Place>((cell.r - min_r + padding) * stride + cell.q - min_q);
}

/// The difference of the numbers of a cell and of the one `offset` away.
constexpr int shift(hex::Axial offset) {
  return offset.r * stride + offset.q;
}

/// The cell with each number; those of the padding are never asked for.
constexpr auto cells = [] {
  std::array<hex::Axial, place_count> table{};
  for (int r = min_r; r <= max_r; ++r) {
    for (int q = min_q; q <= max_q; ++q) table[place(hex::axial(q, r))] = hex::axial(q, r);
  }
  return table;
}();

/// Steps to the six neighbours, in the order of hex::directions.
constexpr auto steps = [] {
  std::array<int, hex::direction_count> table{};
  for (std::size_t d = 0; d < table.size(); ++d) table[d] = shift(hex::directions[d]);
  return table;
}();

/// The twelve cells at distance two.
constexpr auto leaps = [] {
  std::array<int, 12> table{};
  std::size_t count = 0;
  for (int q = -2; q <= 2; ++q) {
    for (int r = -2; r <= 2; ++r) {
      if (hex::distance({}, hex::axial(q, r)) == 2) table[count++] = shift(hex::axial(q, r));
    }
  }
  return table;
}();

}  // namespace alveole::hexaequo::window
