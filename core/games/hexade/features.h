#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/evaluation_terms.h"
#include "games/hexade/board.h"
#include "games/weights.h"

/// The learned evaluation: how full the patterns are that only one side has stones in, where two of
/// them meet, and which pairs can be taken; all of it worth more or less to who is to move.
namespace alveole::hexade {

std::size_t weight_count(const Rules& rules);
std::span<const FeatureGroup> feature_groups(const Rules& rules);
void features(const Rules& rules, const Position& position, std::vector<Feature>& out);
int evaluate(const Rules& rules, std::span<const std::int16_t> weights, const Position& position);
/// With the weights of the board, which has some.
int learned_evaluation(const Board& board);

}  // namespace alveole::hexade
