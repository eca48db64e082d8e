#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/game.h"
#include "search/score.h"

namespace alveole::search {

/// How the search goes forth and back in most games: a stack of positions.
template <Rules R>
class PositionStack {
 public:
  PositionStack(const R& rules, typename R::Position root) : rules_(&rules) {
    stack_.reserve(max_ply + 1);
    stack_.push_back(std::move(root));
  }
  const typename R::Position& position() const { return stack_.back(); }
  void push(const typename R::Move& move) { stack_.push_back(rules_->play(stack_.back(), move)); }
  void pop() { stack_.pop_back(); }
  void pass()
    requires requires(const R& rules, const typename R::Position& at) { passed(rules, at); }
  {
    stack_.push_back(passed(*rules_, stack_.back()));
  }

 private:
  const R* rules_;
  std::vector<typename R::Position> stack_;
};

/// What the search evaluates with: the weights it was given, none of them for the plain evaluation.
/// A game that wants them laid out in another way says so by its `knowledge(rules, weights)`, whose
/// result has an `empty()` too.
template <Rules R>
auto make_knowledge(const R& rules, std::span<const std::int16_t> weights) {
  if constexpr (requires { knowledge(rules, weights); }) {
    return knowledge(rules, weights);
  } else {
    return std::vector<std::int16_t>(weights.begin(), weights.end());
  }
}
template <Rules R>
using KnowledgeOf =
    decltype(make_knowledge(std::declval<const R&>(), std::span<const std::int16_t>()));

/// A game may bring something better, which changes one position in place and keeps its evaluation
/// up to date: what its `search_board(rules, knowledge, position)` returns (or without the
/// knowledge), with the functions of a PositionStack, and with `evaluate(board)` and
/// `candidate_moves(board, moves)` beside it. The knowledge outlives the board.
template <Rules R>
auto make_stack(const R& rules, const KnowledgeOf<R>& knowledge, const typename R::Position& root) {
  if constexpr (requires { search_board(rules, knowledge, root); }) {
    return search_board(rules, knowledge, root);
  } else if constexpr (requires { search_board(rules, root); }) {
    return search_board(rules, root);
  } else {
    return PositionStack<R>(rules, root);
  }
}

/// The position a search looks at and the way that led to it, with the keys of all positions since
/// the start of the game, for repetition.
template <Rules R>
class Board {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;
  using Stack = decltype(make_stack(std::declval<const R&>(), std::declval<const KnowledgeOf<R>&>(),
                                    std::declval<const Position&>()));

  Board(const R& rules, const KnowledgeOf<R>& knowledge) : rules_(rules), knowledge_(knowledge) {
    keys_.reserve(max_ply + 1);
  }

  /// Begins at `root`; `earlier` are the keys of the positions of the game before it. Comes before
  /// all else.
  void reset(const Position& root, std::span<const std::uint64_t> earlier) {
    stack_.emplace(make_stack(rules_, knowledge_, root));
    keys_.assign(earlier.begin(), earlier.end());
    seen_.fill(0);
    for (const std::uint64_t key : keys_) ++seen(key);
    root_ = keys_.size();
    enter_key();
  }

  const Stack& stack() const {
    // NOLINTNEXTLINE(bugprone-unchecked-optional-access): reset() came before.
    return *stack_;
  }
  const Position& position() const { return stack().position(); }
  std::uint64_t key() const { return keys_.back(); }
  int ply() const { return static_cast<int>(keys_.size() - root_) - 1; }

  void push(const Move& move) {
    begun().push(move);
    enter_key();
  }
  /// The other side is to move, as if that were a move.
  static constexpr bool can_pass = requires(Stack& stack) { stack.pass(); };
  void pass()
    requires can_pass
  {
    begun().pass();
    enter_key();
  }
  void pop() {
    --seen(keys_.back());
    keys_.pop_back();
    begun().pop();
  }

  /// Whether this position has been met so often that the search may call it drawn: once before
  /// since the root (who could come back once can do it again), or twice before in the whole game.
  bool is_repeated() const {
    if (seen_[slot(key())] <= 1) return false;
    int times_before = 0;
    for (std::size_t i = keys_.size() - 1; i-- > 0;) {
      if (keys_[i] != key()) continue;
      if (i >= root_ || ++times_before == 2) return true;
    }
    return false;
  }

 private:
  Stack& begun() {
    // NOLINTNEXTLINE(bugprone-unchecked-optional-access): as for stack().
    return *stack_;
  }
  static constexpr std::size_t slot(std::uint64_t key) { return key >> 52; }
  std::uint32_t& seen(std::uint64_t key) { return seen_[slot(key)]; }
  void enter_key() {
    keys_.push_back(rules_.key(position()));
    ++seen(keys_.back());
  }

  const R& rules_;
  const KnowledgeOf<R>& knowledge_;
  std::optional<Stack> stack_;
  std::vector<std::uint64_t> keys_;
  std::size_t root_ = 0;  ///< index of the root's key
  /// How many of the keys fall into each slot: mostly none, which spares the walk over all keys.
  std::array<std::uint32_t, 4096> seen_{};
};

}  // namespace alveole::search
