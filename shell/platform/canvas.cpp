#include "platform/canvas.h"

#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdlrenderer2.h>

#ifdef __EMSCRIPTEN__
#include <emscripten/html5.h>
#endif

#include <cmath>

#include "paint/style.h"

namespace alveole::platform {

namespace {

constexpr paint::Size first_size{1100, 760};

std::unexpected<Error> sdl_failure(std::string code) {
  return fail(std::move(code), 1, {{"reason", SDL_GetError()}});
}

// On the web input comes from the page's own listeners. An event that SDL has switched off is also
// one whose default the browser keeps: scrolling, keys, the back gesture.
void leave_input_to_the_page() {
  for (const Uint32 type :
       {SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_FINGERDOWN,
        SDL_FINGERUP, SDL_FINGERMOTION, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING}) {
    SDL_EventState(type, SDL_IGNORE);
  }
}

// For touch that is not enough: at the end of one SDL refuses the browser's default whatever is
// switched off, even while the page scrolls, where browsers complain. Its handlers are taken off.
void remove_touch_handlers() {
#ifdef __EMSCRIPTEN__
  emscripten_set_touchstart_callback("#canvas", nullptr, EM_FALSE, nullptr);
  emscripten_set_touchmove_callback("#canvas", nullptr, EM_FALSE, nullptr);
  emscripten_set_touchend_callback("#canvas", nullptr, EM_FALSE, nullptr);
  emscripten_set_touchcancel_callback("#canvas", nullptr, EM_FALSE, nullptr);
#endif
}

}  // namespace

void Canvas::CloseWindow::operator()(SDL_Window* window) const {
  SDL_DestroyWindow(window);
}
void Canvas::CloseRenderer::operator()(SDL_Renderer* renderer) const {
  SDL_DestroyRenderer(renderer);
}

Expected<std::unique_ptr<Canvas>> Canvas::open(Kind kind, paint::Fonts& fonts) {
  const bool page = kind == Kind::page;
  // Selectors other than our own canvas would listen to the whole page's keys.
  if (page) SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return sdl_failure("error.platform.no-video");
  if (page) leave_input_to_the_page();
  std::unique_ptr<Canvas> canvas(new Canvas(kind, fonts));
  const Uint32 flags = page ? 0U : SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  // On a page no title: SDL would overwrite the page's own.
  canvas->window_.reset(SDL_CreateWindow(page ? nullptr : "Alvéole", SDL_WINDOWPOS_CENTERED,
                                         SDL_WINDOWPOS_CENTERED, static_cast<int>(first_size.width),
                                         static_cast<int>(first_size.height), flags));
  if (!canvas->window_) return sdl_failure("error.platform.no-window");
  canvas->renderer_.reset(SDL_CreateRenderer(canvas->window_.get(), -1, 0));
  if (!canvas->renderer_) return sdl_failure("error.platform.no-renderer");
  // Only now, because a renderer that needs another kind of window makes that anew.
  if (page) remove_touch_handlers();
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui_ImplSDLRenderer2_Init(canvas->renderer_.get());
  canvas->imgui_ready_ = true;
  if (auto baked = canvas->bake(1); !baked) return std::unexpected(baked.error());
  return canvas;
}

Canvas::~Canvas() {
  if (imgui_ready_) {
    ImGui_ImplSDLRenderer2_Shutdown();
    ImGui::DestroyContext();
  }
  renderer_.reset();
  window_.reset();
  SDL_Quit();
}

Expected<void> Canvas::bake(float pixel_ratio) {
  ImGui_ImplSDLRenderer2_DestroyFontsTexture();
  if (!fonts_.bake(*ImGui::GetIO().Fonts, paint::built_in_fonts(), pixel_ratio) ||
      !ImGui_ImplSDLRenderer2_CreateFontsTexture()) {
    return sdl_failure("error.platform.no-fonts");
  }
  return {};
}

Expected<void> Canvas::resize(paint::Size size, float pixel_ratio) {
  size_ = size;
  if (kind_ == Kind::page) {
    // The window counts in pixels of the screen, so that the page decides on the ratio, not SDL.
    SDL_SetWindowSize(window_.get(), static_cast<int>(std::lround(size.width * pixel_ratio)),
                      static_cast<int>(std::lround(size.height * pixel_ratio)));
    SDL_PumpEvents();
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
  }
  if (pixel_ratio == pixel_ratio_) return {};
  pixel_ratio_ = pixel_ratio;
  return bake(pixel_ratio);
}

void Canvas::draw(paint::Stage& stage) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {size_.width, size_.height};
  io.DisplayFramebufferScale = {pixel_ratio_, pixel_ratio_};
  io.DeltaTime = 1.0F / 60;
  ImGui_ImplSDLRenderer2_NewFrame();
  ImGui::NewFrame();
  stage.draw(*ImGui::GetBackgroundDrawList());
  ImGui::Render();
  SDL_RenderSetScale(renderer_.get(), pixel_ratio_, pixel_ratio_);
  SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, SDL_ALPHA_OPAQUE);
  SDL_RenderClear(renderer_.get());
  ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
  SDL_RenderPresent(renderer_.get());
}

}  // namespace alveole::platform
