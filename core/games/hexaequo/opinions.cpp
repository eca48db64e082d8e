#include "games/hexaequo/opinions.h"

#include <array>

namespace alveole::hexaequo {

bool noisy_moves(const Rules& rules, const Position& position, MoveList<Move>& moves) {
  if (rules.status(position).over()) return false;
  rules.captures(position, moves);
  // The usual case first: with a tile to lay there are others.
  if (position.hand_tiles(position.to_move()) > 0 && position.has_place()) return true;
  MoveList<Move> all;
  rules.legal_moves(position, all);
  return all.size() > moves.size();
}

int gain(const Rules&, const Position& position, const Move& move) {
  constexpr int disc_value = 100;
  constexpr int ring_value = 150;
  int sum = 0;
  for (const hex::Axial cell : move.captures()) {
    const bool disc = kind_on(position, position.slot_at(cell)) == PieceKind::disc;
    sum += disc ? disc_value : ring_value;
  }
  return sum;
}

bool overlooks(const Rules&, const Position& position, const Move& move, int ignorance) {
  constexpr std::array most_captures_seen = {99, 2, 1, 1};
  if (move.captured_count > most_captures_seen[static_cast<std::size_t>(ignorance)]) return true;
  return ignorance >= 3 && move.captured_count > 0 &&
         kind_on(position, position.slot_at(move.from)) == PieceKind::ring;
}

}  // namespace alveole::hexaequo
