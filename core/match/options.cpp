#include "match/options.h"

#include "text/scanner.h"

namespace alveole::match {

Expected<OptionList> parse_options(std::string_view text) {
  OptionList options;
  for (const Token& word : words({text, 1})) {
    const std::size_t equals = word.text.find('=');
    if (equals == std::string_view::npos || equals == 0 || equals + 1 == word.text.size()) {
      return fail("error.options.no-value", word.column, {{"text", quoted_excerpt(word.text)}});
    }
    options.emplace_back(word.text.substr(0, equals), word.text.substr(equals + 1));
  }
  return options;
}

std::string print_options(const AnyGame& game) {
  std::string text;
  for (const OptionInfo& option : game.info().options) {
    const std::string_view value = game.settings().option(option.name);
    if (value == option.values.front()) continue;
    if (!text.empty()) text += ' ';
    text.append(option.name).append("=").append(value);
  }
  return text;
}

}  // namespace alveole::match
