#include "terminal/arguments.h"

#include <algorithm>
#include <array>

#include "match/options.h"
#include "terminal/flags.h"

namespace alveole::terminal {

namespace {

constexpr std::array<std::string_view, 7> commands = {"moves", "perft",  "apply",    "svg",
                                                      "bench", "--help", "--version"};
constexpr int max_depth = 20;
constexpr int max_nodes = 1'000'000'000;
constexpr int last_orientation = 5;

constexpr Flag<Arguments> game_flags[] = {
    {"--game",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       to.game = value;
       return {};
     }},
    {"--variant",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       to.variant = value;
       return {};
     }},
    {"--option",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       auto list = match::parse_options(value);
       if (!list) return refuse("--option", list.error());
       to.options.insert(to.options.end(), list->begin(), list->end());
       return {};
     },
     true},
};

constexpr Flag<Arguments> position_flags[] = {
    {"--position",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       to.position = value;
       return {};
     }},
    {"--moves",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       to.moves = value;
       return {};
     }},
};

constexpr Flag<Arguments> picture_flags[] = {
    {"--look",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       to.look = value;
       return {};
     }},
    {"--theme",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       to.theme = value;
       return {};
     }},
    {"--orientation",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       return read_number("--orientation", value, 0, last_orientation, to.orientation);
     }},
    {"--coordinates",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       if (value != "on" && value != "off") {
         return refuse("--coordinates", {"error.terminal.bad-value",
                                         1,
                                         1,
                                         {{"value", quoted_excerpt(value)}, {"known", "on off"}}});
       }
       to.coordinates = value == "on";
       return {};
     }},
};

constexpr Flag<Arguments> bench_flags[] = {
    {"--nodes",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       return read_number("--nodes", value, 1, max_nodes, to.nodes);
     }},
};

constexpr Flag<Arguments> engine_flags[] = {
    {"--weights",
     [](Arguments& to, std::string_view value) -> Accepted<void> {
       to.weights = value;
       return {};
     }},
};

/// Flags and the commands that heed them; without a command the program speaks UGI.
struct Group {
  std::span<const Flag<Arguments>> flags;
  std::string_view commands;

  bool has(std::string_view word) const {
    return std::ranges::find(flags, word, &Flag<Arguments>::name) != flags.end();
  }
  bool belongs_to(std::string_view command) const {
    return std::ranges::any_of(words({commands, 1}),
                               [&](const Token& word) { return word.text == command; });
  }
};
constexpr std::string_view no_command = "UGI";
constexpr Group groups[] = {
    {game_flags, "moves perft apply svg bench"},
    {position_flags, "moves perft apply svg"},
    {picture_flags, "svg"},
    {bench_flags, "bench"},
    {engine_flags, "bench UGI"},
};

const Group* group_of(std::string_view word) {
  const auto* found =
      std::ranges::find_if(groups, [&](const Group& group) { return group.has(word); });
  return found == std::end(groups) ? nullptr : found;
}

}  // namespace

Accepted<Arguments> parse_arguments(std::span<const std::string_view> words) {
  Arguments arguments;
  if (words.empty()) return arguments;
  if (std::ranges::find(words, std::string_view("--help")) != words.end()) {
    arguments.command = "--help";
    return arguments;
  }
  const bool has_command = group_of(words.front()) == nullptr;
  if (has_command) arguments.command = words.front();
  if (has_command && std::ranges::find(commands, words.front()) == commands.end()) {
    return refuse(quoted_excerpt(words.front()), {"error.terminal.unknown-command", 1, 1, {}});
  }
  std::vector<Flag<Arguments>> flags;
  for (const Group& group : groups) {
    if (!group.belongs_to(has_command ? arguments.command : no_command)) continue;
    flags.insert(flags.end(), group.flags.begin(), group.flags.end());
  }
  bool has_depth = false;
  const auto take_other = [&](std::string_view word) -> Accepted<void> {
    if (const Group* group = group_of(word)) {
      return refuse(
          word,
          {"error.terminal.other-command", 1, 1, {{"commands", std::string(group->commands)}}});
    }
    if (arguments.command != "perft" || has_depth) return refuse_word(word);
    has_depth = true;
    return read_number("perft", word, 0, max_depth, arguments.depth);
  };
  const Accepted<void> read =
      read_flags<Arguments>(words.subspan(has_command ? 1 : 0), flags, arguments, take_other);
  if (!read) return std::unexpected(read.error());
  if (arguments.command == "perft" && !has_depth) {
    return refuse("perft", {"error.terminal.no-depth", 1, 1, {}});
  }
  return arguments;
}

}  // namespace alveole::terminal
