#include "fuzz/fuzz.h"
#include "match/link.h"
#include "match/options.h"

// Fragments of links, and the option lists in them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  const std::string_view text = Input(data, size).rest();
  if (const auto options = match::parse_options(text); !options) {
    require_error(options.error(), text);
  }
  const auto match = match::parse_link(text);
  if (!match) {
    require_error(match.error(), text);
    return 0;
  }
  const std::string written = match::print_link(*match);
  const auto again = match::parse_link(written);
  require(again.has_value(), "a written link can be read", written);
  require(match::print_link(*again) == written, "a link keeps its text", written);
  return 0;
}
