#include <algorithm>
#include <cmath>

#include "app/advice.h"
#include "app/command.h"
#include "app/screens.h"
#include "app/wording.h"

namespace alveole::app {

namespace {

std::string click_command(std::string_view prefix, std::string_view name) {
  return "click " + quote_word(std::string(prefix) + std::string(name));
}

void add_player(Group& group, const App& app, const scene::Scene& board, Side side) {
  const Texts& texts = app.texts();
  const Table& table = *app.table();
  const bool to_move =
      !table.match.result().over() && table.match.side_to_move(table.match.current()) == side;
  const std::string name = side_name(texts, side);
  std::string_view key = "play.person";
  if (table.player(side) == Player::computer)
    key = "play.computer";
  else if (!app.two_people())
    key = "play.human";
  const std::string level = texts.text("level." + std::to_string(table.level));
  Control& player =
      add(group, name_of(side), Role::player, texts.text(key, {{"side", name}, {"level", level}}));
  player.owner = owner_of(side);
  player.selected = to_move;
  player.detail = possessions(texts, table.match.game().info().id, board, side);
}

// The side at the bottom of the screen comes last, nearest to the person's hand; it changes with
// the board turned round.
Side bottom_side(const App& app) {
  const Table& table = *app.table();
  const bool only_black = table.players == Players{Player::computer, Player::human};
  const Side usual = only_black ? Side::black : Side::white;
  constexpr int half_turn = hex::direction_count / 2;
  const int turns = std::abs(table.orientation - table.first_orientation);
  return turns == half_turn ? other(usual) : usual;
}

void add_status(Screen& screen, const App& app, const scene::Scene& board) {
  const Texts& texts = app.texts();
  const match::Match& match = app.table()->match;
  const std::string_view game = match.game().info().id;
  Group& group = add_group(screen, "play.status", GroupKind::status, texts.text("play.status"));
  const Status status = match.result();
  if (status.over()) {
    add(group, "result", Role::notice, result_sentence(texts, game, status, board));
  }
  if (const std::optional<Error>& notice = app.notice()) {
    add(group, "notice", Role::notice, texts.sentence(*notice));
    return;
  }
  if (app.engine_was_lost()) add(group, "lost", Role::notice, texts.text("play.engine-lost"));
  if (app.varied()) add(group, "varied", Role::text, texts.text("play.varied"));
  if (app.looking_back()) {
    std::string words = texts.text("play.look-back");
    if (app.human_to_move()) words += ' ' + texts.text("play.look-back.play");
    add(group, "back", Role::notice, std::move(words));
  }
  if (status.over()) return;
  if (const std::optional<Hint>& hint = app.hint()) {
    add(group, "hint", Role::notice, hint_words(texts, match.game(), match.position(), *hint));
  }
  if (app.thinking()) {
    add(group, "turn", Role::text, texts.text("play.computer-turn"));
  } else if (app.human_to_move()) {
    add(group, "turn", Role::text, advice(app, board));
  } else if (!app.looking_back()) {
    const std::string side = side_name(texts, match.side_to_move(match.current()));
    add(group, "turn", Role::text, texts.text("play.your-turn", {{"side", side}}));
  }
}

// Choices of the move begun, and kinds in hand where there is more than one to place.
void add_offers(Screen& screen, const App& app) {
  if (!app.human_to_move()) return;
  const Texts& texts = app.texts();
  const Table& table = *app.table();
  const std::vector<Offer> offers = table.selection.offers(table.match);
  const auto clicks = table.selection.clicks(table.match);
  Group& group = add_group(screen, "play.offers", GroupKind::offers, texts.text("play.offers"));
  const auto choices = std::ranges::count(offers, OfferKind::choice, &Offer::kind);
  const auto hands = std::ranges::count(offers, OfferKind::hand, &Offer::kind);
  if (choices > 0) {
    const bool pieces = std::ranges::any_of(offers, [&](const Offer& offer) {
      const auto* choice = std::get_if<ChoiceClick>(&offer.click);
      return choice != nullptr && texts.has("choice." + choice->name);
    });
    add(group, "question", Role::notice,
        texts.text(pieces ? "play.choose-piece" : "play.choose-which"));
  }
  for (const Offer& offer : offers) {
    if (const auto* choice = std::get_if<ChoiceClick>(&offer.click)) {
      const std::string key = "choice." + choice->name;
      add(group, choice->name, Role::button, texts.has(key) ? texts.text(key) : choice->name,
          click_command("choice:", choice->name));
    } else if (const auto* hand = std::get_if<HandClick>(&offer.click)) {
      const bool chosen = std::ranges::find(clicks, offer.click) != clicks.end();
      if (hands < 2 && !chosen) continue;
      add(group, hand->kind, Role::toggle, texts.text("choice." + hand->kind),
          click_command("hand:", hand->kind))
          .selected = chosen;
    }
  }
}

// The lines beside the one listed, below the move of ply `node.ply` that they replace.
void add_variations(Group& group, const Texts& texts, const match::Match& match,
                    match::NodeId listed) {
  const match::Node& node = match.node(listed);
  const std::vector<match::NodeId>& siblings = match.node(node.parent).children;
  for (std::size_t i = 0; i < siblings.size(); ++i) {
    if (siblings[i] == listed) continue;
    constexpr int most_shown = 4;
    std::string moves;
    match::NodeId id = siblings[i];
    for (int shown = 0; shown < most_shown; ++shown) {
      if (shown > 0) moves += ", ";
      moves += match.node(id).text;
      if (match.node(id).children.empty()) break;
      id = match.node(id).children.front();
    }
    const std::string place = std::to_string(node.ply);
    const std::string number = std::to_string(i + 1);
    add(group, joined({place, "-", number}), Role::variation,
        texts.text("play.variation", {{"moves", moves}}),
        joined({"variation ", place, " ", number}));
  }
}

void add_moves(Screen& screen, const App& app) {
  const Texts& texts = app.texts();
  const match::Match& match = app.table()->match;
  Group& group = add_group(screen, "play.moves", GroupKind::moves, texts.text("play.moves"));
  const Side first = match.game().info().first_side;
  const match::NodeId end = match.line_end(match.current());
  const std::vector<match::NodeId> line = match.line_to(end);
  if (line.size() <= 1) {
    group.kind = GroupKind::status;
    add(group, "none", Role::muted, texts.text("play.no-moves-yet"));
    return;
  }
  int number = 0;
  for (const match::NodeId id : line) {
    if (id == match::root) continue;
    const match::Node& node = match.node(id);
    const Side mover = other(match.side_to_move(id));
    if (mover == first || number == 0) {
      ++number;
      add(group, "number" + std::to_string(number), Role::number, std::to_string(number));
      if (mover != first) add(group, "gap", Role::text, "…");
    }
    const std::string ply = std::to_string(node.ply);
    Control& move = add(group, ply, Role::move, node.text, "goto " + ply);
    move.selected = id == match.current();
    move.later = node.ply > match.node(match.current()).ply;
    add_variations(group, texts, match, id);
  }
}

// The button says what the next step tells.
void add_hint(Group& group, const App& app) {
  std::string_view key = "play.hint";
  const std::optional<Hint>& hint = app.hint();
  if (hint && hint->move != nullptr) {
    key = hint->told == Hint::Step::piece ? "play.hint.place" : "play.hint.why";
  }
  Control& control = add(group, "hint", Role::button, app.texts().text(key), "hint");
  control.icon = "hint";
  control.enabled = app.can_ask_hint();
}

void add_buttons(Screen& screen, const App& app) {
  const Texts& texts = app.texts();
  const match::Match& match = app.table()->match;
  Group& group = add_group(screen, "play.buttons", GroupKind::buttons, texts.text("play.actions"));
  const auto button = [&](std::string_view name, std::string_view command, std::string_view icon,
                          bool enabled = true) {
    Control& control = add(group, name, Role::button, texts.text("play." + std::string(name)),
                           std::string(command));
    control.icon = icon;
    control.enabled = enabled;
  };
  button("undo", "undo", "undo", app.can_undo());
  button("redo", "redo", "redo", app.can_redo());
  if (app.offers_hints()) add_hint(group, app);
  button("flip", "flip", "flip");
  button("menu", "menu", "menu");
  if (match.result().over()) {
    Group& again = add_group(screen, "play.end", GroupKind::answers, texts.text("play.actions"));
    add(again, "again", Role::primary, texts.text("play.again"), app.again_command());
    add(again, "home", Role::button, texts.text("menu.home"), "home");
  }
}

void add_cells(Screen& screen, const App& app, const scene::Scene& board) {
  const Texts& texts = app.texts();
  const Table& table = *app.table();
  const std::string_view game = table.match.game().info().id;
  std::vector<Offer> offers;
  if (app.human_to_move()) offers = table.selection.offers(table.match);
  const auto clicks = table.selection.clicks(table.match);
  std::vector<const scene::Cell*> cells;
  cells.reserve(board.cells.size());
  for (const scene::Cell& cell : board.cells) cells.push_back(&cell);
  constexpr float same_row = 0.1F;
  std::ranges::sort(cells, [](const scene::Cell* a, const scene::Cell* b) {
    if (std::abs(a->centre.y - b->centre.y) > same_row) return a->centre.y < b->centre.y;
    return a->centre.x < b->centre.x;
  });
  int row = -1;
  float last_y = 0;
  for (const scene::Cell* cell : cells) {
    if (row < 0 || cell->centre.y - last_y > same_row) {
      ++row;
      last_y = cell->centre.y;
    }
    BoardCell shown;
    shown.name = cell->name;
    shown.at = cell->at;
    shown.row = row;
    shown.command = click_command("", cell->name);
    shown.spoken = spoken_cell(texts, game, board, *cell);
    shown.selected = std::ranges::find(clicks, Click{CellClick{cell->at}}) != clicks.end();
    const auto offer = std::ranges::find(offers, Click{CellClick{cell->at}}, &Offer::click);
    if (shown.selected) shown.spoken += ", " + texts.text("cell.selected");
    if (offer != offers.end()) {
      shown.offered = true;
      const bool piece =
          std::ranges::find(board.pieces, cell->at, &scene::Piece::at) != board.pieces.end();
      switch (offer->kind) {
        case OfferKind::select:
          shown.spoken += ", " + texts.text(piece ? "cell.can-move" : "cell.can-place");
          break;
        case OfferKind::target:
          shown.spoken += ", " + texts.text(clicks.empty() ? "cell.can-place" : "cell.can-go");
          break;
        case OfferKind::waypoint:
          shown.spoken += ", " + texts.text("cell.way");
          break;
        case OfferKind::victim:
          shown.spoken += ", " + texts.text("cell.victim");
          break;
        case OfferKind::hand:
        case OfferKind::choice:
        case OfferKind::unselect:
          break;
      }
    }
    screen.cells.push_back(std::move(shown));
  }
}

}  // namespace

Screen play_screen(const App& app, const scene::Scene& board) {
  const Texts& texts = app.texts();
  const Table& table = *app.table();
  Screen screen;
  screen.id = "play";
  screen.board = true;
  const std::string name = game_name(texts, table.match.game().info().id);
  screen.title = name;
  screen.board_label = texts.text("play.board", {{"game", name}});
  Group& players =
      add_group(screen, "play.players", GroupKind::players, texts.text("play.players"));
  const Side bottom = bottom_side(app);
  add_player(players, app, board, other(bottom));
  add_player(players, app, board, bottom);
  add_status(screen, app, board);
  add_offers(screen, app);
  add_moves(screen, app);
  add_buttons(screen, app);
  add_cells(screen, app, board);
  return screen;
}

}  // namespace alveole::app
