#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "games/game.h"
#include "scene/scene.h"
#include "text/texts.h"

/// The sentences about games that are shown and spoken alike.
namespace alveole::app {

/// The parts one after the other.
std::string joined(std::initializer_list<std::string_view> parts);

std::string side_name(const Texts& texts, Side side);
std::string game_name(const Texts& texts, std::string_view game);

/// A game's own word for something (the key AREA.GAME.REST), or else the key of the general one.
std::string own_key(const Texts& texts, std::string_view area, std::string_view game,
                    std::string_view rest);

/// "White wins: a perfect six." `board` says how many of what the winner collected.
std::string result_sentence(const Texts& texts, std::string_view game, const Status& status,
                            const scene::Scene& board);

/// What a side has: pieces on the board, in hand, taken.
std::string possessions(const Texts& texts, std::string_view game, const scene::Scene& scene,
                        Side side);

/// A cell as the screen reader says it: "d5, white king". A game's own words (the keys
/// spoken.GAME.SHAPE.COLOUR and cell.GAME.WHAT) go before the general ones.
std::string spoken_cell(const Texts& texts, std::string_view game, const scene::Scene& scene,
                        const scene::Cell& cell);

}  // namespace alveole::app
