#include "games/attangle/features.h"

#include <algorithm>
#include <array>

namespace alveole::attangle {

namespace {

using Word = std::uint64_t;
using Board = hex::RingBoard<Word>;

constexpr int learned_side = 4;
/// The orbits of its points under the symmetries: the ring round the centre, corners and edges of
/// the next, corners and edges of the last. (Nothing stands in the centre.)
constexpr int orbits = 5;

/// Where the weights of each group begin.
namespace groups {
constexpr int single_at = 0;                   // an own single by its orbit
constexpr int double_at = single_at + orbits;  //
constexpr int triple_at = double_at + orbits;  //
constexpr int triples = triple_at + orbits;    // having 1, 2
constexpr int doubles = triples + 2;           // having 1 to 5
constexpr int stock = doubles + 5;             // having 1, 2, 3-4, 5-8, 9-12, more
constexpr int for_both_sides = stock + 6;

// A single or a double by what sees it: capturing singles (0 to 3) and doubles (0, 1), singles that
// could take back (0 to 2). First those of the side to move, then those of the other.
constexpr int seen_stacks = 2 * 4 * 2 * 3;
constexpr int of_mover = for_both_sides;
constexpr int of_waiting = of_mover + seen_stacks;
// A point where a piece may be placed by the singles that see it, of each side (0 to 2).
constexpr int placeable = of_waiting + seen_stacks;
// The mover can make a triple, having 0, 1, 2; then the same for the waiting side.
constexpr int triple_next = placeable + 9;
constexpr int tempo = triple_next + 6;  // by the stock of both: to 6, 12, 20, more
constexpr int end = tempo + 4;
}  // namespace groups

/// For every point how many stacks of a kind see it, counted up to three in two bits.
struct SeenBy {
  Word one = 0;
  Word two = 0;

