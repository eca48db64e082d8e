#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "games/any_game.h"
#include "search/any_searcher.h"

namespace alveole::lab {

/// What openings are looked for.
struct Mine {
  int count = 64;
  int plies = 6;
  int nodes = 50'000;     ///< for the search that judges a line
  int step_nodes = 2000;  ///< for the search after each of its moves
  int balanced = 20;      ///< the most that either side may be ahead at the end
  int sensible = 60;      ///< the most that a single move may lose
  int seed = 1;
};

struct MinedOpening {
  std::vector<std::string> moves;
  int score = 0;  ///< of the last position, for the side to move
};

/// Random lines of sensible moves whose last position is balanced, no two of them the same up to
/// symmetry; `found` hears of each. Fewer than asked for where 100 lines for each give no more.
std::vector<MinedOpening> mine(const std::shared_ptr<const AnyGame>& game,
                               search::AnySearcher& searcher, const Mine& what,
                               const std::function<void(const MinedOpening&)>& found);

}  // namespace alveole::lab
