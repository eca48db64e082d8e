// The search from the start of every game; things are nodes.
#include <string>

#include "bench/measure.h"
#include "bench/suites.h"
#include "games/any_game.h"
#include "search/any_searcher.h"

namespace alveole::bench {

namespace {

constexpr std::uint64_t nodes = 400'000;

}  // namespace

void register_search() {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    const std::shared_ptr<search::AnySearcher> searcher = search::make_searcher(*game);
    measure("search/" + std::string(id), [game, searcher] {
      const AnyPosition start = game->start();
      searcher->clear();
      searcher->start(std::span(&start, 1), {.nodes = nodes});
      while (searcher->run(nodes) != search::Progress::finished) continue;
      return searcher->nodes();
    });
  }
}

}  // namespace alveole::bench
