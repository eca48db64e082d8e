// What the page calls; web/board/shell-module.ts is the other side. One module is one board, so its
// parts live here once a module. Strings that are returned stay valid until the next call.

#include <emscripten/emscripten.h>

#include <memory>
#include <string>
#include <vector>

#include "app/json_writer.h"
#include "paint/stage.h"
#include "platform/built_in.h"
#include "platform/canvas.h"

namespace {

using namespace alveole;

struct Board {
  std::vector<Texts> texts;  ///< given before the start
  std::unique_ptr<app::App> app;
  std::unique_ptr<paint::Stage> stage;
  std::unique_ptr<platform::Canvas> canvas;
  std::string returned;
};

Board& board() {
  static Board the_board;
  return the_board;
}

const char* give(std::string text) {
  board().returned = std::move(text);
  return board().returned.c_str();
}

// Errors before there is an app speak the language whose texts are there.
std::string sentence(const Error& error) {
  if (board().app) return board().app->texts().sentence(error);
  if (!board().texts.empty()) return board().texts.front().sentence(error);
  return error.code;
}

std::string_view name_of(app::Request::Kind kind) {
  switch (kind) {
    case app::Request::Kind::engine:
      return "engine";
    case app::Request::Kind::store:
      return "store";
    case app::Request::Kind::texts:
      return "texts";
  }
  return "";
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* alveole_texts(const char* language, const char* content) {
  Texts texts{std::string(language)};
  if (const auto added = texts.add(content); !added) {
    return give(added.error().code + " " + std::to_string(added.error().line));
  }
  if (board().app)
    board().app->add_texts(std::move(texts));
  else
    board().texts.push_back(std::move(texts));
  return give("");
}

EMSCRIPTEN_KEEPALIVE const char* alveole_start(const char* language, int dark) {
  Board& b = board();
  auto assets = platform::built_in_assets();
  if (!assets) return give(sentence(assets.error()));
  if (b.texts.empty()) return give("no texts");
  for (Texts& texts : b.texts) assets->texts.push_back(texts);
  b.app = std::make_unique<app::App>(std::move(*assets), language, dark != 0);
  b.stage = std::make_unique<paint::Stage>(*b.app, true);
  auto canvas = platform::Canvas::open(platform::Canvas::Kind::page, b.stage->fonts());
  if (!canvas) return give(sentence(canvas.error()));
  b.canvas = std::move(*canvas);
  return give("");
}

EMSCRIPTEN_KEEPALIVE const char* alveole_execute(const char* command) {
  const Expected<std::string> reply = board().stage->execute(command);
  app::JsonWriter json;
  json.begin_object().field("ok", reply.has_value());
  if (reply) {
    json.field("value", *reply);
  } else {
    json.field("code", reply.error().code)
        .field("line", reply.error().line)
        .field("column", reply.error().column)
        .field("text", sentence(reply.error()));
  }
  json.end_object();
  return give(json.take());
}

EMSCRIPTEN_KEEPALIVE const char* alveole_state() {
  return give(board().stage->state());
}

EMSCRIPTEN_KEEPALIVE const char* alveole_take_requests() {
  app::JsonWriter json;
  json.begin_array();
  for (const app::Request& request : board().app->take_requests()) {
    json.begin_object()
        .field("kind", name_of(request.kind))
        .field("key", request.key)
        .field("text", request.text)
        .end_object();
  }
  json.end_array();
  return give(json.take());
}

EMSCRIPTEN_KEEPALIVE const char* alveole_saved() {
  return give(board().app->saved());
}

EMSCRIPTEN_KEEPALIVE const char* alveole_resize(float width, float height, float pixel_ratio) {
  Board& b = board();
  const auto resized = b.canvas->resize({width, height}, pixel_ratio);
  b.stage->resize({width, height});
  return give(resized ? "" : sentence(resized.error()));
}

EMSCRIPTEN_KEEPALIVE void alveole_pointer(int action, int touch, float x, float y) {
  paint::Stage& stage = *board().stage;
  const auto kind = touch != 0 ? paint::PointerKind::touch : paint::PointerKind::mouse;
  switch (action) {
    case 0:
      stage.pointer_down(kind, x, y);
      break;
    case 1:
      stage.pointer_move(kind, x, y);
      break;
    case 2:
      stage.pointer_up(kind, x, y);
      break;
    case 3:
      stage.pointer_cancel();
      break;
    default:
      stage.pointer_leave();
      break;
  }
}

EMSCRIPTEN_KEEPALIVE int alveole_wheel(float x, float y, float pixels) {
  return board().stage->wheel(x, y, pixels) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int alveole_wants_touch(float x, float y) {
  return board().stage->wants_touch(x, y) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int alveole_key(const char* name, int shift) {
  return board().stage->key(name, shift != 0) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int alveole_needs_frame() {
  return board().stage->needs_frame() ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void alveole_frame() {
  Board& b = board();
  if (b.stage->needs_frame()) b.canvas->draw(*b.stage);
}

EMSCRIPTEN_KEEPALIVE void alveole_stop() {
  Board& b = board();
  b.canvas.reset();
  b.stage.reset();
  b.app.reset();
}

}  // extern "C"

int main() {
  return 0;
}
