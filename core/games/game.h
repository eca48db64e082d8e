#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/move_list.h"
#include "hex/axial.h"
#include "scene/scene.h"
#include "text/error.h"

/// What a game is. A game is a folder beside this file; README.md there says how to add one.
namespace alveole {

enum class Side : std::uint8_t { white, black };
constexpr Side other(Side side) {
  return side == Side::white ? Side::black : Side::white;
}
constexpr scene::Owner owner_of(Side side) {
  return side == Side::white ? scene::Owner::white : scene::Owner::black;
}
constexpr std::string_view name_of(Side side) {
  return side == Side::white ? "white" : "black";
}

enum class Outcome : std::uint8_t { none, white, black, draw };
constexpr Outcome win_for(Side side) {
  return side == Side::white ? Outcome::white : Outcome::black;
}

/// Whether and why a game has ended; `reason` is one of the words of "Results" in the rules
/// ("six-discs", "no-move", ...) and empty while the game goes on.
struct Status {
  Outcome outcome = Outcome::none;
  std::string_view reason = {};
  bool over() const { return outcome != Outcome::none; }
  bool operator==(const Status&) const = default;
};

struct OptionInfo {
  std::string_view name;
  std::vector<std::string_view> values;  ///< the first is the default
};

/// The facts about a game that need no position.
struct GameInfo {
  std::string_view id;                     ///< "hexdame"
  std::vector<std::string_view> variants;  ///< the first is the default
  std::vector<OptionInfo> options;
  std::vector<std::string_view> looks;  ///< at least one
  Side first_side = Side::white;        ///< who begins
};

/// A variant and every option of a game, each valid and present.
struct Settings {
  std::string variant;
  std::vector<std::pair<std::string, std::string>> options;

