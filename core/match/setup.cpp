#include "match/setup.h"

#include "match/options.h"

namespace alveole::match {

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
  if (setup.position.empty()) return Match(*game);
  Expected<AnyPosition> position = (*game)->parse_position(setup.position);
  if (!position) return wrong(SetupField::position, position.error());
  return Match(std::move(*game), std::move(*position));
}

}  // namespace alveole::match
