#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/weights.h"

/// An evaluation taken apart, for developers: what a position has, how often, and what it is worth.
namespace alveole {

struct EvaluationTerm {
  std::string name;  ///< a word as in the source, with a number where several belong together
  int count = 0;     ///< positive for the side to move, negative for the other
  int weight = 0;
  int product() const { return count * weight; }
  bool operator==(const EvaluationTerm&) const = default;
};

/// The terms whose sum, divided, is the evaluation. None of them counts 0.
class EvaluationTerms {
 public:
  explicit EvaluationTerms(int divisor = 1) : divisor_(divisor) {}

  /// Counts something that may have been counted before. `number` tells things of one name apart;
  /// 0 = there is but one.
  void add(std::string_view name, int number, int count, int weight);

  const std::vector<EvaluationTerm>& all() const { return terms_; }
  int divisor() const { return divisor_; }
  int sum() const;
  /// The evaluation: for the side to move, 100 = about a man or a piece.
  int value() const { return sum() / divisor_; }

 private:
  int divisor_;
  std::vector<EvaluationTerm> terms_;
};

/// Features with neighbouring weights that belong together.
struct FeatureGroup {
  std::string_view name;
  int first = 0;  ///< index of the first weight; the group goes on to the next one
};

/// A learned evaluation taken apart. The groups are all there are, in the order of their weights.
EvaluationTerms learned_terms(std::span<const FeatureGroup> groups,
                              std::span<const Feature> features,
                              std::span<const std::int16_t> weights);

}  // namespace alveole