  void add(Word points) {
    const Word carry = one & points;
    one = (one ^ points) | (two & carry);  // three stays three
    two |= carry;
  }
  int at(int point) const { return static_cast<int>((one >> point & 1) + 2 * (two >> point & 1)); }
  Word any() const { return one | two; }
  Word at_least_two() const { return two; }
};

/// The stacks of one side that can move, and the points they see.
struct Army {
  Word singles = 0;
  Word doubles = 0;
  Word triples = 0;
  SeenBy singles_see;
  SeenBy doubles_see;
};

Army army_of(const Board& board, const Position<Word>& position, Side side) {
  const Word own = position.of(side);
  Army army;
  army.triples = own & position.triple;
  army.doubles = own & position.tall & ~position.triple;
  army.singles = own & ~position.tall;
  const Word empty = board.all() & ~position.occupied();
  for (int d = 0; d < hex::direction_count; ++d) {
    Word singles = board.shifted(army.singles, d);
    Word doubles = board.shifted(army.doubles, d);
    Word seen_by_singles = singles;
    Word seen_by_doubles = doubles;
    while (((singles | doubles) & empty) != 0) {
      singles = board.shifted(singles & empty, d);
      doubles = board.shifted(doubles & empty, d);
      seen_by_singles |= singles;
      seen_by_doubles |= doubles;
    }
    army.singles_see.add(seen_by_singles);
    army.doubles_see.add(seen_by_doubles);
  }
  return army;
}

/// Where a capture by the first army makes a triple.
Word triples_to_come(const Army& army, const Army& enemy) {
  const Word two_singles = army.singles_see.at_least_two();
  const Word both = army.singles_see.any() & army.doubles_see.any();
  return (enemy.doubles & two_singles) | (enemy.singles & both);
}

int orbit_of(const Board& board, int point) {
  const hex::Axial cell = board.cell(point);
  const int ring = hex::distance(cell, {});
  // On a corner of its ring one of the three coordinates is 0.
  const bool corner = cell.q == 0 || cell.r == 0 || cell.q + cell.r == 0;
  return ring == 1 ? 0 : ring == 2 ? (corner ? 1 : 2) : (corner ? 3 : 4);
}

int stock_group(int stock) {
  return stock <= 2 ? stock - 1 : stock <= 4 ? 2 : stock <= 8 ? 3 : stock <= 12 ? 4 : 5;
}

template <class Visit>
void for_each_point(Word points, Visit&& visit) {
  while (points != 0) visit(hex::pop_lowest_bit(points));
}

/// Calls emit(index, count) for what a side has, the same whoever is to move.
template <class Emit>
void for_each_possession(const Board& board, const Army& army, int stock, Emit&& emit) {
  for_each_point(army.singles,
                 [&](int point) { emit(groups::single_at + orbit_of(board, point), 1); });
  for_each_point(army.doubles,
                 [&](int point) { emit(groups::double_at + orbit_of(board, point), 1); });
  for_each_point(army.triples,
                 [&](int point) { emit(groups::triple_at + orbit_of(board, point), 1); });
  const int triples = hex::popcount(army.triples);
  const int doubles = hex::popcount(army.doubles);
  if (triples > 0) emit(groups::triples + std::min(triples, 2) - 1, 1);
  if (doubles > 0) emit(groups::doubles + std::min(doubles, 5) - 1, 1);
  if (stock > 0) emit(groups::stock + stock_group(stock), 1);
}

/// Calls emit(index, 1) for every stack of a side that can be captured, by what sees it.
template <class Emit>
void for_each_seen_stack(const Army& army, const Army& enemy, Emit&& emit) {
  const auto visit = [&](int height, Word stacks) {
    for_each_point(stacks, [&](int point) {
      const int singles = enemy.singles_see.at(point);
      const int doubles = std::min(enemy.doubles_see.at(point), 1);
      const int own = std::min(army.singles_see.at(point), 2);
      emit(((height * 4 + singles) * 2 + doubles) * 3 + own, 1);
    });
  };
  visit(0, army.singles);
  visit(1, army.doubles);
}

/// Calls emit(index, count) for all features, what the waiting side has with counts below 0.
template <class Emit>
void for_each_feature(const Rules<Word>& rules, const Position<Word>& position, Emit&& emit) {
  const Board& board = rules.board();
  const Side mover = position.to_move;
  const Side waiting = other(mover);
  const Army own = army_of(board, position, mover);
  const Army theirs = army_of(board, position, waiting);
  const int own_stock = position.stock_of(mover);
  const int their_stock = position.stock_of(waiting);
  for_each_possession(board, own, own_stock, emit);
  for_each_possession(board, theirs, their_stock,
                      [&](int index, int count) { emit(index, -count); });
  for_each_seen_stack(own, theirs,
                      [&](int index, int count) { emit(groups::of_mover + index, count); });
  for_each_seen_stack(theirs, own,
                      [&](int index, int count) { emit(groups::of_waiting + index, -count); });
  for_each_point(rules.placeable(position), [&](int point) {
    const int seen_by_own = std::min(own.singles_see.at(point), 2);
    const int seen_by_them = std::min(theirs.singles_see.at(point), 2);
    emit(groups::placeable + 3 * seen_by_own + seen_by_them, 1);
  });
  const auto triples_of = [](const Army& army) { return std::min(hex::popcount(army.triples), 2); };
  if (triples_to_come(own, theirs) != 0) emit(groups::triple_next + triples_of(own), 1);
  if (triples_to_come(theirs, own) != 0) emit(groups::triple_next + 3 + triples_of(theirs), -1);
  const int left = own_stock + their_stock;
  emit(groups::tempo + (left <= 6 ? 0 : left <= 12 ? 1 : left <= 20 ? 2 : 3), 1);
}

}  // namespace

std::size_t weight_count(const Rules<Word>& rules) {
  return rules.board().side() == learned_side ? groups::end : 0;
}

std::span<const FeatureGroup> feature_groups(const Rules<Word>&) {
  static constexpr auto all = std::to_array<FeatureGroup>({
      {"single-at", groups::single_at},
      {"double-at", groups::double_at},
      {"triple-at", groups::triple_at},
      {"triples", groups::triples},
      {"doubles", groups::doubles},
      {"stock", groups::stock},
      {"seen-stack-of-mover", groups::of_mover},
      {"seen-stack-of-waiting", groups::of_waiting},
      {"placeable", groups::placeable},
      {"triple-next", groups::triple_next},
      {"tempo", groups::tempo},
  });
  return all;
}

void features(const Rules<Word>& rules, const Position<Word>& position, std::vector<Feature>& out) {
  for_each_feature(rules, position, [&](int index, int count) {
    out.push_back({static_cast<std::uint32_t>(index), count});
  });
}

int evaluate(const Rules<Word>& rules, std::span<const std::int16_t> weights,
             const Position<Word>& position) {
  int sum = 0;
  for_each_feature(rules, position, [&](int index, int count) {
    sum += count * weights[static_cast<std::size_t>(index)];
  });
  return evaluation_of(sum);
}

}  // namespace alveole::attangle
