#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/game.h"

/// A game only for testing the search: pieces on a board of 3 x 3 squares step to a neighbouring
/// square, taking what stands there. Who has no piece, or no move, has lost. It has captures,
/// cycles and quick wins, and is small enough to be searched by the plainest program.
namespace alveole::tiny {

enum class Square : std::uint8_t { empty, white, black };

struct Position {
  std::array<Square, 9> squares{};
  Side side = Side::white;
  bool operator==(const Position&) const = default;
};

struct Move {
  std::uint8_t from;
  std::uint8_t to;
  bool operator==(const Move&) const = default;
};

/// "w.b......" by rows, then the side to move.
inline Position position(std::string_view squares, Side side) {
  Position result;
  for (std::size_t i = 0; i < 9; ++i) {
    result.squares[i] = squares[i] == 'w'   ? Square::white
                        : squares[i] == 'b' ? Square::black
                                            : Square::empty;
  }
  result.side = side;
  return result;
}

inline Square square_of(Side side) {
  return side == Side::white ? Square::white : Square::black;
}

class Rules {
 public:
  using Position = tiny::Position;
  using Move = tiny::Move;

  Position start() const { return position("ww.....bb", Side::white); }
  Side side_to_move(const Position& position) const { return position.side; }

  void legal_moves(const Position& position, MoveList<Move>& moves) const {
    if (!has_piece(position, position.side)) return;
    if (!has_piece(position, other(position.side))) return;
    for (int from = 0; from < 9; ++from) {
      if (at(position, from) != square_of(position.side)) continue;
      for (int to = 0; to < 9; ++to) {
        const int rows = std::abs(from / 3 - to / 3);
        const int columns = std::abs(from % 3 - to % 3);
        if (rows + columns == 1 && at(position, to) != square_of(position.side)) {
          moves.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
        }
      }
    }
  }

  Position play(const Position& position, const Move& move) const {
    Position next = position;
    next.squares[move.to] = position.squares[move.from];
    next.squares[move.from] = Square::empty;
    next.side = other(position.side);
    return next;
  }

  Status status(const Position& position) const {
    if (!has_piece(position, other(position.side))) return {win_for(position.side), "no-piece"};
    MoveList<Move> moves;
    legal_moves(position, moves);
    if (moves.empty()) return {win_for(other(position.side)), "no-move"};
    return {};
  }

  std::uint64_t key(const Position& position) const {
    std::uint64_t key = position.side == Side::white ? 1 : 2;
    for (const Square square : position.squares) {
      key = (key ^ static_cast<std::uint64_t>(square)) * 0x9e3779b97f4a7c15u;
      key ^= key >> 29;
    }
    return key;
  }
  bool same(const Position& a, const Position& b) const { return a == b; }

  static Square at(const Position& position, int square) {
    return position.squares[static_cast<std::size_t>(square)];
  }
  static bool has_piece(const Position& position, Side side) {
    return std::ranges::find(position.squares, square_of(side)) != position.squares.end();
  }
};

/// Material, and a little for each square so that hardly two positions are equal.
inline int evaluate(const Rules&, const Position& position) {
  int score = 0;
  for (int i = 0; i < 9; ++i) {
    const Square square = Rules::at(position, i);
    if (square == Square::white) score += 100 + i * i;
    if (square == Square::black) score -= 100 + (8 - i) * 3;
  }
  return position.side == Side::white ? score : -score;
}

inline bool noisy(const Rules&, const Position& position, const Move& move) {
  return position.squares[move.to] != Square::empty;
}

}  // namespace alveole::tiny
