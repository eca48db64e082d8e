#include "terminal/match/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace alveole::terminal {

namespace {

constexpr double two_sided_95 = 1.959964;  // quantile of the normal distribution
constexpr double rule_of_three = 3;        // 95 %: what never came in n trials is rarer than 3 / n
constexpr double never_seen = 1e-3;        // of a pair

/// The first player's share of a pair with `half_points`.
constexpr double share(std::size_t half_points) {
  return static_cast<double>(half_points) / 4;
}

using Weights = std::array<double, 5>;

/// The probabilities nearest to `observed` (by likelihood) among those whose mean share is `mean`:
/// p / (1 + x (share - mean)) for the x that gives this mean.
Weights with_mean(const Weights& observed, double mean) {
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  const auto excess = [&](double x) {
    double sum = 0;
    for (std::size_t i = 0; i < observed.size(); ++i) {
      const double distance = share(i) - mean;
      sum += observed[i] * distance / (1 + x * distance);
    }
    return sum;
  };
  constexpr int steps = 200;  // halves the interval until doubles can tell no more
  for (int i = 0; i < steps; ++i) {
    const double middle = (low + high) / 2;
    (excess(middle) > 0 ? low : high) = middle;
  }
  Weights weights = observed;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] /= 1 + low * (share(i) - mean);
  }
  return weights;
}

}  // namespace

int Tally::complete_pairs() const {
  return std::accumulate(pairs.begin(), pairs.end(), 0);
}

std::optional<Estimate> score_of(const Tally& tally) {
  const int count = tally.complete_pairs();
  if (count == 0) return std::nullopt;
  double mean = 0;
  double square = 0;
  for (std::size_t i = 0; i < tally.pairs.size(); ++i) {
    const double part = static_cast<double>(tally.pairs[i]) / count;
    mean += part * share(i);
    square += part * share(i) * share(i);
  }
  const double variance = square - mean * mean;
  const bool all_alike = std::ranges::find(tally.pairs, count) != tally.pairs.end();
  const double reach =
      all_alike ? rule_of_three / count : two_sided_95 * std::sqrt(std::max(variance, 0.0) / count);
  return Estimate{mean, std::max(mean - reach, 0.0), std::min(mean + reach, 1.0)};
}

double elo_of(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(score / (1 - score));
}

double score_of_elo(double elo) {
  return 1 / (1 + std::pow(10, -elo / 400));
}

Estimate elo_of(const Estimate& score) {
  return {elo_of(score.value), elo_of(score.low), elo_of(score.high)};
}

double Sprt::lower_bound() const {
  return std::log(beta / (1 - alpha));
}
double Sprt::upper_bound() const {
  return std::log((1 - beta) / alpha);
}

double log_likelihood_ratio(const std::array<int, 5>& pairs, double elo0, double elo1) {
  Weights counts;
  std::ranges::transform(pairs, counts.begin(), [](int n) { return n == 0 ? never_seen : n; });
  const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
  Weights observed = counts;
  for (double& weight : observed) weight /= total;
  const Weights with0 = with_mean(observed, score_of_elo(elo0));
  const Weights with1 = with_mean(observed, score_of_elo(elo1));
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) sum += counts[i] * std::log(with1[i] / with0[i]);
  return sum;
}

SprtVerdict verdict(const Sprt& sprt, double log_likelihood_ratio) {
  if (log_likelihood_ratio >= sprt.upper_bound()) return SprtVerdict::elo1;
  if (log_likelihood_ratio <= sprt.lower_bound()) return SprtVerdict::elo0;
  return SprtVerdict::open;
}

}  // namespace alveole::terminal
