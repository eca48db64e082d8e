#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "games/any_game.h"
#include "games/weights.h"

namespace alveole {

/// The weights that assets/ (ALVEOLE_ASSETS) has for a game; none where it has not learned any.
/// Fails as parse_weights does, and with error.weights.unfit.
inline Expected<std::vector<std::int16_t>> asset_weights(const AnyGame& game) {
  std::ifstream file(
      std::string(ALVEOLE_ASSETS) + '/' + std::string(game.info().id) + "/weights.bin",
      std::ios::binary);
  if (!file) return {};
  auto weights = parse_weights(std::string{std::istreambuf_iterator<char>(file), {}});
  if (!weights) return std::unexpected(weights.error());
  if (weights->values.size() != game.weight_count()) return fail("error.weights.unfit");
  return std::move(weights->values);
}

}  // namespace alveole
