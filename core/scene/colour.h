#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace alveole::scene {

/// An sRGB colour; alpha 255 = covers all.
struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  std::uint8_t alpha = 255;
  bool operator==(const Colour&) const = default;
};

/// "#RRGGBB" or "#RRGGBBAA", either case; nothing for any other text.
std::optional<Colour> parse_colour(std::string_view text);
/// "#RRGGBB", without alpha.
std::string hex_text(Colour colour);

/// Alpha times `opacity`, 0 .. 1.
Colour faded(Colour colour, float opacity);
/// From `a` (share 0) to `b` (share 1), alpha too.
Colour mixed(Colour a, Colour b, float share);
/// What is seen when `top` lies on the opaque `below`.
Colour composed(Colour top, Colour below);

/// Relative luminance of an opaque colour, 0 (black) .. 1 (white); WCAG 2.2.
double luminance(Colour colour);
/// Contrast ratio of two opaque colours, 1 .. 21; WCAG 2.2.
double contrast(Colour a, Colour b);

}  // namespace alveole::scene
