#include "paint/stage.h"

#include "app/keys.h"
#include "paint/paint_screen.h"
#include "paint/state_json.h"

namespace alveole::paint {

void Stage::resize(Size size) {
  size_ = size;
  laid_out_revision_ = 0;
  followed_.clear();
  invalidate();
}

Shown Stage::shown() {
  update();
  return {app_.screen(), app_.scene(), layout_, frame_};
}

void Stage::lay_out_screen() {
  const Measure measure = [this](std::string_view text, TextSize size, bool strong, float wrap) {
    return fonts_.measure(text, size, strong, wrap);
  };
  layout_ = lay_out(app_.screen(), size_, measure, interaction_.scroll());
  if (app_.screen().board) frame_ = fit(app_.scene(), layout_.board);
}

// The list of moves shows the one on the board when that has become another one.
void Stage::follow_moves() {
  std::string current;
  for (const app::Group& group : app_.screen().groups) {
    for (const app::Control& control : group.controls) {
      if (control.role == app::Role::move && control.selected) current = control.id;
    }
  }
  if (followed_ == current) return;
  followed_ = current;
  for (const ScrollArea& area : layout_.areas) {
    if (!area.follows || current.empty()) interaction_.scroll_to(area.id, 0);
  }
  lay_out_screen();
  for (const ScrollArea& area : layout_.areas) {
    if (area.follows) interaction_.reveal({app_.screen(), app_.scene(), layout_, frame_}, current);
  }
  if (interaction_.take_changed()) lay_out_screen();
}

// Lays the screen out anew if it has changed. A new screen starts at its top.
void Stage::update() {
  if (interaction_.take_changed()) {
    laid_out_revision_ = 0;
    invalidate();
  }
  if (laid_out_revision_ == app_.revision()) return;
  const app::Screen& screen = app_.screen();
  if (laid_out_screen_ != screen.id) {
    interaction_.forget_scroll();
    laid_out_screen_ = screen.id;
    followed_.clear();
  }
  lay_out_screen();
  if (screen.board) follow_moves();
  laid_out_revision_ = app_.revision();
}

void Stage::run(const std::vector<std::string>& commands) {
  // What is refused shows as the app's notice.
  for (const std::string& command : commands) (void)app_.execute(command);
}

void Stage::pointer_down(PointerKind kind, float x, float y) {
  if (keyboard_) invalidate();
  keyboard_ = false;
  std::vector<std::string> commands;
  interaction_.pointer_down(shown(), kind, x, y, commands);
  run(commands);
}

void Stage::pointer_move(PointerKind kind, float x, float y) {
  std::vector<std::string> commands;
  interaction_.pointer_move(shown(), kind, x, y, commands);
  run(commands);
}

void Stage::pointer_up(PointerKind kind, float x, float y) {
  std::vector<std::string> commands;
  interaction_.pointer_up(shown(), kind, x, y, commands);
  run(commands);
}

void Stage::pointer_cancel() {
  std::vector<std::string> commands;
  interaction_.pointer_cancel(commands);
  run(commands);
}

void Stage::pointer_leave() {
  interaction_.pointer_leave();
}

bool Stage::wheel(float x, float y, float pixels) {
  return interaction_.wheel(shown(), x, y, pixels);
}

bool Stage::wants_touch(float x, float y) {
  return Interaction::wants_touch(shown(), x, y);
}

bool Stage::key(std::string_view name, bool shift) {
  if (name == "Shift" || name == "Control" || name == "Alt" || name == "Meta") return false;
  if (!keyboard_) invalidate();
  keyboard_ = true;
  if (name == "Tab") {
    if (page_moves_focus_) return false;
    run({shift ? "focus previous" : "focus next"});
    interaction_.reveal(shown(), app_.focus());
    return true;
  }
  constexpr float flat_angle = 30;
  const bool flat_top = app_.scene().corner_angle == flat_angle;
  const auto command = app::key_command(app_.screen(), app_.focus(), flat_top, {name, shift});
  if (!command) return false;
  run({*command});
  interaction_.reveal(shown(), app_.focus());
  return true;
}

Expected<std::string> Stage::execute(std::string_view command) {
  Expected<std::string> reply = app_.execute(command);
  if (keyboard_ && command.starts_with("focus ")) interaction_.reveal(shown(), app_.focus());
  return reply;
}

bool Stage::needs_frame() {
  update();
  return drawn_revision_ != app_.revision() && size_.width > 0;
}

void Stage::draw(ImDrawList& list) {
  update();
  const std::string_view focus = keyboard_ ? std::string_view(app_.focus()) : std::string_view();
  paint_screen(list, {app_.screen(), app_.scene(), app_.theme(), layout_, frame_, fonts_,
                      interaction_, focus, app_.cursor()});
  drawn_revision_ = app_.revision();
  ++frames_;
}

std::string Stage::state() {
  update();
  return state_json(app_, layout_, frame_, frames_, !needs_frame());
}

}  // namespace alveole::paint
