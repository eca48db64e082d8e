#include "app/keys.h"

#include <array>
#include <utility>

namespace alveole::app {

namespace {

using Binding = std::pair<std::string_view, std::string_view>;

// Directions on the screen, as `cursor` understands them: an angle in degrees counter-clockwise
// from the right. Pointy cells have neighbours at 0, 60, ..; flat ones at 30, 90, ..
constexpr std::array pointy = {
    Binding{"ArrowRight", "cursor 0"}, Binding{"l", "cursor 0"},
    Binding{"u", "cursor 60"},         Binding{"y", "cursor 120"},
    Binding{"ArrowUp", "cursor 120"},  Binding{"ArrowLeft", "cursor 180"},
    Binding{"h", "cursor 180"},        Binding{"b", "cursor 240"},
    Binding{"n", "cursor 300"},        Binding{"ArrowDown", "cursor 300"}};
constexpr std::array pointy_shift = {Binding{"ArrowUp", "cursor 60"},
                                     Binding{"ArrowDown", "cursor 240"}};
constexpr std::array flat = {
    Binding{"ArrowUp", "cursor 90"},     Binding{"k", "cursor 90"},
    Binding{"ArrowDown", "cursor 270"},  Binding{"j", "cursor 270"},
    Binding{"u", "cursor 30"},           Binding{"y", "cursor 150"},
    Binding{"b", "cursor 210"},          Binding{"n", "cursor 330"},
    Binding{"ArrowRight", "cursor 330"}, Binding{"ArrowLeft", "cursor 150"}};
constexpr std::array flat_shift = {Binding{"ArrowRight", "cursor 30"},
                                   Binding{"ArrowLeft", "cursor 210"}};
constexpr std::array on_board = {Binding{"Enter", "cursor click"}, Binding{" ", "cursor click"},
                                 Binding{"Home", "cursor first"}, Binding{"End", "cursor last"}};
// Within a group of radios.
constexpr std::array on_radio = {
    Binding{"ArrowRight", "option next"}, Binding{"ArrowDown", "option next"},
    Binding{"ArrowLeft", "option previous"}, Binding{"ArrowUp", "option previous"}};
// Wherever the focus is while a board is shown.
constexpr std::array with_board = {Binding{"Escape", "cancel"}, Binding{"z", "undo"},
                                   Binding{"x", "redo"}, Binding{"f", "flip"},
                                   Binding{"m", "menu"}};

template <class Bindings>
std::optional<std::string> find(const Bindings& bindings, std::string_view name) {
  for (const auto& [key, command] : bindings) {
    if (key == name) return std::string(command);
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> key_command(const Screen& screen, std::string_view focus, bool flat_top,
                                       Key key) {
  if (screen.board && focus == board_focus) {
    std::optional<std::string> command;
    if (key.shift) command = flat_top ? find(flat_shift, key.name) : find(pointy_shift, key.name);
    if (!command) command = flat_top ? find(flat, key.name) : find(pointy, key.name);
    if (!command) command = find(on_board, key.name);
    if (command) return command;
  }
  const Control* control = find_control(screen, focus);
  if (control != nullptr && control->role == Role::radio) {
    if (auto command = find(on_radio, key.name)) return command;
  }
  if (key.name == "Enter" || key.name == " ") {
    if (control != nullptr && can_focus(screen, focus)) return control->command;
  }
  if (screen.modal && key.name == "Escape") return "back";
  if (screen.board) return find(with_board, key.name);
  return std::nullopt;
}

}  // namespace alveole::app
