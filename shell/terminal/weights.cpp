#include "terminal/weights.h"

#include <fstream>
#include <iterator>

#include "assets/load_engine_assets.h"
#include "games/weights.h"

namespace alveole::terminal {

namespace {

constexpr std::string_view flag = "--weights";
constexpr std::string_view plain = "plain";

Accepted<std::string> content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(file), {}};
  if (!file) return refuse(flag, {"error.terminal.no-file", 1, 1, {}});
  return content;
}

}  // namespace

Accepted<void> give_weights(engine::Engine& engine, const std::string& choice) {
  if (choice == plain) return {};
  if (choice.empty()) {
    const std::vector<Error> errors = load_engine_assets(engine);
    if (!errors.empty()) return refuse(flag, errors.front());
    return {};
  }
  const Accepted<std::string> content = content_of(choice);
  if (!content) return std::unexpected(content.error());
  const Expected<Weights> weights = parse_weights(*content);
  if (!weights) return refuse(flag, weights.error());
  const Expected<void> loaded = engine.load(weights->game, "weights", *content);
  if (!loaded) return refuse(flag, loaded.error());
  return {};
}

}  // namespace alveole::terminal
