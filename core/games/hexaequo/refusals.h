#pragma once

#include <optional>

#include "games/hexaequo/rules.h"

/// Why something is not a legal move: what typed moves and clicks are answered with.
namespace alveole::hexaequo {

/// error.hexaequo.game-over.
std::optional<Error> refuse_finished(const Rules& rules, const Position& position);

/// Why the side to move cannot lay a tile at all (error.hexaequo.no-tiles-left) or here
/// (error.hexaequo.off-board, .tile-there, .touches-none, .touches-one).
std::optional<Error> refuse_tile(const Position& position);
std::optional<Error> refuse_tile(const Position& position, hex::Axial cell);

/// Why the side to move cannot place such a piece at all (error.hexaequo.no-discs-left,
/// .no-rings-left, .ring-costs-disc, .no-own-tile) or here (error.hexaequo.no-tile, .occupied,
/// .not-your-tile).
std::optional<Error> refuse_piece(const Position& position, PieceKind kind);
std::optional<Error> refuse_piece(const Position& position, PieceKind kind, hex::Axial cell);

/// Why the side to move cannot move what is on this cell: error.hexaequo.no-tile, .no-piece,
/// .not-your-piece.
std::optional<Error> refuse_mover(const Position& position, hex::Axial from);

/// Why a ring does not leap between these cells: error.hexaequo.no-tile, .ring-distance,
/// .ring-own-piece.
std::optional<Error> refuse_leap(const Position& position, hex::Axial from, hex::Axial to);

/// Why a jump to `landing` is refused: error.hexaequo.not-a-jump, .nothing-to-jump, .no-tile,
/// .occupied, .comes-back, .friend-twice.
Error explain_jump(const Position& position, JumpRefusal refusal, hex::Axial from,
                   hex::Axial landing);

/// Why no move of a disc goes from one cell to another: error.hexaequo.no-tile, .occupied,
/// .disc-onto-enemy, .nothing-to-jump, .no-way.
Error explain_disc(const Position& position, hex::Axial from, hex::Axial to);

}  // namespace alveole::hexaequo
