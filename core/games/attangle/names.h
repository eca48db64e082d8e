#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "hex/axial.h"
#include "text/scanner.h"

/// Names of the points of a hexagon of `side` points a side. Rows are lettered from the bottom,
/// and each row is numbered from its own left end; for side 3:
///
///         e1  e2  e3
///       d1  d2  d3  d4
///     c1  c2  c3  c4  c5        c3 = (0,0), a1 = (-2,2), e3 = (2,-2)
///       b1  b2  b3  b4
///         a1  a2  a3
namespace alveole::attangle {

/// Number of rows, lettered a, b, ...
constexpr int row_count(int side) {
  return 2 * side - 1;
}
/// Row of a point, 0 = a.
constexpr int row_of(hex::Axial point, int side) {
  return side - 1 - point.r;
}
/// The q coordinate of the left end of a row.
constexpr int left_end(int row, int side) {
  return std::max(1 - side, row - 2 * (side - 1));
}
/// Number of points of a row.
constexpr int row_length(int row, int side) {
  return row < side ? side + row : 3 * side - 2 - row;
}
/// Number of a point in its row, from 1.
constexpr int number_of(hex::Axial point, int side) {
  return point.q - left_end(row_of(point, side), side) + 1;
}
/// The point of a row (0 = a) with a number from 1 to row_length.
constexpr hex::Axial point_at(int row, int number, int side) {
  return hex::axial(left_end(row, side) + number - 1, side - 1 - row);
}

inline char row_letter(int row) {
  return static_cast<char>('a' + row);
}

inline std::string name_of_point(hex::Axial point, int side) {
  return row_letter(row_of(point, side)) + std::to_string(number_of(point, side));
}

/// The point of this name in any case, if it is one of the board.
inline std::optional<hex::Axial> find_point(std::string_view name, int side) {
  if (name.empty() || !is_letter(name.front()) || (name.size() > 1 && name[1] == '0')) {
    return std::nullopt;
  }
  const int row = to_lower(name.front()) - 'a';
  if (row >= row_count(side)) return std::nullopt;
  const auto number = parse_number(name.substr(1), 1, row_length(row, side));
  if (!number) return std::nullopt;
  return point_at(row, *number, side);
}

}  // namespace alveole::attangle
