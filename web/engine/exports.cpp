// engine.wasm: the engine behind its protocol for scripts; web/engine/engine-module.ts is the other
// side. One module is one engine. Text goes in through a buffer that the caller fills.

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/engine.h"

namespace {

struct Instance {
  alveole::engine::Engine engine{ALVEOLE_VERSION};
  std::string input;
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
  instance().output = instance().engine.take_output();
  return static_cast<std::uint32_t>(instance().output.size());
}

/// The address of the output buffer.
__attribute__((export_name("output"))) const char* engine_output() {
  return instance().output.data();
}

}  // extern "C"
