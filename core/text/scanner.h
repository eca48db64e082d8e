#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace alveole {

/// A piece of a text and the column (from 1) where it starts in the whole text, for errors.
struct Token {
  std::string_view text;
  int column = 1;
};

/// The parts between separators, each without the spaces round it. One separator more than there
/// are parts gives empty parts, which the caller judges: "a ; b" -> {"a", 1}, {"b", 5}.
std::vector<Token> split(Token whole, char separator);

/// The parts between runs of spaces, tabs and line ends; never an empty one.
std::vector<Token> words(Token whole);

/// Without the spaces, tabs and line ends at both ends.
Token trimmed(Token token);

/// A whole decimal number from `low` to `high` and nothing else.
std::optional<int> parse_number(std::string_view text, int low, int high);

/// Length of the well-formed UTF-8 at the start of a text: all of it if the text is valid.
std::size_t valid_utf8_length(std::string_view text);

/// ASCII only: other bytes stay as they are.
char to_lower(char c);
std::string to_lower(std::string_view text);
bool is_letter(char c);
bool is_digit(char c);

/// Length in bytes of the well-formed UTF-8 character at the start of `text`, or 0.
std::size_t utf8_length(std::string_view text);

/// A piece of foreign text as it may stand in an error: cut to a readable length, control bytes and
/// broken UTF-8 replaced by '?'.
std::string quoted_excerpt(std::string_view text);

}  // namespace alveole
