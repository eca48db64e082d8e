#include "games/hexdame/evaluation.h"

namespace alveole::hexdame {

namespace {

// Values by judgement, as in draughts; learned weights take their place later.
constexpr int man_value = 100;
constexpr int flying_king_value = 300;
constexpr int short_king_value = 150;
constexpr int step_value = 3;    ///< for every step a man has come
constexpr int backed_value = 2;  ///< for every own piece right behind a man

/// Calls emit(name, count, weight) for what a side has.
template <class Word, class Emit>
void for_each_possession(const Rules<Word>& rules, const Position<Word>& position, Side side,
                         Emit&& emit) {
  const auto& board = rules.board();
  const auto& ring = board.ring();
  const Word own = position.pieces[static_cast<std::size_t>(side)];
  const Word men = own & ~position.kings;
  const int kings = hex::popcount(own & position.kings);
  int backed = 0;
  const int forward = board.forward(side);
  for (int d = forward; d < forward + 3; ++d) backed += hex::popcount(ring.shifted(own, d) & men);
  int steps = 0;
  for (Word left = men; left != 0;) {
    const Square at = board.square(hex::pop_lowest_bit(left));
    const int come = at.file + at.rank - 2;
    steps += side == Side::white ? come : 2 * (board.last() - 1) - come;
  }
  emit("man", hex::popcount(own) - kings, man_value);
  emit("king", kings, rules.options().short_kings ? short_king_value : flying_king_value);
  emit("step", steps, step_value);
  emit("backed", backed, backed_value);
}

/// The same for the whole position, what the waiting side has with counts below 0.
template <class Word, class Emit>
void for_each_term(const Rules<Word>& rules, const Position<Word>& position, Emit&& emit) {
  for_each_possession(rules, position, position.side, emit);
  for_each_possession(
      rules, position, other(position.side),
      [&](std::string_view name, int count, int weight) { emit(name, -count, weight); });
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

/// What the sum of the terms is divided by.
template <class Word>
int divisor_of(const Rules<Word>& rules, const Position<Word>& position) {
  constexpr int drawish_divisor = 8;
  return hard_to_win(rules, position) ? drawish_divisor : 1;
}

}  // namespace

template <class Word>
int evaluate(const Rules<Word>& rules, const Position<Word>& position) {
  int sum = 0;
  for_each_term(rules, position,
                [&](std::string_view, int count, int weight) { sum += count * weight; });
  return sum / divisor_of(rules, position);
}

template <class Word>
EvaluationTerms evaluation_terms(const Rules<Word>& rules, const Position<Word>& position) {
  EvaluationTerms terms(divisor_of(rules, position));
  for_each_term(rules, position, [&](std::string_view name, int count, int weight) {
    terms.add(name, 0, count, weight);
  });
  return terms;
}

template <class Word>
bool noisy(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move) {
  const auto& ring = rules.board().ring();
  const bool man = (position.kings & ring.bit(move.from)) == 0;
  const bool last_row = (rules.board().promotion(position.side) & ring.bit(move.to)) != 0;
  return move.taken != 0 || (man && last_row);
}

template int evaluate(const Rules<Narrow>&, const Position<Narrow>&);
template EvaluationTerms evaluation_terms(const Rules<Narrow>&, const Position<Narrow>&);
template bool noisy(const Rules<Narrow>&, const Position<Narrow>&, const Move<Narrow>&);
template int evaluate(const Rules<Wide>&, const Position<Wide>&);
template EvaluationTerms evaluation_terms(const Rules<Wide>&, const Position<Wide>&);
template bool noisy(const Rules<Wide>&, const Position<Wide>&, const Move<Wide>&);

}  // namespace alveole::hexdame
