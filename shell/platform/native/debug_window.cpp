#include "platform/native/debug_window.h"

#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_impl_sdlrenderer2.h>

#include <utility>

#include "assets/embedded.h"
#include "paint/style.h"

namespace alveole::platform {

namespace {

constexpr int first_width = 1280;
constexpr int first_height = 860;
constexpr const char* texts_name = "debug/panels.txt";

std::unexpected<Error> sdl_failure(std::string code) {
  return fail(std::move(code), 1, {{"reason", SDL_GetError()}});
}

}  // namespace

std::uint32_t window_of(const SDL_Event& event) {
  switch (event.type) {
    case SDL_WINDOWEVENT:
      return event.window.windowID;
    case SDL_MOUSEMOTION:
      return event.motion.windowID;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      return event.button.windowID;
    case SDL_MOUSEWHEEL:
      return event.wheel.windowID;
    case SDL_KEYDOWN:
    case SDL_KEYUP:
      return event.key.windowID;
    case SDL_TEXTINPUT:
      return event.text.windowID;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
      return event.tfinger.windowID;
    default:
      return 0;
  }
}

/// Makes the window's context the current one for as long as it lives.
class DebugWindow::Current {
 public:
  explicit Current(const DebugWindow& window) : before_(ImGui::GetCurrentContext()) {
    ImGui::SetCurrentContext(window.context_);
  }
  ~Current() { ImGui::SetCurrentContext(before_); }
  Current(const Current&) = delete;
  Current& operator=(const Current&) = delete;

 private:
  ImGuiContext* before_;
};

void DebugWindow::CloseWindow::operator()(SDL_Window* window) const {
  SDL_DestroyWindow(window);
}
void DebugWindow::CloseRenderer::operator()(SDL_Renderer* renderer) const {
  SDL_DestroyRenderer(renderer);
}

Expected<std::unique_ptr<DebugWindow>> DebugWindow::open(const scene::Theme& theme,
                                                         std::function<void()> wake) {
  Texts texts("en");
  if (auto added = texts.add(embedded_asset(texts_name).value_or("")); !added) {
    return std::unexpected(std::move(added.error()));
  }
  std::unique_ptr<DebugWindow> window(new DebugWindow(std::move(texts), std::move(wake)));
  if (auto prepared = window->prepare(theme); !prepared) {
    return std::unexpected(std::move(prepared.error()));
  }
  return window;
}

Expected<void> DebugWindow::prepare(const scene::Theme& theme) {
  window_.reset(SDL_CreateWindow(painter_.texts().text("debug.window").c_str(),
                                 SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, first_width,
                                 first_height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
  if (!window_) return sdl_failure("error.platform.no-window");
  renderer_.reset(SDL_CreateRenderer(window_.get(), -1, 0));
  if (!renderer_) return sdl_failure("error.platform.no-renderer");
  int pixels = first_width;
  SDL_GetRendererOutputSize(renderer_.get(), &pixels, nullptr);
  const float ratio = static_cast<float>(pixels) / first_width;

  context_ = ImGui::CreateContext();
  const Current current(*this);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  // There is one cursor for both windows, and the game's window takes no care of it.
  io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
  ImGui_ImplSDL2_InitForSDLRenderer(window_.get(), renderer_.get());
  ImGui_ImplSDLRenderer2_Init(renderer_.get());
  if (!fonts_.bake(*io.Fonts, paint::built_in_fonts(), ratio) ||
      !ImGui_ImplSDLRenderer2_CreateFontsTexture()) {
    return sdl_failure("error.platform.no-fonts");
  }
  paint::apply_theme(ImGui::GetStyle(), theme);
  return {};
}

DebugWindow::~DebugWindow() {
  if (context_ == nullptr) return;
  {
    const Current current(*this);
    ImGui_ImplSDLRenderer2_Shutdown();
    ImGui_ImplSDL2_Shutdown();
  }
  ImGui::DestroyContext(context_);
}

bool DebugWindow::handle(const SDL_Event& event) {
  if (window_of(event) != SDL_GetWindowID(window_.get())) return false;
  const Current current(*this);
  ImGui_ImplSDL2_ProcessEvent(&event);
  wants_to_close_ |= event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_CLOSE;
  invalidate();
  return true;
}

void DebugWindow::exchange_lines() {
  for (const std::string& line : engine_.take_lines()) {
    workbench_.receive(line);
    invalidate();
  }
  for (std::string& line : workbench_.take_lines()) {
    engine_.send(std::move(line));
    invalidate();
  }
}

void DebugWindow::draw() {
  --frames_wanted_;
  const Current current(*this);
  ImGui_ImplSDLRenderer2_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  painter_.paint(workbench_);
  ImGui::Render();
  const ImVec2 scale = ImGui::GetIO().DisplayFramebufferScale;
  SDL_RenderSetScale(renderer_.get(), scale.x, scale.y);
  SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, SDL_ALPHA_OPAQUE);
  SDL_RenderClear(renderer_.get());
  ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
  SDL_RenderPresent(renderer_.get());
}

}  // namespace alveole::platform
