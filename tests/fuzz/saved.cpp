#include "app/saved.h"

#include "fuzz/fuzz.h"

// What the browser kept: any bytes are refused with a code, or come back as they were.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  const std::string_view text = Input(data, size).rest();
  const auto read = app::parse_saved(text);
  if (!read) {
    require(read.error().code.starts_with("error."), "an error has a code", text);
    return 0;
  }
  const std::string written = app::print_saved(read->state, read->match ? &*read->match : nullptr);
  const auto again = app::parse_saved(written);
  require(again.has_value(), "what is kept can be read", written);
  require(app::print_saved(again->state, again->match ? &*again->match : nullptr) == written,
          "what is kept stays as it is", written);
  return 0;
}
