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

/// Calls emit(name, number, count, weight) for what a side has; the number tells things of one name
/// apart, 0 where there is but one.
template <class Emit>
void for_each_possession(const Position& position, Side side, bool moving, Emit&& emit) {
  const SideState& state = position.of(side);
  const Reach reach = reach_of(position, side);
  const int discs = std::popcount(state.discs);
  const int rings = std::popcount(state.rings);
  const int empty = std::popcount(state.tiles & ~position.pieces());
  const int captured_discs = state.captured_discs;
  const int captured_rings = state.captured_rings;
  emit("captured-discs", captured_discs, 1, value_at(captured_disc_values, captured_discs));
  emit("captured-rings", captured_rings, 1, value_at(captured_ring_values, captured_rings));
  emit("disc", 0, discs, disc_value);
  emit("ring", 0, rings, ring_value);
  emit("disc-in-hand", 0, position.hand_discs(side), disc_in_hand_value);
  emit("few-pieces", discs + rings, 1, value_at(few_pieces_values, discs + rings));
  emit("own-empty-tile", 0, std::min(empty, max_counted_empty_tiles), own_empty_tile_value);
  emit(moving ? "threat-of-mover" : "threat-of-waiting", 0, std::popcount(reach.threatened),
       moving ? threat_of_mover_value : threat_of_opponent_value);
  emit("move-of-piece", 0, reach.disc_moves + reach.ring_moves, move_of_piece_value);
}

/// The same for the whole position, what the waiting side has with counts below 0.
template <class Emit>
void for_each_term(const Position& position, Emit&& emit) {
  for_each_possession(position, position.to_move(), true, emit);
  for_each_possession(position, other(position.to_move()), false,
                      [&](std::string_view name, int number, int count, int weight) {
                        emit(name, number, -count, weight);
                      });
}

}  // namespace

int evaluate(const Rules&, const Position& position) {
  int sum = 0;
  for_each_term(position,
                [&](std::string_view, int, int count, int weight) { sum += count * weight; });
  return sum;
}

EvaluationTerms evaluation_terms(const Rules&, const Position& position) {
  EvaluationTerms terms;
  for_each_term(position, [&](std::string_view name, int number, int count, int weight) {
    if (weight != 0) terms.add(name, number, count, weight);
  });
  return terms;
}

bool noisy(const Rules&, const Position&, const Move& move) {
  return move.captured_count > 0;
}

}  // namespace alveole::hexaequo
