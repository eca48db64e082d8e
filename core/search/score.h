#pragma once

#include <algorithm>
#include <cstdlib>

#include "games/ending.h"

/// Scores are whole numbers from the view of the side to move; 100 is about a man or a piece. A won
/// game scores mate_score less the number of plies until it ends, so that quick wins are preferred.
namespace alveole::search {

using Score = int;

/// Longest line that is looked at, in plies; also the number of frames of a search.
constexpr int max_ply = 127;
/// Deepest iteration; what is left of max_ply serves the quiescence search.
constexpr int max_depth = 96;

constexpr Score infinite_score = 32000;
constexpr Score mate_score = 31000;
constexpr Score draw_score = 0;
/// No evaluation reaches beyond this, no proven win or loss stays below it.
constexpr Score largest_evaluation = mate_score - 2 * max_ply;

/// The side to move wins in `plies` plies (1 = with this move), or loses in as many.
constexpr Score win_in(int plies) {
  return mate_score - plies;
}
constexpr Score loss_in(int plies) {
  return plies - mate_score;
}

constexpr bool is_mate(Score score) {
  return score > largest_evaluation || score < -largest_evaluation;
}
/// Plies until a proven win, or minus the plies until a proven loss.
constexpr int mate_distance(Score score) {
  return score > 0 ? mate_score - score : -(mate_score + score);
}

/// Of an ending known to be won or lost, reached after `ply` plies: beyond any other evaluation,
/// better the sooner it is reached.
constexpr Score won_ending = 20000;
constexpr Score score_of(Ending ending, int ply) {
  switch (ending) {
    case Ending::won:
      return won_ending - ply;
    case Ending::lost:
      return ply - won_ending;
    case Ending::drawn:
      break;
  }
  return draw_score;
}

/// The evaluation of a game brought into the range that no mate score uses.
constexpr Score as_evaluation(int value) {
  return std::clamp(value, -largest_evaluation, largest_evaluation);
}

}  // namespace alveole::search
