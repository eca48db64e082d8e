#pragma once

#include "games/hexade/board.h"
#include "games/hexade/rules.h"

namespace alveole::hexade {

/// The moves a search should consider where all ~200 are too many. A stone that wins is the only
/// one; where the other side would win with its next stone, the answers to that (threats.h), or one
/// stone if there is none. Else first the forcing ones, never
/// left out: every capture, every cell that makes a six, and every cell where the other side would
/// make one. Then the best others near to stones. Both in order of attack and defence. On an empty
/// board the centre; nothing when the game is over, and never nothing otherwise.
void candidate_moves(const Rules& rules, const Position& position, MoveList<Move>& moves);
void candidate_moves(const Board& board, MoveList<Move>& moves);

}  // namespace alveole::hexade
