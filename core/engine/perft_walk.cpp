#include "engine/perft_walk.h"

#include <utility>

namespace alveole::engine {

PerftWalk::PerftWalk(std::shared_ptr<const AnyGame> game, AnyPosition position, int depth)
    : game_(std::move(game)), root_(std::move(position)), depth_(depth) {
  // The root's moves are walked through in any case, so that each has its count.
  if (depth_ == 0) {
    leaves_ = 1;
  } else {
    walk_into(root_);
  }
}

bool PerftWalk::run(std::uint64_t leaf_budget) {
  const std::uint64_t before = leaves_;
  while (!levels_.empty() && leaves_ - before < leaf_budget) {
    Level& level = levels_.back();
    if (levels_.size() == 1 && level.next > parts_.size()) {
      parts_.push_back({level.moves[parts_.size()], leaves_ - in_parts_});
      in_parts_ = leaves_;
    }
    if (level.next == level.moves.size()) {
      levels_.pop_back();
      continue;
    }
    const AnyMove& move = level.moves[level.next++];
    enter(game_->play(level.position, move));
  }
  return levels_.empty();
}

void PerftWalk::enter(const AnyPosition& position) {
  const int left = depth_ - static_cast<int>(levels_.size());
  if (left <= plies_at_once) {
    leaves_ += game_->perft(position, left);
  } else {
    walk_into(position);
  }
}

void PerftWalk::walk_into(const AnyPosition& position) {
  levels_.push_back({position, game_->legal_moves(position)});
}

}  // namespace alveole::engine
