#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "games/any_game.h"

namespace alveole::engine {

/// Counts the leaves below a position as AnyGame::perft does, but in slices, move by move.
class PerftWalk {
 public:
  /// The leaves below one move of the position.
  struct Part {
    AnyMove move;
    std::uint64_t leaves = 0;
  };

  PerftWalk(std::shared_ptr<const AnyGame> game, AnyPosition position, int depth);

  /// Counts about `leaf_budget` further leaves; true when all are counted.
  bool run(std::uint64_t leaf_budget);
  std::uint64_t leaves() const { return leaves_; }
  /// The moves that are done with, in the order of legal_moves.
  std::span<const Part> parts() const { return parts_; }
  const AnyPosition& root() const { return root_; }

 private:
  /// A position whose moves are being walked through.
  struct Level {
    AnyPosition position;
    std::vector<AnyMove> moves;
    std::size_t next = 0;
  };

  /// Plies that are counted at once: a few thousand leaves, a few milliseconds at most.
  static constexpr int plies_at_once = 2;

  void enter(const AnyPosition& position);
  void walk_into(const AnyPosition& position);

  std::shared_ptr<const AnyGame> game_;
  AnyPosition root_;
  int depth_;
  std::vector<Level> levels_;
  std::uint64_t leaves_ = 0;
  std::vector<Part> parts_;
  std::uint64_t in_parts_ = 0;  ///< leaves of all of them
};

}  // namespace alveole::engine
