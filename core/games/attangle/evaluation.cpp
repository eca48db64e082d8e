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

/// Calls emit(name, count, weight) for all that a position has.
template <class Word, class Emit>
void for_each_term(const Position<Word>& position, Emit&& emit) {
  for (const Side side : {position.to_move, other(position.to_move)}) {
    const int sign = side == position.to_move ? 1 : -1;
    const Word owned = position.of(side);
    const int stacks = hex::popcount(owned);
    const int tall = hex::popcount(static_cast<Word>(owned & position.tall));
    const int triples = hex::popcount(static_cast<Word>(owned & position.triple));
    emit("triple", sign * triples, triple_value);
    emit("double", sign * (tall - triples), double_value);
    emit("single", sign * (stacks - tall), single_value);
    emit("stock", sign * position.stock_of(side), stock_value);
  }
}

}  // namespace

template <class Word>
int evaluate(const Rules<Word>&, const Position<Word>& position) {
  int sum = 0;
  for_each_term(position, [&](std::string_view, int count, int weight) { sum += count * weight; });
  return sum;
}

template <class Word>
EvaluationTerms evaluation_terms(const Rules<Word>&, const Position<Word>& position) {
  EvaluationTerms terms;
  for_each_term(position, [&](std::string_view name, int count, int weight) {
    terms.add(name, 0, count, weight);
  });
  return terms;
}

template <class Word>
bool noisy(const Rules<Word>&, const Position<Word>&, const Move& move) {
  return move.is_capture();
}

template int evaluate(const Rules<std::uint64_t>&, const Position<std::uint64_t>&);
template EvaluationTerms evaluation_terms(const Rules<std::uint64_t>&,
                                          const Position<std::uint64_t>&);
template bool noisy(const Rules<std::uint64_t>&, const Position<std::uint64_t>&, const Move&);
template int evaluate(const Rules<hex::Word128>&, const Position<hex::Word128>&);
template EvaluationTerms evaluation_terms(const Rules<hex::Word128>&,
                                          const Position<hex::Word128>&);
template bool noisy(const Rules<hex::Word128>&, const Position<hex::Word128>&, const Move&);

}  // namespace alveole::attangle
