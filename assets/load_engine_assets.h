#pragma once

#include <string>
#include <vector>

#include "assets/embedded.h"
#include "engine/engine.h"

namespace alveole {

/// Hands the engine what this program carries for it: the files of Engine::asset_kinds.
/// What is refused is returned; the engine plays on without.
inline std::vector<Error> load_engine_assets(engine::Engine& engine) {
  std::vector<Error> errors;
  for (const std::string_view game : game_ids()) {
    for (const auto& [kind, file] : engine::Engine::asset_kinds) {
      const auto bytes = embedded_asset(std::string(game) + '/' + std::string(file));
      if (!bytes) continue;
      if (auto loaded = engine.load(game, kind, *bytes); !loaded) errors.push_back(loaded.error());
    }
  }
  return errors;
}

}  // namespace alveole
