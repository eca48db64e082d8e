#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/ending.h"
#include "games/game.h"
#include "games/level.h"
#include "games/reason.h"

namespace alveole {

/// A position of some game; cheap to copy (positions never change). Made only by an AnyGame, and
/// given back only to a game with the same settings.
using AnyPosition = std::shared_ptr<const void>;

/// A legal move of some game, likewise.
using AnyMove = std::shared_ptr<const void>;

/// The search for a win by force in one position, beside the general search: narrower, and so much
/// deeper. What it finds is proven; what it does not find may still be won.
class WinProof {
 public:
  virtual ~WinProof() = default;

  /// Looks at no more than so many further positions; returns at how many.
  virtual std::uint64_t run(std::uint64_t positions) = 0;
  /// A win is found, or there is none of this kind.
  virtual bool finished() const = 0;
  /// Finished, and proven that the side to move loses.
  virtual bool lost() const = 0;
  /// More positions than these seldom find what so many have not found.
  virtual std::uint64_t enough() const = 0;
  /// A win to the end of the game, against a good defence; nothing where none is found.
  virtual std::vector<AnyMove> line() const = 0;
};

/// A game with its settings behind one run-time interface: for the match, the shell, the element
/// and the terminal. (Search and perft use the rules themselves.) What each function means is said
/// in game.h.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual const GameInfo& info() const = 0;
  virtual const Settings& settings() const = 0;

  virtual AnyPosition start() const = 0;
  virtual Side side_to_move(const AnyPosition& position) const = 0;
  virtual std::vector<AnyMove> legal_moves(const AnyPosition& position) const = 0;
  virtual AnyPosition play(const AnyPosition& position, const AnyMove& move) const = 0;
  virtual Status status(const AnyPosition& position) const = 0;
  virtual std::optional<Status> settled(const AnyPosition& position) const = 0;
  virtual std::uint64_t key(const AnyPosition& position) const = 0;
  virtual bool same(const AnyPosition& a, const AnyPosition& b) const = 0;
  virtual bool same_move(const AnyMove& a, const AnyMove& b) const = 0;

  virtual std::string cell_name(hex::Axial cell) const = 0;
  virtual std::optional<hex::Axial> parse_cell(std::string_view text) const = 0;
  virtual std::string print_position(const AnyPosition& position) const = 0;
  virtual Expected<AnyPosition> parse_position(std::string_view text) const = 0;
  virtual std::string print_move(const AnyPosition& position, const AnyMove& move) const = 0;
  /// The texts of all legal moves, in their order; nothing when the game is over.
  virtual std::vector<std::string> print_legal_moves(const AnyPosition& position) const = 0;
  virtual Expected<AnyMove> parse_move(const AnyPosition& position,
                                       std::string_view text) const = 0;

  virtual Next<AnyMove> next(const AnyPosition& position, std::span<const Click> clicks) const = 0;
  virtual Error explain(const AnyPosition& position, std::span<const Click> clicks,
                        const Click& click) const = 0;
  virtual std::vector<Effect> effects(const AnyPosition& position, const AnyMove& move) const = 0;
  /// Number of pieces the move takes off the board.
  virtual std::size_t taken(const AnyPosition& position, const AnyMove& move) const = 0;
  virtual scene::Scene picture(const AnyPosition& position, const scene::View& view) const = 0;

  virtual std::vector<Symmetry> symmetries() const = 0;
  /// nullptr where the transformed position does not fit the board's window.
  virtual AnyPosition transform(const AnyPosition& position, const Symmetry& symmetry) const = 0;
  virtual AnyMove transform_move(const AnyMove& move, const Symmetry& symmetry) const = 0;

  /// Number of weights of the learned evaluation; 0 where these settings have none (weights.h).
  virtual std::size_t weight_count() const = 0;

  /// Reads a table of solved endings; error.endings.none where these settings have none, and what
  /// the game's own reader refuses.
  virtual Expected<AnyEndings> read_endings(std::string_view bytes) const = 0;

  /// Number of leaves at exactly `depth` plies; a finished game has no children.
  virtual std::uint64_t perft(const AnyPosition& position, int depth) const = 0;

  /// What speaks for a legal move, the weightiest first; nothing where the game has no words for
  /// it.
  virtual std::vector<Reason> reasons(const AnyPosition& position, const AnyMove& move) const = 0;
  /// A search for a win by force; nullptr where the game has none. The game must outlive it.
  virtual std::unique_ptr<WinProof> prove_win(const AnyPosition& position) const = 0;
  /// The score at which the winning chance is logistic(1), 73 %; see search/chances.h.
  virtual int chance_scale() const = 0;
  /// Level 1 to level_count of this game; a number beyond them means the nearest.
  virtual Level level(int number) const = 0;
};

/// Ids of all games, in the order people see them.
std::span<const std::string_view> game_ids();

/// The facts about a game, or nullptr.
const GameInfo* find_game_info(std::string_view id);

/// A game by id; error.game.unknown and what complete_settings refuses. An empty variant is the
/// default.
Expected<std::shared_ptr<const AnyGame>> make_game(
    std::string_view id, std::string_view variant = {},
    std::span<const std::pair<std::string, std::string>> options = {});

}  // namespace alveole
