#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/error.h"

namespace alveole::terminal {

/// An error and the argument it is about ("--moves"), which says where.
struct Refusal {
  std::string where;
  Error error;
};

template <class T>
using Accepted = std::expected<T, Refusal>;

inline std::unexpected<Refusal> refuse(std::string_view where, Error error) {
  return std::unexpected(Refusal{std::string(where), std::move(error)});
}

/// What was said on the command line.
struct Arguments {
  std::string command;  ///< empty = speak the protocol
  std::string game;
  std::string variant;
  std::vector<std::pair<std::string, std::string>> options;
  std::optional<std::string> position;
  std::string moves;
  int depth = 0;  ///< of perft
  std::string look;
  std::string theme = "paper";
  int orientation = 0;
  bool coordinates = true;
  std::uint64_t nodes = 200'000;  ///< of bench, for each game
  std::string weights;            ///< a file, "plain" for none; empty = those built in
};

/// Reads the words after the program's name; without a command they are only flags.
/// error.terminal.unknown-command, .unknown-flag, .other-command,
/// .repeated-flag, .no-value, .bad-value, .bad-number, .no-depth, .extra-word; and
/// error.options.no-value.
Accepted<Arguments> parse_arguments(std::span<const std::string_view> words);

}  // namespace alveole::terminal
