#include "paint/draw_drawing.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <cmath>
#include <vector>

#include "paint/mesh.h"

namespace alveole::paint {

namespace {

using scene::Colour;
using scene::Drawing;
using scene::Point;
using scene::Primitive;

void draw_mesh(ImDrawList& list, const Mesh& mesh, Point offset, float opacity) {
  if (mesh.indices.empty()) return;
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  list.PrimReserve(static_cast<int>(mesh.indices.size()), static_cast<int>(mesh.vertices.size()));
  const unsigned first = list._VtxCurrentIdx;
  for (const std::uint16_t index : mesh.indices) {
    list.PrimWriteIdx(static_cast<ImDrawIdx>(first + index));
  }
  for (const Vertex& vertex : mesh.vertices) {
    list.PrimWriteVtx({offset.x + vertex.x, offset.y + vertex.y}, white,
                      imgui_colour(faded(vertex.colour, opacity)));
  }
}

float snapped(float position, float pixel_ratio) {
  return std::round(position * pixel_ratio) / pixel_ratio;
}

// Calls `each(glyph)` for the glyphs of the first line.
template <class Each>
void for_glyphs(const ImFont& font, std::string_view text, Each&& each) {
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at < end && *at != '\n') {
    unsigned code = 0;
    at += ImTextCharFromUtf8(&code, at, end);
    const ImFontGlyph* glyph = font.FindGlyph(static_cast<ImWchar>(code));
    if (glyph != nullptr) each(*glyph);
  }
}

float text_width(const ImFont& font, std::string_view text) {
  float width = 0;
  for_glyphs(font, text, [&](const ImFontGlyph& glyph) { width += glyph.AdvanceX; });
  return width;
}

class Painter {
 public:
  Painter(ImDrawList& list, const BoardFrame& frame, const Fonts& fonts, float opacity)
      : list_(list), frame_(frame), fonts_(fonts), opacity_(opacity) {}

  void draw(const Drawing& drawing) {
    // A symbol is cut into triangles once, however often it is placed.
    std::vector<std::vector<Mesh>> meshes(drawing.symbols.size());
    for (const scene::Placement& placement : drawing.placements) {
      const auto index = static_cast<std::size_t>(placement.symbol);
      const scene::Symbol& symbol = drawing.symbols[index];
      if (meshes[index].empty()) meshes[index] = meshes_of(symbol);
      const Point origin = frame_.to_screen(placement.at);
      for (std::size_t i = 0; i < symbol.primitives.size(); ++i) {
        const Primitive& primitive = symbol.primitives[i];
        if (const auto* text = std::get_if<scene::Text>(&primitive.form)) {
          draw_label(*text, primitive.fill.stops[0].colour, origin);
        } else {
          draw_mesh(list_, meshes[index][i], origin, opacity_);
        }
      }
    }
  }

 private:
  std::vector<Mesh> meshes_of(const scene::Symbol& symbol) const {
    std::vector<Mesh> meshes;
    meshes.reserve(symbol.primitives.size());
    for (const Primitive& primitive : symbol.primitives) {
      meshes.push_back(tessellate(primitive, frame_.scale, 1 / fonts_.pixel_ratio()));
    }
    return meshes;
  }

  void draw_label(const scene::Text& text, Colour colour, Point origin) {
    const float em = text.size * frame_.scale;
    const Face& face = fonts_.nearest(em, text.bold);
    const float width = text_width(*face.font, text.text);
    const float baseline = scene::cap_height / 2 * face.em;
    const Point top_left{origin.x + text.centre.x * frame_.scale - width / 2,
                         origin.y + text.centre.y * frame_.scale + baseline - face.ascent};
    draw_text(list_, fonts_, face, top_left, faded(colour, opacity_), text.text);
  }

  ImDrawList& list_;
  const BoardFrame& frame_;
  const Fonts& fonts_;
  float opacity_;
};

}  // namespace

unsigned imgui_colour(Colour colour) {
  return IM_COL32(colour.red, colour.green, colour.blue, colour.alpha);
}

void draw_drawing(ImDrawList& list, const Drawing& drawing, const BoardFrame& frame,
                  const Fonts& fonts, float opacity) {
  Painter(list, frame, fonts, opacity).draw(drawing);
}

float draw_text(ImDrawList& list, const Fonts& fonts, const Face& face, Point top_left,
                Colour colour, std::string_view text) {
  const ImU32 ink = imgui_colour(colour);
  const float y = snapped(top_left.y, fonts.pixel_ratio());
  float x = snapped(top_left.x, fonts.pixel_ratio());
  const float start = x;
  list.PushTextureID(face.font->ContainerAtlas->TexID);
  for_glyphs(*face.font, text, [&](const ImFontGlyph& glyph) {
    if (glyph.Visible != 0) {
      list.PrimReserve(6, 4);
      list.PrimRectUV({x + glyph.X0, y + glyph.Y0}, {x + glyph.X1, y + glyph.Y1},
                      {glyph.U0, glyph.V0}, {glyph.U1, glyph.V1}, ink);
    }
    x += glyph.AdvanceX;
  });
  list.PopTextureID();
  return x - start;
}

}  // namespace alveole::paint