  /// Value of an option that the game's GameInfo names.
  std::string_view option(std::string_view name) const;
  bool operator==(const Settings&) const = default;
};

/// Fills in defaults; error.game.unknown-variant, error.game.unknown-option, error.game.bad-option
/// for what the game does not know, error.game.repeated-option. Options come as given by a person.
Expected<Settings> complete_settings(const GameInfo& info, std::string_view variant,
                                     std::span<const std::pair<std::string, std::string>> options);

/// One click of a person: on a cell, on a kind of piece in hand, or on an offered choice.
struct CellClick {
  hex::Axial at;
  bool operator==(const CellClick&) const = default;
};
struct HandClick {
  std::string kind;  ///< "tile", "disc", "ring", "piece"
  bool operator==(const HandClick&) const = default;
};
struct ChoiceClick {
  std::string name;  ///< "disc", "ring", or the text of a move
  bool operator==(const ChoiceClick&) const = default;
};
using Click = std::variant<CellClick, HandClick, ChoiceClick>;

/// Something that may be clicked next, and what the click would mean.
enum class OfferKind : std::uint8_t {
  select,    ///< picks a piece up (or an Attangle attacker or target)
  hand,      ///< picks a kind of piece from the hand
  target,    ///< plays, or names the final cell when several moves fit
  waypoint,  ///< leads the route through this cell
  victim,    ///< an enemy piece that only some of the remaining moves take
  choice,    ///< one of several moves or pieces by name
  unselect,  ///< takes an earlier click back (the cell that was selected)
};
struct Offer {
  Click click;
  OfferKind kind = OfferKind::select;
  /// Enemy pieces that would be taken if this click plays; for the preview.
  std::vector<hex::Axial> captures = {};
};

/// What may be clicked after some clicks, and whether they are a move by themselves.
template <class Move>
struct Next {
  std::vector<Offer> offers;
  std::optional<Move> move;
};

/// One thing that happens on the board while a move is played, in order of time. `from` is where
/// the piece concerned stands at that moment; `piece` names it by the cell where it stood before
/// the move, or is empty for one that comes from the hand.
enum class EffectKind : std::uint8_t {
  lift,            ///< the mover's piece is picked up
  step,            ///< slides or steps from -> to
  jump,            ///< hops over something or leaps from -> to
  capture,         ///< the piece on `from` is taken off the board
  land,            ///< the moving piece comes to rest on `to`
  crown,           ///< the piece on `to` becomes a king
  stack,           ///< the piece on `from` goes on top of the one on `to`
  place,           ///< a piece of `kind` comes from the mover's hand onto `to`
  place_tile,      ///< a tile of the mover is laid on `to`
  return_to_hand,  ///< a piece of `kind` and of `owner` goes back to its owner's hand
  six,             ///< the cell `to` is part of a six just completed
};
struct Effect {
  EffectKind kind = EffectKind::place;
  std::optional<hex::Axial> piece = {};
  hex::Axial from = {};
  hex::Axial to = {};
  scene::Owner owner = scene::Owner::nobody;  ///< of the piece concerned
  std::string_view piece_kind = {};  ///< "man", "king", "disc", "ring", "stone", "piece", "tile"
  bool operator==(const Effect&) const = default;
};

/// A symmetry of a game's rules: a turn or mirroring of the board, with or without exchanging the
/// two sides.
struct Symmetry {
  hex::Transform map;
  bool swaps_sides = false;
};

/// The part of a game that perft, search and match need; everything static, so that they are
/// templates without a virtual call. A Rules value holds variant and options and is immutable.
template <class R>
concept Rules = requires(const R& rules, const typename R::Position& position,
                         const typename R::Move& move, MoveList<typename R::Move>& moves) {
  requires std::copyable<typename R::Position>;
  requires std::is_trivially_copyable_v<typename R::Move>;
  requires std::equality_comparable<typename R::Move>;
  { rules.start() } -> std::same_as<typename R::Position>;
  { rules.side_to_move(position) } -> std::same_as<Side>;
  // Appends every legal move; nothing when the game is over.
  { rules.legal_moves(position, moves) } -> std::same_as<void>;
  // The position after a legal move.
  { rules.play(position, move) } -> std::same_as<typename R::Position>;
  // Result of the position as if the other side had just moved; no repetition.
  { rules.status(position) } -> std::same_as<Status>;
  // 64-bit hash of all that decides what can follow (not counters of plies).
  { rules.key(position) } -> std::same_as<std::uint64_t>;
  // Whether two positions count as the same for repetition.
  { rules.same(position, position) } -> std::same_as<bool>;
};

/// A whole game: its rules, and free functions beside them found by their arguments.
template <class R>
concept PlayableRules =
    Rules<R> &&
    requires(const R& rules, const typename R::Position& position, const typename R::Move& move,
             std::string_view text, std::span<const Click> clicks, const Click& click,
             hex::Axial cell, const scene::View& view, const Symmetry& symmetry) {
      // notation
      { cell_name(rules, cell) } -> std::same_as<std::string>;
      { parse_cell(rules, text) } -> std::same_as<std::optional<hex::Axial>>;
      { print_position(rules, position) } -> std::same_as<std::string>;
      { parse_position(rules, text) } -> std::same_as<Expected<typename R::Position>>;
      { print_move(rules, position, move) } -> std::same_as<std::string>;
      { parse_move(rules, position, text) } -> std::same_as<Expected<typename R::Move>>;
      // clicks: `clicks` were each offered by the call before
      { next(rules, position, clicks) } -> std::same_as<Next<typename R::Move>>;
      // why `click` is not offered after `clicks`
      { explain(rules, position, clicks, click) } -> std::same_as<Error>;
      // effects
      { effects(rules, position, move) } -> std::same_as<std::vector<Effect>>;
      // picture: board, pieces, coordinates, hands; no marks and arrows
      { picture(rules, position, view) } -> std::same_as<scene::Scene>;
      // evaluation: for the side to move, 100 = about a man or a piece
      { evaluate(rules, position) } -> std::same_as<int>;
      // whether the quiescence search should look at this move
      { noisy(rules, position, move) } -> std::same_as<bool>;
      // symmetries of the rules (the identity left out); a transformed position may not exist on a
      // board with a fixed window
      { symmetries(rules) } -> std::same_as<std::vector<Symmetry>>;
      { transform(rules, position, symmetry) } -> std::same_as<std::optional<typename R::Position>>;
      { transform(rules, move, symmetry) } -> std::same_as<typename R::Move>;
    };

/// What a folder exports in its game.h as `struct Game`: the facts, and a way to the rules, which
/// may be of different types for different variants (board widths).
///
///   struct Game {
///     static constexpr std::string_view id = "...";
///     static const GameInfo& info();
///     template <class Visitor> static auto with_rules(const Settings&, Visitor&& visit) {
///       return visit(Rules<...>(settings));
///     }
///   };
///
/// A game may also have a learned evaluation (weights.h; README.md says more):
///
///   std::size_t weight_count(rules)                          0 = not with these settings
///   void features(rules, position, std::vector<Feature>&)    appends those of the position
///   int evaluate(rules, weights, position)                   their dot product, made fast
///   std::span<const FeatureGroup> feature_groups(rules)      names for developers
///
/// `EvaluationTerms evaluation_terms(rules, position)` takes the plain one apart for developers
/// (evaluation_terms.h); without it the plain evaluation is one term.
///
/// `std::size_t taken_by(move)`, the pieces a move takes, where that is known without its effects,
/// and `std::optional<Status> settled(rules, position)`: the result that can no
/// longer change although the rules let one more move be played (Hexade's unbreakable six).
///
/// And `std::vector<Reason> reasons(rules, position, move)`, what speaks for a legal move
/// (reason.h), the weightiest first. Each reason is exactly true; none is a matter of taste.
///
/// And `forced_win(rules, position)`, a search for a win by force with the functions of WinProof
/// (any_game.h; `enough` a constant), where such wins are longer than the general search sees.
///
/// And `int chance_scale(rules)`: the winning chance is logistic(score / chance_scale), as the
/// results of games tell (tests/lab/fit.cpp).
///
/// And `Expected<Endings> parse_endings(rules, bytes)`, a table of solved endings in the game's own
/// form, with `std::optional<Ending> ending(rules, endings, position)` (ending.h): nothing for what
/// the table does not hold.
///
/// And `Levels levels(rules)`: how much each level of the computer player looks at (level.h).

}  // namespace alveole
