#pragma once

#include <expected>
#include <string>

#include "match/match.h"

/// What a match begins with, as the texts that records and links share.
namespace alveole::match {

struct Setup {
  std::string game;
  std::string variant;   ///< empty = the default
  std::string options;   ///< as parse_options (options.h) reads them
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
