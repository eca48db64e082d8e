#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/arguments.h"
#include "text/scanner.h"

/// Flags of the command line: a name, then a value.
namespace alveole::terminal {

/// A flag and what it does with its value.
template <class To>
struct Flag {
  std::string_view name;
  Accepted<void> (*set)(To& to, std::string_view value);
  bool repeatable = false;
};

/// Reads flags with their values; `other` takes every word that is no flag's name, or refuses it.
/// error.terminal.repeated-flag, .no-value.
template <class To, class Other>
Accepted<void> read_flags(std::span<const std::string_view> words, std::span<const Flag<To>> flags,
                          To& to, Other&& other) {
  std::vector<std::string_view> given;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto flag = std::ranges::find(flags, words[i], &Flag<To>::name);
    if (flag == flags.end()) {
      if (Accepted<void> taken = other(words[i]); !taken) return taken;
      continue;
    }
    if (!flag->repeatable && std::ranges::find(given, flag->name) != given.end()) {
      return refuse(flag->name, {"error.terminal.repeated-flag", 1, 1, {}});
    }
    given.push_back(flag->name);
    if (++i == words.size()) return refuse(flag->name, {"error.terminal.no-value", 1, 1, {}});
    if (Accepted<void> set = flag->set(to, words[i]); !set) return set;
  }
  return {};
}

/// A word that is neither a flag nor expected: error.terminal.unknown-flag, .extra-word.
inline Accepted<void> refuse_word(std::string_view word) {
  if (word.starts_with("--")) {
    return refuse(quoted_excerpt(word), {"error.terminal.unknown-flag", 1, 1, {}});
  }
  return refuse(quoted_excerpt(word), {"error.terminal.extra-word", 1, 1, {}});
}

/// A whole number; error.terminal.bad-number.
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

}  // namespace alveole::terminal
