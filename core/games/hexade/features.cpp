#include "games/hexade/features.h"

#include <algorithm>

#include "games/hexade/forcing.h"
#include "games/hexade/pairs.h"

namespace alveole::hexade {

namespace {

/// Where the weights of each group begin. What a side has is worth something else to who is to
/// move.
namespace groups {
constexpr int most_stones = 5;                   // in a pattern that can still be filled
constexpr int rows = 0;                          // with 1 to 5 stones, each
constexpr int triangles = rows + most_stones;    // likewise
constexpr int rings = triangles + most_stones;   // likewise
constexpr int completing = rings + most_stones;  // 1, 2, 3 and more cells that make a six
constexpr int forks = completing + 3;            // 1, 2 and more cells that make two fives
constexpr int meeting_threes = forks + 2;        // for each cell that makes two fours
constexpr int capturable = meeting_threes + 1;   // for each pair of the other side
constexpr int vital = capturable + 1;            // for each such in a four or five
constexpr int exposed = vital + 1;               // for each pair of the other side
constexpr int for_a_side = exposed + 1;

constexpr int of_mover = 0;
constexpr int of_waiting = for_a_side;
constexpr int stones = of_waiting + for_a_side;  // for each more than the other side has
constexpr int tempo = stones + 1;                // always
constexpr int end = tempo + 1;
}  // namespace groups

/// Cells without a stone in one and in more of the given patterns.
struct Meeting {
  CellSet once;
  CellSet twice;

  void add(const Six& pattern) {
    for (const Cell cell : pattern.cells) {
      if (once.contains(cell)) twice.insert(cell);
      once.insert(cell);
    }
  }
};

Meeting meeting_of(const Board& board, const PatternSet& patterns) {
  Meeting meeting;
  const auto all = board.rules().patterns().all();
  patterns.for_each([&](Patterns::Index i) { meeting.add(all[i]); });
  return meeting;
}

/// The n-th of at most `size`, counted from 1; none for 0.
template <class Emit>
void emit_number(int group, int number, int size, Emit&& emit) {
  if (number > 0) emit(group + std::min(number, size) - 1, 1);
}

/// What a side has in patterns that it can fill.
struct Prospects {
  Meeting threes;
  Meeting fours;
  Meeting fives;

  Prospects(const Board& board, Side side)
      : threes(meeting_of(board, board.open_with(side, 3))),
        fours(meeting_of(board, board.open_with(side, 4))),
        fives(meeting_of(board, board.open_with(side, 5))) {}
};

/// Calls emit(index, count) for what a side has.
template <class Emit>
void for_each_possession(const Board& board, const CellSet& empty, Side side, const Prospects& own,
                         const Prospects& theirs, Emit&& emit) {
  const auto emit_patterns = [&](int group, ShapeKind kind) {
    for (int stones = 1; stones <= groups::most_stones; ++stones) {
      emit(group + stones - 1, board.patterns_in(pure_state(kind, side, stones)));
    }
  };
  emit_patterns(groups::rows, ShapeKind::row);
  emit_patterns(groups::triangles, ShapeKind::triangle);
  emit_patterns(groups::rings, ShapeKind::ring);
  emit_number(groups::completing, (own.fives.once & empty).size(), 3, emit);
  emit_number(groups::forks, (own.fours.twice & empty).size(), 2, emit);
  emit(groups::meeting_threes, (own.threes.twice & empty).size());
  const PairCounts pairs =
      count_pairs(board.position(), empty, side, theirs.fours.once | theirs.fives.once);
  emit(groups::capturable, pairs.capturable);
  emit(groups::vital, pairs.vital);
  emit(groups::exposed, pairs.exposed);
}

/// Calls emit(index, count) for all features, those of the waiting side with counts below 0.
template <class Emit>
void for_each_feature(const Board& board, Emit&& emit) {
  const Position& position = board.position();
  const Side mover = position.side;
  const Side waiting = other(mover);
  const CellSet empty = board.rules().empty_cells(position);
  const Prospects own(board, mover);
  const Prospects theirs(board, waiting);
  for_each_possession(board, empty, mover, own, theirs,
                      [&](int index, int count) { emit(groups::of_mover + index, count); });
  for_each_possession(board, empty, waiting, theirs, own,
                      [&](int index, int count) { emit(groups::of_waiting + index, -count); });
  emit(groups::stones, position.of(mover).size() - position.of(waiting).size());
  emit(groups::tempo, 1);
}

}  // namespace

std::size_t weight_count(const Rules&) {
  return groups::end;
}

std::span<const FeatureGroup> feature_groups(const Rules&) {
  static constexpr auto all = std::to_array<FeatureGroup>({
      {"mover-rows", groups::of_mover + groups::rows},
      {"mover-triangles", groups::of_mover + groups::triangles},
      {"mover-rings", groups::of_mover + groups::rings},
      {"mover-completing", groups::of_mover + groups::completing},
      {"mover-forks", groups::of_mover + groups::forks},
      {"mover-meeting-threes", groups::of_mover + groups::meeting_threes},
      {"mover-capturable", groups::of_mover + groups::capturable},
      {"mover-vital", groups::of_mover + groups::vital},
      {"mover-exposed", groups::of_mover + groups::exposed},
      {"waiting-rows", groups::of_waiting + groups::rows},
      {"waiting-triangles", groups::of_waiting + groups::triangles},
      {"waiting-rings", groups::of_waiting + groups::rings},
      {"waiting-completing", groups::of_waiting + groups::completing},
      {"waiting-forks", groups::of_waiting + groups::forks},
      {"waiting-meeting-threes", groups::of_waiting + groups::meeting_threes},
      {"waiting-capturable", groups::of_waiting + groups::capturable},
      {"waiting-vital", groups::of_waiting + groups::vital},
      {"waiting-exposed", groups::of_waiting + groups::exposed},
      {"stones", groups::stones},
      {"tempo", groups::tempo},
  });
  return all;
}

void features(const Rules& rules, const Position& position, std::vector<Feature>& out) {
  for_each_feature(Board(rules, position), [&](int index, int count) {
    if (count != 0) out.push_back({static_cast<std::uint32_t>(index), count});
  });
}

int evaluate(const Rules& rules, std::span<const std::int16_t> weights, const Position& position) {
  return learned_evaluation(Board(rules, position, weights));
}

int learned_evaluation(const Board& board) {
  int sum = 0;
  for_each_feature(board, [&](int index, int count) {
    sum += count * board.weights()[static_cast<std::size_t>(index)];
  });
  return evaluation_of(sum);
}

}  // namespace alveole::hexade
