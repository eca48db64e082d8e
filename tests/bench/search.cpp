// The search from the start of every game, with what it has learned; things are nodes.
#include <string>

#include "bench/measure.h"
#include "bench/suites.h"
#include "games/any_game.h"
#include "search/any_searcher.h"
#include "search/asset_weights.h"

namespace alveole::bench {

namespace {

constexpr std::uint64_t nodes = 400'000;

}  // namespace

void register_search() {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    const std::shared_ptr<search::AnySearcher> searcher = search::make_searcher(*game);
    searcher->set_weights(asset_weights(*game).value_or(std::vector<std::int16_t>{}));
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
