#pragma once

#include <cstdint>

/// Numbers that look random and are the same on every machine: for hash keys and seeded choices.
namespace alveole {

/// 2^64 / golden ratio, odd: its multiples are spread evenly. The step of SplitMix64.
constexpr std::uint64_t golden_step = 0x9E3779B97F4A7C15;

/// Every bit of the input changes about half of the output; no two inputs share one. The finaliser
/// of SplitMix64 (Steele, Lea, Flood 2014).
constexpr std::uint64_t scatter(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
  return x ^ (x >> 31);
}

}  // namespace alveole
