#include "games/hexaequo/game.h"

namespace alveole::hexaequo {

const GameInfo& Game::info() {
  static const GameInfo info{
      .id = id,
      .variants = {"standard"},
      .options = {{"chain", {"window", "friend-once"}}},
      .looks = {"tiles"},
      .first_side = Side::black,
  };
  return info;
}

}  // namespace alveole::hexaequo
