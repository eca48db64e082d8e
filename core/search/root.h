#pragma once

#include "search/search.h"

/// The root: iterations, the lines of each, and the windows they are searched with.
namespace alveole::search {

template <SearchableRules R>
void Search<R>::list_root_moves() {
  Frame& root = frame(0);
  list_moves(rules_, board_.stack(), root.moves);
  rank_moves(root, 0);
  std::ranges::sort(root.order, &RankedMove::before);
  root_moves_.clear();
  for (const RankedMove& ranked : root.order) {
    root_moves_.push_back({.code = ranked.code, .line = {.moves = {root.moves[ranked.place]}}});
  }
}

template <SearchableRules R>
auto Search<R>::begin_iteration() -> Stage {
  ++iteration_;
  line_ = 0;
  window_ = first_window();
  return Stage::begin_pass;
}

template <SearchableRules R>
auto Search<R>::begin_pass() -> Stage {
  Frame& root = frame(0);
  root.moves.clear();
  root.order.clear();
  for (std::size_t i = line_; i < root_moves_.size(); ++i) {
    RootMove<Move>& candidate = root_moves_[i];
    candidate.in_this_pass = -infinite_score;
    const Move& move = candidate.line.moves.front();
    const auto place = static_cast<std::uint32_t>(root.moves.size());
    const auto score = -static_cast<std::int32_t>(place);  // as they stand
    root.order.push_back(
        {score, place, candidate.code, 0, is_noisy_move(rules_, board_.stack(), move)});
    root.moves.push_back(move);
  }
  return descend(iteration_, window_.alpha, window_.beta);
}

template <SearchableRules R>
auto Search<R>::enter_root(Frame& here) -> Stage {
  here.child_depth = here.depth - 1;
  return Stage::next_move;
}

/// The root move being tried is better than those before it.
template <SearchableRules R>
void Search<R>::note_root_move(const Frame& root, Score score) {
  RootMove<Move>& found = root_moves_[line_ + root.current().place];
  found.in_this_pass = score;
  found.line = {iteration_, score, root.line};
}

template <SearchableRules R>
auto Search<R>::end_pass() -> Stage {
  const Score best = frame(0).best;
  sort_after_pass(root_moves_, line_);
  if (best <= window_.alpha || best >= window_.beta) {
    window_ = widened(window_, best);
    return Stage::begin_pass;
  }
  ++line_;
  sort_lines(root_moves_, line_);
  if (line_ == std::min(wanted_lines(), root_moves_.size())) return Stage::end_iteration;
  window_ = first_window();
  return Stage::begin_pass;
}

template <SearchableRules R>
auto Search<R>::end_iteration() -> Stage {
  result_.depth = iteration_;
  take_lines();
  // A win within the depth that was searched is the shortest one, or nearly always so.
  const bool proven = std::ranges::all_of(result_.lines, [&](const Line<Move>& line) {
    return is_mate(line.score) && std::abs(mate_distance(line.score)) <= iteration_;
  });
  return proven || iteration_ >= std::min(limits_.depth, max_depth) ? Stage::idle
                                                                    : Stage::begin_iteration;
}

/// The first root moves of an unfinished pass are the best of the one before; those that have
/// beaten them since are better still.
template <SearchableRules R>
void Search<R>::take_unfinished_pass() {
  sort_after_pass(root_moves_, line_);
  take_lines();
}

template <SearchableRules R>
void Search<R>::take_lines() {
  result_.lines.clear();
  for (const RootMove<Move>& move : root_moves_) {
    const bool searched = move.line.depth > 0;
    if (result_.lines.size() == wanted_lines() || (!searched && !result_.lines.empty())) return;
    result_.lines.push_back(move.line);
  }
}

/// Around the score that the line had in the iteration before.
template <SearchableRules R>
Window Search<R>::first_window() const {
  const Line<Move>& line = root_moves_[line_].line;
  constexpr int first_guess = 4;  // an iteration earlier the score still jumps
  if (iteration_ < first_guess || line.depth == 0 || is_mate(line.score)) return {};
  return {line.score - window_half_width, line.score + window_half_width};
}

}  // namespace alveole::search
