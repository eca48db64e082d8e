#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command.h"
#include "app/opponent.h"
#include "app/screen.h"
#include "match/match.h"
#include "match/selection.h"
#include "scene/scene.h"
#include "scene/theme.h"
#include "text/texts.h"

/// The program a person uses, without window, canvas or clock: state changed by named commands, and
/// a Screen and a Scene made from it.
namespace alveole::app {

/// What the program was built with; read once at the start.
struct Assets {
  std::vector<Texts> texts;  ///< one a language; the first is the one to fall back on
  std::vector<std::pair<std::string, scene::Theme>> themes;  ///< by name, the light one first
};

/// What a person set, kept from one visit to the next.
struct Preferences {
  std::string language;
  std::string theme = "auto";  ///< "auto" follows the device
  bool coordinates = true;
  std::map<std::string, std::string, std::less<>> looks = {};  ///< by game
};

enum class Player : std::uint8_t { human, computer };

/// A game on the board, with who plays it.
struct Table {
  match::Match match;
  match::Selection selection;
  std::array<Player, 2> players{};  ///< by Side
  int orientation = 0;              ///< turns of 60 degrees

  Player& player(Side side) { return players[static_cast<std::size_t>(side)]; }
  Player player(Side side) const { return players[static_cast<std::size_t>(side)]; }
};

/// What the new-game sheet is about to begin.
struct Setup {
  std::string game;
  std::string variant;
  std::vector<std::pair<std::string, std::string>> options;
  std::array<Player, 2> players{};
};

/// Something the app asks of the platform.
struct Request {
  enum class Kind : std::uint8_t {
    engine,  ///< send `text` as a line to the engine
    store,   ///< keep `text` under `key`
    remove,  ///< forget what is kept under `key`
  };
  Kind kind = Kind::engine;
  std::string key;
  std::string text;
};

enum class Place : std::uint8_t { start, setup, play, menu, resign, draw };

class App {
 public:
  /// `language` is the device's, such as "fr-CH"; `dark` whether it asks for dark colours.
  App(Assets assets, std::string_view language, bool dark);

  /// Does one command (commands.cpp lists them). The reply is text for whoever asked, often empty.
  /// A refused command changes nothing but the notice that explains it.
  Expected<std::string> execute(std::string_view line);

  /// Rises with every change of anything that `screen`, `scene` or `theme` show.
  int revision() const { return revision_; }

  const Screen& screen();
  /// The board with its marks; empty where there is none.
  const scene::Scene& scene();
  const scene::Theme& theme() const;
  const std::string& theme_name() const;

  /// What the platform shall do, since the last call.
  std::vector<Request> take_requests();

  /// The id of the focused control, "board", or empty.
  const std::string& focus() const { return focus_; }
  /// The cell that the keyboard stands on while the board has the focus.
  std::optional<hex::Axial> cursor() const { return cursor_; }

  /// All that must survive the loss of this instance, as text for `restore`.
  std::string saved() const;

  // For the screens and commands beside this class.

  const Texts& texts() const { return *texts_; }
  const Assets& assets() const { return assets_; }
  const Preferences& preferences() const { return preferences_; }
  Place place() const { return place_; }
  const std::optional<Table>& table() const { return table_; }
  const Setup& setup() const { return setup_; }
  /// What the status line says before everything else: the last refusal.
  const std::optional<Error>& notice() const { return notice_; }
  bool thinking() const { return opponent_.thinking(); }
  bool engine_was_lost() const { return engine_was_lost_; }
  const std::string& live() const { return live_; }

 private:
  friend struct Commands;

  void changed();
  void leave_notice() { notice_.reset(); }
  void go(Place place);
  void begin(match::Match match, std::array<Player, 2> players);
  void set_language(std::string_view language);
  void follow_move();
  void ask_opponent();
  void engine_line(std::string_view line);
  void after_click(const match::ClickOutcome& outcome, std::string_view clicked);
  Expected<void> restore(std::string_view text);
  void store();
  bool human_to_move() const;

  Assets assets_;
  const Texts* texts_ = nullptr;
  bool dark_ = false;
  Preferences preferences_;
  Place place_ = Place::start;
  std::optional<Table> table_;
  Setup setup_;
  Opponent opponent_;
  std::optional<Error> notice_;
  bool engine_was_lost_ = false;
  std::string live_;
  std::string focus_;
  std::optional<hex::Axial> cursor_;
  std::vector<Request> requests_;
  std::string stored_game_;
  std::string stored_preferences_;

  int revision_ = 1;
  int screen_revision_ = 0;
  int scene_revision_ = 0;
  Screen screen_;
  scene::Scene scene_;
};

}  // namespace alveole::app
