#include "bench/measure.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <utility>

namespace alveole::bench {

namespace {

constexpr int runs = 5;

/// Things a second of processor time in one run of `work`.
template <class Work>
double rate(Work&& work, double* seconds = nullptr) {
  const std::clock_t begun = std::clock();
  const std::uint64_t things = work();
  const double took = std::max(1.0, static_cast<double>(std::clock() - begun)) /
                      static_cast<double>(CLOCKS_PER_SEC);
  if (seconds != nullptr) *seconds = took;
  return static_cast<double>(things) / took;
}

std::uint64_t calibration_loop() {
  constexpr std::uint64_t steps = 200'000'000;
  std::uint64_t state = 88172645463325252u;
  std::uint64_t sum = 0;
  for (std::uint64_t i = 0; i < steps; ++i) {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    sum += state * 2685821657736338717u >> 60;
  }
  benchmark::DoNotOptimize(sum);
  return steps;
}

}  // namespace

double calibration() {
  static const double fastest = [] {
    double best = 0;
    for (int i = 0; i < runs; ++i) best = std::max(best, rate(calibration_loop));
    return best;
  }();
  return fastest;
}

void measure(const std::string& name, std::function<std::uint64_t()> work) {
  const auto body = [work = std::move(work)](benchmark::State& state) {
    double fastest = 0;
    for ([[maybe_unused]] const auto iteration : state) {
      double seconds = 0;
      fastest = std::max(fastest, rate(work, &seconds));
      state.SetIterationTime(seconds);
    }
    state.counters["per_second"] = fastest;
    state.counters["ratio"] = fastest / calibration();
  };
  benchmark::RegisterBenchmark(name.c_str(), body)
      ->UseManualTime()
      ->Iterations(runs)
      ->Unit(benchmark::kMillisecond);
}

}  // namespace alveole::bench
