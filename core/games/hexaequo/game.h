#pragma once

#include "games/hexaequo/clicks.h"
#include "games/hexaequo/effects.h"
#include "games/hexaequo/evaluation.h"
#include "games/hexaequo/features.h"
#include "games/hexaequo/notation.h"
#include "games/hexaequo/opinions.h"
#include "games/hexaequo/picture.h"
#include "games/hexaequo/reasons.h"
#include "games/hexaequo/rules.h"
#include "games/hexaequo/symmetry.h"

namespace alveole::hexaequo {

static_assert(PlayableRules<Rules>);

/// The game as the rest of the program knows it.
struct Game {
  static constexpr std::string_view id = "hexaequo";
  static const GameInfo& info();

  template <class Visitor>
  static auto with_rules(const Settings& settings, Visitor&& visit) {
    return visit(Rules(settings.option("chain") == "friend-once" ? ChainRule::friend_once
                                                                 : ChainRule::window));
  }
};

}  // namespace alveole::hexaequo
