#include "games/hexaequo/features.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/hexaequo/reach.h"

namespace alveole::hexaequo {

namespace {

/// Where the weights of each group begin. Those of the first part are the same for both sides,
/// those of the second depend on who is to move.
namespace groups {
constexpr int captured_discs = 0;                   // 1 to 5
constexpr int captured_rings = captured_discs + 5;  // 1, 2
constexpr int discs = captured_rings + 2;           // 1 to 6 on the board
constexpr int rings = discs + discs_per_side;       // 1 to 3
constexpr int few_pieces = rings + rings_per_side;  // 1, 2, 3 of both kinds
constexpr int hand_disc = few_pieces + 3;           // for each
constexpr int hand_tile = hand_disc + 1;            // for each
constexpr int payable_ring = hand_tile + 1;         // in hand, and a disc to pay for it
constexpr int empty_tiles = payable_ring + 1;       // 1, 2, 3 and more of its own
constexpr int disc_move = empty_tiles + 3;          // for each
constexpr int ring_move = disc_move + 1;            // for each
constexpr int open_disc = ring_move + 1;            // for each line over a disc
constexpr int open_ring = open_disc + 1;            // that a jump could take it on
constexpr int guarded = open_ring + 1;              // for each piece that no jump can take
constexpr int for_both_sides = guarded + 1;

constexpr int of_mover = for_both_sides;
constexpr int threatened_discs = 0;                     // 1, 2 and more of the other side
constexpr int threatened_rings = threatened_discs + 2;  // likewise
constexpr int threatened_last = threatened_rings + 2;   // its only piece
constexpr int threatened_pair = threatened_last + 1;    // one of its two pieces
constexpr int threatened_win = threatened_pair + 1;     // the disc or ring that wins
constexpr int threats = threatened_win + 1;

constexpr int of_waiting = of_mover + threats;
constexpr int tempo = of_waiting + threats;  // by tiles laid: to 10, 14, 17, all
constexpr int end = tempo + 4;
}  // namespace groups

/// The lines through a piece on which one neighbour is an empty tile and the opposite one is a tile
/// on which a jumping disc could stand or come to stand.
int open_lines(const Position& position, Tiles pieces) {
  int lines = 0;
  const Tiles tiles = position.tiles();
  const Tiles empty = position.empty_tiles();
  for_each_slot(pieces, [&](int slot) {
    const int place = position.place_of(slot);
    for (std::size_t d = 0; d < window::steps.size() / 2; ++d) {
      const int one = position.entry(place + window::steps[d]);
      const int opposite = position.entry(place - window::steps[d]);
      const bool both = Position::holds(tiles, one) && Position::holds(tiles, opposite);
      if (both && (Position::holds(empty, one) || Position::holds(empty, opposite))) ++lines;
    }
  });
  return lines;
}

/// How many pieces no disc can jump over as the tiles lie: on each line a tile is missing.
int guarded_pieces(const Position& position, Tiles pieces) {
  int count = 0;
  const Tiles tiles = position.tiles();
  for_each_slot(pieces, [&](int slot) {
    const int place = position.place_of(slot);
    bool guarded = true;
    for (std::size_t d = 0; d < window::steps.size() / 2; ++d) {
      guarded &= !Position::holds(tiles, position.entry(place + window::steps[d])) ||
                 !Position::holds(tiles, position.entry(place - window::steps[d]));
    }
    count += guarded ? 1 : 0;
  });
  return count;
}

/// Calls emit(index, count) for what a side has, the same whoever is to move.
template <class Emit>
void for_each_possession(const Position& position, Side side, const Reach& reach, Emit&& emit) {
  const SideState& own = position.of(side);
  const int discs = std::popcount(own.discs);
  const int rings = std::popcount(own.rings);
  const int empty = std::popcount(own.tiles & position.empty_tiles());
  // The n-th of at most `size`, counted from 1; none for 0.
  const auto emit_number = [&](int group, int number, int size) {
    if (number > 0) emit(group + std::min(number, size) - 1, 1);
  };
  emit_number(groups::captured_discs, own.captured_discs, discs_per_side - 1);
  emit_number(groups::captured_rings, own.captured_rings, rings_per_side - 1);
  emit_number(groups::discs, discs, discs_per_side);
  emit_number(groups::rings, rings, rings_per_side);
  if (discs + rings <= 3) emit_number(groups::few_pieces, discs + rings, 3);
  emit(groups::hand_disc, position.hand_discs(side));
  emit(groups::hand_tile, position.hand_tiles(side));
  if (own.captured_discs > 0 && position.hand_rings(side) > 0) emit(groups::payable_ring, 1);
  emit_number(groups::empty_tiles, empty, 3);
  emit(groups::disc_move, reach.disc_moves);
  emit(groups::ring_move, reach.ring_moves);
  emit(groups::open_disc, open_lines(position, own.discs));
  emit(groups::open_ring, open_lines(position, own.rings));
  emit(groups::guarded, guarded_pieces(position, own.pieces()));
}

/// Calls emit(index, count) for what a side could capture.
template <class Emit>
void for_each_threat(const Position& position, Side side, const Reach& reach, Emit&& emit) {
  const SideState& own = position.of(side);
  const SideState& enemy = position.of(other(side));
  const int discs = std::popcount(reach.threatened & enemy.discs);
  const int rings = std::popcount(reach.threatened & enemy.rings);
  if (discs > 0) emit(groups::threatened_discs + std::min(discs, 2) - 1, 1);
  if (rings > 0) emit(groups::threatened_rings + std::min(rings, 2) - 1, 1);
  if (discs + rings == 0) return;
  const int pieces = std::popcount(enemy.pieces());
  if (pieces == 1) emit(groups::threatened_last, 1);
  if (pieces == 2) emit(groups::threatened_pair, 1);
  const bool sixth = discs > 0 && own.captured_discs == discs_per_side - 1;
  const bool third = rings > 0 && own.captured_rings == rings_per_side - 1;
  if (sixth || third) emit(groups::threatened_win, 1);
}

/// Calls emit(index, count) for all features, those of the waiting side with counts below 0.
template <class Emit>
void for_each_feature(const Position& position, Emit&& emit) {
  const Side mover = position.to_move();
  const Side waiting = other(mover);
  const Reach own = reach_of(position, mover);
  const Reach theirs = reach_of(position, waiting);
  const auto against = [&](int index, int count) { emit(index, -count); };
  for_each_possession(position, mover, own, emit);
  for_each_possession(position, waiting, theirs, against);
  for_each_threat(position, mover, own,
                  [&](int index, int count) { emit(groups::of_mover + index, count); });
  for_each_threat(position, waiting, theirs,
                  [&](int index, int count) { emit(groups::of_waiting + index, -count); });
  const int laid = position.tile_count();
  emit(groups::tempo + (laid <= 10 ? 0 : laid <= 14 ? 1 : laid < max_tiles ? 2 : 3), 1);
}

}  // namespace

std::size_t weight_count(const Rules&) {
  return groups::end;
}

std::span<const FeatureGroup> feature_groups(const Rules&) {
  static constexpr auto all = std::to_array<FeatureGroup>({
      {"captured-discs", groups::captured_discs},
      {"captured-rings", groups::captured_rings},
      {"discs", groups::discs},
      {"rings", groups::rings},
      {"few-pieces", groups::few_pieces},
      {"hand-disc", groups::hand_disc},
      {"hand-tile", groups::hand_tile},
      {"payable-ring", groups::payable_ring},
      {"empty-tiles", groups::empty_tiles},
      {"disc-move", groups::disc_move},
      {"ring-move", groups::ring_move},
      {"open-disc", groups::open_disc},
      {"open-ring", groups::open_ring},
      {"guarded", groups::guarded},
      {"mover-threatens-discs", groups::of_mover + groups::threatened_discs},
      {"mover-threatens-rings", groups::of_mover + groups::threatened_rings},
      {"mover-threatens-last", groups::of_mover + groups::threatened_last},
      {"mover-threatens-pair", groups::of_mover + groups::threatened_pair},
      {"mover-threatens-win", groups::of_mover + groups::threatened_win},
      {"waiting-threatens-discs", groups::of_waiting + groups::threatened_discs},
      {"waiting-threatens-rings", groups::of_waiting + groups::threatened_rings},
      {"waiting-threatens-last", groups::of_waiting + groups::threatened_last},
      {"waiting-threatens-pair", groups::of_waiting + groups::threatened_pair},
      {"waiting-threatens-win", groups::of_waiting + groups::threatened_win},
      {"tempo", groups::tempo},
  });
  return all;
}

void features(const Rules&, const Position& position, std::vector<Feature>& out) {
  for_each_feature(position, [&](int index, int count) {
    if (count != 0) out.push_back({static_cast<std::uint32_t>(index), count});
  });
}

int evaluate(const Rules&, std::span<const std::int16_t> weights, const Position& position) {
  int sum = 0;
  for_each_feature(position, [&](int index, int count) {
    sum += count * weights[static_cast<std::size_t>(index)];
  });
  return evaluation_of(sum);
}

}  // namespace alveole::hexaequo
