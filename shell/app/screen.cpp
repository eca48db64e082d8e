#include "app/screen.h"

#include <algorithm>
#include <utility>

#include "app/screens.h"

namespace alveole::app {

Group& add_group(Screen& screen, std::string_view id, GroupKind kind, std::string label) {
  screen.groups.push_back({std::string(id), kind, std::move(label), {}, std::nullopt});
  return screen.groups.back();
}

Control& add(Group& group, std::string_view name, Role role, std::string text) {
  Control control;
  control.id = group.id + "." + std::string(name);
  control.role = role;
  control.text = std::move(text);
  group.controls.push_back(std::move(control));
  return group.controls.back();
}

Control& add(Group& group, std::string_view name, Role role, std::string text,
             std::string command) {
  Control& control = add(group, name, role, std::move(text));
  control.command = std::move(command);
  return control;
}

void add_notice(Screen& screen, const App& app) {
  const std::optional<Error>& notice = app.notice();
  if (!notice) return;
  Group& status = add_group(screen, screen.id + ".status", GroupKind::status);
  add(status, "notice", Role::notice, app.texts().sentence(*notice));
}

const Control* find_control(const Screen& screen, std::string_view id) {
  for (const Group& group : screen.groups) {
    for (const Control& control : group.controls) {
      if (control.id == id) return &control;
    }
  }
  return nullptr;
}

bool can_focus(const Screen& screen, std::string_view id) {
  if (id == board_focus) return screen.board && !screen.modal;
  const Control* control = find_control(screen, id);
  return control != nullptr && control->enabled && !control->command.empty();
}

std::vector<std::string> focus_order(const Screen& screen) {
  std::vector<std::string> order;
  if (screen.board && !screen.modal) order.emplace_back(board_focus);
  for (const Group& group : screen.groups) {
    const auto holds = [](const Control& control) {
      return control.role == Role::radio && control.selected;
    };
    const bool chosen = std::ranges::any_of(group.controls, holds);
    bool first_radio = true;
    for (const Control& control : group.controls) {
      if (!can_focus(screen, control.id)) continue;
      if (control.role == Role::radio) {
        const bool stop = chosen ? control.selected : std::exchange(first_radio, false);
        if (!stop) continue;
      }
      order.push_back(control.id);
    }
  }
  return order;
}

}  // namespace alveole::app
