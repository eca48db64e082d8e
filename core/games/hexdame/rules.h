#pragma once

#include <array>
#include <cstdint>

#include "games/game.h"
#include "games/hexdame/board.h"

/// Hexdame by Christian Freeling: International Draughts on a hexagon. What the rules mean exactly
/// is settled in the seed text and in rules/hexdame.md; the table tests/games/hexdame/sentences.md
/// says which function holds which sentence.
namespace alveole::hexdame {

/// The words that hold a set of cells: one for boards of 4 and 5 cells a side, one for 6.
using Narrow = std::uint64_t;
using Wide = hex::Word128;

template <class Word>
struct Position {
  std::array<Word, 2> pieces{};  ///< men and kings of White, of Black
  Word kings = 0;                ///< of both sides
  std::uint64_t key = 0;         ///< hash of pieces and side to move, kept up to date by play()
  Side side = Side::white;       ///< to move
  std::uint8_t no_progress = 0;  ///< plies since the last capture or man's move, at most 255

  Word own() const { return pieces[static_cast<std::size_t>(side)]; }
  Word enemies() const { return pieces[static_cast<std::size_t>(other(side))]; }
  Word occupied() const { return pieces[0] | pieces[1]; }
};

/// A move is where it starts, where it ends and what it takes: routes with these in common are one
/// move. Cells are numbers of the ring board. (No initial values: lists of moves stay unwritten.)
template <class Word>
struct Move {
  Word taken;
  std::int8_t from;
  std::int8_t to;
  bool operator==(const Move&) const = default;
};

/// The options of rules/README.md.
struct Options {
  bool origin_blocked = false;  ///< the start cell stays occupied while its piece captures
  bool short_kings = false;     ///< kings step one cell and capture only neighbours
  bool free_capture = false;    ///< any capture carried to its end, not only the largest
  int no_progress_limit = 0;    ///< draw after so many plies without progress; 0 = never
};

template <class Word>
class Rules {
 public:
  using Position = hexdame::Position<Word>;
  using Move = hexdame::Move<Word>;
  using Moves = MoveList<Move>;

  explicit Rules(const Settings& settings);

  const Board<Word>& board() const { return board_; }
  const Options& options() const { return options_; }

  /// Two rhombi of (side - 1)^2 men; White moves first.
  Position start() const;
  /// A position with its key. Pieces of the two sides must not overlap; kings are among them.
  Position position(Word white, Word black, Word kings, Side side) const;

  Side side_to_move(const Position& position) const { return position.side; }
  /// Captures are compulsory; without any, steps and slides.
  void legal_moves(const Position& position, Moves& moves) const;
  Position play(const Position& position, const Move& move) const;
  /// "no-piece" or "no-move" = loss of the side to move, else "no-progress" = draw: a side without
  /// a piece has no move either, and the first reason in the order of rules/README.md is named.
  Status status(const Position& position) const;
  std::uint64_t key(const Position& position) const { return position.key; }
  bool same(const Position& a, const Position& b) const {
    return a.pieces == b.pieces && a.kings == b.kings && a.side == b.side;
  }

  /// The same with the other side to move.
  Position passed(const Position& position) const;

  /// The pieces of the side to move that can capture something.
  Word capturing_pieces(const Position& position) const;

 private:
  bool has_quiet_move(const Position& position) const;
  void append_quiet_moves(const Position& position, Moves& moves) const;
  void append_captures(const Position& position, Word capturing, Moves& moves) const;
  bool no_progress_draw(const Position& position) const {
    return options_.no_progress_limit != 0 && position.no_progress >= options_.no_progress_limit;
  }

  Board<Word> board_;
  Options options_;
};

extern template class Rules<Narrow>;
extern template class Rules<Wide>;

}  // namespace alveole::hexdame
