#pragma once

#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/weights.h"
#include "search/any_searcher.h"
#include "text/scanner.h"

/// What the small programs of the laboratory have in common: `PROGRAM GAME [--flag NUMBER]...`, and
/// --weights FILE for the evaluation.
namespace alveole::lab {

struct Tool {
  std::shared_ptr<const AnyGame> game;
  std::unique_ptr<search::AnySearcher> searcher;
  std::string command;  ///< as it was given, for the header of what is made
};

/// Reads the command line into the numbers of `flags`; says what is wrong and returns nothing.
inline std::optional<Tool> open_tool(std::string_view name, int count, char** words,
                                     const std::map<std::string_view, int*>& flags) {
  const auto complain = [&](const std::string& what) {
    std::string known;
    for (const auto& flag : flags) known += " [" + std::string(flag.first) + " N]";
    std::fprintf(stderr, "%s: %s\nusage: %s GAME [--weights FILE]%s\n", name.data(), what.c_str(),
                 name.data(), known.c_str());
    return std::nullopt;
  };
  if (count < 2) return complain("name a game");
  auto game = make_game(words[1]);
  if (!game) return complain("there is no game " + std::string(words[1]));
  Tool tool{*game, search::make_searcher(**game), std::string(name) + " " + words[1]};
  if (!tool.searcher) return complain("there is no memory for the search");
  for (int i = 2; i < count; i += 2) {
    const std::string_view flag = words[i];
    if (i + 1 == count) return complain("a value has to follow " + std::string(flag));
    const std::string value = words[i + 1];
    tool.command += " " + std::string(flag) + " " + value;
    if (flag == "--weights") {
      std::ifstream file(value, std::ios::binary);
      const auto weights = parse_weights(std::string{std::istreambuf_iterator<char>(file), {}});
      if (!weights || weights->values.size() != tool.game->weight_count()) {
        return complain(value + " does not hold weights for this game");
      }
      tool.searcher->set_weights(weights->values);
      continue;
    }
    const auto known = flags.find(flag);
    if (known == flags.end()) return complain("there is no flag " + std::string(flag));
    const auto number = parse_number(value, 0, 1'000'000'000);
    if (!number) return complain("not a number: " + value);
    *known->second = *number;
  }
  return tool;
}

}  // namespace alveole::lab
