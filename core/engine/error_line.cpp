#include "engine/error_line.h"

#include <limits>

#include "engine/arguments.h"
#include "text/scanner.h"

namespace alveole::engine {

namespace {

constexpr std::string_view prefix = "info string error ";

/// Takes what stands before the next space off the front, or all there is.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

}  // namespace

std::string print_error(const Error& error) {
  return std::string(prefix) + error.code + ' ' + std::to_string(error.column) +
         print_arguments(error.arguments);
}

std::optional<Error> parse_error(std::string_view line) {
  if (!line.starts_with(prefix)) return std::nullopt;
  line.remove_prefix(prefix.size());
  const std::string_view code = take_word(line);
  if (code.empty() || line.empty()) return std::nullopt;
  line.remove_prefix(1);
  const auto column = parse_number(take_word(line), 1, std::numeric_limits<int>::max());
  auto arguments = parse_arguments(line);
  if (!column || !arguments) return std::nullopt;
  return Error{std::string(code), 1, *column, std::move(*arguments)};
}

}  // namespace alveole::engine
