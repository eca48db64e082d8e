#include "platform/built_in.h"

#include <array>

#include "assets/embedded.h"
#include "text/scanner.h"

namespace alveole::platform {

namespace {

constexpr std::array<std::string_view, 3> languages = {"en", "fr", "it"};
constexpr std::array<std::string_view, 4> themes = {"paper", "slate", "wood", "contrast"};

// "hexade/fr.txt" and "texts/fr-engine.txt" are French.
bool is_of_language(std::string_view path, std::string_view language) {
  const std::string_view file = path.substr(path.rfind('/') + 1);
  return file.ends_with(".txt") && file.starts_with(language) &&
         file.find_first_of(".-") == language.size();
}

}  // namespace

Expected<app::Assets> built_in_assets() {
  app::Assets assets;
  for (const std::string_view language : languages) {
    assets.languages.emplace_back(language);
    Texts texts{std::string(language)};
    for (const auto& [name, content] : embedded_assets()) {
      if (!is_of_language(name, language)) continue;
      if (auto added = texts.add(content); !added) return std::unexpected(added.error());
    }
    if (!texts.keys().empty()) assets.texts.push_back(std::move(texts));
  }
  for (const std::string_view name : themes) {
    const auto file = embedded_asset("themes/" + std::string(name) + ".theme");
    if (!file) return fail("error.platform.no-theme", 1, {{"theme", std::string(name)}});
    auto theme = scene::parse_theme(*file);
    if (!theme) return std::unexpected(theme.error());
    assets.themes.emplace_back(name, *theme);
  }
  for (const std::string_view id : game_ids()) {
    const auto sample = embedded_asset(std::string(id) + "/sample.position");
    if (sample) assets.samples.emplace_back(id, trimmed({*sample}).text);
  }
  return assets;
}

}  // namespace alveole::platform
