#pragma once

#include "search/search.h"

/// What the search does at a node: the stages between entering it and leaving it.
namespace alveole::search {

/// A new node: is its value known without searching moves?
template <SearchableRules R>
auto Search<R>::enter() -> Stage {
  ++nodes_;
  Frame& here = frame();
  const int ply = board_.ply();
  result_.selective_depth = std::max(result_.selective_depth, ply);
  if (ply == 0) return enter_root(here);

  if (board_.is_repeated() && !rules_.status(board_.position()).over()) return known(draw_score);
  // No line can be better than to win with the next move, nor worse than to have lost.
  here.alpha = std::max(here.alpha, loss_in(ply));
  here.beta = std::min(here.beta, win_in(ply + 1));
  if (here.alpha >= here.beta) return known(here.alpha);
  here.first_alpha = here.alpha;

  // Among solved positions the way to the end has to be found; elsewhere it is enough to know it.
  if (knows_endings_ && !root_is_solved_) {
    const auto ending = ending_of(rules_, endings_, board_.position());
    if (ending) return known(score_of(*ending, ply));
  }

  const std::optional<TableEntry> stored = table_.find(board_.key(), ply);
  ++statistics_.probes;
  std::uint32_t hint = 0;
  if (stored) {
    ++statistics_.hits;
    if (is_enough(*stored, here)) {
      ++statistics_.answers;
      return known(stored->score);
    }
    hint = stored->move;
  }
  if (here.depth <= 0) return enter_quiescence(here, hint);

  list_moves(rules_, board_.stack(), here.moves);
  if (here.moves.empty()) return known(final_score());
  drop_overlooked(rules_, board_.stack(), limits_.ignorance, here.moves);
  if (ply == max_ply) return known(evaluation());
  here.child_depth = here.depth - 1;
  if (limits_.selective) {
    const bool forced = here.moves.size() == 1 || is_in_check(rules_, board_.stack());
    if (forced && ply < 2 * iteration_) ++here.child_depth;
    if (const auto score = good_enough(here)) return known(*score);
    if (wants_to_pass(here)) return push(here, Trial::pass);
  }
  rank_moves(here, hint);
  return Stage::next_move;
}

/// The leaves: only noisy moves are looked at, and the side to move need not make any of them,
/// unless it has no others.
template <SearchableRules R>
auto Search<R>::enter_quiescence(Frame& here, std::uint32_t hint) -> Stage {
  ++statistics_.quiescence;
  bool may_stand = list_noisy_moves(rules_, board_.stack(), here.moves);
  if (here.moves.empty() && !may_stand) return known(final_score());
  may_stand |= drop_overlooked(rules_, board_.stack(), limits_.ignorance, here.moves);
  if (board_.ply() == max_ply || here.depth <= -max_quiescence) return known(evaluation());
  here.child_depth = here.depth - 1;
  // At the first level a restless position gets one whole ply.
  if (may_stand && here.depth == 0 && is_restless(rules_, board_.stack())) {
    list_moves(rules_, board_.stack(), here.moves);
    may_stand = false;
  }
  if (may_stand) {
    here.best = evaluation();
    here.alpha = std::max(here.alpha, here.best);
    if (here.alpha >= here.beta) return Stage::leave;
  }
  rank_moves(here, hint);
  return Stage::next_move;
}

/// Tries the most promising move that is left.
template <SearchableRules R>
auto Search<R>::next_move() -> Stage {
  Frame& here = frame();
  while (here.tried < here.order.size()) {
    select_best(here.order.begin() + here.tried, here.order.end());
    ++here.tried;
    if (is_hopeless(here)) {
      // It is no better than this, for all we know.
      here.best = std::max(here.best, here.alpha);
      continue;
    }
    // The first move sets the mark; from the others we only expect to hear that they are no better.
    if (here.tried == 1) return push(here, Trial::full);
    if (reduction(here) > 0) return push(here, Trial::reduced);
    return push(here, here.beta - here.alpha == 1 ? Trial::full : Trial::scout);
  }
  return Stage::leave;
}

/// The move that was tried has its score.
template <SearchableRules R>
auto Search<R>::returned() -> Stage {
  Frame& here = frame();
  const Score score = -returned_score_;
  switch (here.trial) {
    case Trial::pass:
      // A win that needs two moves running is none.
      if (score >= here.beta) {
        ++statistics_.pass_cutoffs;
        return known(is_mate(score) ? here.beta : score);
      }
      rank_moves(here, 0);
      return Stage::next_move;
    case Trial::reduced:
      if (score > here.alpha) {
        ++statistics_.searched_again;
        return push(here, here.beta - here.alpha == 1 ? Trial::full : Trial::scout);
      }
      break;
    case Trial::scout:
      if (score > here.alpha && score < here.beta) return push(here, Trial::full);
      break;
    case Trial::full:
      break;
  }
  if (score > here.best) {
    here.best = score;
    if (score > here.alpha) improve(here, score);
  }
  return here.alpha >= here.beta ? Stage::leave : Stage::next_move;
}

/// All moves have been searched, or one was too good.
template <SearchableRules R>
auto Search<R>::leave() -> Stage {
  Frame& here = frame();
  if (here.best >= here.beta) learn_from_cutoff(here);
  const Bound bound = here.best >= here.beta         ? Bound::lower
                      : here.best > here.first_alpha ? Bound::exact
                                                     : Bound::upper;
  // What was found for the second line and the others is not true of the position.
  if (board_.ply() > 0 || line_ == 0) {
    table_.store(board_.key(), board_.ply(),
                 {here.best, stored_depth(here.depth), bound, here.best_code});
  }
  return known(here.best);
}

/// Prepares the frame of the position that has just been reached.
template <SearchableRules R>
auto Search<R>::descend(int depth, Score alpha, Score beta) -> Stage {
  table_.prefetch(board_.key());
  Frame& here = frame();
  here.depth = depth;
  here.alpha = alpha;
  here.beta = beta;
  here.first_alpha = alpha;
  here.best = -infinite_score;
  here.best_code = 0;
  here.evaluation.reset();
  here.tried = 0;
  here.line.clear();
  return Stage::enter;
}

/// The value of this node is known: back to the one before.
template <SearchableRules R>
auto Search<R>::known(Score score) -> Stage {
  returned_score_ = score;
  if (board_.ply() == 0) return Stage::end_pass;
  board_.pop();
  return Stage::returned;
}

/// Plays the move being tried, or passes.
template <SearchableRules R>
auto Search<R>::push(Frame& here, Trial trial) -> Stage {
  here.trial = trial;
  switch (trial) {
    case Trial::pass:
      ++statistics_.passes;
      if constexpr (Board<R>::can_pass) board_.pass();
      return descend(here.depth - 1 - pass_reduction(here.depth), -here.beta, 1 - here.beta);
    case Trial::reduced: {
      ++statistics_.reduced;
      const int depth = here.child_depth - reduction(here);
      board_.push(here.current_move());
      return descend(depth, -here.alpha - 1, -here.alpha);
    }
    case Trial::scout:
      board_.push(here.current_move());
      return descend(here.child_depth, -here.alpha - 1, -here.alpha);
    case Trial::full:
      board_.push(here.current_move());
      return descend(here.child_depth, -here.beta, -here.alpha);
  }
  return Stage::leave;
}

template <SearchableRules R>
void Search<R>::rank_moves(Frame& here, std::uint32_t hint) {
  const Position& position = board_.position();
  const Side side = rules_.side_to_move(position);
  const std::uint32_t reply = replies_.to(last_code());
  here.order.clear();
  for (std::size_t i = 0; i < here.moves.size(); ++i) {
    const Move& move = here.moves[i];
    const std::uint32_t code = code_of(move);
    const bool is_noisy = is_noisy_move(rules_, board_.stack(), move);
    const int history = history_.score(side, code);
    const int score = code == hint ? ordering::hinted
                      : is_noisy   ? ordering::noisy(gain_of(rules_, position, move), history)
                                 : ordering::quiet(here.killers.rank(code), code == reply, history);
    here.order.push_back(
        {score, static_cast<std::uint32_t>(i), code, static_cast<std::int16_t>(history), is_noisy});
  }
}

template <SearchableRules R>
void Search<R>::improve(Frame& here, Score score) {
  here.alpha = score;
  here.best_code = here.current().code;
  if (!here.wide()) return;  // off the principal variation: no line wanted
  here.line.assign(1, here.current_move());
  const std::vector<Move>& rest = frame(board_.ply() + 1).line;
  here.line.insert(here.line.end(), rest.begin(), rest.end());
  if (board_.ply() == 0) note_root_move(here, score);
}

template <SearchableRules R>
void Search<R>::learn_from_cutoff(Frame& here) {
  if (here.tried == 0 || here.depth <= 0) return;
  statistics_.count_cutoff(here.tried);
  if (here.current().noisy) return;
  const Side side = rules_.side_to_move(board_.position());
  here.killers.add(here.current().code);
  replies_.set(last_code(), here.current().code);
  history_.reward(side, here.current().code, here.depth);
  for (std::size_t i = 0; i + 1 < here.tried; ++i) {
    if (!here.order[i].noisy) history_.punish(side, here.order[i].code, here.depth);
  }
}

template <SearchableRules R>
std::uint32_t Search<R>::last_code() {
  if (board_.ply() == 0) return 0;
  const Frame& before = frame(board_.ply() - 1);
  return before.trial == Trial::pass ? 0 : before.current().code;
}

/// Whether a stored result answers this node. On the principal variation it never does, so that the
/// line is complete and no draw by repetition is overlooked there.
template <SearchableRules R>
bool Search<R>::is_enough(const TableEntry& stored, const Frame& here) const {
  if (here.wide() || stored.depth < stored_depth(here.depth)) return false;
  if (stored.score >= here.beta) return stored.bound != Bound::upper;
  return stored.score <= here.alpha && stored.bound != Bound::lower;
}

template <SearchableRules R>
Score Search<R>::evaluation() const {
  const Score by_weights = evaluation_by_weights();
  if (!root_is_solved_) return by_weights;
  const auto ending = ending_of(rules_, endings_, board_.position());
  if (!ending || *ending == Ending::drawn) return ending ? draw_score : by_weights;
  // Between positions that are won alike, the nearer to the end looks the better.
  return as_evaluation(score_of(*ending, board_.ply()) + by_weights);
}

template <SearchableRules R>
Score Search<R>::evaluation_by_weights() const {
  if constexpr (requires { evaluate(board_.stack()); }) {
    return as_evaluation(evaluate(board_.stack()));
  } else {
    if constexpr (requires { evaluate(rules_, knowledge_, board_.position()); }) {
      if (!knowledge_.empty()) {
        return as_evaluation(evaluate(rules_, knowledge_, board_.position()));
      }
    }
    return as_evaluation(evaluate(rules_, board_.position()));
  }
}

/// The score of a position in which the game is over.
template <SearchableRules R>
Score Search<R>::final_score() const {
  const Outcome outcome = rules_.status(board_.position()).outcome;
  if (outcome == Outcome::none || outcome == Outcome::draw) return draw_score;
  const bool won = outcome == win_for(rules_.side_to_move(board_.position()));
  return won ? win_in(board_.ply()) : loss_in(board_.ply());
}

}  // namespace alveole::search
