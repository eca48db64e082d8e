#pragma once

#include <cstddef>
#include <cstdint>

namespace alveole::lab {

/// Random numbers that are the same on every machine: xorshift64* (Vigna 2016).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15 + 1) {}

  /// From 0 to `limit` - 1, by the upper bits; evenly for the small limits of lists of moves.
  std::size_t below(std::size_t limit) {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    const std::uint64_t bits = (state_ * 0x2545f4914f6cdd1d) >> 32;
    return static_cast<std::size_t>((bits * limit) >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace alveole::lab
