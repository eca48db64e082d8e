#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scene/scene.h"

/// Everything a person can see and use besides the board, as plain data made from the app's state.
/// Two painters show it: ImGui on the canvas (shell/paint) and HTML in the accessible layer (web).
/// All texts are already in the person's language.
namespace alveole::app {

enum class Role : std::uint8_t {
  title,      ///< the name of the screen
  heading,    ///< the name of a group
  text,       ///< plain words
  muted,      ///< words of less weight
  notice,     ///< words that ask for attention: what must be done, what went wrong
  button,     ///< does `command`
  primary,    ///< the button most people want
  radio,      ///< one of a group; `selected` is the one that holds
  toggle,     ///< on or off
  move,       ///< a move of the list; `selected` is the one on the board
  variation,  ///< a line beside the one listed, written below the move it replaces
  number,     ///< the number before a pair of moves
  player,     ///< who plays a colour; `selected` = to move, `detail` = what they have
  progress,   ///< something is going on
};

/// One thing on the screen. Those with a command can be activated and focused, in the order of the
/// screen.
struct Control {
  std::string id;  ///< unique and stable: "play.undo"; for focus, tests and hosts
  Role role = Role::text;
  std::string text;
  std::string detail = {};   ///< a second, quieter line
  std::string icon = {};     ///< name of an icon, drawn before or instead of the text
  std::string command = {};  ///< executed when activated
  bool enabled = true;
  bool selected = false;
  bool later = false;                         ///< a move after the position on the board
  scene::Owner owner = scene::Owner::nobody;  ///< whose piece stands beside the text
};

enum class GroupKind : std::uint8_t {
  header,   ///< across the top
  card,     ///< one game to choose, with a picture
  choices,  ///< a label and radios
  players,  ///< the two sides
  status,   ///< what is to be done, or how it ended
  offers,   ///< choices of the move begun
  moves,    ///< the list of moves
  buttons,  ///< the row of buttons
  sheet,    ///< words and buttons of a dialog
  answers,  ///< the buttons that end a dialog or follow the end of a game
  footer,
};

struct Group {
  std::string id;
  GroupKind kind = GroupKind::sheet;
  std::string label;  ///< spoken name of the group
  std::vector<Control> controls;
  std::optional<scene::Scene> picture = {};  ///< a little board
};

/// A cell of the board as the accessible grid needs it; the order is rows from the top, cells from
/// the left.
struct BoardCell {
  std::string name;
  std::string spoken;   ///< "d5, white king, can move"
  std::string command;  ///< "click d5"
  hex::Axial at;
  int row = 0;
  bool selected = false;
  bool offered = false;
};

struct Screen {
  std::string id;  ///< "start", "setup", "play", "menu", "about"
  std::string title;
  bool board = false;  ///< the big board is shown
  bool modal = false;  ///< a dialog over the board: Escape closes it
  std::vector<Group> groups;
  std::vector<BoardCell> cells;  ///< only with `board`
  std::string board_label;       ///< spoken name of the board
  std::string live;              ///< said by the live region when it changes
  std::string language;          ///< "en", "fr", "it"
};

/// The first control with this id, or nullptr.
const Control* find_control(const Screen& screen, std::string_view id);

/// The id of the board as something that can have the focus.
inline constexpr std::string_view board_focus = "board";

/// Whether something with this id is there and can have the focus.
bool can_focus(const Screen& screen, std::string_view id);

/// The ids of everything that Tab stops at, in order; the board is first, and of a group of radios
/// only the one that holds.
std::vector<std::string> focus_order(const Screen& screen);

}  // namespace alveole::app
