#pragma once

#include "app/app.h"
#include "app/screen.h"

/// The screens, each made anew from the app's state; nothing here changes anything.
namespace alveole::app {

Screen start_screen(const App& app);
Screen setup_screen(const App& app);
Screen play_screen(const App& app, const scene::Scene& board);
Screen menu_screen(const App& app);
/// "resign": "Do you resign?"; "draw": "Do both sides agree to a draw?"; "replace": whether the
/// unfinished game ends for the one that is pending.
Screen confirm_screen(const App& app, std::string_view question);

/// Adds a control whose id is GROUP.NAME.
Control& add(Group& group, std::string_view name, Role role, std::string text);
/// The same with something to do.
Control& add(Group& group, std::string_view name, Role role, std::string text, std::string command);
/// A group of a screen.
Group& add_group(Screen& screen, std::string_view id, GroupKind kind, std::string label = {});

/// What was refused last, if anything, in a group of its own.
void add_notice(Screen& screen, const App& app);

}  // namespace alveole::app
