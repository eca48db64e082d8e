#include "engine/engine.h"
#include "fuzz/fuzz.h"

// What a page hands to the engine for a game: any bytes as weights, book or endings. They are
// refused with a code, or the engine plays with them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  constexpr std::uint64_t nodes = 50;
  Input input(data, size);
  const auto games = game_ids();
  const std::string game(games[input.byte() % games.size()]);
  const auto& kinds = engine::Engine::asset_kinds;
  const std::string_view kind = kinds[input.byte() % kinds.size()].kind;
  const std::string_view bytes = input.rest();
  engine::Engine engine("fuzz");
  engine.feed("setoption name Hash value 1\nsetoption name Game value " + game + "\n");
  if (const auto loaded = engine.load(game, kind, bytes); !loaded) {
    require(loaded.error().code.starts_with("error."), "an error has a code", bytes);
    return 0;
  }
  engine.feed("setoption name OwnBook value true\ngo nodes " + std::to_string(nodes) + "\n");
  while (engine.wants_step()) engine.step(0, nodes);
  require(engine.take_output().find("bestmove ") != std::string::npos, "it plays", bytes);
  return 0;
}
