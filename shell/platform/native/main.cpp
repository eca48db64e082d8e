// The desktop program: an SDL window, its events, the engine on a thread, files for what is kept.

#include <SDL.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command.h"
#include "paint/stage.h"
#include "platform/built_in.h"
#include "platform/canvas.h"
#include "platform/native/debug_window.h"
#include "platform/native/engine_thread.h"
#include "platform/native/storage.h"

namespace {

using namespace alveole;

constexpr float wheel_step = 48;  // pixels a notch of the wheel

struct Options {
  std::vector<std::string> commands;  ///< carried out at the start
  std::string screenshot;             ///< a BMP file to write the first frame to, then quit
  bool debug = false;                 ///< the panels for developers are open from the start
  bool fresh = false;                 ///< nothing is read from and written to the storage
};

int usage(std::FILE* out, int status) {
  std::fputs(
      "usage: alveole [--do COMMAND]... [--debug] [--fresh] [--screenshot FILE.bmp]\n\n"
      "  --do COMMAND       carry out a command at the start, such as --do \"new hexade\";\n"
      "                     --do help prints all commands\n"
      "  --debug            open the panels for developers (also F12): evaluation, search, perft\n"
      "  --fresh            neither read nor keep the saved game\n"
      "  --screenshot FILE  draw one frame into a picture and quit\n"
      "  --help             this text\n",
      out);
  return status;
}

// The names of keys as on the web.
std::string key_name(const SDL_Keysym& key) {
  switch (key.sym) {
    case SDLK_LEFT:
      return "ArrowLeft";
    case SDLK_RIGHT:
      return "ArrowRight";
    case SDLK_UP:
      return "ArrowUp";
    case SDLK_DOWN:
      return "ArrowDown";
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      return "Enter";
    case SDLK_ESCAPE:
      return "Escape";
    case SDLK_TAB:
      return "Tab";
    case SDLK_HOME:
      return "Home";
    case SDLK_END:
      return "End";
    default:
      break;
  }
  constexpr SDL_Keycode first_printable = 0x20;
  constexpr SDL_Keycode last_printable = 0x7E;
  if (key.sym < first_printable || key.sym > last_printable) return {};
  return std::string(1, static_cast<char>(key.sym));
}

class Program {
 public:
  Program(app::App& app, paint::Stage& stage, platform::Canvas& canvas, bool keeps)
      : app_(app),
        stage_(stage),
        canvas_(canvas),
        keeps_(keeps),
        engine_event_(SDL_RegisterEvents(1)),
        engine_([this] { wake(); }) {
    engine_.send("setoption name Stats value true");  // for the debug panels; others pass it over
  }

  void restore() {
    if (!keeps_) return;
    if (const auto saved = storage_.read("saved")) {
      (void)stage_.execute("restore " + app::quote_word(*saved));  // refused: the notice says why
    }
  }

  // Sleeps until something happens: nothing is drawn and nothing ticks while nothing changes.
  void run() {
    resize();
    fulfil();
    while (!quit_) {
      if (stage_.needs_frame()) canvas_.draw(stage_);
      if (debug_) update_debug();
      const bool unsettled = debug_ && debug_->needs_frame();
      SDL_Event event;
      if (SDL_WaitEventTimeout(&event, unsettled ? frame_ms : forever) == 0) {
        if (unsettled) continue;
        return;
      }
      do {
        handle(event);
      } while (SDL_PollEvent(&event) != 0);
      fulfil();
    }
  }

  // The panels for developers: opened, or closed if they are open.
  void toggle_debug() {
    if (debug_) {
      debug_.reset();
      return;
    }
    auto opened = platform::DebugWindow::open(app_.theme(), [this] { wake(); });
    if (opened) {
      debug_ = std::move(*opened);
      looked_at_ = 0;
    } else {
      std::fprintf(stderr, "alveole: %s\n", app_.texts().sentence(opened.error()).c_str());
    }
  }

  bool screenshot(const std::string& file) {
    resize();
    canvas_.draw(stage_);
    int width = 0;
    int height = 0;
    SDL_GetRendererOutputSize(canvas_.renderer(), &width, &height);
    SDL_Surface* surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (surface == nullptr) return false;
    canvas_.draw(stage_);
    const bool done = SDL_RenderReadPixels(canvas_.renderer(), nullptr, SDL_PIXELFORMAT_ARGB8888,
                                           surface->pixels, surface->pitch) == 0 &&
                      SDL_SaveBMP(surface, file.c_str()) == 0;
    SDL_FreeSurface(surface);
    return done;
  }

