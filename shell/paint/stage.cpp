#include "paint/stage.h"

#include <algorithm>
#include <limits>

#include "app/keys.h"
#include "paint/paint_screen.h"
#include "paint/state_json.h"

namespace alveole::paint {

void Stage::resize(Size size) {
  size_ = size;
  laid_out_revision_ = 0;
  invalidate();
}

Shown Stage::shown() {
  update();
  return {app_.screen(), app_.scene(), layout_, frame_};
}

// Lays the screen out anew if it has changed. A new screen starts at its top; the list of moves
// follows the game.
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
  }
  std::size_t moves = 0;
  for (const app::Group& group : screen.groups) {
    if (group.kind == app::GroupKind::moves) moves = group.controls.size();
  }
  if (moves != listed_moves_) {
    listed_moves_ = moves;
    interaction_.scroll_to("moves", std::numeric_limits<float>::max());
  }
  const Measure measure = [this](std::string_view text, TextSize size, bool strong, float wrap) {
    return fonts_.measure(text, size, strong, wrap);
  };
  layout_ = lay_out(screen, size_, measure, interaction_.scroll());
  if (screen.board) frame_ = fit(app_.scene(), layout_.board);
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
