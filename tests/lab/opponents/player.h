#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "games/any_game.h"

namespace alveole::lab {

/// The reference opponents.
enum class Kind : std::uint8_t {
  random,  ///< any legal move
  greedy,  ///< wins if it can; else the best position after its move by the plain evaluation
  uct,     ///< see uct.h
};

/// Plays one game with its settings.
class Player {
 public:
  virtual ~Player() = default;
  /// A move of a position that is not over. UCT asks `may_go_on` with the number of playouts.
  virtual AnyMove choose(Kind kind, const AnyPosition& position,
                         const std::function<bool(std::uint64_t)>& may_go_on) = 0;
};

/// A player of `game`, whose random choices follow from the seed.
std::unique_ptr<Player> make_player(const AnyGame& game, std::uint64_t seed);

}  // namespace alveole::lab
