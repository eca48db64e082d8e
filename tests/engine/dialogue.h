#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/engine.h"
#include "engine/error_line.h"

namespace alveole::engine {

/// An engine and a transport whose clock goes one millisecond a step.
class Dialogue {
 public:
  /// Sends lines and returns all that is answered until the engine is at rest.
  std::string say(std::string_view text, std::uint64_t budget = 1000) {
    engine_.feed(std::string(text) + "\n");
    return rest(budget);
  }
  /// Sends lines and returns what is answered before any step.
  std::string begin(std::string_view text) {
    engine_.feed(std::string(text) + "\n");
    return engine_.take_output();
  }
  std::string steps(int count, std::uint64_t budget = 100) {
    for (int i = 0; i < count; ++i) engine_.step(now_++, budget);
    return engine_.take_output();
  }
  std::string rest(std::uint64_t budget = 1000) {
    for (int i = 0; engine_.wants_step() && i < 100'000; ++i) engine_.step(now_++, budget);
    EXPECT_FALSE(engine_.wants_step()) << "no end in sight";
    return engine_.take_output();
  }
  Engine& engine() { return engine_; }

 private:
  Engine engine_{"test"};
  std::int64_t now_ = 1'000'000;
};

/// The last line, without its end.
inline std::string last_line(std::string text) {
  if (text.ends_with('\n')) text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}

inline Error error_in(const std::string& answer) {
  const std::optional<Error> error = parse_error(last_line(answer));
  EXPECT_TRUE(error) << answer;
  return error.value_or(Error{});
}

}  // namespace alveole::engine
