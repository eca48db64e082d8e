#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/attangle/variants.h"
#include "games/game.h"
#include "hex/ring_board.h"

/// Attangle (Dieter Stein). Two pieces of a side close in on an enemy piece from two directions,
/// land on it, and the topmost goes back into stock; stacks of three decide.
namespace alveole::attangle {

constexpr int max_height = 3;

/// Pieces standing on a point, bottom to top. Height 0 means the point is empty.
struct Stack {
  std::array<Side, max_height> pieces{};
  int height = 0;
  Side owner() const { return pieces[static_cast<std::size_t>(height - 1)]; }
  bool operator==(const Stack&) const = default;
};

/// A placement on `target` (first == second == none) or a capture of `target` by the two attackers.
/// The pair of attackers has no order of its own: the smaller index is `first`.
struct Move {
  static constexpr std::int8_t none = -1;
  std::int8_t target;
  std::int8_t first;
  std::int8_t second;

  bool is_capture() const { return first != none; }
  bool operator==(const Move&) const = default;
};

/// Sets of points, by the numbering of the RingBoard.
///
/// Only eight stacks can arise: W B, WB BW, WBW BBW BWB WWB. Below the top of a taller stack lies
/// an enemy piece, so a stack is known from its owner, its height and, for a triple, whether the
/// lowest piece is the owner's.
template <class Word>
struct Position {
  std::array<Word, 2> owned{};  ///< by side: the points it controls (seed: owner of the top)
  Word tall{};                  ///< stacks of two and three
  Word triple{};                ///< stacks of three
  Word own_lowest{};            ///< triples whose lowest piece belongs to their owner
  std::array<std::int8_t, 2> stock{};
  Side to_move = Side::white;

  Word of(Side side) const { return owned[static_cast<std::size_t>(side)]; }
  Word& of(Side side) { return owned[static_cast<std::size_t>(side)]; }
  int stock_of(Side side) const { return stock[static_cast<std::size_t>(side)]; }
  Word occupied() const { return owned[0] | owned[1]; }
  bool operator==(const Position&) const = default;
};

/// The points of the nearest stacks in the six directions, or RingBoard::off_board.
using Sight = std::array<int, hex::direction_count>;

/// The rules on one variant. Word: std::uint64_t up to 5 points a side, hex::Word128 for 6.
template <class WordType>
class Rules {
 public:
  using Word = WordType;
  using Position = attangle::Position<Word>;
  using Move = attangle::Move;
  using Board = hex::RingBoard<Word>;

  explicit Rules(const Settings& settings);

  const Variant& variant() const { return *variant_; }
  const Board& board() const { return board_; }
  /// Points that are crossed but never occupied (seed: the centre always stays free).
  Word barred() const { return barred_; }

  Position start() const { return start_; }
  Side side_to_move(const Position& position) const { return position.to_move; }

  /// Seed: "introduire un pion ..." and "capturer un pion ou une pile ..."; there is no pass.
  void legal_moves(const Position& position, MoveList<Move>& moves) const;
  Position play(const Position& position, const Move& move) const;
  /// "triples" (the third stack of three wins) and "no-stock" (neither stock nor capture).
  Status status(const Position& position) const;
  std::uint64_t key(const Position& position) const;
  bool same(const Position& a, const Position& b) const { return a == b; }

  /// Points where the side to move may place a piece, given that it has one.
  Word placeable(const Position& position) const {
    return board_.all() & ~barred_ & ~position.occupied();
  }
  /// What is first seen from a point along each of the six lines, across empty points.
  Sight sight(const Position& position, int point) const;
  bool can_capture(const Position& position) const;
  /// The captures alone.
  void captures(const Position& position, MoveList<Move>& moves) const;

  Stack stack(const Position& position, int point) const;
  int height(const Position& position, int point) const;
  int triples(const Position& position, Side side) const {
    return hex::popcount(static_cast<Word>(position.of(side) & position.triple));
  }
  /// A capture by two attackers given in any order.
  static Move capture(int target, int one, int another);

 private:
  template <class Visit>
  bool visit_captures(const Position& position, Visit&& visit) const;
  Status triples_status(const Position& position) const;

  const Variant* variant_;
  Board board_;
  Word barred_{};
  Position start_{};
};

extern template class Rules<std::uint64_t>;
extern template class Rules<hex::Word128>;

}  // namespace alveole::attangle
