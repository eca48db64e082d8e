#pragma once

#include <cstdint>
#include <span>

#include "games/any_game.h"
#include "search/any_searcher.h"
#include "search/score.h"

/// Eight strengths to play against. A weak level is ignorant rather than shallow: it overlooks some
/// kinds of moves wherever it looks ahead (which, a game says by `overlooks`, search/opinions.h),
/// and it picks with a soft hand among the moves it thinks nearly best.
namespace alveole::search {

struct Level {
  std::uint64_t nodes = 0;  ///< looked at for a move
  int ignorance = 0;        ///< 0 = overlooks nothing, up to most_ignorance
  int lines = 1;            ///< moves it chooses from
  Score softness = 0;   ///< a move worse by this much is chosen half as often; 0 = always the best
  Score most_loss = 0;  ///< moves worse by more are never chosen
};

constexpr int level_count = 8;
constexpr int most_ignorance = 3;

/// Level 1 to 8.
const Level& level(int number);

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
