#include "text/texts.h"

#include "fuzz/fuzz.h"
#include "scene/theme.h"

// Files of sentences and of colours.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  const std::string_view file = Input(data, size).rest();
  if (const auto theme = scene::parse_theme(file); !theme) {
    require(theme.error().code.starts_with("error."), "an error has a code", file);
  }
  Texts texts("fr");
  if (const auto added = texts.add(file); !added) {
    require(added.error().code.starts_with("error."), "an error has a code", file);
    require(texts.keys().empty(), "a refused file adds nothing", file);
    return 0;
  }
  for (const std::string_view key : texts.keys()) {
    texts.text(key, {{"count", "1"}, {"cell", "{cell}"}});
    texts.sentence(Error{std::string(key), 3, 7, {{"cell", "d5"}}});
    texts.arguments_of(key);
  }
  return 0;
}
