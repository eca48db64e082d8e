#include "games/hexdame/symmetry.h"

#include <utility>

namespace alveole::hexdame {

namespace {

template <class Word>
int mapped(const hex::RingBoard<Word>& ring, int cell, const Symmetry& symmetry) {
  return ring.index(hex::transformed(ring.cell(cell), symmetry.map));
}

template <class Word>
Word mapped_set(const hex::RingBoard<Word>& ring, Word set, const Symmetry& symmetry) {
  Word image = 0;
  while (set != 0) image |= ring.bit(mapped(ring, hex::pop_lowest_bit(set), symmetry));
  return image;
}

}  // namespace

template <class Word>
std::vector<Symmetry> symmetries(const Rules<Word>&) {
  // Exchanging q and r is the half turn of exchanging files and ranks: q = rank - side and
  // r = side - file, so (file, rank) -> (rank, file) is (q, r) -> (-r, -q).
  const hex::Transform files_and_ranks{.turns = 3, .mirrored = true};
  const hex::Transform half_turn{.turns = 3, .mirrored = false};
  const hex::Transform both{.turns = 0, .mirrored = true};
  return {{files_and_ranks, false}, {half_turn, true}, {both, true}};
}

template <class Word>
std::optional<Position<Word>> transform(const Rules<Word>& rules, const Position<Word>& position,
                                        const Symmetry& symmetry) {
  const auto& ring = rules.board().ring();
  Word white = mapped_set(ring, position.pieces[0], symmetry);
  Word black = mapped_set(ring, position.pieces[1], symmetry);
  if (symmetry.swaps_sides) std::swap(white, black);
  Position<Word> image =
      rules.position(white, black, mapped_set(ring, position.kings, symmetry),
                     symmetry.swaps_sides ? other(position.side) : position.side);
  image.no_progress = position.no_progress;
  return image;
}

template <class Word>
Move<Word> transform(const Rules<Word>& rules, const Move<Word>& move, const Symmetry& symmetry) {
  const auto& ring = rules.board().ring();
  return {mapped_set(ring, move.taken, symmetry),
          static_cast<std::int8_t>(mapped(ring, move.from, symmetry)),
          static_cast<std::int8_t>(mapped(ring, move.to, symmetry))};
}

template std::vector<Symmetry> symmetries(const Rules<Narrow>&);
template std::optional<Position<Narrow>> transform(const Rules<Narrow>&, const Position<Narrow>&,
                                                   const Symmetry&);
template Move<Narrow> transform(const Rules<Narrow>&, const Move<Narrow>&, const Symmetry&);

template std::vector<Symmetry> symmetries(const Rules<Wide>&);
template std::optional<Position<Wide>> transform(const Rules<Wide>&, const Position<Wide>&,
                                                 const Symmetry&);
template Move<Wide> transform(const Rules<Wide>&, const Move<Wide>&, const Symmetry&);

}  // namespace alveole::hexdame
