// engine-GAME.wasm: an engine behind its protocol for scripts; web/engine/engine-module.ts is the
// other side. One module is one engine. Text goes in through a buffer that the caller fills.

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/engine.h"
#include "engine/error_line.h"

namespace {

struct Instance {
  alveole::engine::Engine engine{ALVEOLE_VERSION};
  std::string input;
  std::string refused;  ///< error lines of files that were loaded
  std::string output;
};

Instance& instance() {
  static Instance the_instance;
  return the_instance;
}

}  // namespace

extern "C" {

/// Room for `size` bytes of input; the address of the first.
__attribute__((export_name("input"))) char* engine_input(std::uint32_t size) {
  instance().input.resize(size);
  return instance().input.data();
}

/// Takes the bytes that were put into the room.
__attribute__((export_name("feed"))) void engine_feed() {
  instance().engine.feed(instance().input);
}

/// Takes the bytes that were put into the room as a file: a line "GAME KIND", then its content (see
/// Engine::load). What is refused stands in the next output as an error line.
__attribute__((export_name("load"))) void engine_load() {
  const std::string_view file = instance().input;
  const std::string_view line = file.substr(0, file.find('\n'));
  const std::size_t space = line.find(' ');
  const std::string_view kind = space < line.size() ? line.substr(space + 1) : "";
  const std::string_view content = file.substr(std::min(line.size() + 1, file.size()));
  const auto loaded = instance().engine.load(line.substr(0, space), kind, content);
  if (!loaded) instance().refused += alveole::engine::print_error(loaded.error()) + '\n';
}

/// 1 while there is work for `step`.
__attribute__((export_name("wants_step"))) int engine_wants_step() {
  return instance().engine.wants_step() ? 1 : 0;
}

/// Looks at about so many nodes; the time is in milliseconds.
__attribute__((export_name("step"))) void engine_step(double now, std::uint32_t node_budget) {
  instance().engine.step(static_cast<std::int64_t>(now), node_budget);
}

/// Moves what the engine wrote into the output buffer; its size in bytes.
__attribute__((export_name("take_output"))) std::uint32_t engine_take_output() {
  instance().output = std::exchange(instance().refused, {}) + instance().engine.take_output();
  return static_cast<std::uint32_t>(instance().output.size());
}

/// The address of the output buffer.
__attribute__((export_name("output"))) const char* engine_output() {
  return instance().output.data();
}

}  // extern "C"
