#pragma once

#include <set>
#include <string>
#include <string_view>

#include "games/reason.h"

namespace alveole {

/// What a reason says, without cells and count: the code after "reason.GAME.".
inline std::string what(const Reason& reason) {
  const std::string_view code = reason.code;
  return std::string(code.substr(code.find('.', code.find('.') + 1) + 1));
}

/// A reason as a test writes it: "shot d4 f6 2", what it says, its cells by name and
/// its count unless that is 0.
template <class R>
std::string said(const R& rules, const Reason& reason) {
  std::string text = what(reason);
  std::set<std::string> names;
  for (const hex::Axial cell : reason.cells) names.insert(cell_name(rules, cell));
  for (const std::string& name : names) text += ' ' + name;
  if (reason.count != 0) text += ' ' + std::to_string(reason.count);
  return text;
}

/// All that speaks for a move.
template <class R>
std::set<std::string> all_said(const R& rules, const typename R::Position& position,
                               const typename R::Move& move) {
  std::set<std::string> texts;
  for (const Reason& reason : reasons(rules, position, move)) texts.insert(said(rules, reason));
  return texts;
}

}  // namespace alveole
