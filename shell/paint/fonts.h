#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "paint/layout.h"

struct ImFont;
struct ImFontAtlas;

namespace alveole::paint {

/// The TrueType files that fonts are baked from.
struct FontFiles {
  std::span<const unsigned char> regular;
  std::span<const unsigned char> bold;
  std::span<const unsigned char> icons;
  unsigned first_icon = 0;
  unsigned last_icon = 0;
};

/// The files of the build (assets/fonts).
FontFiles built_in_fonts();

/// A font baked at one size.
struct Face {
  ImFont* font = nullptr;
  float em = 0;      ///< CSS pixels
  float ascent = 0;  ///< from the top of the line to the baseline, CSS pixels
  bool bold = false;
};

/// All texts of the canvas: four sizes with the icons merged in, and some sizes between and below
/// for what is written on boards. Everything is baked for one pixel ratio, so text is never scaled.
class Fonts {
 public:
  /// Fills the atlas, replacing what was in it; between frames only. The caller then lets its
  /// renderer make the texture anew. `pixel_ratio` = pixels of the screen in a CSS pixel. False
  /// when a file is not a TrueType font.
  bool bake(ImFontAtlas& atlas, const FontFiles& files, float pixel_ratio);

  float pixel_ratio() const { return pixel_ratio_; }
  const Face& face(TextSize size, bool strong) const;
  /// The face nearest to an em that a board asks for.
  const Face& nearest(float em, bool bold) const;

  /// Size of a text, broken at `wrap` pixels (0 = nowhere): what Layout measures with.
  Size measure(std::string_view text, TextSize size, bool strong, float wrap) const;

 private:
  std::vector<Face> faces_;
  float pixel_ratio_ = 1;
};

}  // namespace alveole::paint
