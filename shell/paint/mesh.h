#pragma once

#include <cstdint>
#include <vector>

#include "scene/drawing.h"

namespace alveole::paint {

struct Vertex {
  float x = 0;
  float y = 0;
  scene::Colour colour;
};

/// Triangles with a colour at each corner, ready for any renderer that blends and interpolates.
struct Mesh {
  std::vector<Vertex> vertices;
  std::vector<std::uint16_t> indices;  ///< three a triangle
};

/// A shape as triangles; a text gives none. `scale` is pixels per scene unit and `pixel` the size
/// of one pixel of the screen in the same unit: every edge fades out over one such pixel, half
/// inside and half outside, so that it looks sharp at any size.
Mesh tessellate(const scene::Primitive& primitive, float scale, float pixel);

}  // namespace alveole::paint
