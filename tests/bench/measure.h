#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace alveole::bench {

/// Registers a benchmark that runs `work` five times and reports the fastest, in things a second of
/// processor time and as a ratio to the calibration loop. `work` returns how many things it did.
void measure(const std::string& name, std::function<std::uint64_t()> work);

/// Steps a second of a fixed loop (xorshift64*), measured once in this run: what the figures are
/// compared with, so that they mean something on another machine.
double calibration();

}  // namespace alveole::bench
