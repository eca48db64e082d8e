#pragma once

#include <string>

#include "scene/drawing.h"
#include "scene/scene.h"
#include "scene/theme.h"

namespace alveole::scene {

struct SvgOptions {
  /// Put before every id, so that many pictures can stand in one page; letters, digits, '-', '_'.
  std::string id_prefix = "alveole-";
  /// What the picture shows, for those who cannot see it; plain text, may be empty.
  std::string title;
  std::string description;
  /// Width in CSS pixels; 0 = as wide as the place it is put in.
  float width = 0;
  /// Whether the theme's background is painted behind the board.
  bool background = false;
};

/// The scene as an SVG document: presentation attributes only (a strict content security policy
/// stops inline styles), no script, no outside reference, the same bytes on every machine.
std::string write_svg(const Scene& scene, const Theme& theme, const SvgOptions& options);

/// The same for a drawing that is already made; `background` may be nullptr for none.
std::string write_svg(const Drawing& drawing, const Colour* background, const SvgOptions& options);

/// Plain text as XML character data or attribute value; what XML forbids becomes U+FFFD.
std::string xml_escaped(std::string_view text);

}  // namespace alveole::scene
