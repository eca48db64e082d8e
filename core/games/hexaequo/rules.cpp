#include "games/hexaequo/rules.h"

#include <algorithm>

namespace alveole::hexaequo {

namespace {

/// Whether the side that just moved has won, and how (seed, "Gagner").
Status win_of_last_mover(const Position& position) {
  const Outcome win = win_for(other(position.to_move()));
  if (position.opponent().captured_discs >= discs_per_side) return {win, "six-discs"};
  if (position.opponent().captured_rings >= rings_per_side) return {win, "three-rings"};
  if (position.mover().pieces() == 0) return {win, "no-piece"};
  return {};
}

/// "Poser une tuile": any empty cell that touches at least two tiles, whatever their colours.
void add_tiles(const Position& position, MoveList<Move>& moves) {
  if (position.hand_tiles(position.to_move()) == 0) return;
  position.for_each_place(
      [&](hex::Axial cell) { moves.push_back({.kind = MoveKind::lay_tile, .to = cell}); });
}

/// "Placer une pièce": on an empty tile of one's own colour; a ring costs a captured disc.
void add_placements(const Position& position, MoveList<Move>& moves) {
  const Side side = position.to_move();
  const bool disc = position.hand_discs(side) > 0;
  const bool ring = position.hand_rings(side) > 0 && position.mover().captured_discs > 0;
  if (!disc && !ring) return;
  for_each_slot(position.mover().tiles & ~position.pieces(), [&](int slot) {
    const hex::Axial cell = position.cell_of(slot);
    if (disc) moves.push_back({.kind = MoveKind::place_disc, .to = cell});
    if (ring) moves.push_back({.kind = MoveKind::place_ring, .to = cell});
  });
}

bool can_jump(const Position& position, int slot, Tiles over) {
  const int place = position.place_of(slot);
  return std::ranges::any_of(window::steps, [&](int step) {
    return Position::holds(over, position.entry(place + step)) &&
           Position::holds(position.empty_tiles(), position.entry(place + 2 * step));
  });
}

/// "Déplacer un disque": a step to an empty neighbouring tile, or a chain of jumps.
void add_disc_moves(const Position& position, int slot, ChainRule chain, MoveList<Move>& moves) {
  const int place = position.place_of(slot);
  const hex::Axial from = position.cell_of(slot);
  const Tiles pieces = position.pieces();
  const Tiles empty = position.empty_tiles();
  bool jumps = false;
  for (const int step : window::steps) {
    const int next = position.entry(place + step);
    if (Position::holds(empty, next)) {
      moves.push_back({.kind = MoveKind::travel, .from = from, .to = position.cell_of(next)});
    } else if (Position::holds(pieces, next)) {
      jumps |= Position::holds(empty, position.entry(place + 2 * step));
    }
  }
  if (!jumps) return;
  JumpChain(position, slot, chain).for_each_end([&](Tiles captured, Tiles cells) {
    for_each_slot(cells, [&](int to) {
      moves.push_back(travel(position, from, position.cell_of(to), captured));
    });
  });
}

/// "Déplacer un anneau": one leap to a tile at distance two without an own piece on it.
void add_ring_moves(const Position& position, int slot, MoveList<Move>& moves) {
  const int place = position.place_of(slot);
  const hex::Axial from = position.cell_of(slot);
  const Tiles allowed = position.tiles() & ~position.mover().pieces();
  const Tiles enemies = position.opponent().pieces();
  for (const int leap : window::leaps) {
    const int to = position.entry(place + leap);
    if (!Position::holds(allowed, to)) continue;
    moves.push_back(travel(position, from, position.cell_of(to), enemies & tile_bit(to)));
  }
}

void capture(Position& position, Side captor, int slot) {
  const PieceKind kind = kind_on(position, slot);
  const SideState& holder = position.of(captor);
  position.lift_piece(other(captor), kind, slot);
  position.set_captured(captor, holder.captured_discs + (kind == PieceKind::disc ? 1 : 0),
                        holder.captured_rings + (kind == PieceKind::ring ? 1 : 0));
}

}  // namespace

Position Rules::start() const {
  Position position;
  position.lay_tile(Side::black, hex::axial(0, 0));
  position.lay_tile(Side::black, hex::axial(1, 0));
  position.lay_tile(Side::white, hex::axial(-1, 1));
  position.lay_tile(Side::white, hex::axial(0, 1));
  position.put_piece(Side::black, PieceKind::disc, position.slot_at(hex::axial(1, 0)));
  position.put_piece(Side::white, PieceKind::disc, position.slot_at(hex::axial(-1, 1)));
  position.set_to_move(Side::black);
  return position;
}

void Rules::legal_moves(const Position& position, MoveList<Move>& moves) const {
  if (win_of_last_mover(position).over()) return;
  add_tiles(position, moves);
  add_placements(position, moves);
  for_each_slot(position.mover().discs,
                [&](int slot) { add_disc_moves(position, slot, chain_, moves); });
  for_each_slot(position.mover().rings, [&](int slot) { add_ring_moves(position, slot, moves); });
}

void Rules::captures(const Position& position, MoveList<Move>& moves) const {
  const Tiles enemies = position.opponent().pieces();
  for_each_slot(position.mover().discs, [&](int slot) {
    // The first jumps may be over friends.
    if (!can_jump(position, slot, position.pieces())) return;
    const hex::Axial from = position.cell_of(slot);
    JumpChain(position, slot, chain_).for_each_end([&](Tiles captured, Tiles cells) {
      if (captured == 0) return;
      for_each_slot(cells, [&](int to) {
        moves.push_back(travel(position, from, position.cell_of(to), captured));
      });
    });
  });
  for_each_slot(position.mover().rings, [&](int slot) {
    const int place = position.place_of(slot);
    for (const int leap : window::leaps) {
      const int to = position.entry(place + leap);
      if (!Position::holds(enemies, to)) continue;
      moves.push_back(travel(position, position.cell_of(slot), position.cell_of(to), tile_bit(to)));
    }
  });
}

Position Rules::play(const Position& position, const Move& move) const {
  Position next = position;
  const Side mover = position.to_move();
  switch (move.kind) {
    case MoveKind::lay_tile:
      next.lay_tile(mover, move.to);
      break;
    case MoveKind::place_disc:
      next.put_piece(mover, PieceKind::disc, position.slot_at(move.to));
      break;
    case MoveKind::place_ring:
      next.put_piece(mover, PieceKind::ring, position.slot_at(move.to));
      next.set_captured(mover, position.mover().captured_discs - 1,
                        position.mover().captured_rings);
      break;
    case MoveKind::travel: {
      for (const hex::Axial victim : move.captures()) {
        capture(next, mover, position.slot_at(victim));
      }
      const int from = position.slot_at(move.from);
      const PieceKind kind = kind_on(position, from);
      next.lift_piece(mover, kind, from);
      next.put_piece(mover, kind, position.slot_at(move.to));
      break;
    }
  }
  next.set_to_move(other(mover));
  return next;
}

Status Rules::status(const Position& position) const {
  const Status win = win_of_last_mover(position);
  if (win.over()) return win;
  // The usual case first: with a tile to lay there is nothing to search for.
  if (position.hand_tiles(position.to_move()) > 0 && position.has_place()) return {};
  MoveList<Move> moves;
  legal_moves(position, moves);
  if (moves.empty()) return {Outcome::draw, "no-move"};  // seed, "ExAequo"
  return {};
}

Move travel(const Position& position, hex::Axial from, hex::Axial to, Tiles captured) {
  Move move{.kind = MoveKind::travel, .from = from, .to = to};
  for_each_slot(captured,
                [&](int slot) { move.captured[move.captured_count++] = position.cell_of(slot); });
  if (move.captured_count > 1) {
    std::sort(move.captured.begin(), move.captured.begin() + move.captured_count);
  }
  return move;
}

Tiles captured_tiles(const Position& position, const Move& move) {
  Tiles set = 0;
  for (const hex::Axial cell : move.captures()) set |= tile_bit(position.slot_at(cell));
  return set;
}

std::vector<Leg> written_route(const Rules& rules, const Position& position, const Move& move) {
  const int from = position.slot_at(move.from);
  const Tiles captured = captured_tiles(position, move);
  if (kind_on(position, from) == PieceKind::ring || hex::distance(move.from, move.to) == 1) {
    Leg leg{move.from, move.to};
    if (captured != 0) leg.victim = move.to;
    return {leg};
  }
  const JumpChain chain = jumps_of(rules, position, from);
  const auto landings = chain.route({.to = move.to, .captured = captured, .printable = true});
  std::vector<Leg> legs;
  if (!landings) return legs;
  JumpChain::State state = chain.start();
  for (const hex::Axial landing : *landings) {
    const JumpChain::State next = *chain.jump(state, landing);
    Leg leg{position.cell_of(state.at), landing};
    for_each_slot(next.captured & ~state.captured,
                  [&](int slot) { leg.victim = position.cell_of(slot); });
    legs.push_back(leg);
    state = next;
  }
  return legs;
}

}  // namespace alveole::hexaequo
