#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"
#include "paint/board_frame.h"
#include "paint/fonts.h"
#include "paint/interaction.h"
#include "paint/layout.h"

struct ImDrawList;

namespace alveole::paint {

/// App and eye together: what a platform (a window, a canvas) feeds with input and asks for frames.
/// Knows no platform itself.
class Stage {
 public:
  /// `page_moves_focus`: Tab is the page's affair (the accessible layer), not ours; we only show
  /// where it went.
  Stage(app::App& app, bool page_moves_focus) : app_(app), page_moves_focus_(page_moves_focus) {}

  /// Must be baked before anything else here is called.
  Fonts& fonts() { return fonts_; }

  void resize(Size size);
  void pointer_down(PointerKind kind, float x, float y);
  void pointer_move(PointerKind kind, float x, float y);
  void pointer_up(PointerKind kind, float x, float y);
  void pointer_cancel();
  void pointer_leave();
  /// Whether something here scrolled.
  bool wheel(float x, float y, float pixels);
  bool wants_touch(float x, float y);
  /// Whether the key did something; names as on the web ("ArrowUp", "Enter", "z"). An empty name
  /// is a key that the page has used itself.
  bool key(std::string_view name, bool shift);

  Expected<std::string> execute(std::string_view command);

  /// Whether what the last frame showed is no longer true.
  bool needs_frame();
  /// Draws everything into an empty draw list.
  void draw(ImDrawList& list);
  /// The next frame must be drawn although nothing changed (a new texture, an exposed window).
  void invalidate() { drawn_revision_ = 0; }

  /// Exported state (state_json.h).
  std::string state();

 private:
  Shown shown();
  void update();
  void lay_out_screen();
  void follow_moves();
  void run(const std::vector<std::string>& commands);

  app::App& app_;
  bool page_moves_focus_;
  Fonts fonts_;
  Interaction interaction_;
  Layout layout_;
  BoardFrame frame_;
  Size size_;
  std::string laid_out_screen_;  ///< id of the screen the scroll offsets belong to
  std::string followed_;         ///< the move that the list was last scrolled to
  int laid_out_revision_ = 0;
  int drawn_revision_ = 0;
  int frames_ = 0;
  bool keyboard_ = false;  ///< the last input came from it: the focus is shown
};

}  // namespace alveole::paint
