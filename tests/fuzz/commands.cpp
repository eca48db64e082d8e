#include <fstream>
#include <iterator>

#include "app/app.h"
#include "app/command.h"
#include "fuzz/fuzz.h"

// The app's commands, one a line: whatever is asked, it answers or refuses, its screen and picture
// can be made, and what it saves it can restore.
namespace alveole::fuzz {
namespace {

std::string read(const std::string& path) {
  std::ifstream file(std::string(ALVEOLE_ASSETS) + "/" + path);
  require(file.good(), "the assets can be read", path);
  return {std::istreambuf_iterator<char>(file), {}};
}

app::Assets load_assets() {
  app::Assets assets;
  Texts english("en");
  for (const char* path : {"texts/en.txt", "interface/en.txt"}) {
    require(english.add(read(path)).has_value(), "the texts are well-formed", path);
  }
  assets.texts.push_back(std::move(english));
  assets.languages = {"en", "fr", "it"};
  const auto theme = scene::parse_theme(read("themes/contrast.theme"));
  require(theme.has_value(), "the theme is well-formed");
  for (const char* name : {"light", "dark"}) assets.themes.emplace_back(name, *theme);
  return assets;
}

}  // namespace
}  // namespace alveole::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  static const app::Assets assets = load_assets();
  Input input(data, size);
  app::App app(assets, "en", false);
  constexpr int most_commands = 60;
  for (int i = 0; i < most_commands && !input.empty(); ++i) {
    const std::string line(input.line());
    const auto reply = app.execute(line);
    if (!reply) require(reply.error().code.starts_with("error."), "an error has a code", line);
    app.screen();
    app.scene();
    app.take_requests();
  }
  const std::string saved = app.saved();
  app::App other(assets, "en", false);
  const auto restored = other.execute("restore " + app::quote_word(saved));
  require(restored.has_value(), "what was saved can be restored", saved);
  require(other.saved() == saved, "restoring keeps everything", saved);
  return 0;
}
