#pragma once

#include <memory>

#include "paint/layout.h"
#include "paint/stage.h"
#include "text/error.h"

struct SDL_Window;
struct SDL_Renderer;

namespace alveole::platform {

/// The surface everything is drawn on: an SDL window (on the web the page's canvas), its renderer,
/// and Dear ImGui's context. Input does not come from here.
class Canvas {
 public:
  enum class Kind { window, page };

  /// A window with a title, or the canvas that the page gives. error.platform.no-video,
  /// error.platform.no-window, error.platform.no-renderer, error.platform.no-fonts with SDL's
  /// reason.
  static Expected<std::unique_ptr<Canvas>> open(Kind kind, paint::Fonts& fonts);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  SDL_Window* window() const { return window_.get(); }
  SDL_Renderer* renderer() const { return renderer_.get(); }

  /// A new size in CSS pixels or another pixel ratio; fonts are baked anew when the ratio changes.
  Expected<void> resize(paint::Size size, float pixel_ratio);

  /// Draws one frame.
  void draw(paint::Stage& stage);

 private:
  struct CloseWindow {
    void operator()(SDL_Window* window) const;
  };
  struct CloseRenderer {
    void operator()(SDL_Renderer* renderer) const;
  };

  Canvas(Kind kind, paint::Fonts& fonts) : kind_(kind), fonts_(fonts) {}
  Expected<void> bake(float pixel_ratio);

  Kind kind_;
  paint::Fonts& fonts_;
  std::unique_ptr<SDL_Window, CloseWindow> window_;
  std::unique_ptr<SDL_Renderer, CloseRenderer> renderer_;
  bool imgui_ready_ = false;
  paint::Size size_;
  float pixel_ratio_ = 0;
};

}  // namespace alveole::platform
