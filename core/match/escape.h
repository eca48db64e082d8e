#pragma once

#include <string>
#include <string_view>

/// Backslashes in records: one takes the meaning from the character after it.
namespace alveole::match {

/// With a backslash before each of the `special` characters.
inline std::string escaped(std::string_view text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.contains(c)) result += '\\';
    result += c;
  }
  return result;
}

/// Without the backslashes.
inline std::string unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size()) ++i;
    plain += text[i];
  }
  return plain;
}

/// Index of the first `c` from `begin` on that no backslash precedes, or npos.
inline std::size_t find_unescaped(std::string_view text, char c, std::size_t begin = 0) {
  for (std::size_t i = begin; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == c) {
      return i;
    }
  }
  return std::string_view::npos;
}

}  // namespace alveole::match
