#include <gtest/gtest.h>

#include <string_view>

#include "engine/error_line.h"
#include "engine/reason_line.h"

namespace alveole::engine {
namespace {

TEST(ErrorLine, ReadsBackWhatItWrites) {
  const Error error{"error.some.thing", 1, 17, {{"a", "say \"hi\" \\ there"}, {"b", ""}}};
  EXPECT_EQ(parse_error(print_error(error)), error);
  const Error plain{"error.some.thing", 1, 1, {}};
  EXPECT_EQ(print_error(plain), "info string error error.some.thing 1");
  EXPECT_EQ(parse_error(print_error(plain)), plain);
  for (const std::string_view other :
       {"", "readyok", "info string error", "info string error x", "info string error x y",
        "info string error x 1 a", "info string error x 1 a=b", "info string error x 1 a=\"b",
        "info string error x 1 a=\"b\"c", "info string error x 0"}) {
    EXPECT_FALSE(parse_error(other)) << other;
  }
}

TEST(ReasonLine, ReadsBackWhatItWrites) {
  const ReasonLine reason{"reason.a.b", {{"move", "d4-e5"}, {"cells", ""}}};
  EXPECT_EQ(print_reason(reason), "response reason.a.b move=\"d4-e5\" cells=\"\"");
  EXPECT_EQ(parse_reason(print_reason(reason)), reason);
  for (const std::string_view other : {"", "response", "response e5", "response none", "reason.a.b",
                                       "response reason.a b", "response reason.a b=\"c"}) {
    EXPECT_FALSE(parse_reason(other)) << other;
  }
}

}  // namespace
}  // namespace alveole::engine
