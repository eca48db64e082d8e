#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/any_game.h"

/// The options of a game as one text, the same in records, links and the protocol.
namespace alveole::match {

using OptionList = std::vector<std::pair<std::string, std::string>>;

/// "second-stone=2 row=exactly-six": names and values as they stand; whether a game knows them is
/// for make_game to say. error.options.no-value with the column of a word that is not name=value.
Expected<OptionList> parse_options(std::string_view text);

/// The game's options that are not the defaults; empty for none.
std::string print_options(const AnyGame& game);

}  // namespace alveole::match
