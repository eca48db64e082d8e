#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/evaluation_terms.h"
#include "games/hexaequo/rules.h"
#include "games/weights.h"

/// The learned evaluation: what each side has, counted one by one where the next one is worth more
/// or less than the last (near six discs, near three rings, near no piece), and what it threatens.
namespace alveole::hexaequo {

std::size_t weight_count(const Rules& rules);
std::span<const FeatureGroup> feature_groups(const Rules& rules);
void features(const Rules& rules, const Position& position, std::vector<Feature>& out);
int evaluate(const Rules& rules, std::span<const std::int16_t> weights, const Position& position);

}  // namespace alveole::hexaequo