 private:
  static constexpr int frame_ms = 1000 / 60;
  static constexpr int forever = -1;

  // Called on the engines' threads.
  void wake() const {
    SDL_Event event{};
    event.type = engine_event_;
    SDL_PushEvent(&event);
  }

  void update_debug() {
    if (app_.table() && looked_at_ != app_.revision()) {
      looked_at_ = app_.revision();
      debug_->workbench().look_at(app_.table()->match);
    }
    debug_->exchange_lines();
    if (debug_->needs_frame()) debug_->draw();
    // What was clicked in this frame goes out at once.
    debug_->exchange_lines();
  }

  void resize() {
    int width = 0;
    int height = 0;
    int pixels = 0;
    SDL_GetWindowSize(canvas_.window(), &width, &height);
    SDL_GetRendererOutputSize(canvas_.renderer(), &pixels, nullptr);
    if (width <= 0 || height <= 0) return;
    const paint::Size size{static_cast<float>(width), static_cast<float>(height)};
    const float ratio = static_cast<float>(pixels) / size.width;
    if (const auto resized = canvas_.resize(size, ratio); !resized) {
      std::fprintf(stderr, "alveole: %s\n", app_.texts().sentence(resized.error()).c_str());
      quit_ = true;
    }
    stage_.resize(size);
  }

  void fulfil() {
    for (app::Request& request : app_.take_requests()) {
      switch (request.kind) {
        case app::Request::Kind::engine:
          if (debug_) debug_->workbench().watch_question(request.text);
          engine_.send(std::move(request.text));
          break;
        case app::Request::Kind::store:
          if (keeps_ && !storage_.write(request.key, request.text) && !warned_) {
            warned_ = true;
            std::fputs("alveole: the game cannot be kept: the data folder is not writable\n",
                       stderr);
          }
          break;
        case app::Request::Kind::texts:
          break;  // all languages are built in
      }
    }
  }

  void handle(const SDL_Event& event) {
    constexpr auto mouse = paint::PointerKind::mouse;
    if (event.type == engine_event_) {
      for (const std::string& line : engine_.take_lines()) {
        if (debug_) {
          debug_->workbench().watch_answer(line);
          debug_->invalidate();
        }
        (void)stage_.execute("engine " + app::quote_word(line));  // refused: the notice says why
      }
      return;
    }
    if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F12) {
      if (event.key.repeat == 0) toggle_debug();
      return;
    }
    const Uint32 window = platform::window_of(event);
    if (window != 0 && window != SDL_GetWindowID(canvas_.window())) {
      if (debug_ && debug_->handle(event) && debug_->wants_to_close()) debug_.reset();
      return;
    }
    switch (event.type) {
      case SDL_QUIT:
        quit_ = true;
        break;
      case SDL_WINDOWEVENT:
        handle_window(event.window);
        break;
      case SDL_MOUSEMOTION:
        if (event.motion.which != SDL_TOUCH_MOUSEID) {
          stage_.pointer_move(mouse, static_cast<float>(event.motion.x),
                              static_cast<float>(event.motion.y));
        }
        break;
      case SDL_MOUSEBUTTONDOWN:
      case SDL_MOUSEBUTTONUP:
        handle_button(event.button);
        break;
      case SDL_MOUSEWHEEL: {
        int x = 0;
        int y = 0;
        SDL_GetMouseState(&x, &y);
        stage_.wheel(static_cast<float>(x), static_cast<float>(y),
                     -event.wheel.preciseY * wheel_step);
        break;
      }
      case SDL_FINGERDOWN:
      case SDL_FINGERMOTION:
      case SDL_FINGERUP:
        handle_finger(event.tfinger);
        break;
      case SDL_KEYDOWN:
        if ((event.key.keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) == 0) {
          const std::string name = key_name(event.key.keysym);
          if (!name.empty()) stage_.key(name, (event.key.keysym.mod & KMOD_SHIFT) != 0);
        }
        break;
      case SDL_RENDER_TARGETS_RESET:
      case SDL_RENDER_DEVICE_RESET:
        resize();
        break;
      default:
        break;
    }
  }

