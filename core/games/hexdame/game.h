#pragma once

#include "games/hexdame/clicks.h"
#include "games/hexdame/effects.h"
#include "games/hexdame/endings.h"
#include "games/hexdame/evaluation.h"
#include "games/hexdame/features.h"
#include "games/hexdame/notation.h"
#include "games/hexdame/opinions.h"
#include "games/hexdame/pattern_board.h"
#include "games/hexdame/picture.h"
#include "games/hexdame/reasons.h"
#include "games/hexdame/rules.h"
#include "games/hexdame/symmetry.h"

namespace alveole::hexdame {

/// The game as the rest of the program knows it.
struct Game {
  static constexpr std::string_view id = "hexdame";
  static const GameInfo& info();

  /// Calls visit(rules) with the rules for these settings: 91 cells need a wider word.
  template <class Visitor>
  static auto with_rules(const Settings& settings, Visitor&& visit) {
    return settings.variant == "6" ? visit(Rules<Wide>(settings)) : visit(Rules<Narrow>(settings));
  }
};

}  // namespace alveole::hexdame
