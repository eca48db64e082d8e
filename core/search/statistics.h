#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace alveole::search {

/// What happened in a search, counted from its start: whether moves come in a good order, and what
/// table and pruning are worth. For developers; nothing in the search depends on it.
struct Statistics {
  /// Moves up to this number are told apart, the last place stands for all that come later.
  static constexpr std::size_t numbered_moves = 8;

  std::uint64_t quiescence = 0;      ///< nodes beyond the depth of the iteration
  std::uint64_t probes = 0;          ///< positions looked up in the table
  std::uint64_t hits = 0;            ///< of these, known to it
  std::uint64_t answers = 0;         ///< of these, known so well that nothing was searched
  std::uint64_t passes = 0;          ///< times the side to move was made to pass first
  std::uint64_t pass_cutoffs = 0;    ///< of these, good enough even so
  std::uint64_t reduced = 0;         ///< moves searched less deeply than others
  std::uint64_t searched_again = 0;  ///< of these, good enough for a second look
  /// Nodes (those of the quiescence search left out) that a move refuted, by the number of that
  /// move in the order of the search, the first move at 0.
  std::array<std::uint64_t, numbered_moves> cutoffs{};

  void count_cutoff(std::size_t number) { ++cutoffs[std::min(number, numbered_moves) - 1]; }
  bool operator==(const Statistics&) const = default;
};

}  // namespace alveole::search
