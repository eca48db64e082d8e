#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// Eight strengths to play against. A weak level is ignorant rather than shallow: it overlooks some
/// kinds of moves wherever it looks ahead (which, a game says by `overlooks`, search/opinions.h),
/// and it picks with a soft hand among the moves it thinks nearly best.
namespace alveole {

struct Level {
  std::uint64_t nodes = 0;  ///< looked at for a move
  int ignorance = 0;        ///< 0 = overlooks nothing, up to most_ignorance
  int lines = 1;            ///< moves it chooses from
  int softness = 0;   ///< a move worse by this score is chosen half as often; 0 = always the best
  int most_loss = 0;  ///< moves worse by more are never chosen

  bool operator==(const Level&) const = default;
};

constexpr int level_count = 8;
constexpr int most_ignorance = 3;

using Levels = std::array<Level, level_count>;

/// Levels that look at so many nodes. How many make a step of one level, a game finds by matches of
/// each level against the one below (tests/lab/results/levels.md).
constexpr Levels levels_with(const std::array<std::uint64_t, level_count>& nodes) {
  Levels levels = {{
      {.ignorance = 3, .lines = 8, .softness = 60, .most_loss = 250},
      {.ignorance = 3, .lines = 6, .softness = 40, .most_loss = 180},
      {.ignorance = 2, .lines = 5, .softness = 30, .most_loss = 120},
      {.ignorance = 2, .lines = 4, .softness = 20, .most_loss = 80},
      {.ignorance = 1, .lines = 3, .softness = 12, .most_loss = 50},
      {.ignorance = 1, .lines = 2, .softness = 6, .most_loss = 20},
      {},
      {},
  }};
  for (std::size_t i = 0; i < nodes.size(); ++i) levels[i].nodes = nodes[i];
  return levels;
}

/// Of a game that says nothing: of the order of those that the measured games found.
constexpr Levels usual_levels = levels_with({30, 200, 500, 2'500, 7'000, 20'000, 60'000, 300'000});

}  // namespace alveole
