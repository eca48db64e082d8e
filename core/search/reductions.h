#pragma once

#include <algorithm>
#include <array>

#include "games/selectivity.h"
#include "search/score.h"

/// How much less deeply a move is searched, or whether at all: pure functions of depth, number and
/// scores. Whole numbers only, so that they are the same everywhere.
namespace alveole::search {

/// 16 times the natural logarithm of 1 to 127.
constexpr auto logarithms = [] {
  std::array<int, 128> table{};
  // The integral of 1/x, in strips 1/64 wide and in millionths.
  long long sum = 0;
  for (int n = 2; n < 128; ++n) {
    for (int strip = 64 * (n - 1); strip < 64 * n; ++strip) sum += 2'000'000 / (2 * strip + 1);
    table[static_cast<std::size_t>(n)] = static_cast<int>(sum * 16 / 1'000'000);
  }
  return table;
}();
constexpr int logarithm(int n) {
  return logarithms[static_cast<std::size_t>(std::clamp(n, 1, 127))];
}

/// Plies that the `number`-th move (from 1) of a node is searched less, before history is heard.
constexpr int late_move_reduction(int depth, int number) {
  // ln(depth) * ln(number) / 2.2, and a half: found by matches.
  return (logarithm(depth) * logarithm(number) * 10 / 22 + 128) / 256;
}

/// Plies that the search after a pass is shallower, beside the pass itself.
constexpr int pass_reduction(int depth) {
  return 2 + depth / 4;
}

/// What is at stake in the plies left.
constexpr Score swing(const Selectivity& selectivity, int depth) {
  return selectivity.swing * depth;
}

/// How many quiet moves are tried before the others are left out.
constexpr int late_move_count(const Selectivity& selectivity, int depth) {
  return selectivity.late_moves + depth * depth * 2;
}

}  // namespace alveole::search
