#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/evaluation_terms.h"
#include "games/hexdame/rules.h"
#include "games/weights.h"

/// What the learned evaluation of Hexdame looks at. Only for five cells a side and flying kings.
///
/// Most of it are patterns: what each of the 61 cells and its six neighbours hold, men only. They
/// overlap, so that any two men who are neighbours stand in a few of them together. A pattern is a
/// number in base 3, the cell itself its lowest digit and then the neighbours by direction: 0 empty
/// or off the board, 1 a man of White, 2 a man of Black. Patterns that a symmetry of the rules
/// leads into each other share a weight, its sign turned where the symmetry exchanges the sides:
/// 85,779 patterns, 21,915 weights. The rest is about single pieces, kings, and who is to move.
namespace alveole::hexdame {

constexpr int pattern_codes = 2187;  // 3^7
/// Where a list by cell and code has its entry.
constexpr std::size_t pattern_slot(int cell, int code) {
  return static_cast<std::size_t>(cell) * pattern_codes + static_cast<std::size_t>(code);
}
/// What each digit of a pattern counts: that of the cell, then those of its neighbours.
constexpr std::array<int, 7> pattern_powers = {1, 3, 9, 27, 81, 243, 729};

/// Where the weights of each group begin.
namespace groups {
constexpr int patterns = 0;
constexpr int men = 21915;             ///< a man by its cell; mirrored cells share one
constexpr int kings = men + 35;        ///< a king likewise
constexpr int royals = kings + 35;     ///< having 1, 2, 3 kings against so many men and kings
constexpr int ahead = royals + 54;     ///< every man more than the other side, by men on the board
constexpr int tempo = ahead + 5;       ///< to be on move, likewise
constexpr int two_to_one = tempo + 5;  ///< two kings against one and nothing else: nearly drawn
constexpr int end = two_to_one + 1;
}  // namespace groups

/// The weight of something on the board, and whether it counts for White (1) or for Black (-1); 0
/// where a symmetry says that it is worth nothing.
struct Folded {
  std::uint16_t index = 0;
  std::int8_t sign = 0;
};

/// Which weight belongs to which pattern, man and king.
class Folding {
 public:
  explicit Folding(const Rules<Narrow>& rules);

  Folded pattern(int cell, int code) const { return patterns_[pattern_slot(cell, code)]; }
  /// Of a piece on its cell, counted from groups::men or groups::kings.
  Folded piece(Side side, int cell) const {
    return pieces_[static_cast<std::size_t>(side)][static_cast<std::size_t>(cell)];
  }

 private:
  std::vector<Folded> patterns_;
  std::array<std::array<Folded, 64>, 2> pieces_{};
};

/// The one for five cells a side.
const Folding& folding(const Rules<Narrow>& rules);

/// The pattern round a cell.
int pattern_code(const Rules<Narrow>& rules, const Position<Narrow>& position, int cell);

/// Whether there are only kings, at most two a side: flying kings escape, so that nothing but the
/// kind of ending is looked at (design: two against one is nearly always drawn, two against two
/// mostly).
bool only_few_kings(const Position<Narrow>& position);

/// Calls emit(index, count), counted for White, for all that is no pattern and no man's cell.
template <class Emit>
void for_each_other_term(const Folding& folding, const Position<Narrow>& position, Emit&& emit) {
  struct Army {
    int men;
    int kings;
  };
  const auto army_of = [&](std::size_t side) {
    const Narrow own = position.pieces[side];
    const int kings = hex::popcount(own & position.kings);
    return Army{hex::popcount(own) - kings, kings};
  };
  const std::array<Army, 2> armies = {army_of(0), army_of(1)};
  const auto [white, black] = armies;
  if (only_few_kings(position)) {
    const int balance = white.kings - black.kings;
    if (white.kings > 0 && black.kings > 0 && balance != 0) emit(groups::two_to_one, balance);
    return;
  }
  const int phase = (white.men + black.men) / 7;
  if (white.men != black.men) emit(groups::ahead + phase, white.men - black.men);
  emit(groups::tempo + phase, position.side == Side::white ? 1 : -1);
  if (position.kings == 0) return;
  for (const Side side : {Side::white, Side::black}) {
    const Army own = armies[static_cast<std::size_t>(side)];
    if (own.kings == 0) continue;
    const Army enemy = armies[static_cast<std::size_t>(other(side))];
    const int sign = side == Side::white ? 1 : -1;
    constexpr std::array men_groups = {0, 1, 2, 3, 4, 4};
    const int men = enemy.men < 6 ? men_groups[static_cast<std::size_t>(enemy.men)] : 5;
    const int against = 3 * men + std::min(enemy.kings, 2);
    emit(groups::royals + 18 * (std::min(own.kings, 3) - 1) + against, sign);
    Narrow left = position.pieces[static_cast<std::size_t>(side)] & position.kings;
    while (left != 0) {
      const Folded king = folding.piece(side, hex::pop_lowest_bit(left));
      emit(groups::kings + king.index, king.sign);
    }
  }
}

std::size_t weight_count(const Rules<Narrow>& rules);
std::span<const FeatureGroup> feature_groups(const Rules<Narrow>& rules);
void features(const Rules<Narrow>& rules, const Position<Narrow>& position,
              std::vector<Feature>& out);

}  // namespace alveole::hexdame
