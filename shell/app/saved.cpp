#include "app/saved.h"

#include <algorithm>

#include "games/level.h"
#include "match/record.h"
#include "text/scanner.h"

namespace alveole::app {

namespace {

constexpr std::string_view version = "1";
constexpr std::string_view look_prefix = "look.";

std::string_view word_of(Player player) {
  return player == Player::human ? "human" : "computer";
}

std::optional<Player> player_of(std::string_view word) {
  if (word == word_of(Player::human)) return Player::human;
  if (word == word_of(Player::computer)) return Player::computer;
  return std::nullopt;
}

std::optional<bool> switch_of(std::string_view word) {
  if (word == "on") return true;
  if (word == "off") return false;
  return std::nullopt;
}

bool read_players(std::string_view value, Players& players) {
  const std::vector<Token> parts = words({value});
  if (parts.size() != players.size()) return false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::optional<Player> player = player_of(parts[i].text);
    if (!player) return false;
    players[i] = *player;
  }
  return true;
}

template <class T>
bool assign(T& target, std::optional<T> value) {
  if (value) target = *value;
  return value.has_value();
}

// A look that the game has no longer is as good as none.
void read_look(std::string_view game, std::string_view look, Preferences& preferences) {
  const GameInfo* info = find_game_info(game);
  if (info == nullptr || std::ranges::find(info->looks, look) == info->looks.end()) return;
  preferences.looks.insert_or_assign(std::string(game), std::string(look));
}

bool read_field(std::string_view key, std::string_view value, SavedState& state) {
  if (key == "language") {
    state.language = value;
    return true;
  }
  if (key == "theme") {
    state.preferences.theme = value;
    return true;
  }
  if (key == "coordinates") return assign(state.preferences.coordinates, switch_of(value));
  if (key == "playing") return assign(state.playing, switch_of(value));
  if (key == "players") return read_players(value, state.players);
  if (key == "level") return assign(state.level, parse_number(value, 1, level_count));
  if (key == "orientation") return assign(state.orientation, parse_number(value, 0, 5));
  if (key == "ply") return assign(state.ply, parse_number(value, 0, match::Match::max_plies));
  if (key.starts_with(look_prefix)) {
    read_look(key.substr(look_prefix.size()), value, state.preferences);
  }
  return true;  // a later version of the same format may say more
}

}  // namespace

std::string print_saved(const SavedState& state, const match::Match* match) {
  std::string text;
  const auto field = [&](std::string_view key, std::string_view value) {
    text += key;
    text += " = ";
    text += value;
    text += '\n';
  };
  field("version", version);
  field("language", state.language);
  field("theme", state.preferences.theme);
  field("coordinates", state.preferences.coordinates ? "on" : "off");
  for (const auto& [game, look] : state.preferences.looks) {
    field(std::string(look_prefix) + game, look);
  }
  if (match == nullptr) return text;
  field("playing", state.playing ? "on" : "off");
  field("players",
        std::string(word_of(state.players[0])) + " " + std::string(word_of(state.players[1])));
  field("level", std::to_string(state.level));
  field("orientation", std::to_string(state.orientation));
  field("ply", std::to_string(state.ply));
  return text + "\n" + match::print_record(*match);
}

Expected<Restored> parse_saved(std::string_view text) {
  Restored restored;
  int line = 0;
  bool versioned = false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view content = trimmed({text.substr(0, end)}).text;
    text.remove_prefix(std::min(end + 1, text.size()));
    ++line;
    if (content.empty()) break;
    const std::size_t equals = content.find('=');
    const std::string_view key = trimmed({content.substr(0, equals)}).text;
    const std::string_view value =
        equals == std::string_view::npos ? "" : trimmed({content.substr(equals + 1)}).text;
    if (key == "version") {
      if (value != version) {
        return fail("error.saved.version", 1, {{"version", quoted_excerpt(value)}});
      }
      versioned = true;
    } else if (equals == std::string_view::npos || !read_field(key, value, restored.state)) {
      return std::unexpected(
          Error{"error.saved.line", line, 1, {{"text", quoted_excerpt(content)}}});
    }
  }
  if (!versioned) return fail("error.saved.version", 1, {{"version", "?"}});
  if (text.empty()) return restored;
  Expected<match::Match> match = match::parse_record(text);
  if (!match) {
    match.error().line += line;
    return std::unexpected(match.error());
  }
  restored.match = std::move(*match);
  return restored;
}

}  // namespace alveole::app
