#include "games/attangle/solver.h"

#include <algorithm>

namespace alveole::attangle {

template <class Word>
Solver<Word>::Solver(const Rules<Word>& rules, const Position& position) : rules_(&rules) {
  if (rules.status(position).over()) {
    stage_ = Stage::finished;
  } else {
    begin_at(position);
  }
}

template <class Word>
std::uint64_t Solver<Word>::run(std::uint64_t positions) {
  const std::uint64_t before = positions_;
  while (stage_ != Stage::finished && positions_ - before < positions) step();
  return positions_ - before;
}

/// Begins to prove what becomes of a position.
template <class Word>
void Solver<Word>::begin_at(const Position& position) {
  depth_ = 0;
  enter(position, {infinite, infinite});
}

/// Lists the children of a position at the present depth.
template <class Word>
void Solver<Word>::enter(const Position& position, Numbers limits) {
  ++positions_;
  if (frames_.size() == depth_) frames_.emplace_back();
  Frame& here = top();
  here.position = position;
  here.key = rules_->key(position);
  here.limits = limits;
  here.children.clear();
  MoveList<Move> moves;
  rules_->legal_moves(position, moves);
  for (const Move& move : moves) {
    const Position next = rules_->play(position, move);
    const std::uint64_t key = rules_->key(next);
    // The game ends in favour of whoever has just moved, or not at all.
    const bool over = rules_->status(next).over();
    here.children.push_back(
        {next, key, move, over, over ? Numbers{infinite, 0} : known_numbers(key)});
  }
}

template <class Word>
auto Solver<Word>::known_numbers(std::uint64_t key) -> Numbers {
  const Entry& known = entry(key);
  return known.key == key ? known.numbers : Numbers{};
}

/// To win, one child has to be lost for the other side; to lose, all of them have to be won for it.
template <class Word>
auto Solver<Word>::choose(const Frame& frame) -> Choice {
  Choice choice;
  choice.numbers = {infinite, 0};
  std::uint64_t loss = 0;
  for (std::size_t i = 0; i < frame.children.size(); ++i) {
    const Numbers child = frame.children[i].numbers;
    loss += child.win;
    if (child.loss < choice.numbers.win) {
      choice.second_loss = choice.numbers.win;
      choice.numbers.win = child.loss;
      choice.best = i;
    } else {
      choice.second_loss = std::min(choice.second_loss, child.loss);
    }
  }
  choice.numbers.loss = static_cast<Number>(std::min<std::uint64_t>(loss, infinite));
  return choice;
}

/// Goes one position down, or back up.
template <class Word>
void Solver<Word>::step() {
  Frame& here = top();
  const Choice choice = choose(here);
  const Numbers now = choice.numbers;
  entry(here.key) = {here.key, now};
  if (now.win < here.limits.win && now.loss < here.limits.loss) {
    const Child& child = here.children[choice.best];
    const Number others = now.loss - std::min(now.loss, child.numbers.win);
    const Numbers limits = {here.limits.loss - std::min(others, here.limits.loss - 1),
                            std::min(here.limits.win, choice.second_loss + 1)};
    const Position next = child.position;
    here.tried = choice.best;
    ++depth_;
    enter(next, limits);
  } else if (depth_ > 0) {
    --depth_;
    top().children[top().tried].numbers = now;
  } else if (now.win == 0) {
    follow_line(Child(here.children[choice.best]));
  } else {
    lost_ = found_.empty();
    stage_ = Stage::finished;
  }
}

/// The root is won by this move: plays on, and goes on to prove the position after the reply, which
/// the table mostly knows.
template <class Word>
void Solver<Word>::follow_line(const Child& attack) {
  found_.push_back(attack.move);
  if (attack.over) {
    line_ = found_;
    stage_ = Stage::finished;
    return;
  }
  MoveList<Move> replies;
  rules_->legal_moves(attack.position, replies);
  found_.push_back(replies[0]);
  begin_at(rules_->play(attack.position, replies[0]));
}

template class Solver<std::uint64_t>;
template class Solver<hex::Word128>;

}  // namespace alveole::attangle
