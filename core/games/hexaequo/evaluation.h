#pragma once

#include "games/evaluation_terms.h"
#include "games/hexaequo/rules.h"

namespace alveole::hexaequo {

/// How good a position that has not ended is for the side to move; 100 = about a disc on the board.
int evaluate(const Rules& rules, const Position& position);
EvaluationTerms evaluation_terms(const Rules& rules, const Position& position);

/// Whether the quiescence search should look at a move: it captures, which is also the only way to
/// win.
bool noisy(const Rules& rules, const Position& position, const Move& move);

}  // namespace alveole::hexaequo
