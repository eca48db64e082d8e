#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/attangle/rules.h"
#include "games/evaluation_terms.h"
#include "games/weights.h"

/// The learned evaluation: heights and places of the stacks, stock, and what each point's six
/// first-seen neighbours are: whether two pieces see it that could capture there, and whether two
/// of the other side could take back. For the usual board alone.
namespace alveole::attangle {

std::size_t weight_count(const Rules<std::uint64_t>& rules);
std::span<const FeatureGroup> feature_groups(const Rules<std::uint64_t>& rules);
void features(const Rules<std::uint64_t>& rules, const Position<std::uint64_t>& position,
              std::vector<Feature>& out);
int evaluate(const Rules<std::uint64_t>& rules, std::span<const std::int16_t> weights,
             const Position<std::uint64_t>& position);

}  // namespace alveole::attangle
