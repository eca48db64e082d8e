#include "terminal/commands.h"

#include <algorithm>
#include <memory>

#include "assets/embedded.h"
#include "match/match.h"
#include "match/result.h"
#include "scene/svg.h"
#include "scene/theme.h"
#include "search/bench.h"
#include "terminal/english.h"
#include "terminal/weights.h"
#include "text/scanner.h"

namespace alveole::terminal {

namespace {

/// The game that was asked for, with the moves played.
Accepted<match::Match> load(const Arguments& arguments) {
  if (arguments.game.empty()) return refuse("--game", {"error.terminal.no-game", 1, 1, {}});
  auto game = make_game(arguments.game, arguments.variant, arguments.options);
  if (!game) return refuse(flag_of(game.error()), game.error());
  AnyPosition start = (*game)->start();
  if (arguments.position) {
    Expected<AnyPosition> position = (*game)->parse_position(*arguments.position);
    if (!position) return refuse("--position", position.error());
    start = *position;
  }
  match::Match match(*game, start);
  // Where a six has won but the reply is still to come, the rules let it be played.
  match.set_plays_on(true);
  for (const Token& move : words({arguments.moves, 1})) {
    Expected<match::NodeId> played = match.play(move.text);
    if (!played) {
      played.error().column += move.column - 1;
      return refuse("--moves", played.error());
    }
  }
  return match;
}

std::string joined(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : " ") + std::string(word);
  return text;
}

/// Names of the embedded themes.
std::vector<std::string_view> theme_names() {
  constexpr std::string_view folder = "themes/";
  constexpr std::string_view ending = ".theme";
  std::vector<std::string_view> names;
  for (const EmbeddedAsset& asset : embedded_assets()) {
    std::string_view name = asset.name;
    if (!name.starts_with(folder) || !name.ends_with(ending)) continue;
    name.remove_prefix(folder.size());
    name.remove_suffix(ending.size());
    names.push_back(name);
  }
  return names;
}

std::unexpected<Refusal> bad_value(std::string_view flag, std::string_view value,
                                   const std::vector<std::string_view>& known) {
  return refuse(flag, {"error.terminal.bad-value",
                       1,
                       1,
                       {{"value", quoted_excerpt(value)}, {"known", joined(known)}}});
}

}  // namespace

std::string_view flag_of(const Error& error) {
  if (error.code == "error.game.unknown") return "--game";
  if (error.code == "error.game.unknown-variant") return "--variant";
  return "--option";
}

Accepted<std::string> moves(const Arguments& arguments) {
  const Accepted<match::Match> match = load(arguments);
  if (!match) return std::unexpected(match.error());
  if (match->node(match->current()).ending.over()) return "";
  std::vector<std::string> lines = match->game().print_legal_moves(match->position());
  std::ranges::sort(lines);
  std::string output;
  for (const std::string& line : lines) output += line + '\n';
  return output;
}

Accepted<std::string> perft(const Arguments& arguments) {
  const Accepted<match::Match> match = load(arguments);
  if (!match) return std::unexpected(match.error());
  const std::uint64_t leaves = match->game().perft(match->position(), arguments.depth);
  return "perft " + std::to_string(arguments.depth) + " = " + std::to_string(leaves) + '\n';
}

Accepted<std::string> apply(const Arguments& arguments) {
  const Accepted<match::Match> match = load(arguments);
  if (!match) return std::unexpected(match.error());
  const Status& ending = match->node(match->current()).ending;
  return match->game().print_position(match->position()) + '\n' +
         "result: " + match::print_result(ending) + '\n';
}

Accepted<std::string> svg(const Arguments& arguments) {
  const Accepted<match::Match> match = load(arguments);
  if (!match) return std::unexpected(match.error());
  const AnyGame& game = match->game();
  const auto& looks = game.info().looks;
  if (!arguments.look.empty() && std::ranges::find(looks, arguments.look) == looks.end()) {
    return bad_value("--look", arguments.look, looks);
  }
  const auto theme_text = embedded_asset("themes/" + arguments.theme + ".theme");
  if (!theme_text) return bad_value("--theme", arguments.theme, theme_names());
  const Expected<scene::Theme> theme = scene::parse_theme(*theme_text);
  if (!theme) return refuse("--theme", theme.error());
  scene::SvgOptions options;
  options.title = english().text("game." + std::string(game.info().id) + ".name");
  options.description = game.print_position(match->position());
  const scene::Scene scene = game.picture(
      match->position(), {arguments.look, arguments.orientation, arguments.coordinates});
  std::string picture = scene::write_svg(scene, *theme, options);
  if (!picture.ends_with('\n')) picture += '\n';
  return picture;
}

Accepted<std::string> bench(const Arguments& arguments) {
  engine::Engine engine(ALVEOLE_VERSION);
  if (auto given = give_weights(engine, arguments.weights); !given) {
    return std::unexpected(given.error());
  }
  std::string output;
  for (const std::string_view id : game_ids()) {
    if (!arguments.game.empty() && arguments.game != id) continue;
    const auto game = make_game(id, arguments.variant, arguments.options);
    if (!game) return refuse(flag_of(game.error()), game.error());
    const auto line = search::bench(**game, engine.weights_for(**game), arguments.nodes);
    if (!line) return refuse("bench", line.error());
    output += *line + '\n';
  }
  if (output.empty()) {
    return refuse("--game", {"error.game.unknown", 1, 1, {{"game", arguments.game}}});
  }
  return output;
}

}  // namespace alveole::terminal
