#pragma once

#include "games/evaluation_terms.h"
#include "games/hexade/board.h"
#include "games/hexade/rules.h"

/// What the engine thinks of positions and moves. Opinions, not rules.
namespace alveole::hexade {

/// By the weights of the board if it has some (features.h). Else, for the side to move: how full
/// the patterns free of the other side are, and the pairs that can be taken; 100 = about a pair.
/// Within +-10,000.
int evaluate(const Rules& rules, const Position& position);
int evaluate(const Board& board);
EvaluationTerms evaluation_terms(const Rules& rules, const Position& position);

/// Takes a pair or makes a six. (Only a capture can break one.)
bool noisy(const Rules& rules, const Position& position, const Move& move);

/// What the search moves forth and back on (search/board.h).
inline Board search_board(const Rules& rules, std::span<const std::int16_t> weights,
                          const Position& position) {
  return Board(rules, position, weights);
}

}  // namespace alveole::hexade
