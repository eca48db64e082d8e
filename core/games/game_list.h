#pragma once

#include <array>
#include <string_view>

namespace alveole {

/// The games of a build as a list of types; see registry.h, which CMake writes from the one list in
/// core/games/CMakeLists.txt.
template <class... Game>
struct GameList {
  /// Ids in the order people see them.
  static constexpr std::array<std::string_view, sizeof...(Game)> ids = {Game::id...};
};

}  // namespace alveole
