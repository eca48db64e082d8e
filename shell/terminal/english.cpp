#include "terminal/english.h"

#include <cstdio>
#include <cstdlib>

#include "assets/embedded.h"

namespace alveole::terminal {

namespace {

Texts loaded() {
  Texts texts("en");
  for (const auto& [name, content] : embedded_assets()) {
    if (name.find("/en") == std::string_view::npos || !name.ends_with(".txt")) continue;
    const auto added = texts.add(content);
    if (!added) {
      std::fprintf(stderr, "alveole-engine: %.*s:%d:%d: %s\n", static_cast<int>(name.size()),
                   name.data(), added.error().line, added.error().column,
                   added.error().code.c_str());
      std::abort();  // a mistake in what the program was built from
    }
  }
  return texts;
}

}  // namespace

const Texts& english() {
  static const Texts texts = loaded();
  return texts;
}

}  // namespace alveole::terminal
