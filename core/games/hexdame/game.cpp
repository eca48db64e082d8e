#include "games/hexdame/game.h"

namespace alveole::hexdame {

static_assert(PlayableRules<Rules<Narrow>> && PlayableRules<Rules<Wide>>);

const GameInfo& Game::info() {
  static const GameInfo info{
      .id = id,
      .variants = {"5", "4", "6"},
      .options = {{"origin", {"free", "blocked"}},
                  {"kings", {"flying", "short"}},
                  {"capture", {"majority", "free"}},
                  {"noprogress", {"off", "50"}}},
      .looks = {"cells"},
      .first_side = Side::white,
  };
  return info;
}

}  // namespace alveole::hexdame
