#pragma once

#include "games/attangle/clicks.h"
#include "games/attangle/effects.h"
#include "games/attangle/evaluation.h"
#include "games/attangle/features.h"
#include "games/attangle/notation.h"
#include "games/attangle/opinions.h"
#include "games/attangle/picture.h"
#include "games/attangle/reasons.h"
#include "games/attangle/rules.h"
#include "games/attangle/solver.h"
#include "games/attangle/symmetry.h"

namespace alveole::attangle {

/// The game as the rest of the program knows it.
struct Game {
  static constexpr std::string_view id = "attangle";
  static const GameInfo& info();

  template <class Visitor>
  static auto with_rules(const Settings& settings, Visitor&& visit) {
    constexpr int largest_side_of_one_word = 5;
    if (find_variant(settings.variant).side > largest_side_of_one_word) {
      return visit(Rules<hex::Word128>(settings));
    }
    return visit(Rules<std::uint64_t>(settings));
  }
};

}  // namespace alveole::attangle
