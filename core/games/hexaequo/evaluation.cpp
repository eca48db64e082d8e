#include "games/hexaequo/evaluation.h"

#include "games/hexaequo/reach.h"

namespace alveole::hexaequo {

namespace {

// All values are hundredths of a disc on the board, set by hand: ranks of importance, not yet
// measured.

// The nearer to six discs or three rings, the more the next one is worth.
constexpr std::array captured_disc_values = {0, 70, 150, 250, 380, 560, 0};
constexpr std::array captured_ring_values = {0, 150, 420, 0};
constexpr int disc_value = 100;
constexpr int ring_value = 150;
// A hand can still come onto the board, at the price of a turn.
constexpr int disc_in_hand_value = 20;
// A side without a piece has lost: how far off that is, by pieces on the board.
constexpr std::array few_pieces_values = {0, -220, -70, -20};
// An empty tile of one's own is where the next piece can come in.
constexpr int own_empty_tile_value = 6;
constexpr int max_counted_empty_tiles = 3;
// A piece that can be captured at once: worth most to the side that has the move.
constexpr int threat_of_mover_value = 45;
constexpr int threat_of_opponent_value = 20;
constexpr int move_of_piece_value = 3;

template <std::size_t Size>
int value_at(const std::array<int, Size>& values, int count) {
  return count < static_cast<int>(Size) ? values[static_cast<std::size_t>(count)] : 0;
}

int worth_of(const Position& position, Side side, int threat_value) {
  const SideState& state = position.of(side);
  const Reach reach = reach_of(position, side);
  const int discs = std::popcount(state.discs);
  const int rings = std::popcount(state.rings);
  const int empty = std::popcount(state.tiles & ~position.pieces());
  return value_at(captured_disc_values, state.captured_discs) +
         value_at(captured_ring_values, state.captured_rings) + disc_value * discs +
         ring_value * rings + disc_in_hand_value * position.hand_discs(side) +
         value_at(few_pieces_values, discs + rings) +
         own_empty_tile_value * std::min(empty, max_counted_empty_tiles) +
         threat_value * std::popcount(reach.threatened) +
         move_of_piece_value * (reach.disc_moves + reach.ring_moves);
}

}  // namespace

int evaluate(const Rules&, const Position& position) {
  return worth_of(position, position.to_move(), threat_of_mover_value) -
         worth_of(position, other(position.to_move()), threat_of_opponent_value);
}

bool noisy(const Rules&, const Position&, const Move& move) {
  return move.captured_count > 0;
}

}  // namespace alveole::hexaequo
