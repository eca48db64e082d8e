// The texts as they are in assets, against the sources that ask for them.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "text/texts.h"

namespace alveole {
namespace {

namespace fs = std::filesystem;

const fs::path source_dir = ALVEOLE_SOURCE_DIR;
constexpr std::array<const char*, 3> languages = {"en", "fr", "it"};

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> files_below(const fs::path& folder) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  return paths;
}

// A file of texts is named en.txt or en-engine.txt.
bool is_text_file(const fs::path& path, const std::string& language) {
  const std::string name = path.filename().string();
  return name == language + ".txt" ||
         (name.starts_with(language + "-") && path.extension() == ".txt");
}

// All texts of a language; the same key in two files is a failure, as it would be in a program.
const Texts& texts_of(const std::string& language) {
  static std::map<std::string, Texts> known;
  const auto found = known.find(language);
  if (found != known.end()) return found->second;
  Texts texts(language);
  for (const fs::path& path : files_below(source_dir / "assets")) {
    if (!is_text_file(path, language)) continue;
    const Expected<void> added = texts.add(content_of(path));
    EXPECT_TRUE(added) << path << ":" << added.error().line << ":" << added.error().column << " "
                       << added.error().code;
  }
  return known.emplace(language, std::move(texts)).first->second;
}

// Every literal such as "error.…" (or "reason.…") in the sources, with a file that has it.
std::map<std::string, fs::path> codes_of(const std::string& area) {
  const std::regex literal("\"(" + area + "\\.[a-z0-9.-]+)\"");
  std::map<std::string, fs::path> codes;
  for (const char* folder : {"core", "shell", "web"}) {
    for (const fs::path& path : files_below(source_dir / folder)) {
      if (path.extension() != ".h" && path.extension() != ".cpp") continue;
      const std::string content = content_of(path);
      for (std::sregex_iterator i(content.begin(), content.end(), literal), end; i != end; ++i) {
        codes.emplace((*i)[1], path);
      }
    }
  }
  return codes;
}

std::set<std::string> keys_of(const std::string& language) {
  const std::vector<std::string_view> keys = texts_of(language).keys();
  return {keys.begin(), keys.end()};
}

// Each code of an area has its sentence, and each sentence its code.
void expect_sentences(const std::string& area, std::size_t more_than) {
  const auto codes = codes_of(area);
  EXPECT_GT(codes.size(), more_than);
  for (const auto& [code, path] : codes) {
    for (const char* language : languages) {
      EXPECT_TRUE(texts_of(language).has(code)) << code << " of " << path << " in " << language;
    }
  }
  for (std::string key : keys_of("en")) {
    if (!key.starts_with(area + ".")) continue;
    for (const std::string_view form : {".one", ".other"}) {
      if (key.ends_with(form)) key.resize(key.size() - form.size());
    }
    EXPECT_TRUE(codes.contains(key)) << key << " is never used";
  }
}

TEST(Sentences, ErrorsAndTheirSentencesGoTogether) {
  expect_sentences("error", 50);
}

TEST(Sentences, ReasonsForMovesAndTheirSentencesGoTogether) {
  expect_sentences("reason", 40);
}

TEST(Sentences, EveryReasonOfAResultHasOne) {
  const std::vector<std::string> results = {
      "win.six-discs",   "win.three-rings",  "win.no-piece",    "win.no-move",    "win.perfect-six",
      "win.triples",     "win.no-stock",     "win.resignation", "win.time",       "draw.no-move",
      "draw.board-full", "draw.no-progress", "draw.repetition", "draw.agreement",
  };
  for (const char* language : languages) {
    const Texts& texts = texts_of(language);
    for (const std::string& result : results) {
      EXPECT_TRUE(texts.has("result." + result)) << result << " in " << language;
    }
  }
  EXPECT_EQ(texts_of("en").text("result.win.perfect-six", {{"winner", "White"}}),
            "White wins: a perfect six.");
}

TEST(Sentences, TheLanguagesHaveTheSameKeys) {
  const std::set<std::string> english = keys_of("en");
  EXPECT_FALSE(english.empty());
  for (const char* language : languages) {
    const std::set<std::string> keys = keys_of(language);
    std::vector<std::string> odd;
    std::ranges::set_symmetric_difference(english, keys, std::back_inserter(odd));
    for (const std::string& key : odd) ADD_FAILURE() << key << " differs in " << language;
  }
}

TEST(Sentences, TheLanguagesUseTheSameArguments) {
  for (const std::string& key : keys_of("en")) {
    const std::set<std::string> english = texts_of("en").arguments_of(key);
    for (const char* language : languages) {
      if (!texts_of(language).has(key)) continue;  // said by the test above
      EXPECT_EQ(texts_of(language).arguments_of(key), english) << key << " in " << language;
    }
  }
}

TEST(Sentences, FormsForOneAndOtherComeTogether) {
  for (const char* language : languages) {
    const std::set<std::string> keys = keys_of(language);
    for (const std::string& key : keys) {
      const bool one = key.ends_with(".one");
      if (!one && !key.ends_with(".other")) continue;
      const std::string stem = key.substr(0, key.rfind('.'));
      EXPECT_TRUE(keys.contains(stem + (one ? ".other" : ".one"))) << key << " in " << language;
    }
  }
}

}  // namespace
}  // namespace alveole
