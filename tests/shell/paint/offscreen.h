#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "paint/fonts.h"
#include "scene/colour.h"

struct ImDrawList;

namespace alveole::paint {

/// A picture in memory: 0xRRGGBB a pixel, row by row.
struct Pixels {
  int width = 0;
  int height = 0;
  std::vector<std::uint32_t> data;

  std::uint32_t at(int x, int y) const {
    return data.at(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                   static_cast<std::size_t>(x));
  }
};

/// What `draw` puts into a draw list, drawn into memory without a window. `size` is
/// in CSS pixels.
Pixels draw_offscreen(Size size, float pixel_ratio, scene::Colour background,
                      const std::function<void(ImDrawList&, const Fonts&)>& draw);

/// Writes a BMP file; false when that is not possible.
bool write_bmp(const Pixels& pixels, const std::string& path);

}  // namespace alveole::paint