  void handle_window(const SDL_WindowEvent& event) {
    switch (event.event) {
      case SDL_WINDOWEVENT_CLOSE:  // while there are two windows no SDL_QUIT comes
        quit_ = true;
        break;
      case SDL_WINDOWEVENT_SIZE_CHANGED:
      case SDL_WINDOWEVENT_DISPLAY_CHANGED:
        resize();
        break;
      case SDL_WINDOWEVENT_EXPOSED:
        stage_.invalidate();
        break;
      case SDL_WINDOWEVENT_LEAVE:
        stage_.pointer_leave();
        break;
      case SDL_WINDOWEVENT_FOCUS_LOST:
        stage_.pointer_cancel();
        break;
      default:
        break;
    }
  }

  void handle_button(const SDL_MouseButtonEvent& event) {
    if (event.button != SDL_BUTTON_LEFT || event.which == SDL_TOUCH_MOUSEID) return;
    const auto x = static_cast<float>(event.x);
    const auto y = static_cast<float>(event.y);
    if (event.type == SDL_MOUSEBUTTONDOWN)
      stage_.pointer_down(paint::PointerKind::mouse, x, y);
    else
      stage_.pointer_up(paint::PointerKind::mouse, x, y);
  }

  void handle_finger(const SDL_TouchFingerEvent& event) {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(canvas_.window(), &width, &height);
    const float x = event.x * static_cast<float>(width);
    const float y = event.y * static_cast<float>(height);
    constexpr auto touch = paint::PointerKind::touch;
    if (event.type == SDL_FINGERDOWN)
      stage_.pointer_down(touch, x, y);
    else if (event.type == SDL_FINGERUP)
      stage_.pointer_up(touch, x, y);
    else
      stage_.pointer_move(touch, x, y);
  }

  app::App& app_;
  paint::Stage& stage_;
  platform::Canvas& canvas_;
  platform::Storage storage_;
  bool keeps_;
  bool quit_ = false;
  bool warned_ = false;
  Uint32 engine_event_;
  platform::EngineThread engine_;
  std::unique_ptr<platform::DebugWindow> debug_;
  int looked_at_ = 0;  ///< the app's revision that the panels know
};

std::optional<Options> parse_options(int count, char** words) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    const bool has_value = i + 1 < count;
    if (word == "--debug")
      options.debug = true;
    else if (word == "--fresh")
      options.fresh = true;
    else if (word == "--do" && has_value)
      options.commands.emplace_back(words[++i]);
    else if (word == "--screenshot" && has_value)
      options.screenshot = words[++i];
    else
      return std::nullopt;
  }
  return options;
}

std::string device_language() {
  const char* language = std::getenv("LC_ALL");
  if (language == nullptr || *language == '\0') language = std::getenv("LANG");
  return language != nullptr ? language : "en";
}

int complain(const app::App& app, const Error& error) {
  std::fprintf(stderr, "alveole: %s\n", app.texts().sentence(error).c_str());
  return 2;
}

}  // namespace

int main(int count, char** words) {
  if (count == 2 && std::string_view(words[1]) == "--help") return usage(stdout, 0);
  const std::optional<Options> options = parse_options(count, words);
  if (!options) return usage(stderr, 2);
  auto assets = platform::built_in_assets();
  if (!assets) {
    std::fprintf(stderr, "alveole: %s (line %d)\n", assets.error().code.c_str(),
                 assets.error().line);
    return 1;
  }
  app::App app(std::move(*assets), device_language(), false);
  paint::Stage stage(app, false);
  auto canvas = platform::Canvas::open(platform::Canvas::Kind::window, stage.fonts());
  if (!canvas) return complain(app, canvas.error());
  Program program(app, stage, **canvas, !options->fresh && options->screenshot.empty());
  program.restore();
  for (const std::string& command : options->commands) {
    const auto reply = stage.execute(command);
    if (!reply) return complain(app, reply.error());
    if (!reply->empty()) std::printf("%s\n", reply->c_str());
  }
  if (!options->screenshot.empty()) {
    if (program.screenshot(options->screenshot)) return 0;
    std::fprintf(stderr, "alveole: the picture could not be written: %s\n", SDL_GetError());
    return 1;
  }
  if (options->debug) program.toggle_debug();
  program.run();
  return 0;
}
