#include "games/any_game.h"

#include <algorithm>
#include <vector>

#include "games/game_adapter.h"
#include "games/registry.h"
#include "text/scanner.h"

namespace alveole {

namespace {

struct Entry {
  const GameInfo& (*info)();
  std::shared_ptr<const AnyGame> (*adapt)(const Settings&);
};

template <class... Game>
constexpr auto entries_of(GameList<Game...>) {
  return std::array{Entry{&Game::info, &alveole::adapt<Game>}...};
}

constexpr auto entries = entries_of(Games{});

const Entry* find_entry(std::string_view id) {
  const auto found =
      std::ranges::find_if(entries, [&](const Entry& entry) { return entry.info().id == id; });
  return found == entries.end() ? nullptr : &*found;
}

}  // namespace

std::span<const std::string_view> game_ids() {
  return Games::ids;
}

const GameInfo* find_game_info(std::string_view id) {
  const Entry* entry = find_entry(id);
  return entry != nullptr ? &entry->info() : nullptr;
}

Expected<std::shared_ptr<const AnyGame>> make_game(
    std::string_view id, std::string_view variant,
    std::span<const std::pair<std::string, std::string>> options) {
  const Entry* entry = find_entry(id);
  if (entry == nullptr) return fail("error.game.unknown", 1, {{"game", quoted_excerpt(id)}});
  Expected<Settings> settings = complete_settings(entry->info(), variant, options);
  if (!settings) return std::unexpected(std::move(settings.error()));
  return entry->adapt(*settings);
}

}  // namespace alveole
