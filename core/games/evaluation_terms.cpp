#include "games/evaluation_terms.h"

#include <algorithm>
#include <iterator>

namespace alveole {

void EvaluationTerms::add(std::string_view name, int number, int count, int weight) {
  if (count == 0) return;
  std::string full_name(name);
  if (number != 0) full_name += '.' + std::to_string(number);
  const auto known = std::ranges::find_if(terms_, [&](const EvaluationTerm& term) {
    return term.weight == weight && term.name == full_name;
  });
  if (known == terms_.end()) {
    terms_.push_back({std::move(full_name), count, weight});
    return;
  }
  known->count += count;
  if (known->count == 0) terms_.erase(known);
}

int EvaluationTerms::sum() const {
  int sum = 0;
  for (const EvaluationTerm& term : terms_) sum += term.product();
  return sum;
}

EvaluationTerms learned_terms(std::span<const FeatureGroup> groups,
                              std::span<const Feature> features,
                              std::span<const std::int16_t> weights) {
  EvaluationTerms terms(weight_unit);
  for (const Feature& feature : features) {
    const int index = static_cast<int>(feature.index);
    const auto next = std::ranges::upper_bound(groups, index, {}, &FeatureGroup::first);
    const FeatureGroup& group = *std::prev(next);
    const int end = next == groups.end() ? static_cast<int>(weights.size()) : next->first;
    const int number = end - group.first == 1 ? 0 : index - group.first + 1;
    terms.add(group.name, number, feature.count, weights[feature.index]);
  }
  return terms;
}

}  // namespace alveole
