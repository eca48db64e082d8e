#pragma once

#include <cstdint>
#include <span>

#include "games/any_game.h"
#include "games/level.h"
#include "search/any_searcher.h"
#include "search/score.h"

/// How a level of a game (games/level.h) comes to its move.
namespace alveole::search {

/// The move a level plays in a game that is not over, after a search with what it gives for limits.
/// From level 2 on a win in one is never missed.
AnyMove level_move(int number, const AnyGame& game, const AnyPosition& position,
                   const SearchInfo& info, std::uint64_t seed);

/// Which of the lines (their scores, at least one, usually the best first) the level plays, drawn
/// by `random`: any number, the same one always leads to the same choice.
std::size_t choose_line(const Level& level, std::span<const Score> scores, std::uint64_t random);

/// A number for `choose_line` from what the person set and the position's key.
std::uint64_t random_number(std::uint64_t seed, std::uint64_t key);

}  // namespace alveole::search
