#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/any_game.h"

namespace alveole::engine {

/// Counts the leaves below a position as AnyGame::perft does, but in slices.
class PerftWalk {
 public:
  PerftWalk(std::shared_ptr<const AnyGame> game, const AnyPosition& position, int depth);

  /// Counts about `leaf_budget` further leaves; true when all are counted.
  bool run(std::uint64_t leaf_budget);
  std::uint64_t leaves() const { return leaves_; }

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

  std::shared_ptr<const AnyGame> game_;
  int depth_;
  std::vector<Level> levels_;
  std::uint64_t leaves_ = 0;
};

}  // namespace alveole::engine
