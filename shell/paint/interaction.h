#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screen.h"
#include "paint/board_frame.h"
#include "paint/layout.h"

namespace alveole::paint {

enum class PointerKind : std::uint8_t { mouse, touch };

/// What is on the screen at the moment, for matching input against it.
struct Shown {
  const app::Screen& screen;
  const scene::Scene& scene;
  const Layout& layout;
  const BoardFrame& frame;
};

/// Pointer and wheel turned into commands, and the little state that only the eye needs: what is
/// hovered, pressed, dragged and scrolled. Knows no platform: web and native feed it alike.
class Interaction {
 public:
  /// A button or finger went down; only one pointer is followed at a time.
  void pointer_down(const Shown& shown, PointerKind kind, float x, float y,
                    std::vector<std::string>& commands);
  void pointer_move(const Shown& shown, PointerKind kind, float x, float y,
                    std::vector<std::string>& commands);
  void pointer_up(const Shown& shown, PointerKind kind, float x, float y,
                  std::vector<std::string>& commands);
  /// The platform took the pointer away (scrolling, alt-tab): as if nothing had been pressed.
  void pointer_cancel(std::vector<std::string>& commands);
  void pointer_leave();

  /// Scrolls the area under the pointer; false when nothing there scrolls, so that the page may.
  bool wheel(const Shown& shown, float x, float y, float pixels);

  /// Whether a finger put down here will be used (a piece to drag, an area to scroll), so that the
  /// page must not scroll with it.
  static bool wants_touch(const Shown& shown, float x, float y);

  /// Scrolls so that a control can be seen (keyboard focus).
  void reveal(const Shown& shown, std::string_view control_id);

  const ScrollOffsets& scroll() const { return scroll_; }
  void forget_scroll() { scroll_.clear(); }
  void scroll_to(std::string_view area, float offset) {
    scroll_.insert_or_assign(std::string(area), offset);
  }

  const std::string& hovered_control() const { return hovered_control_; }
  const std::string& pressed_control() const { return pressed_control_; }
  std::optional<hex::Axial> hovered_cell() const { return hovered_cell_; }
  /// The piece that follows the pointer, and where the pointer is.
  std::optional<hex::Axial> dragged() const { return dragging_ ? pressed_cell_ : std::nullopt; }
  scene::Point pointer() const { return {x_, y_}; }

  /// Whether something the eye sees has changed since the last call.
  bool take_changed();

 private:
  void hover(const Shown& shown, float x, float y);

  ScrollOffsets scroll_;
  std::string hovered_control_;
  std::string pressed_control_;
  std::string scrolled_area_;
  std::optional<hex::Axial> hovered_cell_;
  std::optional<hex::Axial> pressed_cell_;
  bool pressed_ = false;
  bool dragging_ = false;
  bool scrolling_ = false;
  bool changed_ = false;
  float x_ = 0;
  float y_ = 0;
  float down_x_ = 0;
  float down_y_ = 0;
  float scroll_start_ = 0;
};

}  // namespace alveole::paint
