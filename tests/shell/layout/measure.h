#pragma once

#include <algorithm>
#include <cmath>

#include "paint/layout.h"

namespace alveole::paint {

/// A typewriter in place of a font: every character is half an em wide.
inline Size typewriter(std::string_view text, TextSize size, bool strong, float wrap) {
  constexpr float ems[] = {14, 16, 20, 32};
  const float em = ems[static_cast<std::size_t>(size)];
  const float width = static_cast<float>(text.size()) * em * (strong ? 0.55F : 0.5F);
  const float lines = wrap > 0 ? std::max(1.0F, std::ceil(width / wrap)) : 1;
  return {wrap > 0 ? std::min(width, wrap) : width, lines * em * 1.3F};
}

}  // namespace alveole::paint
