#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "debug/paint_panels.h"
#include "debug/workbench.h"
#include "paint/fonts.h"
#include "platform/native/engine_thread.h"
#include "scene/theme.h"
#include "text/error.h"

struct ImGuiContext;
struct SDL_Renderer;
struct SDL_Window;
union SDL_Event;

namespace alveole::platform {

/// The id of the window that an event belongs to; 0 if to none.
std::uint32_t window_of(const SDL_Event& event);

/// The panels for developers in a window of their own, with an engine of their own. It has its own
/// context of Dear ImGui, which is current only while this window is at work.
class DebugWindow {
 public:
  /// SDL must be initialised. `wake` as for EngineThread. The panels' texts or SDL refused:
  /// error.platform.no-window, no-renderer, no-fonts, or what Texts::add says.
  static Expected<std::unique_ptr<DebugWindow>> open(const scene::Theme& theme,
                                                     std::function<void()> wake);
  ~DebugWindow();
  DebugWindow(const DebugWindow&) = delete;
  DebugWindow& operator=(const DebugWindow&) = delete;

  debug::Workbench& workbench() { return workbench_; }

  /// Takes an event of this window; false if it is of another one.
  bool handle(const SDL_Event& event);
  /// Whether somebody wants to close it.
  bool wants_to_close() const { return wants_to_close_; }

  /// Carries lines between the panels and their engine.
  void exchange_lines();
  /// Something shown may have changed.
  void invalidate() { frames_wanted_ = settling_frames; }
  bool needs_frame() const { return frames_wanted_ > 0; }
  void draw();

 private:
  struct CloseWindow {
    void operator()(SDL_Window* window) const;
  };
  struct CloseRenderer {
    void operator()(SDL_Renderer* renderer) const;
  };
  class Current;

  /// Dear ImGui takes several frames until what an event changed has found its place.
  static constexpr int settling_frames = 4;

  DebugWindow(Texts texts, std::function<void()> wake)
      : painter_(std::move(texts)), engine_(std::move(wake)) {}
  Expected<void> prepare(const scene::Theme& theme);

  debug::Workbench workbench_;
  debug::PanelPainter painter_;
  paint::Fonts fonts_;
  std::unique_ptr<SDL_Window, CloseWindow> window_;
  std::unique_ptr<SDL_Renderer, CloseRenderer> renderer_;
  ImGuiContext* context_ = nullptr;
  bool wants_to_close_ = false;
  int frames_wanted_ = settling_frames;
  EngineThread engine_;
};

}  // namespace alveole::platform
