#pragma once

#include "games/hexade/candidates.h"
#include "games/hexade/clicks.h"
#include "games/hexade/effects.h"
#include "games/hexade/evaluation.h"
#include "games/hexade/features.h"
#include "games/hexade/forced_win.h"
#include "games/hexade/notation.h"
#include "games/hexade/opinions.h"
#include "games/hexade/picture.h"
#include "games/hexade/reasons.h"
#include "games/hexade/rules.h"

/// Hexade as the rest of the program sees it. Law: seed text "Hexade"; the sentences and where they
/// are held: tests/games/hexade/sentences.md.
namespace alveole::hexade {

struct Game {
  static constexpr std::string_view id = "hexade";

  static const GameInfo& info() {
    static const GameInfo facts{
        .id = id,
        .variants = {"271", "169"},
        .options = {{"second-stone", {"3", "2", "1"}},
                    {"row", {"six-or-more", "exactly-six"}},
                    {"six", {"survive", "immediate"}}},
        .looks = {"cells"},
        .first_side = Side::white,
    };
    return facts;
  }

  template <class Visitor>
  static auto with_rules(const Settings& settings, Visitor&& visit) {
    return visit(Rules(settings));
  }
};

static_assert(PlayableRules<Rules>);

}  // namespace alveole::hexade
