#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/weights.h"

namespace alveole::lab {

/// Observations to learn from: what was there, and how good it turned out, from 0 to 1.
class Samples {
 public:
  /// Features of the same index are added up.
  void add(std::vector<Feature> features, double target);
  std::size_t size() const { return targets_.size(); }
  double target(std::size_t sample) const { return targets_[sample]; }

  /// Sum of count * weight over a sample's features.
  double sum(std::size_t sample, std::span<const double> weights) const;
  /// Adds factor * count to the entry of every feature of a sample.
  void add_to(std::span<double> entries, std::size_t sample, double factor) const;

 private:
  std::vector<double> targets_;
  std::vector<std::size_t> ends_;  ///< of each sample's features
  std::vector<std::uint32_t> indices_;
  std::vector<float> counts_;
};

double sigmoid(double x);

/// Mean cross entropy of the targets and sigmoid(sum).
double mean_loss(const Samples& samples, std::span<const double> weights);

/// Logistic regression: the weights that make the summed cross entropy + ridge / 2 * |weights|^2
/// least, by L-BFGS (Nocedal and Wright, Numerical Optimization, algorithms 7.4 and 7.5). The
/// problem is convex: there is one answer, and no random number leads to it.
std::vector<double> fit_logistic(const Samples& samples, std::size_t weight_count, double ridge,
                                 int iterations = 200);

}  // namespace alveole::lab
