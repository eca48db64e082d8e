#include "app/command.h"
#include "app/screens.h"
#include "app/wording.h"

namespace alveole::app {

namespace {

void add_card(Screen& screen, const App& app, std::string_view id) {
  const Texts& texts = app.texts();
  const std::string game(id);
  const std::string name = game_name(texts, id);
  Group& card = add_group(screen, "start." + game, GroupKind::card, name);
  add(card, "name", Role::heading, name);
  add(card, "line", Role::text, texts.text("game." + game + ".line"));
  add(card, "play", Role::primary, texts.text("start.play"), "ask " + quote_word("new " + game));
  add(card, "options", Role::button, texts.text("start.options"), "setup " + game);
  card.picture = app.sample(id);
}

}  // namespace

Screen start_screen(const App& app) {
  const Texts& texts = app.texts();
  Screen screen;
  screen.id = "start";
  screen.title = texts.text("app.name");
  Group& header = add_group(screen, "start", GroupKind::header, screen.title);
  add(header, "title", Role::title, screen.title);
  add(header, "tagline", Role::text, texts.text("app.tagline"));
  if (app.table()) {
    const std::string_view game = app.table()->match.game().info().id;
    add(header, "resume", Role::button,
        texts.text("start.resume", {{"game", game_name(texts, game)}}), "resume");
  }
  for (const std::string& tag : app.assets().languages) {
    Control& radio = add(header, "language-" + tag, Role::radio, texts.text("language." + tag),
                         "language " + tag);
    radio.selected = tag == texts.language();
  }
  add_notice(screen, app);
  for (const std::string_view id : game_ids()) add_card(screen, app, id);
  Group& footer = add_group(screen, "start.footer", GroupKind::footer);
  add(footer, "words", Role::muted, texts.text("app.footer"));
  return screen;
}

}  // namespace alveole::app
