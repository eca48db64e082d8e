#pragma once

#include "search/search.h"

/// What the search leaves out, or looks at less deeply, because it is most likely not worth it.
namespace alveole::search {

/// The evaluation where it is so good that the plies left will hardly bring it below beta: it
/// stands for the score then.
template <SearchableRules R>
std::optional<Score> Search<R>::good_enough(Frame& here) {
  if (here.wide() || is_mate(here.beta) || here.depth > selectivity_.swing_depth) return {};
  const std::optional<Score> calm = calm_evaluation(here);
  return calm && *calm - swing(selectivity_, here.depth) >= here.beta ? calm : std::nullopt;
}

/// Whether to see first what happens if the side to move does nothing at all.
template <SearchableRules R>
bool Search<R>::wants_to_pass(Frame& here) {
  if constexpr (Board<R>::can_pass) {
    if (!selectivity_.passing || here.wide() || is_mate(here.beta) || here.depth < 2) return false;
    if (frame(board_.ply() - 1).trial == Trial::pass) return false;
    const std::optional<Score> calm = calm_evaluation(here);
    return calm && *calm >= here.beta;
  } else {
    return false;
  }
}

/// The evaluation, kept in the frame; nothing, and nothing is pruned by it, where it cannot be
/// trusted.
template <SearchableRules R>
std::optional<Score> Search<R>::calm_evaluation(Frame& here) {
  if (!here.evaluation && !is_restless(rules_, board_.stack())) here.evaluation = evaluation();
  return here.evaluation;
}

/// Whether the move being tried need not be searched: quiet, late, and near the leaves.
template <SearchableRules R>
bool Search<R>::is_hopeless(const Frame& here) const {
  if (!limits_.selective || here.depth <= 0 || here.wide() || !here.evaluation) return false;
  if (here.current().noisy || here.tried == 1 || is_mate(here.best)) return false;
  if (here.depth <= selectivity_.swing_depth &&
      *here.evaluation + swing(selectivity_, here.depth + 1) <= here.alpha) {
    return true;
  }
  return selectivity_.late_moves > 0 && here.depth <= selectivity_.swing_depth &&
         here.tried > static_cast<std::size_t>(late_move_count(selectivity_, here.depth));
}

/// Plies the move being tried is searched less.
template <SearchableRules R>
int Search<R>::reduction(const Frame& here) const {
  const int number = static_cast<int>(here.tried);
  if (!limits_.selective || here.depth < 2 || here.current().noisy) return 0;
  if (number <= selectivity_.full_depth_moves) return 0;
  const int heard = here.current().history / (History::limit / 2);  // -2 to 2
  const int plies = late_move_reduction(here.depth, number) - (here.wide() ? 1 : 0) - heard;
  return std::clamp(plies, 0, here.child_depth - 1);
}

}  // namespace alveole::search
