#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/app.h"
#include "app/command.h"

/// What the words of a command mean.
namespace alveole::app {

/// Names of options of a game are written "option.NAME=VALUE".
inline constexpr std::string_view option_prefix = "option.";

/// The side that begins is a person's, the other the computer's.
Players usual_players(const GameInfo& info);

/// Takes white=WHO and black=WHO where they are given; error.command.unknown-value.
Expected<void> read_players(const Command& command, Players& players);

/// level=N where it is given, else `usual`; error.command.unknown-value.
Expected<int> read_level(const Command& command, int usual);

/// The options of a command as a match's setup takes them: "NAME=VALUE NAME=VALUE".
std::string options_text(const Command& command);

/// "d5", "hand:tile" or "choice:ring"; error.command.unknown-cell.
Expected<Click> parse_click(const AnyGame& game, std::string_view word);

/// The cell next to `from` in a direction of the screen, an angle counter-clockwise from the right:
/// the nearest one within 30 degrees.
std::optional<hex::Axial> cell_towards(const scene::Scene& scene, hex::Axial from, float degrees);

}  // namespace alveole::app
