#include "terminal/arguments.h"

#include "fuzz/fuzz.h"

// The words of the terminal program's command line, one a line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  Input input(data, size);
  std::vector<std::string_view> words;
  while (!input.empty()) words.push_back(input.line());
  const auto arguments = terminal::parse_arguments(words);
  if (!arguments) {
    require(arguments.error().error.code.starts_with("error."), "an error has a code");
    return 0;
  }
  require(arguments->orientation >= 0 && arguments->orientation < 6, "an orientation is 0 to 5");
  return 0;
}
