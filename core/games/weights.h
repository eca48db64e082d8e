#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"

/// What a learned evaluation is made of: features, and a weight for each. README.md, "A learned
/// evaluation", says what a game gives for it.
namespace alveole {

/// Something a position has, and how often: positive for the side to move, negative for the other.
/// (Features may come several times in one list; they add up.)
struct Feature {
  std::uint32_t index = 0;  ///< of its weight
  int count = 1;
  bool operator==(const Feature&) const = default;
};

/// The weights of a game's features for one variant, as they stand in assets/GAME/weights.bin:
///
///     alveole weights 1
///     game = hexdame
///     variant = 5
///     count = 21923
///     command = how they were made
///
/// then an empty line, then the weights as 16-bit little-endian numbers.
struct Weights {
  std::string game;
  std::string variant;
  std::string command;  ///< what made them; one line
  std::vector<std::int16_t> values;
  bool operator==(const Weights&) const = default;
};

/// Weights are sixteenths of the unit of scores, so that many small ones do not lose by rounding.
constexpr int weight_unit = 16;
/// The evaluation that a sum of weights means.
constexpr int evaluation_of(int sum) {
  return sum / weight_unit;
}

/// The most weights a file may have.
constexpr int most_weights = 1 << 20;

/// Reads a file of weights; whether they fit the game is for the caller to ask.
/// error.weights.line for a header that is not as above, error.weights.size where another number of
/// bytes follows it than it says.
Expected<Weights> parse_weights(std::string_view bytes);

std::string print_weights(const Weights& weights);

}  // namespace alveole
