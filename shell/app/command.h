#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/error.h"

namespace alveole::app {

/// A command as a person, a button, a link or a test writes it:
///
///   new hexade variant=169 white=human black=computer option.row=exactly-six
///   click d5
///   load "a text with \"quotes\" and \\ and spaces"
///
/// Words are separated by spaces; a word of the form name=value is a named argument. Quotes keep
/// spaces together and may stand after `name=`.
struct Command {
  std::string name;
  std::vector<std::string> words;
  std::vector<std::pair<std::string, std::string>> named;

  /// The named argument, or `otherwise`.
  std::string_view value(std::string_view key, std::string_view otherwise = {}) const;
};

/// error.command.empty, error.command.too-long (over 4 MB), error.command.open-quote,
/// error.command.bad-escape.
Expected<Command> parse_command(std::string_view line);

/// A word as it can stand in a command line: quoted where that is needed.
std::string quote_word(std::string_view word);

}  // namespace alveole::app
