#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/screen.h"

/// Where everything of a Screen stands, in CSS pixels. Pure: it needs no window, only somebody who
/// can measure text. The painter draws what it says, input is matched against it, and the exported
/// state and the accessible layer take their positions from it.
namespace alveole::paint {

struct Size {
  float width = 0;
  float height = 0;
  bool operator==(const Size&) const = default;
};

struct Rect {
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;
  bool contains(float px, float py) const {
    return px >= x && px < x + width && py >= y && py < y + height;
  }
  float right() const { return x + width; }
  float bottom() const { return y + height; }
  bool operator==(const Rect&) const = default;
};

/// The sizes text is drawn in.
enum class TextSize : std::uint8_t { small, body, heading, title };

/// Size of a text broken at `wrap` pixels; `strong` is the bold face.
using Measure = std::function<Size(std::string_view text, TextSize size, bool strong, float wrap)>;

/// A part of the screen whose content may be taller than its room.
struct ScrollArea {
  std::string id;
  Rect view;
  float content_height = 0;
  float offset = 0;      ///< how far it is scrolled, 0 .. content_height - view.height
  bool follows = false;  ///< shows the move on the board whenever that becomes another one
};

constexpr int no_area = -1;

struct PlacedGroup {
  std::size_t group = 0;
  Rect rect;
  Rect picture;  ///< of a card; empty otherwise
  int area = no_area;
};

struct PlacedControl {
  std::size_t group = 0;
  std::size_t control = 0;
  Rect rect;
  int area = no_area;
  bool icon = false;  ///< there is room for its icon beside the text
};

struct Layout {
  Size size;
  bool wide = false;   ///< board beside the panel, not above
  Rect board;          ///< empty when the screen has none
  Rect panel;          ///< background of the controls; empty when they stand on the page itself
  bool scrim = false;  ///< the board is dimmed behind the panel
  std::vector<PlacedGroup> groups;
  std::vector<PlacedControl> controls;
  std::vector<ScrollArea> areas;
};

/// How far each scroll area is scrolled, by id; what is out of range is brought into range.
using ScrollOffsets = std::map<std::string, float, std::less<>>;

Layout lay_out(const app::Screen& screen, Size size, const Measure& measure,
               const ScrollOffsets& offsets);

/// Between a button's edge and its words where these take several lines; CSS pixels.
inline constexpr float text_inset = 10;

/// The text size and weight a role is drawn in; the same for measuring and painting.
TextSize text_size_of(app::Role role);
bool is_strong(app::Role role);

}  // namespace alveole::paint
