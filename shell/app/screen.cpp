#include "app/screen.h"

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

const Control* find_control(const Screen& screen, std::string_view id) {
  for (const Group& group : screen.groups) {
    for (const Control& control : group.controls) {
      if (control.id == id) return &control;
    }
  }
  return nullptr;
}

std::vector<std::string> focus_order(const Screen& screen) {
  std::vector<std::string> order;
  if (screen.board && !screen.modal) order.emplace_back("board");
  for (const Group& group : screen.groups) {
    for (const Control& control : group.controls) {
      if (!control.command.empty() && control.enabled) order.push_back(control.id);
    }
  }
  return order;
}

}  // namespace alveole::app
