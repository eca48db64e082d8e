#include "games/hexdame/evaluation.h"

namespace alveole::hexdame {

namespace {

// Values by judgement, as in draughts; learned weights take their place later.
constexpr int man_value = 100;
constexpr int flying_king_value = 300;
constexpr int short_king_value = 150;
constexpr int step_value = 3;    ///< for every step a man has come
constexpr int backed_value = 2;  ///< for every own piece right behind a man

template <class Word>
int material_of(const Rules<Word>& rules, const Position<Word>& position, Side side) {
  const int king_value = rules.options().short_kings ? short_king_value : flying_king_value;
  const Word own = position.pieces[static_cast<std::size_t>(side)];
  const int kings = hex::popcount(own & position.kings);
  return man_value * (hex::popcount(own) - kings) + king_value * kings;
}

template <class Word>
int standing_of(const Rules<Word>& rules, const Position<Word>& position, Side side) {
  const auto& board = rules.board();
  const auto& ring = board.ring();
  const Word own = position.pieces[static_cast<std::size_t>(side)];
  const Word men = own & ~position.kings;
  int backed = 0;
  const int forward = board.forward(side);
  for (int d = forward; d < forward + 3; ++d) backed += hex::popcount(ring.shifted(own, d) & men);
  int steps = 0;
  for (Word left = men; left != 0;) {
    const Square at = board.square(hex::pop_lowest_bit(left));
    const int come = at.file + at.rank - 2;
    steps += side == Side::white ? come : 2 * (board.last() - 1) - come;
  }
  return step_value * steps + backed_value * backed;
}

/// Flying kings escape: two against one is nearly always drawn, two against two mostly
/// (design/engine.md, "Facts of the games").
template <class Word>
bool hard_to_win(const Rules<Word>& rules, const Position<Word>& position) {
  if (rules.options().short_kings || position.occupied() != position.kings) return false;
  const int white = hex::popcount(position.pieces[0]);
  const int black = hex::popcount(position.pieces[1]);
  return white > 0 && black > 0 && white <= 2 && black <= 2;
}

}  // namespace

template <class Word>
int evaluate(const Rules<Word>& rules, const Position<Word>& position) {
  const Side us = position.side;
  const Side them = other(us);
  const int score = material_of(rules, position, us) - material_of(rules, position, them) +
                    standing_of(rules, position, us) - standing_of(rules, position, them);
  constexpr int drawish_divisor = 8;
  return hard_to_win(rules, position) ? score / drawish_divisor : score;
}

template <class Word>
bool noisy(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move) {
  const auto& ring = rules.board().ring();
  const bool man = (position.kings & ring.bit(move.from)) == 0;
  const bool last_row = (rules.board().promotion(position.side) & ring.bit(move.to)) != 0;
  return move.taken != 0 || (man && last_row);
}

template int evaluate(const Rules<Narrow>&, const Position<Narrow>&);
template bool noisy(const Rules<Narrow>&, const Position<Narrow>&, const Move<Narrow>&);
template int evaluate(const Rules<Wide>&, const Position<Wide>&);
template bool noisy(const Rules<Wide>&, const Position<Wide>&, const Move<Wide>&);

}  // namespace alveole::hexdame
