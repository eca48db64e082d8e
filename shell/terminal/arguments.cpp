#include "terminal/arguments.h"

#include <algorithm>
#include <array>

#include "match/options.h"
#include "text/scanner.h"

namespace alveole::terminal {

namespace {

constexpr std::array<std::string_view, 7> commands = {"moves", "perft",  "apply",    "svg",
                                                      "bench", "--help", "--version"};
constexpr int max_depth = 20;
constexpr int max_nodes = 1'000'000'000;
constexpr int last_orientation = 5;

template <class Number>
Accepted<void> read_number(std::string_view where, std::string_view value, int low, int high,
                           Number& to) {
  const std::optional<int> parsed = parse_number(value, low, high);
  if (!parsed) {
    return refuse(where, {"error.terminal.bad-number",
                          1,
                          1,
                          {{"value", quoted_excerpt(value)},
                           {"low", std::to_string(low)},
                           {"high", std::to_string(high)}}});
  }
  to = static_cast<Number>(*parsed);
  return {};
}

/// A flag and what it does with its value.
struct Flag {
  std::string_view name;
  Accepted<void> (*set)(Arguments& arguments, std::string_view value);
  bool repeatable = false;
};

constexpr std::array flags = {
    Flag{"--game",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           to.game = value;
           return {};
         }},
    Flag{"--variant",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           to.variant = value;
           return {};
         }},
    Flag{"--option",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           auto list = match::parse_options(value);
           if (!list) return refuse("--option", list.error());
           to.options.insert(to.options.end(), list->begin(), list->end());
           return {};
         },
         true},
    Flag{"--position",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           to.position = value;
           return {};
         }},
    Flag{"--moves",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           to.moves = value;
           return {};
         }},
    Flag{"--look",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           to.look = value;
           return {};
         }},
    Flag{"--theme",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           to.theme = value;
           return {};
         }},
    Flag{"--orientation",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           return read_number("--orientation", value, 0, last_orientation, to.orientation);
         }},
    Flag{"--coordinates",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           if (value != "on" && value != "off") {
             return refuse("--coordinates",
                           {"error.terminal.bad-value",
                            1,
                            1,
                            {{"value", quoted_excerpt(value)}, {"known", "on off"}}});
           }
           to.coordinates = value == "on";
           return {};
         }},
    Flag{"--nodes",
         [](Arguments& to, std::string_view value) -> Accepted<void> {
           return read_number("--nodes", value, 1, max_nodes, to.nodes);
         }},
};

std::unexpected<Refusal> unknown(std::string_view word) {
  if (word.starts_with("--")) {
    return refuse(quoted_excerpt(word), {"error.terminal.unknown-flag", 1, 1, {}});
  }
  return refuse(quoted_excerpt(word), {"error.terminal.extra-word", 1, 1, {}});
}

}  // namespace

Accepted<Arguments> parse_arguments(std::span<const std::string_view> words) {
  Arguments arguments;
  if (words.empty()) return arguments;
  if (std::ranges::find(words, std::string_view("--help")) != words.end()) {
    arguments.command = "--help";
    return arguments;
  }
  arguments.command = words.front();
  if (std::ranges::find(commands, words.front()) == commands.end()) {
    return refuse(quoted_excerpt(words.front()), {"error.terminal.unknown-command", 1, 1, {}});
  }
  bool has_depth = false;
  std::vector<std::string_view> given;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto flag = std::ranges::find(flags, words[i], &Flag::name);
    if (flag == flags.end()) {
      if (arguments.command != "perft" || has_depth) return unknown(words[i]);
      const Accepted<void> depth = read_number("perft", words[i], 0, max_depth, arguments.depth);
      if (!depth) return std::unexpected(depth.error());
      has_depth = true;
      continue;
    }
    if (!flag->repeatable && std::ranges::find(given, flag->name) != given.end()) {
      return refuse(flag->name, {"error.terminal.repeated-flag", 1, 1, {}});
    }
    given.push_back(flag->name);
    if (++i == words.size()) return refuse(flag->name, {"error.terminal.no-value", 1, 1, {}});
    if (Accepted<void> set = flag->set(arguments, words[i]); !set) {
      return std::unexpected(set.error());
    }
  }
  if (arguments.command == "perft" && !has_depth) {
    return refuse("perft", {"error.terminal.no-depth", 1, 1, {}});
  }
  return arguments;
}

}  // namespace alveole::terminal
