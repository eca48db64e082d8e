#include <benchmark/benchmark.h>

#include <cstdio>

#include "bench/measure.h"
#include "bench/suites.h"

int main(int count, char** words) {
  alveole::bench::register_perft();
  alveole::bench::register_search();
  benchmark::Initialize(&count, words);
  if (benchmark::ReportUnrecognizedArguments(count, words)) return 1;
  std::printf("calibration loop: %.0f M steps/s\n", alveole::bench::calibration() / 1e6);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
