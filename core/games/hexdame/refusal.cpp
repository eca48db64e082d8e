#include "games/hexdame/refusal.h"

#include <algorithm>

#include "games/hexdame/notation.h"

namespace alveole::hexdame {

namespace {

template <class Word>
std::string name_of_cell(const Rules<Word>& rules, int cell) {
  return cell_name(rules, rules.board().ring().cell(cell));
}

/// How many pieces every legal capture takes at least.
template <class Word>
int fewest_taken(const MoveList<Move<Word>>& moves) {
  int count = hex::popcount(moves[0].taken);
  for (const Move<Word>& move : moves) count = std::min(count, hex::popcount(move.taken));
  return count;
}

/// What the sentence "you must take so many, with these pieces" needs; only while a capture is due.
template <class Word>
Error must_capture(const Rules<Word>& rules, const MoveList<Move<Word>>& moves) {
  const auto& board = rules.board();
  Word movers = 0;
  for (const Move<Word>& move : moves) movers |= board.ring().bit(move.from);
  std::string cells;
  for (const int cell : board.in_order()) {
    if ((movers & board.ring().bit(cell)) == 0) continue;
    if (!cells.empty()) cells += ", ";
    cells += name_of_cell(rules, cell);
  }
  return {"error.hexdame.must-capture",
          1,
          1,
          {{"count", std::to_string(fewest_taken(moves))}, {"cells", cells}}};
}

}  // namespace

template <class Word>
std::optional<Error> why_not(const Rules<Word>& rules, const Position<Word>& position, int from) {
  const Word bit = rules.board().ring().bit(from);
  const Argument cell{"cell", name_of_cell(rules, from)};
  MoveList<Move<Word>> moves;
  rules.legal_moves(position, moves);
  if (moves.empty()) return Error{"error.hexdame.game-over"};
  if ((position.enemies() & bit) != 0) return Error{"error.hexdame.not-your-piece", 1, 1, {cell}};
  if ((position.own() & bit) == 0) return Error{"error.hexdame.no-piece-there", 1, 1, {cell}};
  if (std::ranges::any_of(moves, [&](const auto& move) { return move.from == from; })) return {};
  if (moves[0].taken != 0) return must_capture(rules, moves);
  return Error{"error.hexdame.blocked", 1, 1, {cell}};
}

template <class Word>
Error why_not(const Rules<Word>& rules, const Position<Word>& position, int from, int to) {
  if (std::optional<Error> error = why_not(rules, position, from)) return *std::move(error);
  const auto& board = rules.board();
  const auto& ring = board.ring();
  const Argument start{"from", name_of_cell(rules, from)};
  const Argument end{"to", name_of_cell(rules, to)};
  if (rules.capturing_pieces(position) != 0) {
    MoveList<Move<Word>> moves;
    rules.legal_moves(position, moves);
    const Argument count{"count", std::to_string(fewest_taken(moves))};
    return {"error.hexdame.capture-leads-elsewhere", 1, 1, {start, end, count}};
  }
  if ((position.occupied() & ring.bit(to)) != 0) {
    return {"error.hexdame.occupied", 1, 1, {{"cell", end.value}}};
  }
  const bool man = (position.kings & ring.bit(from)) == 0;
  const int back = hex::opposite(board.forward(position.side));
  for (int d = back; man && d < back + 3; ++d) {
    if (ring.step(from, d % hex::direction_count) == to) {
      return {"error.hexdame.men-go-forward", 1, 1, {start, end}};
    }
  }
  return {"error.hexdame.out-of-reach", 1, 1, {start, end}};
}

template std::optional<Error> why_not(const Rules<Narrow>&, const Position<Narrow>&, int);
template Error why_not(const Rules<Narrow>&, const Position<Narrow>&, int, int);
template std::optional<Error> why_not(const Rules<Wide>&, const Position<Wide>&, int);
template Error why_not(const Rules<Wide>&, const Position<Wide>&, int, int);

}  // namespace alveole::hexdame
