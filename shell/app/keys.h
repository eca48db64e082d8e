#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/screen.h"

namespace alveole::app {

/// A key as the web names it ("ArrowUp", "Enter", "u"); Control, Alt and Meta are left to the page.
struct Key {
  std::string_view name;
  bool shift = false;
};

/// What a key does at the moment, or nothing, in which case it belongs to the page.
///
/// On the board the six directions are the arrows and the letters round the middle of the keyboard:
///
///      y   u           left, right and (on boards whose cells stand on a corner)
///     h  .  l          up = y, Shift + up = u, down = n, Shift + down = b;
///      b   n           on boards whose cells lie flat up and down are straight
///
/// Elsewhere Enter and Space activate the focused control, and among radios the arrows choose.
std::optional<std::string> key_command(const Screen& screen, std::string_view focus, bool flat_top,
                                       Key key);

}  // namespace alveole::app
