#pragma once

#include <string>

#include "games/any_game.h"

namespace alveole::tests {

/// The same text for all positions that are the same up to the symmetries of the game: the first of
/// their texts in the order of bytes.
inline std::string symmetric_text(const AnyGame& game, const AnyPosition& position) {
  std::string first = game.print_position(position);
  for (const Symmetry& symmetry : game.symmetries()) {
    const AnyPosition image = game.transform(position, symmetry);
    if (!image) continue;
    std::string text = game.print_position(image);
    if (text < first) first = std::move(text);
  }
  return first;
}

}  // namespace alveole::tests
