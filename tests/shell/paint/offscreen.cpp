#include "shell/paint/offscreen.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>

namespace alveole::paint {

namespace {

// A fully interpolated corner: colour and alpha 0 .. 255, texture coordinates 0 .. 1.
struct Corner {
  double x = 0;
  double y = 0;
  std::array<double, 6> values = {};  // red, green, blue, alpha, u, v
};

// Draws triangles as a graphics card does: a pixel belongs to a triangle when its middle does, and
// middles on an edge to the triangle at one side of it only.
class Rasteriser {
 public:
  Rasteriser(Pixels& pixels, ImFontAtlas& atlas, float pixel_ratio)
      : pixels_(pixels), pixel_ratio_(pixel_ratio) {
    unsigned char* texture = nullptr;
    atlas.GetTexDataAsAlpha8(&texture, &width_, &height_);
    texture_.assign(texture, texture + width_ * height_);
  }

  void draw(const ImDrawList& list) {
    for (const ImDrawCmd& command : list.CmdBuffer) {
      clip_ = command.ClipRect;
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        std::array<Corner, 3> corners;
        for (unsigned k = 0; k < 3; ++k) {
          const ImDrawIdx index = list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)];
          corners[k] = corner(list.VtxBuffer[static_cast<int>(command.VtxOffset + index)]);
        }
        triangle(corners);
      }
    }
  }

 private:
  Corner corner(const ImDrawVert& vertex) const {
    const auto channel = [&](int shift) { return static_cast<double>(vertex.col >> shift & 0xFF); };
    return {static_cast<double>(vertex.pos.x) * pixel_ratio_,
            static_cast<double>(vertex.pos.y) * pixel_ratio_,
            {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT),
             channel(IM_COL32_A_SHIFT), static_cast<double>(vertex.uv.x),
             static_cast<double>(vertex.uv.y)}};
  }

  static double edge(const Corner& a, const Corner& b, double x, double y) {
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  }
  // Whether middles exactly on the edge from a to b belong to the triangle at its right.
  static bool owns(const Corner& a, const Corner& b) {
    return b.y < a.y || (b.y == a.y && b.x > a.x);
  }

  void triangle(std::array<Corner, 3> corners) {
    double area = edge(corners[0], corners[1], corners[2].x, corners[2].y);
    if (area == 0) return;
    if (area < 0) {
      std::swap(corners[1], corners[2]);
      area = -area;
    }
    const auto [left, right] = std::minmax({corners[0].x, corners[1].x, corners[2].x});
    const auto [top, bottom] = std::minmax({corners[0].y, corners[1].y, corners[2].y});
    const auto ratio = static_cast<double>(pixel_ratio_);
    const auto bound = [](double low, double high, double limit) {
      return static_cast<int>(std::clamp(std::floor(high), low, limit));
    };
    const int x0 = bound(0, std::max(left, clip_.x * ratio), pixels_.width);
    const int x1 = bound(-1, std::min(right, clip_.z * ratio), pixels_.width - 1);
    const int y0 = bound(0, std::max(top, clip_.y * ratio), pixels_.height);
    const int y1 = bound(-1, std::min(bottom, clip_.w * ratio), pixels_.height - 1);
    for (int y = y0; y <= y1; ++y) {
      for (int x = x0; x <= x1; ++x) {
        std::array<double, 6> values = {};
        bool inside = true;
        for (std::size_t i = 0; i < 3 && inside; ++i) {
          const Corner& a = corners[(i + 1) % 3];
          const Corner& b = corners[(i + 2) % 3];
          const double weight = edge(a, b, x + 0.5, y + 0.5);
          inside = weight > 0 || (weight == 0 && owns(a, b));
          for (std::size_t k = 0; k < values.size(); ++k) {
            values[k] += corners[i].values[k] * weight / area;
          }
        }
        if (inside) blend(x, y, values);
      }
    }
  }

  void blend(int x, int y, const std::array<double, 6>& values) {
    const double alpha = values[3] / 255 * texel(values[4], values[5]);
    std::uint32_t& pixel = pixels_.data[static_cast<std::size_t>(y * pixels_.width + x)];
    std::uint32_t result = 0;
    for (std::size_t channel = 0; channel < 3; ++channel) {
      const int shift = 16 - 8 * static_cast<int>(channel);
      const double below = pixel >> shift & 0xFF;
      const double mixed = below + (values[channel] - below) * alpha;
      result |= static_cast<std::uint32_t>(std::lround(std::clamp(mixed, 0.0, 255.0))) << shift;
    }
    pixel = result;
  }

  // The alpha of the fonts' texture between its four nearest pixels, 0 .. 1.
  double texel(double u, double v) const {
    const double x = u * width_ - 0.5;
    const double y = v * height_ - 0.5;
    const double column = std::floor(x);
    const double row = std::floor(y);
    const auto at = [&](double dx, double dy) {
      const auto px = static_cast<int>(std::clamp(column + dx, 0.0, width_ - 1.0));
      const auto py = static_cast<int>(std::clamp(row + dy, 0.0, height_ - 1.0));
      return texture_[static_cast<std::size_t>(py * width_ + px)] / 255.0;
    };
    return std::lerp(std::lerp(at(0, 0), at(1, 0), x - column),
                     std::lerp(at(0, 1), at(1, 1), x - column), y - row);
  }

  Pixels& pixels_;
  float pixel_ratio_;
  ImVec4 clip_;
  int width_ = 0;
  int height_ = 0;
  std::vector<unsigned char> texture_;
};

}  // namespace

Pixels draw_offscreen(Size size, float pixel_ratio, scene::Colour background,
                      const std::function<void(ImDrawList&, const Fonts&)>& draw) {
  Pixels pixels;
  pixels.width = static_cast<int>(std::lround(size.width * pixel_ratio));
  pixels.height = static_cast<int>(std::lround(size.height * pixel_ratio));
  const auto ground =
      static_cast<std::uint32_t>(background.red << 16 | background.green << 8 | background.blue);
  pixels.data.assign(static_cast<std::size_t>(pixels.width * pixels.height), ground);

  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = {size.width, size.height};
  io.DisplayFramebufferScale = {pixel_ratio, pixel_ratio};
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  Fonts fonts;
  fonts.bake(*io.Fonts, built_in_fonts(), pixel_ratio);
  ImGui::NewFrame();
  draw(*ImGui::GetBackgroundDrawList(), fonts);
  ImGui::Render();
  Rasteriser rasteriser(pixels, *io.Fonts, pixel_ratio);
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) rasteriser.draw(*list);
  ImGui::DestroyContext();
  return pixels;
}

bool write_bmp(const Pixels& pixels, const std::string& path) {
  // 14 bytes of file header, 40 of picture header, then rows of blue, green, red, 0.
  std::string bytes = "BM";
  const auto number = [&](int value, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> 8 * i & 0xFF);
  };
  constexpr int headers = 54;
  number(headers + 4 * pixels.width * pixels.height, 4);
  for (const int value : {0, headers, 40, pixels.width, -pixels.height}) number(value, 4);
  number(1, 2);
  number(32, 2);
  for (int i = 0; i < 6; ++i) number(0, 4);
  for (const std::uint32_t pixel : pixels.data) number(static_cast<int>(pixel), 4);
  std::ofstream file(path, std::ios::binary);
  file << bytes;
  return static_cast<bool>(file);
}

}  // namespace alveole::paint
