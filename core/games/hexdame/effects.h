#pragma once

#include <vector>

#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// A legal move as it is seen on the board: the piece is lifted, steps or jumps from landing cell
/// to landing cell of the written route, and lands; then the captured pieces leave in the order in
/// which they were jumped ("enlevées du plateau dans l'ordre de la prise"), and a man that reached
/// the last row is crowned.
template <class Word>
std::vector<Effect> effects(const Rules<Word>& rules, const Position<Word>& position,
                            const Move<Word>& move);

/// The number of pieces a move takes.
template <class Word>
std::size_t taken_by(const Move<Word>& move) {
  return static_cast<std::size_t>(hex::popcount(move.taken));
}

}  // namespace alveole::hexdame
