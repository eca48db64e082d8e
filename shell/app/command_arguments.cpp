#include "app/command_arguments.h"

#include <cmath>
#include <numbers>

#include "games/level.h"
#include "text/scanner.h"

namespace alveole::app {

namespace {

Expected<Player> parse_player(std::string_view word) {
  if (word == "human") return Player::human;
  if (word == "computer") return Player::computer;
  return fail("error.command.unknown-value", 1,
              {{"name", "white, black"}, {"known", "human, computer"}});
}

std::size_t index_of(Side side) {
  return static_cast<std::size_t>(side);
}

}  // namespace

Players usual_players(const GameInfo& info) {
  Players players{Player::computer, Player::computer};
  players[index_of(info.first_side)] = Player::human;
  return players;
}

Expected<void> read_players(const Command& command, Players& players) {
  for (const Side side : {Side::white, Side::black}) {
    const std::string_view word = command.value(name_of(side));
    if (word.empty()) continue;
    const Expected<Player> player = parse_player(word);
    if (!player) return std::unexpected(player.error());
    players[index_of(side)] = *player;
  }
  return {};
}

Expected<int> read_level(const Command& command, int usual) {
  const std::string_view word = command.value("level");
  if (word.empty()) return usual;
  if (const auto level = parse_number(word, 1, level_count)) return *level;
  return fail("error.command.unknown-value", 1,
              {{"name", "level"}, {"known", "1 – " + std::to_string(level_count)}});
}

std::string options_text(const Command& command) {
  std::string text;
  for (const auto& [key, value] : command.named) {
    if (!key.starts_with(option_prefix)) continue;
    if (!text.empty()) text += ' ';
    text += key.substr(option_prefix.size()) + "=" + value;
  }
  return text;
}

Expected<Click> parse_click(const AnyGame& game, std::string_view word) {
  constexpr std::string_view hand = "hand:";
  constexpr std::string_view choice = "choice:";
  if (word.starts_with(hand)) return HandClick{std::string(word.substr(hand.size()))};
  if (word.starts_with(choice)) return ChoiceClick{std::string(word.substr(choice.size()))};
  if (const auto cell = game.parse_cell(word)) return CellClick{*cell};
  return fail("error.command.unknown-cell", 1, {{"cell", quoted_excerpt(word)}});
}

std::optional<hex::Axial> cell_towards(const scene::Scene& scene, hex::Axial from, float degrees) {
  const scene::Cell* start = scene::find_cell(scene, from);
  if (start == nullptr) return std::nullopt;
  const float angle = degrees * std::numbers::pi_v<float> / 180;
  const float x = std::cos(angle);
  const float y = -std::sin(angle);
  std::optional<hex::Axial> best;
  float nearest = 0;
  for (const scene::Cell& cell : scene.cells) {
    const float dx = cell.centre.x - start->centre.x;
    const float dy = cell.centre.y - start->centre.y;
    const float length = std::hypot(dx, dy);
    const float along = dx * x + dy * y;
    constexpr float cosine_of_30 = 0.866F;
    if (along < length * cosine_of_30 || length < 0.1F) continue;
    if (!best || length < nearest) {
      best = cell.at;
      nearest = length;
    }
  }
  return best;
}

}  // namespace alveole::app
