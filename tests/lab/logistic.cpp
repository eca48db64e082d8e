#include "lab/logistic.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <deque>
#include <numeric>

namespace alveole::lab {

namespace {

using Vector = std::vector<double>;

constexpr std::size_t memory = 10;       // pairs of steps that L-BFGS remembers
constexpr double least_progress = 1e-7;  // of the loss in one iteration, relatively
constexpr double sufficient_decrease = 1e-4;
constexpr int most_halvings = 30;

double dot(const Vector& a, const Vector& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

/// log(1 + e^x) without overflow.
double softplus(double x) {
  return std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x)));
}

double cross_entropy(double target, double sum) {
  return softplus(sum) - target * sum;
}

/// What is made least, and its gradient.
struct Loss {
  const Samples& samples;
  double ridge;

  double operator()(const Vector& weights, Vector& gradient) const {
    double loss = ridge / 2 * dot(weights, weights);
    for (std::size_t i = 0; i < weights.size(); ++i) gradient[i] = ridge * weights[i];
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const double sum = samples.sum(i, weights);
      loss += cross_entropy(samples.target(i), sum);
      samples.add_to(gradient, i, sigmoid(sum) - samples.target(i));
    }
    return loss;
  }
};

/// A step that was made and how it changed the gradient.
struct Step {
  Vector weights;
  Vector gradient;
  double curvature;  ///< their dot product
};

/// The gradient through the inverse curvature that the latest steps have shown.
Vector direction_of(const Vector& gradient, const std::deque<Step>& steps) {
  Vector direction = gradient;
  Vector shares(steps.size());
  const auto add = [&](const Vector& vector, double factor) {
    for (std::size_t i = 0; i < direction.size(); ++i) direction[i] += factor * vector[i];
  };
  for (std::size_t i = steps.size(); i-- > 0;) {
    shares[i] = dot(steps[i].weights, direction) / steps[i].curvature;
    add(steps[i].gradient, -shares[i]);
  }
  if (!steps.empty()) {
    const Step& last = steps.back();
    const double scale = last.curvature / dot(last.gradient, last.gradient);
    for (double& value : direction) value *= scale;
  }
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const double share = dot(steps[i].gradient, direction) / steps[i].curvature;
    add(steps[i].weights, shares[i] - share);
  }
  for (double& value : direction) value = -value;
  return direction;
}

}  // namespace

void Samples::add(std::vector<Feature> features, double target) {
  std::ranges::sort(features, {}, &Feature::index);
  for (std::size_t i = 0; i < features.size();) {
    const std::uint32_t index = features[i].index;
    int count = 0;
    for (; i < features.size() && features[i].index == index; ++i) count += features[i].count;
    if (count == 0) continue;
    indices_.push_back(index);
    counts_.push_back(static_cast<float>(count));
  }
  ends_.push_back(indices_.size());
  targets_.push_back(target);
}

double Samples::sum(std::size_t sample, std::span<const double> weights) const {
  double sum = 0;
  for (std::size_t i = sample == 0 ? 0 : ends_[sample - 1]; i < ends_[sample]; ++i) {
    sum += static_cast<double>(counts_[i]) * weights[indices_[i]];
  }
  return sum;
}

void Samples::add_to(std::span<double> entries, std::size_t sample, double factor) const {
  for (std::size_t i = sample == 0 ? 0 : ends_[sample - 1]; i < ends_[sample]; ++i) {
    entries[indices_[i]] += factor * static_cast<double>(counts_[i]);
  }
}

double sigmoid(double x) {
  return x >= 0 ? 1 / (1 + std::exp(-x)) : std::exp(x) / (1 + std::exp(x));
}

double mean_loss(const Samples& samples, std::span<const double> weights) {
  double loss = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    loss += cross_entropy(samples.target(i), samples.sum(i, weights));
  }
  return samples.size() == 0 ? 0 : loss / static_cast<double>(samples.size());
}

std::vector<double> fit_logistic(const Samples& samples, std::size_t weight_count, double ridge,
                                 int iterations) {
  const Loss loss{samples, ridge};
  Vector weights(weight_count);
  Vector gradient(weight_count);
  double value = loss(weights, gradient);
  std::deque<Step> steps;
  for (int iteration = 0; iteration < iterations; ++iteration) {
    const Vector direction = direction_of(gradient, steps);
    const double slope = dot(direction, gradient);
    if (slope >= 0) break;
    // The first step knows no curvature: it begins short.
    double length = steps.empty() ? 1 / std::max(1.0, std::sqrt(dot(gradient, gradient))) : 1;
    Vector next(weight_count);
    Vector next_gradient(weight_count);
    double next_value = value;
    int halvings = 0;
    for (; halvings < most_halvings; ++halvings, length /= 2) {
      for (std::size_t i = 0; i < weight_count; ++i) next[i] = weights[i] + length * direction[i];
      next_value = loss(next, next_gradient);
      if (next_value <= value + sufficient_decrease * length * slope) break;
    }
    if (halvings == most_halvings) break;
    Step step{Vector(weight_count), Vector(weight_count), 0};
    for (std::size_t i = 0; i < weight_count; ++i) {
      step.weights[i] = next[i] - weights[i];
      step.gradient[i] = next_gradient[i] - gradient[i];
    }
    step.curvature = dot(step.weights, step.gradient);
    if (step.curvature > 0) steps.push_back(std::move(step));
    if (steps.size() > memory) steps.pop_front();
    const bool done = value - next_value < least_progress * std::abs(value);
    weights = std::move(next);
    gradient = std::move(next_gradient);
    value = next_value;
    if (done) break;
  }
  return weights;
}

}  // namespace alveole::lab
