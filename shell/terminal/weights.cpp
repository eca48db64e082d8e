#include "terminal/weights.h"

#include "assets/load_engine_assets.h"
#include "games/weights.h"
#include "terminal/files.h"

namespace alveole::terminal {

namespace {

constexpr std::string_view flag = "--weights";
constexpr std::string_view plain = "plain";

}  // namespace

Accepted<void> give_weights(engine::Engine& engine, const std::string& choice) {
  if (choice == plain) return {};
  if (choice.empty()) {
    const std::vector<Error> errors = load_engine_assets(engine);
    if (!errors.empty()) return refuse(flag, errors.front());
    return {};
  }
  const Accepted<std::string> content = read_file(flag, choice);
  if (!content) return std::unexpected(content.error());
  const Expected<Weights> weights = parse_weights(*content);
  if (!weights) return refuse(flag, weights.error());
  const Expected<void> loaded = engine.load(weights->game, "weights", *content);
  if (!loaded) return refuse(flag, loaded.error());
  return {};
}

}  // namespace alveole::terminal
