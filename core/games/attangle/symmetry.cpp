#include "games/attangle/symmetry.h"

#include <utility>

namespace alveole::attangle {

namespace {

template <class Word>
int image(const hex::RingBoard<Word>& board, int point, hex::Transform map) {
  return board.index(hex::transformed(board.cell(point), map));
}

template <class Word>
Word image_of_set(const hex::RingBoard<Word>& board, Word set, hex::Transform map) {
  Word result{};
  while (set != 0) result |= board.bit(image(board, hex::pop_lowest_bit(set), map));
  return result;
}

// The board's image; who is to move changes only with the sides.
template <class Word>
Position<Word> image_of_position(const hex::RingBoard<Word>& board, const Position<Word>& position,
                                 const Symmetry& symmetry) {
  Position<Word> result = position;
  for (Word* set :
       {&result.owned[0], &result.owned[1], &result.tall, &result.triple, &result.own_lowest}) {
    *set = image_of_set(board, *set, symmetry.map);
  }
  if (symmetry.swaps_sides) {
    std::swap(result.owned[0], result.owned[1]);
    std::swap(result.stock[0], result.stock[1]);
    result.to_move = other(position.to_move);
  }
  return result;
}

}  // namespace

template <class Word>
std::vector<Symmetry> symmetries(const Rules<Word>& rules) {
  std::vector<Symmetry> found;
  const Position<Word> start = rules.start();
  for (const bool swaps : {false, true}) {
    for (const bool mirrored : {false, true}) {
      for (int turns = 0; turns < hex::direction_count; ++turns) {
        const Symmetry symmetry{{turns, mirrored}, swaps};
        if (turns == 0 && !mirrored && !swaps) continue;
        const Position<Word> moved = image_of_position(rules.board(), start, symmetry);
        if (moved.owned == start.owned &&
            image_of_set(rules.board(), rules.barred(), symmetry.map) == rules.barred()) {
          found.push_back(symmetry);
        }
      }
    }
  }
  return found;
}

template <class Word>
std::optional<Position<Word>> transform(const Rules<Word>& rules, const Position<Word>& position,
                                        const Symmetry& symmetry) {
  return image_of_position(rules.board(), position, symmetry);
}

template <class Word>
Move transform(const Rules<Word>& rules, const Move& move, const Symmetry& symmetry) {
  const auto moved = [&](int point) { return image(rules.board(), point, symmetry.map); };
  if (move.is_capture()) {
    return Rules<Word>::capture(moved(move.target), moved(move.first), moved(move.second));
  }
  return {static_cast<std::int8_t>(moved(move.target)), Move::none, Move::none};
}

template std::vector<Symmetry> symmetries(const Rules<std::uint64_t>&);
template std::optional<Position<std::uint64_t>> transform(const Rules<std::uint64_t>&,
                                                          const Position<std::uint64_t>&,
                                                          const Symmetry&);
template Move transform(const Rules<std::uint64_t>&, const Move&, const Symmetry&);
template std::vector<Symmetry> symmetries(const Rules<hex::Word128>&);
template std::optional<Position<hex::Word128>> transform(const Rules<hex::Word128>&,
                                                         const Position<hex::Word128>&,
                                                         const Symmetry&);
template Move transform(const Rules<hex::Word128>&, const Move&, const Symmetry&);

}  // namespace alveole::attangle
