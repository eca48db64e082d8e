#include "text/scanner.h"

#include <charconv>

namespace alveole {

namespace {

constexpr std::size_t max_excerpt = 40;

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

Token part_of(Token whole, std::size_t begin, std::size_t end) {
  return {whole.text.substr(begin, end - begin), whole.column + static_cast<int>(begin)};
}

}  // namespace

std::vector<Token> split(Token whole, char separator) {
  std::vector<Token> parts;
  std::size_t begin = 0;
  for (;;) {
    const std::size_t end = whole.text.find(separator, begin);
    const bool last = end == std::string_view::npos;
    parts.push_back(trimmed(part_of(whole, begin, last ? whole.text.size() : end)));
    if (last) return parts;
    begin = end + 1;
  }
}

std::vector<Token> words(Token whole) {
  std::vector<Token> parts;
  std::size_t i = 0;
  while (i < whole.text.size()) {
    while (i < whole.text.size() && is_space(whole.text[i])) ++i;
    const std::size_t begin = i;
    while (i < whole.text.size() && !is_space(whole.text[i])) ++i;
    if (i > begin) parts.push_back(part_of(whole, begin, i));
  }
  return parts;
}

Token trimmed(Token token) {
  std::size_t begin = 0;
  std::size_t end = token.text.size();
  while (begin < end && is_space(token.text[begin])) ++begin;
  while (end > begin && is_space(token.text[end - 1])) --end;
  return part_of(token, begin, end);
}

std::optional<int> parse_number(std::string_view text, int low, int high) {
  int number = 0;
  const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = problem == std::errc{} && stop == text.data() + text.size();
  if (!whole || number < low || number > high) return std::nullopt;
  return number;
}

std::size_t valid_utf8_length(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size()) {
    const std::size_t length = utf8_length(text.substr(i));
    if (length == 0) break;
    i += length;
  }
  return i;
}

char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string to_lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = to_lower(c);
  return lower;
}

bool is_letter(char c) {
  return to_lower(c) >= 'a' && to_lower(c) <= 'z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

std::size_t utf8_length(std::string_view text) {
  if (text.empty()) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  // Overlong forms, surrogates and numbers past U+10FFFF have a restricted second byte.
  if (lead == 0xE0 && byte(1) < 0xA0) return 0;
  if (lead == 0xED && byte(1) > 0x9F) return 0;
  if (lead == 0xF0 && byte(1) < 0x90) return 0;
  if (lead == 0xF4 && byte(1) > 0x8F) return 0;
  return length;
}

std::string quoted_excerpt(std::string_view text) {
  std::string excerpt;
  std::size_t i = 0;
  while (i < text.size() && excerpt.size() < max_excerpt) {
    const std::size_t length = utf8_length(text.substr(i));
    const bool printable =
        length > 0 && static_cast<unsigned char>(text[i]) >= 0x20 && text[i] != 0x7F;
    excerpt += printable ? text.substr(i, length) : std::string_view{"?"};
    i += length > 0 ? length : 1;
  }
  if (i < text.size()) excerpt += "\u2026";
  return excerpt;
}

}  // namespace alveole
