#include "games/hexaequo/refusals.h"

#include "games/hexaequo/notation.h"

namespace alveole::hexaequo {

namespace {

Error about(std::string code, hex::Axial cell) {
  return {std::move(code), 1, 1, {{"cell", cell_name(cell)}}};
}

Error about(std::string code, hex::Axial from, hex::Axial to) {
  return {std::move(code), 1, 1, {{"from", cell_name(from)}, {"to", cell_name(to)}}};
}

bool is_occupied(const Position& position, hex::Axial cell) {
  return position.stands_in(position.pieces(), cell);
}

}  // namespace

std::optional<Error> refuse_finished(const Rules& rules, const Position& position) {
  if (rules.status(position).over()) return Error{"error.hexaequo.game-over"};
  return std::nullopt;
}

std::optional<Error> refuse_tile(const Position& position) {
  if (position.hand_tiles(position.to_move()) == 0) return Error{"error.hexaequo.no-tiles-left"};
  return std::nullopt;
}

std::optional<Error> refuse_tile(const Position& position, hex::Axial cell) {
  if (!window::contains(cell)) return Error{"error.hexaequo.off-board"};
  if (position.has_tile(cell)) return about("error.hexaequo.tile-there", cell);
  if (auto refused = refuse_tile(position)) return refused;
  switch (position.touching(cell)) {
    case 0:
      return about("error.hexaequo.touches-none", cell);
    case 1:
      return about("error.hexaequo.touches-one", cell);
    default:
      return std::nullopt;
  }
}

std::optional<Error> refuse_piece(const Position& position, PieceKind kind) {
  const Side side = position.to_move();
  if (kind == PieceKind::disc && position.hand_discs(side) == 0) {
    return Error{"error.hexaequo.no-discs-left"};
  }
  if (kind == PieceKind::ring) {
    if (position.hand_rings(side) == 0) return Error{"error.hexaequo.no-rings-left"};
    if (position.mover().captured_discs == 0) return Error{"error.hexaequo.ring-costs-disc"};
  }
  if ((position.mover().tiles & ~position.pieces()) == 0) {
    return Error{"error.hexaequo.no-own-tile"};
  }
  return std::nullopt;
}

std::optional<Error> refuse_piece(const Position& position, PieceKind kind, hex::Axial cell) {
  if (!position.has_tile(cell)) return about("error.hexaequo.no-tile", cell);
  if (is_occupied(position, cell)) return about("error.hexaequo.occupied", cell);
  if (!position.stands_in(position.mover().tiles, cell)) {
    return about("error.hexaequo.not-your-tile", cell);
  }
  return refuse_piece(position, kind);
}

std::optional<Error> refuse_mover(const Position& position, hex::Axial from) {
  if (!position.has_tile(from)) return about("error.hexaequo.no-tile", from);
  if (!is_occupied(position, from)) return about("error.hexaequo.no-piece", from);
  if (position.stands_in(position.opponent().pieces(), from)) {
    return about("error.hexaequo.not-your-piece", from);
  }
  return std::nullopt;
}

std::optional<Error> refuse_leap(const Position& position, hex::Axial from, hex::Axial to) {
  if (!position.has_tile(to)) return about("error.hexaequo.no-tile", to);
  if (hex::distance(from, to) != 2) return about("error.hexaequo.ring-distance", from, to);
  if (position.stands_in(position.mover().pieces(), to)) {
    return about("error.hexaequo.ring-own-piece", to);
  }
  return std::nullopt;
}

Error explain_jump(const Position& position, JumpRefusal refusal, hex::Axial from,
                   hex::Axial landing) {
  switch (refusal) {
    case JumpRefusal::not_in_line:
      return about("error.hexaequo.not-a-jump", from, landing);
    case JumpRefusal::nothing_between:
      return about("error.hexaequo.nothing-to-jump", from, landing);
    case JumpRefusal::no_tile:
      return about("error.hexaequo.no-tile", landing);
    case JumpRefusal::occupied:
      return about(position.stands_in(position.opponent().pieces(), landing)
                       ? "error.hexaequo.disc-onto-enemy"
                       : "error.hexaequo.occupied",
                   landing);
    case JumpRefusal::comes_back:
      return about("error.hexaequo.comes-back", landing);
    case JumpRefusal::friend_twice:
      return about("error.hexaequo.friend-twice", from, landing);
  }
  return about("error.hexaequo.no-way", from, landing);
}

Error explain_disc(const Position& position, hex::Axial from, hex::Axial to) {
  if (!position.has_tile(to)) return about("error.hexaequo.no-tile", to);
  if (is_occupied(position, to) && to != from) {
    return explain_jump(position, JumpRefusal::occupied, from, to);
  }
  const JumpChain chain(position, position.slot_at(from), ChainRule::window);
  const auto jump = chain.jump(chain.start(), to);
  if (!jump && jump.error() == JumpRefusal::nothing_between) {
    return explain_jump(position, jump.error(), from, to);
  }
  return about("error.hexaequo.no-way", from, to);
}

}  // namespace alveole::hexaequo
