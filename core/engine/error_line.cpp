#include "engine/error_line.h"

#include <limits>

#include "text/scanner.h"

namespace alveole::engine {

namespace {

constexpr std::string_view prefix = "info string error ";

std::string quoted(std::string_view value) {
  std::string text = "\"";
  for (const char c : value) {
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    if (c == '"' || c == '\\') text += '\\';
    text += control ? '?' : c;
  }
  return text + '"';
}

/// Takes the text up to `end` off the front, `end` too.
std::optional<std::string_view> take_until(std::string_view& text, char end) {
  const std::size_t at = text.find(end);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view taken = text.substr(0, at);
  text.remove_prefix(at + 1);
  return taken;
}

/// Takes `value"` off the front, its opening quote being gone already.
std::optional<std::string> take_quoted(std::string_view& text) {
  std::string value;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') {
      text.remove_prefix(i + 1);
      return value;
    }
    if (text[i] == '\\') ++i;
    if (i < text.size()) value += text[i];
  }
  return std::nullopt;
}

}  // namespace

std::string print_error(const Error& error) {
  std::string line{prefix};
  line += error.code + ' ' + std::to_string(error.column);
  for (const Argument& argument : error.arguments) {
    line += ' ' + argument.name + '=' + quoted(argument.value);
  }
  return line;
}

std::optional<Error> parse_error(std::string_view line) {
  if (!line.starts_with(prefix)) return std::nullopt;
  std::string text{line.substr(prefix.size())};
  text += ' ';
  std::string_view rest = text;
  const auto code = take_until(rest, ' ');
  const auto column_text = take_until(rest, ' ');
  if (!code || code->empty() || !column_text) return std::nullopt;
  const auto column = parse_number(*column_text, 1, std::numeric_limits<int>::max());
  if (!column) return std::nullopt;
  Error error{std::string(*code), 1, *column, {}};
  while (!rest.empty()) {
    const auto name = take_until(rest, '=');
    if (!name || !rest.starts_with('"')) return std::nullopt;
    rest.remove_prefix(1);
    auto value = take_quoted(rest);
    if (!value || !rest.starts_with(' ')) return std::nullopt;
    rest.remove_prefix(1);
    error.arguments.push_back({std::string(*name), std::move(*value)});
  }
  return error;
}

}  // namespace alveole::engine
