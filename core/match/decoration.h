#pragma once

#include <optional>

#include "match/match.h"
#include "match/selection.h"

/// What is drawn over a game's picture: the one place that decides on marks and arrows.
namespace alveole::match {

struct Decoration {
  bool last_move = true;                   ///< where the last move began and ended, and its arrows
  bool moves = true;                       ///< what can be clicked
  bool drawings = true;                    ///< marks, arrows and notes of the annotation
  std::optional<Click> pointed = {};       ///< under the pointer: shows what it would capture
  std::optional<hex::Axial> refused = {};  ///< a click there was refused
  AnyMove hint = nullptr;                  ///< a move to suggest in the current position
  bool hint_place = true;                  ///< and where it ends
};

/// Adds marks, arrows and notes to the picture of the match's current position.
void decorate(scene::Scene& scene, const Match& match, const Selection& selection,
              const Decoration& what = {});

}  // namespace alveole::match
