#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "games/game.h"
#include "games/hexaequo/chain.h"
#include "games/hexaequo/position.h"
#include "games/move_list.h"

namespace alveole::hexaequo {

/// The three actions of a turn, placing split by what is placed (seed, "Votre tour").
enum class MoveKind : std::uint8_t { lay_tile, place_disc, place_ring, travel };

/// A move is what it does, not the way it goes: chains by different routes that end on the same
/// cell with the same captures are one move (rules/hexaequo.md, "One move").
struct Move {
  MoveKind kind = MoveKind::lay_tile;
  std::uint8_t captured_count = 0;
  hex::Axial from = {};  ///< only of a piece that travels, else (0,0)
  hex::Axial to = {};
  std::array<hex::Axial, max_pieces_per_side> captured = {};  ///< in order of file, then rank

  std::span<const hex::Axial> captures() const { return std::span(captured).first(captured_count); }
  bool operator==(const Move&) const = default;
};

/// The rules of Hexaequo with their option.
class Rules {
 public:
  using Position = hexaequo::Position;
  using Move = hexaequo::Move;

  explicit Rules(ChainRule chain = ChainRule::window) : chain_(chain) {}

  ChainRule chain() const { return chain_; }

  /// Four tiles, one disc each, Black to move (seed, "Mise en place").
  Position start() const;
  Side side_to_move(const Position& position) const { return position.to_move(); }
  void legal_moves(const Position& position, MoveList<Move>& moves) const;
  /// Those that capture something, in a game that is not over.
  void captures(const Position& position, MoveList<Move>& moves) const;
  Position play(const Position& position, const Move& move) const;
  Status status(const Position& position) const;
  std::uint64_t key(const Position& position) const { return position.key(); }
  bool same(const Position& a, const Position& b) const { return a.same(b); }

 private:
  ChainRule chain_;
};

constexpr std::string_view name_of(PieceKind kind) {
  return kind == PieceKind::disc ? "disc" : "ring";
}

/// The jumps of the mover's disc on a tile.
inline JumpChain jumps_of(const Rules& rules, const Position& position, int slot) {
  return {position, slot, rules.chain()};
}

/// The tiles of a move's captured pieces as a set.
Tiles captured_tiles(const Position& position, const Move& move);

/// What a piece does that travels from one cell to another: the move with these captures.
Move travel(const Position& position, hex::Axial from, hex::Axial to, Tiles captured);

/// One step, jump or leap of a travelling piece.
struct Leg {
  hex::Axial from;
  hex::Axial to;
  std::optional<hex::Axial> victim = {};  ///< the enemy it captures
};

/// The legs of the route by which a move of kind `travel` is written: one for a step or a leap, all
/// jumps of a chain (JumpChain::route).
std::vector<Leg> written_route(const Rules& rules, const Position& position, const Move& move);

/// The kind of the piece that stands on a tile.
inline PieceKind kind_on(const Position& position, int slot) {
  return Position::holds(position.of(Side::white).discs | position.of(Side::black).discs, slot)
             ? PieceKind::disc
             : PieceKind::ring;
}

}  // namespace alveole::hexaequo
