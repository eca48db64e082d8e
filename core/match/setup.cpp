#include "match/setup.h"

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

std::expected<Match, SetupError> begin_match(const Setup& setup) {
  const auto wrong = [](SetupField field, Error why) {
    return std::unexpected(SetupError{field, std::move(why)});
  };
  const GameInfo* info = find_game_info(setup.game);
  if (info != nullptr) {
    const Expected<Settings> variant = complete_settings(*info, setup.variant, {});
    if (!variant) return wrong(SetupField::variant, variant.error());
  }
  const Expected<OptionList> options = parse_options(setup.options);
  if (!options) return wrong(SetupField::options, options.error());
  Expected<std::shared_ptr<const AnyGame>> game = make_game(setup.game, setup.variant, *options);
  if (!game) {
    return wrong(info == nullptr ? SetupField::game : SetupField::options, game.error());
  }
  if (setup.position.empty()) return Match(std::move(*game));
  Expected<AnyPosition> position = (*game)->parse_position(setup.position);
  if (!position) return wrong(SetupField::position, position.error());
  return Match(std::move(*game), std::move(*position));
}

}  // namespace alveole::match
