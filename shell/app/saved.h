#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/app.h"

/// The text in which an app survives the loss of its instance: `key = value` lines, an empty line,
/// and the record of the game on the board.
///
///     version = 1
///     language = fr
///     theme = auto
///     players = human computer
///     level = 2
///     ply = 12
///
///     [Format "1"]
///     ...
namespace alveole::app {

struct SavedState {
  std::string language;
  Preferences preferences;
  bool playing = false;  ///< the game was on the screen
  Players players{};
  int level = first_level;  ///< of the computer; not said by what earlier versions kept
  int orientation = 0;
  int ply = 0;
};

struct Restored {
  SavedState state;
  std::optional<match::Match> match;
};

std::string print_saved(const SavedState& state, const match::Match* match);

/// error.saved.version for another version, error.saved.line for a line that is not understood, and
/// those of parse_record.
Expected<Restored> parse_saved(std::string_view text);

}  // namespace alveole::app
