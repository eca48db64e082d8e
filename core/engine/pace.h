#pragma once

#include <algorithm>
#include <cstdint>

namespace alveole::engine {

/// How many nodes a slice may have so that it takes about 10 to 20 milliseconds: long enough to
/// cost nothing, short enough to answer `stop` at once. For transports, which own the clock.
class Pace {
 public:
  std::uint64_t budget() const { return budget_; }
  /// The last slice took so many milliseconds.
  void took(std::int64_t milliseconds) {
    if (milliseconds < 10) budget_ = std::min<std::uint64_t>(budget_ * 2, 1u << 24);
    if (milliseconds > 20) budget_ = std::max<std::uint64_t>(budget_ / 2, 64);
  }

 private:
  std::uint64_t budget_ = 1024;
};

}  // namespace alveole::engine
