#include "app/screens.h"
#include "app/wording.h"

namespace alveole::app {

namespace {

Group& add_choices(Screen& screen, const std::string& id, std::string label) {
  Group& group = add_group(screen, id, GroupKind::choices, std::move(label));
  add(group, "label", Role::muted, group.label);
  return group;
}

void add_game_actions(Screen& screen, const App& app) {
  const Texts& texts = app.texts();
  const Table& table = *app.table();
  const std::string game(table.match.game().info().id);
  Group& group = add_group(screen, "menu.game", GroupKind::buttons, texts.text("menu.actions"));
  add(group, "resume", Role::primary, texts.text("menu.resume"), "resume");
  add(group, "flip", Role::button, texts.text("menu.flip"), "flip");
  add(group, "new", Role::button, texts.text("menu.new"), "setup " + game);
  const bool can = app.can_declare();
  const bool later = app.looking_back() && app.unfinished();
  if (can || later) {
    add(group, "resign", Role::button, texts.text("menu.resign"), "resign").enabled = can;
    if (app.two_people()) {
      add(group, "draw", Role::button, texts.text("menu.draw"), "draw").enabled = can;
    }
  }
  add(group, "home", Role::button, texts.text("menu.home"), "home");
  if (!can && later) {
    Group& why = add_group(screen, "menu.why", GroupKind::sheet);
    add(why, "words", Role::muted, texts.text("menu.declare-at-end"));
  }
}

}  // namespace

Screen menu_screen(const App& app) {
  const Texts& texts = app.texts();
  const Preferences& preferences = app.preferences();
  Screen screen;
  screen.id = "menu";
  screen.modal = true;
  screen.title = texts.text("menu.title");
  Group& head = add_group(screen, "menu.head", GroupKind::sheet);
  add(head, "title", Role::heading, screen.title);
  add_notice(screen, app);
  if (app.table()) add_game_actions(screen, app);
  if (app.table() && app.table()->match.game().info().looks.size() > 1) {
    const GameInfo& info = app.table()->match.game().info();
    Group& looks = add_choices(screen, "menu.look", texts.text("menu.look"));
    for (const std::string_view look : info.looks) {
      const std::string name(look);
      add(looks, name, Role::radio, texts.text("game." + std::string(info.id) + ".look." + name),
          "look " + name)
          .selected = app.look(info) == look;
    }
  }
  Group& theme = add_choices(screen, "menu.theme", texts.text("menu.theme"));
  add(theme, "auto", Role::radio, texts.text("theme.auto"), "theme auto").selected =
      preferences.theme == "auto";
  for (const auto& [name, colours] : app.assets().themes) {
    add(theme, name, Role::radio, texts.text("theme." + name), "theme " + name).selected =
        preferences.theme == name;
  }
  Group& coordinates = add_choices(screen, "menu.coordinates", texts.text("menu.coordinates"));
  add(coordinates, "on", Role::radio, texts.text("coordinates.on"), "coordinates on").selected =
      preferences.coordinates;
  add(coordinates, "off", Role::radio, texts.text("coordinates.off"), "coordinates off").selected =
      !preferences.coordinates;
  Group& languages = add_choices(screen, "menu.language", texts.text("menu.language"));
  for (const std::string& tag : app.assets().languages) {
    add(languages, tag, Role::radio, texts.text("language." + tag), "language " + tag).selected =
        tag == texts.language();
  }
  return screen;
}

Screen confirm_screen(const App& app, std::string_view question) {
  const Texts& texts = app.texts();
  const std::string key = "confirm." + std::string(question);
  Screen screen;
  screen.id = question;
  screen.modal = true;
  const std::string game =
      app.table() ? game_name(texts, app.table()->match.game().info().id) : std::string();
  const bool alone = question == "resign" && !app.two_people();
  screen.title = texts.text(alone ? key + ".alone" : key,
                            {{"side", side_name(texts, app.resigning_side())}, {"game", game}});
  Group& head = add_group(screen, "confirm.head", GroupKind::sheet);
  add(head, "title", Role::heading, screen.title);
  // What cannot be taken back lightly is never the button that stands out.
  Group& buttons = add_group(screen, "confirm.buttons", GroupKind::answers, screen.title);
  const bool replace = question == "replace";
  add(buttons, "no", Role::primary, texts.text(replace ? "confirm.replace.no" : "confirm.no"),
      replace ? "back" : "resume");
  add(buttons, "yes", Role::button, texts.text(key + ".yes"),
      replace ? app.pending() : std::string(question) + " yes");
  return screen;
}

}  // namespace alveole::app
