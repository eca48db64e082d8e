#include "engine/engine.h"
#include "engine/error_line.h"
#include "fuzz/fuzz.h"

// The engine's protocol: any bytes, in pieces, with a little thinking in between. It answers in
// lines and stays within bounds.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  constexpr int steps_a_piece = 3;
  constexpr std::uint64_t nodes_a_step = 50;
  Input input(data, size);
  engine::Engine engine("fuzz");
  // A small table: clearing the usual one would take most of the time.
  engine.feed("setoption name Hash value 1\n");
  std::int64_t now = 0;
  const auto work = [&] {
    for (int i = 0; i < steps_a_piece && engine.wants_step(); ++i) {
      engine.step(now += 10, nodes_a_step);
    }
    const std::string output = engine.take_output();
    require(output.empty() || output.back() == '\n', "output is whole lines", output);
  };
  while (!input.empty() && !engine.has_quit()) {
    const bool whole = input.byte() % 4 != 0;
    engine.feed(input.line());
    // Now and then a line comes in two pieces.
    if (whole) engine.feed("\n");
    work();
  }
  engine.end_input();
  work();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto error = engine::parse_error(text)) {
    const std::string line = engine::print_error(*error);
    const auto again = engine::parse_error(line);
    require(again && engine::print_error(*again) == line, "an error keeps its line", text);
  }
  return 0;
}
