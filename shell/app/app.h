#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/hint.h"
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

/// What the program is given at the start.
struct Assets {
  std::vector<Texts> texts;            ///< those at hand; the first is the one to fall back on
  std::vector<std::string> languages;  ///< all there are; others than those at hand are requested
  std::vector<std::pair<std::string, scene::Theme>> themes;  ///< by name, the light one first
  std::vector<std::pair<std::string, std::string>> samples;  ///< a position to show, by game
};

/// What a person set, kept from one visit to the next.
struct Preferences {
  std::string theme = "auto";  ///< "auto" follows the device
  bool coordinates = true;
  std::map<std::string, std::string, std::less<>> looks = {};  ///< by game
};

enum class Player : std::uint8_t { human, computer };
using Players = std::array<Player, 2>;  ///< by Side

/// The level of the computer that newcomers meet, of 1 to 8.
inline constexpr int first_level = 2;

/// A game on the board, with who plays it.
struct Table {
  match::Match match;
  Players players{};
  int level = first_level;    ///< of the computer
  std::uint32_t seed = 0;     ///< of its choices among moves
  int orientation = 0;        ///< turns of 60 degrees
  int first_orientation = 0;  ///< the one the game began with
  match::Selection selection = {};

  Player player(Side side) const { return players[static_cast<std::size_t>(side)]; }
};

/// What the new-game sheet is about to begin.
struct NewGame {
  std::string game;
  std::string variant;
  std::vector<std::pair<std::string, std::string>> options;
  Players players{};
  int level = first_level;
};

/// Something the app asks of the platform.
struct Request {
  enum class Kind : std::uint8_t {
    engine,  ///< send `text` as a line to the engine
    store,   ///< keep `text` under `key`
    texts,   ///< fetch the sentences of language `key`, give them to `add_texts`
  };
  Kind kind = Kind::engine;
  std::string key;
  std::string text;
};

enum class Place : std::uint8_t { start, setup, play, menu, resign, draw, replace };

class App {
 public:
  /// `language` is the device's, such as "fr-CH"; `dark` whether it asks for dark colours.
  App(Assets assets, std::string_view language, bool dark);

  /// Does one command (commands.cpp lists them). The reply is text for whoever asked, often empty.
  /// A refused command changes nothing but the notice that explains it.
  Expected<std::string> execute(std::string_view line);

  /// The sentences of one more language.
  void add_texts(Texts texts);

  /// Rises with every change of anything that `screen`, `scene` or `theme` show.
  int revision() const { return revision_; }

  const Screen& screen();
  /// The board with its marks; empty where there is none.
  const scene::Scene& scene();
  const scene::Theme& theme() const;
  /// The name of the theme in use, "auto" resolved.
  std::string_view theme_name() const;

  /// What the platform shall do, since the last call.
  std::vector<Request> take_requests();

  /// The id of the focused control, "board", or empty.
  const std::string& focus() const { return focus_; }
  /// The cell that the keyboard stands on while the board has the focus.
  std::optional<hex::Axial> cursor() const { return cursor_; }

  /// All that must survive the loss of this instance, as text for the command `restore`.
  std::string saved() const;

  // For the screens beside this class.

  const Texts& texts() const { return assets_.texts[language_]; }
  const Assets& assets() const { return assets_; }
  const Preferences& preferences() const { return preferences_; }
  bool dark() const { return dark_; }
  Place place() const { return place_; }
  const Table* table() const { return table_.get(); }
  const NewGame& new_game() const { return new_game_; }
  /// The level of the game on the board, which the next one begins with.
  int level() const { return table_ ? table_->level : first_level; }
  /// What the computer player advises here, once it has been asked.
  const std::optional<Hint>& hint() const { return hint_; }
  /// Whether a person plays against the computer.
  bool offers_hints() const;
  /// Whether a hint, or more of it, can be asked for now.
  bool can_ask_hint() const;
  /// The last refusal; the status line says it before everything else.
  const std::optional<Error>& notice() const { return notice_; }
  bool thinking() const { return opponent_.thinking(); }
  bool engine_was_lost() const { return engine_was_lost_; }
  const std::string& live() const { return live_; }
  std::string_view look(const GameInfo& info) const;
  /// A position worth showing on a card.
  scene::Scene sample(std::string_view game) const;
  bool human_to_move() const;
  bool two_people() const;
  /// Whether resigning or agreeing on a draw is possible.
  bool can_declare() const;
  /// The side that would give up.
  Side resigning_side() const;
  /// The command that begins the same game anew.
  std::string again_command() const;
  /// Whether beginning another game would end one that has moves and no result.
  bool unfinished() const;
  /// What is done once somebody agrees to end the unfinished game.
  const std::string& pending() const { return pending_; }
  /// Whether later moves follow the position on the board.
  bool looking_back() const;
  /// Whether the last move of a person began a variation.
  bool varied() const { return varied_; }
  bool can_undo() const { return can_retract() || undo_target(); }
  bool can_redo() const { return looking_back(); }

 private:
  friend struct Commands;

  void changed() { ++revision_; }
  void say(std::string text) { live_ = std::move(text); }
  /// To a place from which nothing leads back.
  void go(Place place);
  /// To a place that `close` leaves again.
  void open(Place place);
  /// Back to where `open` was called, and to what had the focus there.
  void close();
  /// Gives the focus to something that is there.
  void settle_focus();
  /// A declared result, which undo takes back before any move.
  bool can_retract() const;
  /// The last earlier position in which a person was to move: against the computer both plies.
  std::optional<match::NodeId> undo_target() const;
  void begin(match::Match match, Players players, int level);
  Expected<void> set_language(std::string_view tag);
  /// What follows from another position being current: the computer's turn, or nobody's.
  void position_changed();
  /// Asks for a hint, or tells more of it.
  Expected<void> go_on_with_hint();
  void say_hint(const Hint& hint);
  Expected<void> take_answer(const Answer& answer);
  void play(const AnyMove& move);
  void after_click(const match::ClickOutcome& outcome, const Click& click);
  Expected<void> restore(std::string_view text);
  void ensure_cursor();

  Assets assets_;
  std::size_t language_ = 0;
  bool dark_ = false;
  Preferences preferences_;
  Place place_ = Place::start;
  std::vector<std::pair<Place, std::string>> way_;  ///< the places opened, and their focus
  std::unique_ptr<Table> table_;
  NewGame new_game_;
  Opponent opponent_;
  std::optional<Hint> hint_;  ///< for the position on the board
  std::optional<Error> notice_;
  std::optional<hex::Axial> refused_cell_;
  std::optional<Click> grabbed_;
  bool engine_was_lost_ = false;
  bool varied_ = false;
  std::string pending_;
  std::string live_;
  std::string focus_;
  bool focus_unsettled_ = false;
  std::optional<hex::Axial> cursor_;
  std::vector<Request> requests_;
  std::string stored_;

  int revision_ = 1;
  int screen_revision_ = 0;
  int scene_revision_ = 0;
  Screen screen_;
  scene::Scene scene_;
};

}  // namespace alveole::app
