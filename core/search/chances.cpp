#include "search/chances.h"

#include <cmath>

namespace alveole::search {

double expectation(Score score, int scale) {
  if (is_mate(score)) return score > 0 ? 1 : -1;
  // 2 logistic(x) - 1 = tanh(x / 2).
  return std::tanh(static_cast<double>(score) / (2.0 * scale));
}

std::array<int, 3> chances(Score score, int scale) {
  const auto won = static_cast<int>(std::lround(500 * (1 + expectation(score, scale))));
  return {won, 0, 1000 - won};
}

Verdict verdict(double before, double after) {
  // Set by the design of the engine, on the scale of `expectation`.
  constexpr double inaccuracy = 0.1;
  constexpr double mistake = 0.2;
  constexpr double blunder = 0.3;
  // A tenth is none in binary: what is meant to be one must count as one.
  constexpr double rounding = 1e-9;
  const double loss = before - after + rounding;
  if (loss >= blunder) return Verdict::blunder;
  if (loss >= mistake) return Verdict::mistake;
  return loss >= inaccuracy ? Verdict::inaccuracy : Verdict::none;
}

}  // namespace alveole::search
