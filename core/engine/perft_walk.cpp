#include "engine/perft_walk.h"

#include <utility>

namespace alveole::engine {

PerftWalk::PerftWalk(std::shared_ptr<const AnyGame> game, const AnyPosition& position, int depth)
    : game_(std::move(game)), depth_(depth) {
  enter(position);
}

bool PerftWalk::run(std::uint64_t leaf_budget) {
  const std::uint64_t before = leaves_;
  while (!levels_.empty() && leaves_ - before < leaf_budget) {
    Level& level = levels_.back();
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
    levels_.push_back({position, game_->legal_moves(position)});
  }
}

}  // namespace alveole::engine
