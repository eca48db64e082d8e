#include "games/attangle/game.h"

namespace alveole::attangle {

const GameInfo& Game::info() {
  static const GameInfo facts = [] {
    GameInfo info;
    info.id = id;
    for (const Variant& variant : variants()) info.variants.push_back(variant.name);
    info.looks = {"cells", "points"};
    info.first_side = Side::white;
    return info;
  }();
  return facts;
}

}  // namespace alveole::attangle
