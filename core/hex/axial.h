#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>

namespace alveole::hex {

/// A hexagon of the plane, in axial coordinates.
///
///            (0,-1)  (1,-1)
///                 \  /
///      (-1,0) -- (0,0) -- (1,0)          q grows to the right,
///                 /  \                   r downwards to the right
///            (-1,1)  (0,1)
///
/// The one identity of a cell everywhere outside a game's own board: clicks, effects, pictures.
struct Axial {
  std::int8_t q = 0;
  std::int8_t r = 0;
  auto operator<=>(const Axial&) const = default;
};

constexpr Axial axial(int q, int r) {
  return {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
}
constexpr Axial operator+(Axial a, Axial b) {
  return axial(a.q + b.q, a.r + b.r);
}
constexpr Axial operator-(Axial a, Axial b) {
  return axial(a.q - b.q, a.r - b.r);
}
constexpr Axial operator*(Axial a, int n) {
  return axial(a.q * n, a.r * n);
}

constexpr int direction_count = 6;

/// The six neighbours, counter-clockwise from the right; direction d + 3 is opposite to d.
constexpr std::array<Axial, direction_count> directions = {axial(1, 0),  axial(1, -1), axial(0, -1),
                                                           axial(-1, 0), axial(-1, 1), axial(0, 1)};

constexpr int opposite(int direction) {
  return (direction + 3) % direction_count;
}
constexpr Axial neighbour(Axial cell, int direction) {
  return cell + directions[static_cast<std::size_t>(direction)];
}

/// Number of steps between two cells.
constexpr int distance(Axial a, Axial b) {
  const int dq = a.q - b.q;
  const int dr = a.r - b.r;
  const int ds = dq + dr;
  const auto abs = [](int n) { return n < 0 ? -n : n; };
  return (abs(dq) + abs(dr) + abs(ds)) / 2;
}

/// A turn by `turns` x 60 degrees counter-clockwise about (0,0), after an optional mirroring that
/// exchanges q and r.
struct Transform {
  int turns = 0;
  bool mirrored = false;
  bool operator==(const Transform&) const = default;
};

constexpr Axial transformed(Axial cell, Transform by) {
  if (by.mirrored) cell = axial(cell.r, cell.q);
  for (int i = 0; i < by.turns; ++i) cell = axial(cell.q + cell.r, -cell.q);
  return cell;
}

}  // namespace alveole::hex
