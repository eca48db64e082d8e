#include "scene/colour.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace alveole::scene {

namespace {

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return {};
}

std::uint8_t channel(float value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

std::uint8_t mixed_channel(std::uint8_t a, std::uint8_t b, float share) {
  return channel(static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * share);
}

double linear_light(std::uint8_t value) {
  const double s = value / 255.0;
  return s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4);
}

}  // namespace

std::optional<Colour> parse_colour(std::string_view text) {
  if ((text.size() != 7 && text.size() != 9) || text[0] != '#') return {};
  std::array<std::uint8_t, 4> channels = {0, 0, 0, 255};
  for (std::size_t i = 1; i < text.size(); i += 2) {
    const auto high = hex_digit(text[i]);
    const auto low = hex_digit(text[i + 1]);
    if (!high || !low) return {};
    channels[i / 2] = static_cast<std::uint8_t>(*high * 16 + *low);
  }
  return Colour{channels[0], channels[1], channels[2], channels[3]};
}

std::string hex_text(Colour colour) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string text = "#";
  for (const int value : {colour.red, colour.green, colour.blue}) {
    text += digits[static_cast<std::size_t>(value / 16)];
    text += digits[static_cast<std::size_t>(value % 16)];
  }
  return text;
}

Colour faded(Colour colour, float opacity) {
  colour.alpha = channel(static_cast<float>(colour.alpha) * opacity);
  return colour;
}

Colour mixed(Colour a, Colour b, float share) {
  return {mixed_channel(a.red, b.red, share), mixed_channel(a.green, b.green, share),
          mixed_channel(a.blue, b.blue, share), mixed_channel(a.alpha, b.alpha, share)};
}

Colour composed(Colour top, Colour below) {
  const float share = static_cast<float>(top.alpha) / 255;
  top.alpha = 255;
  below.alpha = 255;
  return mixed(below, top, share);
}

double luminance(Colour colour) {
  return 0.2126 * linear_light(colour.red) + 0.7152 * linear_light(colour.green) +
         0.0722 * linear_light(colour.blue);
}

double contrast(Colour a, Colour b) {
  const double first = luminance(a) + 0.05;
  const double second = luminance(b) + 0.05;
  return std::max(first, second) / std::min(first, second);
}

}  // namespace alveole::scene
