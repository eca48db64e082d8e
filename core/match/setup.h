#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/any_game.h"
#include "match/match.h"

/// What a match begins with, as the texts that records, links and the protocol share.
namespace alveole::match {

using OptionList = std::vector<std::pair<std::string, std::string>>;

/// "second-stone=2 row=exactly-six": names and values as they stand; whether a game knows them is
/// for make_game to say. error.options.no-value with the column of a word that is not name=value.
Expected<OptionList> parse_options(std::string_view text);

/// The game's options that are not the defaults; empty for none.
std::string print_options(const AnyGame& game);

struct Setup {
  std::string game;
  std::string variant;   ///< empty = the default
  std::string options;   ///< as parse_options reads them
  std::string position;  ///< empty = the start
};

enum class SetupField { game, variant, options, position };

struct SetupError {
  SetupField field;  ///< which of the texts `why` is about; its column counts there
  Error why;
};

/// A match with no moves yet; errors of parse_options, make_game and the game's parse_position.
std::expected<Match, SetupError> begin_match(const Setup& setup);

}  // namespace alveole::match
