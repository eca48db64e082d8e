#include "paint/state_json.h"

#include "app/json_writer.h"
#include "match/options.h"
#include "match/result.h"

namespace alveole::paint {

namespace {

constexpr int state_version = 1;

std::string_view name_of(app::Role role) {
  using app::Role;
  switch (role) {
    case Role::title:
      return "title";
    case Role::heading:
      return "heading";
    case Role::text:
      return "text";
    case Role::muted:
      return "muted";
    case Role::notice:
      return "notice";
    case Role::button:
      return "button";
    case Role::primary:
      return "primary";
    case Role::radio:
      return "radio";
    case Role::toggle:
      return "toggle";
    case Role::move:
      return "move";
    case Role::variation:
      return "variation";
    case Role::number:
      return "number";
    case Role::player:
      return "player";
    case Role::progress:
      return "progress";
  }
  return "text";
}

std::string_view name_of(app::GroupKind kind) {
  using app::GroupKind;
  switch (kind) {
    case GroupKind::header:
      return "header";
    case GroupKind::card:
      return "card";
    case GroupKind::choices:
      return "choices";
    case GroupKind::players:
      return "players";
    case GroupKind::status:
      return "status";
    case GroupKind::offers:
      return "offers";
    case GroupKind::moves:
      return "moves";
    case GroupKind::buttons:
      return "buttons";
    case GroupKind::sheet:
      return "sheet";
    case GroupKind::answers:
      return "answers";
    case GroupKind::footer:
      return "footer";
  }
  return "sheet";
}

Rect rect_of(const Layout& layout, std::size_t group, std::size_t control) {
  for (const PlacedControl& placed : layout.controls) {
    if (placed.group == group && placed.control == control) return placed.rect;
  }
  return {};
}

void write_groups(app::JsonWriter& json, const app::Screen& screen, const Layout& layout) {
  json.key("groups").begin_array();
  for (std::size_t g = 0; g < screen.groups.size(); ++g) {
    const app::Group& group = screen.groups[g];
    if (group.controls.empty()) continue;
    json.begin_object().field("id", group.id).field("kind", name_of(group.kind));
    json.field("label", group.label).key("controls").begin_array();
    for (std::size_t c = 0; c < group.controls.size(); ++c) {
      const app::Control& control = group.controls[c];
      const Rect rect = rect_of(layout, g, c);
      json.begin_object()
          .field("id", control.id)
          .field("role", name_of(control.role))
          .field("text", control.text)
          .field("detail", control.detail)
          .field("command", control.command)
          .field("enabled", control.enabled)
          .field("selected", control.selected)
          .field("later", control.later);
      json.key("rect").begin_array();
      json.value(rect.x).value(rect.y).value(rect.width).value(rect.height);
      json.end_array().end_object();
    }
    json.end_array().end_object();
  }
  json.end_array();
}

void write_board(app::JsonWriter& json, app::App& app, const BoardFrame& frame) {
  const app::Screen& screen = app.screen();
  json.key("board");
  if (!screen.board) {
    json.null();
    return;
  }
  const scene::Scene& scene = app.scene();
  const std::optional<hex::Axial> at = app.cursor();
  const auto* cursor = at ? scene::find_cell(scene, *at) : nullptr;
  json.begin_object().field("label", screen.board_label);
  json.field("cursor", cursor != nullptr ? std::string_view(cursor->name) : std::string_view());
  json.key("cells").begin_array();
  for (const app::BoardCell& cell : screen.cells) {
    const scene::Cell* shown = scene::find_cell(scene, cell.at);
    if (shown == nullptr) continue;
    const scene::Point centre = frame.to_screen(shown->centre);
    json.begin_object()
        .field("name", cell.name)
        .field("spoken", cell.spoken)
        .field("row", cell.row)
        .field("selected", cell.selected)
        .field("offered", cell.offered)
        .field("x", centre.x)
        .field("y", centre.y)
        .field("size", frame.scale)
        .end_object();
  }
  json.end_array().end_object();
}

void write_game(app::JsonWriter& json, const app::App& app) {
  json.key("game");
  if (!app.table()) {
    json.null();
    return;
  }
  const app::Table& table = *app.table();
  const match::Match& match = table.match;
  const Status status = match.result();
  const auto player = [&](Side side) {
    return table.player(side) == app::Player::human ? "human" : "computer";
  };
  json.begin_object()
      .field("game", match.game().info().id)
      .field("variant", match.game().settings().variant)
      .field("options", match::print_options(match.game()))
      .field("position", match.game().print_position(match.position()));
  json.key("moves").begin_array();
  for (const match::NodeId id : match.line_to(match.line_end(match.current()))) {
    if (id != match::root) json.value(match.node(id).text);
  }
  json.end_array()
      .field("ply", match.node(match.current()).ply)
      .field("side", alveole::name_of(match.side_to_move(match.current())))
      .field("white", player(Side::white))
      .field("black", player(Side::black))
      .field("outcome", status.over() ? match::word_of(status.outcome) : std::string_view("none"))
      .field("reason", status.reason)
      .field("thinking", app.thinking())
      .end_object();
}

}  // namespace

std::string state_json(app::App& app, const Layout& layout, const BoardFrame& frame, int frames,
                       bool idle) {
  const app::Screen& screen = app.screen();
  app::JsonWriter json;
  json.begin_object()
      .field("version", state_version)
      .field("revision", app.revision())
      .field("frames", frames)
      .field("idle", idle)
      .field("screen", screen.id)
      .field("title", screen.title)
      .field("language", screen.language)
      .field("theme", app.theme_name())
      .field("dark", app.dark())
      .field("live", screen.live)
      .field("focus", app.focus())
      .field("modal", screen.modal);
  write_groups(json, screen, layout);
  write_board(json, app, frame);
  write_game(json, app);
  json.end_object();
  return json.take();
}

}  // namespace alveole::paint
