#include "app/screen.h"

namespace alveole::app {

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
