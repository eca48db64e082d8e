#include "games/hexdame/opinions.h"

#include <array>

namespace alveole::hexdame {

namespace {

constexpr int man_value = 100;
constexpr int king_value = 300;

}  // namespace

template <class Word>
bool noisy_moves(const Rules<Word>& rules, const Position<Word>& position,
                 MoveList<Move<Word>>& moves) {
  if (rules.status(position).over()) return false;
  if (rules.capturing_pieces(position) != 0) {
    rules.legal_moves(position, moves);
    return false;
  }
  const auto& ring = rules.board().ring();
  const Word empty = ring.all() & ~position.occupied();
  const Word men = position.own() & ~position.kings;
  const Word last_row = rules.board().promotion(position.side) & empty;
  const int forward = rules.board().forward(position.side);
  for (int d = forward; d < forward + 3; ++d) {
    Word targets = ring.shifted(men, d) & last_row;
    while (targets != 0) {
      const int to = hex::pop_lowest_bit(targets);
      moves.push_back({0, static_cast<std::int8_t>(ring.step(to, hex::opposite(d))),
                       static_cast<std::int8_t>(to)});
    }
  }
  if (moves.empty()) return true;
  MoveList<Move<Word>> all;
  rules.legal_moves(position, all);
  return all.size() > moves.size();
}

template <class Word>
int gain(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move) {
  const auto& ring = rules.board().ring();
  const int taken = hex::popcount(move.taken);
  const int kings = hex::popcount(static_cast<Word>(move.taken & position.kings));
  const bool crowned = (position.kings & ring.bit(move.from)) == 0 &&
                       (rules.board().promotion(position.side) & ring.bit(move.to)) != 0;
  return taken * man_value + (kings + (crowned ? 1 : 0)) * (king_value - man_value);
}

template <class Word>
bool overlooks(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move,
               int ignorance) {
  constexpr std::array longest_seen = {99, 3, 2, 1};
  if (hex::popcount(move.taken) > longest_seen[static_cast<std::size_t>(ignorance)]) return true;
  const Square from = rules.board().square(move.from);
  const Square to = rules.board().square(move.to);
  const int ahead = to.file + to.rank - from.file - from.rank;
  const bool back = position.side == Side::white ? ahead < 0 : ahead > 0;
  const bool king = (position.kings & rules.board().ring().bit(move.from)) != 0;
  if (ignorance >= 2 && move.taken != 0 && !king && back) return true;
  constexpr int far = 3;
  const bool distant = hex::distance(rules.board().axial(from), rules.board().axial(to)) > far;
  return ignorance >= 3 && king && distant;
}

template bool overlooks(const Rules<Narrow>&, const Position<Narrow>&, const Move<Narrow>&, int);
template bool overlooks(const Rules<Wide>&, const Position<Wide>&, const Move<Wide>&, int);
template bool noisy_moves(const Rules<Narrow>&, const Position<Narrow>&, MoveList<Move<Narrow>>&);
template int gain(const Rules<Narrow>&, const Position<Narrow>&, const Move<Narrow>&);
template bool noisy_moves(const Rules<Wide>&, const Position<Wide>&, MoveList<Move<Wide>>&);
template int gain(const Rules<Wide>&, const Position<Wide>&, const Move<Wide>&);

}  // namespace alveole::hexdame
