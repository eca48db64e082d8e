#include "games/attangle/evaluation.h"

namespace alveole::attangle {

namespace {

// First guesses by hand, in order of what a piece can still do: a triple counts towards the goal
// and can be neither taken nor moved, a double is one capture away from a triple, a single on the
// board attacks along six lines, a piece in stock is a spare turn.
constexpr int triple_value = 300;
constexpr int double_value = 100;
constexpr int single_value = 40;
constexpr int stock_value = 20;

template <class Word>
int count_for(const Position<Word>& position, Side side) {
  const Word owned = position.of(side);
  const int stacks = hex::popcount(owned);
  const int tall = hex::popcount(static_cast<Word>(owned & position.tall));
  const int triples = hex::popcount(static_cast<Word>(owned & position.triple));
  return triples * triple_value + (tall - triples) * double_value + (stacks - tall) * single_value +
         position.stock_of(side) * stock_value;
}

}  // namespace

template <class Word>
int evaluate(const Rules<Word>&, const Position<Word>& position) {
  return count_for(position, position.to_move) - count_for(position, other(position.to_move));
}

template <class Word>
bool noisy(const Rules<Word>&, const Position<Word>&, const Move& move) {
  return move.is_capture();
}

template int evaluate(const Rules<std::uint64_t>&, const Position<std::uint64_t>&);
template bool noisy(const Rules<std::uint64_t>&, const Position<std::uint64_t>&, const Move&);
template int evaluate(const Rules<hex::Word128>&, const Position<hex::Word128>&);
template bool noisy(const Rules<hex::Word128>&, const Position<hex::Word128>&, const Move&);

}  // namespace alveole::attangle
