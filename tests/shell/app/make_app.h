#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "app/app.h"

/// An app with the real texts and themes, read from the source folder.
namespace alveole::app {

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline Assets real_assets() {
  Assets assets;
  for (const std::string language : {"en", "fr", "it"}) {
    assets.languages.push_back(language);
    Texts texts(language);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(ALVEOLE_ASSETS)) {
      const std::string name = entry.path().filename().string();
      const bool wanted =
          name == language + ".txt" || (name.starts_with(language + "-") && name.ends_with(".txt"));
      if (wanted && !texts.add(read_file(entry.path()))) std::abort();
    }
    assets.texts.push_back(std::move(texts));
  }
  for (const std::string theme : {"paper", "slate", "wood", "contrast"}) {
    const auto parsed = scene::parse_theme(
        read_file(std::filesystem::path(ALVEOLE_ASSETS) / "themes" / (theme + ".theme")));
    if (!parsed) std::abort();
    assets.themes.emplace_back(theme, *parsed);
  }
  return assets;
}

inline App make_app(std::string_view language = "en") {
  return App(real_assets(), language, false);
}

/// Carries out commands that must all be accepted.
inline void run(App& app, std::initializer_list<std::string_view> commands) {
  for (const std::string_view command : commands) {
    const auto reply = app.execute(command);
    if (!reply) {
      ADD_FAILURE() << command << ": " << app.texts().sentence(reply.error());
    }
  }
}

inline std::string code_of(App& app, std::string_view command) {
  const auto reply = app.execute(command);
  return reply ? "accepted" : reply.error().code;
}

/// The lines that the app has for the engine.
inline std::vector<std::string> engine_lines(App& app) {
  std::vector<std::string> lines;
  for (const Request& request : app.take_requests()) {
    if (request.kind == Request::Kind::engine) lines.push_back(request.text);
  }
  return lines;
}

}  // namespace alveole::app
