#pragma once

#include "games/toy/clicks.h"
#include "games/toy/effects.h"
#include "games/toy/evaluation.h"
#include "games/toy/notation.h"
#include "games/toy/picture.h"
#include "games/toy/rules.h"
#include "games/toy/symmetry.h"

namespace alveole::toy {

struct Game {
  static constexpr std::string_view id = "toy";
  static const GameInfo& info() {
    static const GameInfo facts{.id = id,
                                .variants = {"seven"},
                                .options = {{"shape", {"line", "triangle"}}},
                                .looks = {"cells"},
                                .first_side = Side::white};
    return facts;
  }
  template <class Visitor>
  static auto with_rules(const Settings& settings, Visitor&& visit) {
    return visit(Rules(settings));
  }
};

static_assert(PlayableRules<Rules>);

}  // namespace alveole::toy
