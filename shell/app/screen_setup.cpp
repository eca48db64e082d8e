#include <algorithm>

#include "app/screens.h"
#include "app/wording.h"
#include "games/level.h"

namespace alveole::app {

namespace {

void add_radio(Group& group, std::string_view name, std::string text, std::string command,
               bool selected) {
  add(group, name, Role::radio, std::move(text), std::move(command)).selected = selected;
}

void add_player(Screen& screen, const App& app, Side side) {
  const Texts& texts = app.texts();
  const std::string name(name_of(side));
  Group& group =
      add_group(screen, "setup." + name, GroupKind::choices, texts.text("setup." + name));
  add(group, "label", Role::muted, group.label);
  const Player player = app.new_game().players[static_cast<std::size_t>(side)];
  add_radio(group, "human", texts.text("setup.human"), "setup-set " + name + "=human",
            player == Player::human);
  add_radio(group, "computer", texts.text("setup.computer"), "setup-set " + name + "=computer",
            player == Player::computer);
}

// Who plays for the computer, if it plays at all.
void add_levels(Screen& screen, const App& app) {
  const NewGame& setup = app.new_game();
  if (std::ranges::find(setup.players, Player::computer) == setup.players.end()) return;
  const Texts& texts = app.texts();
  Group& group = add_group(screen, "setup.level", GroupKind::choices, texts.text("setup.level"));
  add(group, "label", Role::muted, group.label);
  for (int level = 1; level <= level_count; ++level) {
    const std::string number = std::to_string(level);
    const std::string text =
        texts.text("setup.level.choice", {{"name", texts.text("level." + number)},
                                          {"manner", texts.text("level." + number + ".manner")}});
    add_radio(group, number, text, "setup-set level=" + number, setup.level == level);
  }
}

}  // namespace

Screen setup_screen(const App& app) {
  const Texts& texts = app.texts();
  const NewGame& setup = app.new_game();
  const GameInfo& info = *find_game_info(setup.game);
  const std::string game_key = "game." + setup.game;
  Screen screen;
  screen.id = "setup";
  screen.modal = true;
  screen.title = texts.text("setup.title", {{"game", game_name(texts, setup.game)}});
  Group& head = add_group(screen, "setup.head", GroupKind::sheet);
  add(head, "title", Role::heading, screen.title);
  add_player(screen, app, info.first_side);
  add_player(screen, app, other(info.first_side));
  add_levels(screen, app);
  if (info.variants.size() > 1) {
    Group& group =
        add_group(screen, "setup.variant", GroupKind::choices, texts.text("setup.variant"));
    add(group, "label", Role::muted, group.label);
    for (const std::string_view variant : info.variants) {
      const std::string name(variant);
      add_radio(group, name, texts.text(joined({game_key, ".variant.", name})),
                "setup-set variant=" + name, setup.variant == variant);
    }
  }
  for (const OptionInfo& option : info.options) {
    const std::string name(option.name);
    const std::string key = joined({game_key, ".option.", name});
    Group& group = add_group(screen, "setup." + name, GroupKind::choices, texts.text(key));
    add(group, "label", Role::muted, group.label);
    std::string_view chosen = option.values.front();
    for (const auto& [given, value] : setup.options) {
      if (given == name) chosen = value;
    }
    for (const std::string_view value : option.values) {
      const std::string word(value);
      add_radio(group, word, texts.text(joined({key, ".", word})),
                joined({"setup-set option.", name, "=", word}), value == chosen);
    }
  }
  add_notice(screen, app);
  Group& buttons = add_group(screen, "setup.buttons", GroupKind::answers, screen.title);
  add(buttons, "start", Role::primary, texts.text("setup.start"), "ask start");
  add(buttons, "back", Role::button, texts.text("setup.back"), "back");
  return screen;
}

}  // namespace alveole::app
