#include "engine/arguments.h"

#include <utility>

namespace alveole::engine {

namespace {

std::string in_quotes(std::string_view value) {
  std::string text = "\"";
  for (const char c : value) {
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    if (c == '"' || c == '\\') text += '\\';
    text += control ? '?' : c;
  }
  return text + '"';
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

std::string print_arguments(std::span<const Argument> arguments) {
  std::string text;
  for (const Argument& argument : arguments) {
    text += ' ' + argument.name + '=' + in_quotes(argument.value);
  }
  return text;
}

std::optional<std::vector<Argument>> parse_arguments(std::string_view text) {
  std::vector<Argument> arguments;
  while (!text.empty()) {
    const std::size_t equals = text.find('=');
    if (!text.starts_with(' ') || equals == std::string_view::npos) return std::nullopt;
    std::string name{text.substr(1, equals - 1)};
    text.remove_prefix(equals + 1);
    if (!text.starts_with('"')) return std::nullopt;
    text.remove_prefix(1);
    std::optional<std::string> value = take_quoted(text);
    if (!value) return std::nullopt;
    arguments.push_back({std::move(name), std::move(*value)});
  }
  return arguments;
}

}  // namespace alveole::engine
