#pragma once

#include <cstdint>
#include <memory>

namespace alveole {

/// How a position ends with the best play of both sides, for the side to move.
enum class Ending : std::uint8_t { lost, drawn, won };

/// Solved endings of some game, read by its AnyGame::read_endings for its settings.
using AnyEndings = std::shared_ptr<const void>;

}  // namespace alveole
