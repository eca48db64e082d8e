#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "games/any_game.h"
#include "games/evaluation_terms.h"
#include "search/search.h"

namespace alveole::search {

/// One of the best moves and what is expected to follow it, see Line.
struct SearchLine {
  int depth = 0;
  Score score = 0;  ///< for the side to move
  std::vector<AnyMove> moves;
};

/// What a search has found so far, for every game alike.
struct SearchInfo {
  int depth = 0;            ///< of the last complete iteration, 0 = none yet
  int selective_depth = 0;  ///< longest line looked at
  Score score = 0;          ///< for the side to move
  std::uint64_t nodes = 0;
  int per_mille_full = 0;           ///< of the transposition table
  std::vector<AnyMove> line;        ///< the best move and what is to follow; empty = game over
  std::vector<SearchLine> further;  ///< the second best line and so on, if more were asked for
};

/// The search of one game with its settings behind one run-time interface, for the engine. What
/// each function means is said at Search.
class AnySearcher {
 public:
  virtual ~AnySearcher() = default;

  /// See TranspositionTable::resize.
  virtual bool resize_table(int megabytes) = 0;
  /// See Search::set_weights.
  virtual void set_weights(std::span<const std::int16_t> weights) = 0;
  /// See Search::set_endings.
  virtual void set_endings(AnyEndings endings) = 0;
  virtual void clear() = 0;
  /// What a position that has not ended is evaluated by, term by term; for developers.
  virtual EvaluationTerms evaluation_terms(const AnyPosition& position) const = 0;

  /// Begins a search of the last of `positions`; the others are the game before it, oldest first.
  virtual void start(std::span<const AnyPosition> positions, const Limits& limits) = 0;
  /// Begins one as if the side to move passed; false, and nothing is begun, if the game has no way
  /// to do that or is over then. What is found is for the other side, in the position `root`.
  virtual bool start_passed(const AnyPosition& position, const Limits& limits) = 0;
  /// The position of the latest search.
  virtual const AnyPosition& root() const = 0;
  virtual Progress run(std::uint64_t node_budget) = 0;
  virtual void stop() = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual SearchInfo info() const = 0;
  virtual const Statistics& statistics() const = 0;
};

/// A searcher for a game and its settings, with a table of the default size; nullptr if there is no
/// memory for it. Positions and moves are those of `game`.
std::unique_ptr<AnySearcher> make_searcher(const AnyGame& game);

}  // namespace alveole::search
