#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "hex/axial.h"

namespace alveole {

/// Something that is true of a move and speaks for it, without words: `code` is the key of a
/// sentence in assets (always written as a literal "reason.GAME.WHAT").
struct Reason {
  std::string_view code;
  std::vector<hex::Axial> cells = {};  ///< what it is about, to be named and marked
  int count = 0;                       ///< how many, where the sentence says so
  bool decides = false;                ///< the game is won by it: nothing else need be said
  bool operator==(const Reason&) const = default;
};

/// The reasons that hold in a case, in the order of the predicates: each gives its reason or
/// nothing.
template <class Case>
std::vector<Reason> holding(
    const Case& of, std::initializer_list<std::optional<Reason> (*)(const Case&)> predicates) {
  std::vector<Reason> reasons;
  for (const auto predicate : predicates) {
    if (std::optional<Reason> reason = predicate(of)) reasons.push_back(std::move(*reason));
  }
  return reasons;
}

}  // namespace alveole
