#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>

#include "games/ending.h"
#include "games/game.h"
#include "games/selectivity.h"

/// What the search asks of a game beside its rules: its opinions, free functions found by their
/// arguments. A game must have `evaluate` and `noisy`; the others make its search faster or
/// stronger and have plain defaults here. Where a game brings its own board (board.h), each may
/// take that board in place of rules and position.
///
///     evaluate(rules, position)             score for the side to move, 100 = about a piece
///     noisy(rules, position, move)          worth looking at where the search would stop
///     noisy_moves(rules, position, moves)   appends the noisy ones alone; whether others exist
///     gain(rules, position, move)           what a noisy move takes, in the unit of scores
///     candidate_moves(rules, position, moves)  the moves worth searching, never none of several
///     restless(rules, position)             quiet, but not to be judged as it stands
///     in_check(rules, position)             the other side would win with its next move
///     passed(rules, position)               the same with the other side to move
///     selectivity(rules)                    how boldly to prune (games/selectivity.h)
///     ending(rules, endings, position)      how it ends with best play, by a table that
///                                           `parse_endings(rules, bytes)` has read
///                                           (games/ending.h)
///     overlooks(rules, position, move, ignorance)  whether a weak player (1 to 3, games/level.h)
///                                           never sees this move coming
namespace alveole::search {

template <class R>
concept SearchableRules = Rules<R> && requires(const R& rules, const typename R::Position& position,
                                               const typename R::Move& move) {
  { evaluate(rules, position) } -> std::same_as<int>;
  { noisy(rules, position, move) } -> std::same_as<bool>;
};

template <SearchableRules R>
Selectivity selectivity_of(const R& rules) {
  if constexpr (requires { selectivity(rules); }) {
    return selectivity(rules);
  } else {
    return {};
  }
}

/// The moves to search.
template <SearchableRules R, class Stack>
void list_moves(const R& rules, const Stack& stack, MoveList<typename R::Move>& moves) {
  moves.clear();
  if constexpr (requires { candidate_moves(stack, moves); }) {
    candidate_moves(stack, moves);
  } else if constexpr (requires { candidate_moves(rules, stack.position(), moves); }) {
    candidate_moves(rules, stack.position(), moves);
  } else {
    rules.legal_moves(stack.position(), moves);
  }
}

/// The noisy ones among them; true if there are others. None and no others = the game is over.
template <SearchableRules R, class Stack>
bool list_noisy_moves(const R& rules, const Stack& stack, MoveList<typename R::Move>& moves) {
  if constexpr (requires { noisy_moves(stack, moves); }) {
    moves.clear();
    return noisy_moves(stack, moves);
  } else if constexpr (requires { noisy_moves(rules, stack.position(), moves); }) {
    moves.clear();
    return noisy_moves(rules, stack.position(), moves);
  } else {
    list_moves(rules, stack, moves);
    const auto quiet = std::remove_if(
        moves.begin(), moves.end(),
        [&](const typename R::Move& move) { return !noisy(rules, stack.position(), move); });
    const bool others = quiet != moves.end();
    moves.truncate(static_cast<std::size_t>(quiet - moves.begin()));
    return others;
  }
}

template <SearchableRules R, class Stack>
bool is_noisy_move(const R& rules, const Stack& stack, const typename R::Move& move) {
  if constexpr (requires { noisy(stack, move); }) {
    return noisy(stack, move);
  } else {
    return noisy(rules, stack.position(), move);
  }
}

/// Drops the moves that so ignorant a player overlooks; true if there were any. One who would see
/// none at all sees them all.
template <SearchableRules R, class Stack>
bool drop_overlooked(const R& rules, const Stack& stack, int ignorance,
                     MoveList<typename R::Move>& moves) {
  if constexpr (requires { overlooks(rules, stack.position(), moves[0], ignorance); }) {
    if (ignorance == 0) return false;
    const auto missed = [&](const typename R::Move& move) {
      return overlooks(rules, stack.position(), move, ignorance);
    };
    if (std::all_of(moves.begin(), moves.end(), missed)) return false;
    const auto seen = std::remove_if(moves.begin(), moves.end(), missed);
    const bool dropped = seen != moves.end();
    moves.truncate(static_cast<std::size_t>(seen - moves.begin()));
    return dropped;
  } else {
    return false;
  }
}

/// By the game's own table of solved endings; nothing where it has none, or was not given one.
template <SearchableRules R>
std::optional<Ending> ending_of(const R& rules, const AnyEndings& endings,
                                const typename R::Position& position) {
  if constexpr (requires(std::string_view bytes) {
                  ending(rules, *parse_endings(rules, bytes), position);
                }) {
    using Endings = std::remove_cvref_t<decltype(*parse_endings(rules, std::string_view()))>;
    if (endings) return ending(rules, *static_cast<const Endings*>(endings.get()), position);
  }
  return std::nullopt;
}

template <SearchableRules R>
int gain_of(const R& rules, const typename R::Position& position, const typename R::Move& move) {
  if constexpr (requires { gain(rules, position, move); }) {
    return gain(rules, position, move);
  } else {
    return 0;
  }
}

template <SearchableRules R, class Stack>
bool is_restless(const R& rules, const Stack& stack) {
  if constexpr (requires { restless(stack); }) {
    return restless(stack);
  } else if constexpr (requires { restless(rules, stack.position()); }) {
    return restless(rules, stack.position());
  } else {
    return false;
  }
}

/// Whether what follows is searched a ply deeper.
template <SearchableRules R, class Stack>
bool is_in_check(const R& rules, const Stack& stack) {
  if constexpr (requires { in_check(stack); }) {
    return in_check(stack);
  } else if constexpr (requires { in_check(rules, stack.position()); }) {
    return in_check(rules, stack.position());
  } else {
    return false;
  }
}

}  // namespace alveole::search
