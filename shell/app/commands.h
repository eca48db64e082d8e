#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/app.h"
#include "app/command.h"

namespace alveole::app {

/// A command by name: how it is written, and what it does.
struct CommandInfo {
  std::string_view name;
  std::string_view usage;
  /// Whether a person gives it (it clears what the last one was told) or a machine.
  bool from_person = true;
  Expected<std::string> (*run)(App& app, const Command& command) = nullptr;
};

std::span<const CommandInfo> all_commands();
const CommandInfo* find_command(std::string_view name);

}  // namespace alveole::app
