#pragma once

#include <optional>
#include <string>

#include "app/app.h"

/// What the person whose turn it is may do, in words.
namespace alveole::app {

/// "White must take 2 pieces, with: d4, f6." where every legal move captures, else nothing.
std::optional<std::string> must_take(const App& app);

/// One or two short sentences: whose turn it is and what can be done, or, with a move begun, what
/// comes next. A game's own words are the keys advice.GAME.WHAT and begun.GAME.WHAT.
std::string advice(const App& app, const scene::Scene& board);

}  // namespace alveole::app
