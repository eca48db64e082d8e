// alveole-endings: solves all endings of Hexdame with few pieces, from the last ply backwards, and
// writes them as core/games/hexdame/endings.h reads them.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "games/game.h"
#include "games/hexdame/endings.h"
#include "games/hexdame/game.h"

namespace alveole::hexdame {
namespace {

using Moves = Rules<Narrow>::Moves;

class Solver {
 public:
  Solver() : rules_(*complete_settings(Game::info(), {}, {})) {
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
      if (slots_.position(rules_, slot)) open_.push_back(slot);
    }
  }

  /// Finds what is decided one ply further from the end than all that is known; how many positions
  /// that are.
  std::size_t step() {
    std::vector<std::size_t> left;
    std::vector<std::pair<std::size_t, Ending>> found;
    for (const std::size_t slot : open_) {
      const Ending ending = judge(*slots_.position(rules_, slot));
      if (ending == Ending::drawn) {
        left.push_back(slot);
      } else {
        found.emplace_back(slot, ending);
      }
    }
    for (const auto& [slot, ending] : found) endings_[slot] = ending;
    open_ = std::move(left);
    return found.size();
  }

  std::size_t open() const { return open_.size(); }
  const std::vector<Ending>& endings() const { return endings_; }

 private:
  /// Drawn = not decided by what is known.
  Ending judge(const Position<Narrow>& position) const {
    Moves moves;
    rules_.legal_moves(position, moves);
    bool all_lose = true;
    for (const auto& move : moves) {
      const Position<Narrow> next = rules_.play(position, move);
      const Ending theirs = next.own() == 0 ? Ending::lost : endings_[slots_.of(next).value_or(0)];
      if (theirs == Ending::lost) return Ending::won;
      all_lose = all_lose && theirs == Ending::won;
    }
    return all_lose ? Ending::lost : Ending::drawn;
  }

  Rules<Narrow> rules_;
  EndingSlots slots_{rules_.board()};
  std::vector<Ending> endings_ = std::vector<Ending>(slots_.size(), Ending::drawn);
  std::vector<std::size_t> open_;
};

}  // namespace
}  // namespace alveole::hexdame

int main(int count, char** words) {
  using namespace alveole::hexdame;
  if (count != 2) {
    std::fprintf(stderr, "usage: alveole-endings FILE\n");
    return EXIT_FAILURE;
  }
  Solver solver;
  std::printf("%zu positions\n", solver.open());
  int plies = 0;
  while (const std::size_t found = solver.step()) {
    std::printf("over after at most %d plies: %zu\n", ++plies, found);
    std::fflush(stdout);
  }
  std::printf("drawn: %zu; longest_win is %d\n", solver.open(), plies);
  std::ofstream file(words[1], std::ios::binary);
  file << Endings::print(solver.endings());
  file.close();
  if (!file) {
    std::fprintf(stderr, "alveole-endings: cannot write %s\n", words[1]);
    return EXIT_FAILURE;
  }
}
