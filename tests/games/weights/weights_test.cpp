#include "games/weights.h"

#include <gtest/gtest.h>

namespace alveole {
namespace {

const Weights sample{"hexdame", "5", "train hexdame", {0, 1, -1, 32767, -32768, 258}};

TEST(Weights, AreReadAsTheyWereWritten) {
  const auto read = parse_weights(print_weights(sample));
  ASSERT_TRUE(read) << read.error().code;
  EXPECT_EQ(*read, sample);
}

TEST(Weights, StandInTheFileAsTheHeaderOfWeightsSays) {
  const std::string header =
      "alveole weights 1\ngame = hexdame\nvariant = 5\ncount = 2\ncommand = train hexdame\n\n";
  EXPECT_EQ(print_weights({"hexdame", "5", "train hexdame", {258, -1}}),
            header + std::string("\x02\x01\xff\xff"));
}

Error refused(std::string_view bytes) {
  const auto read = parse_weights(bytes);
  EXPECT_FALSE(read) << bytes;
  return read ? Error{} : read.error();
}

TEST(Weights, CutShortAnywhereAreRefused) {
  const std::string whole = print_weights(sample);
  for (std::size_t size = 0; size < whole.size(); ++size) {
    refused(std::string_view(whole).substr(0, size));
  }
  EXPECT_EQ(refused(whole + "x").code, "error.weights.size");
}

TEST(Weights, WithADamagedHeaderAreRefusedWithTheLine) {
  const std::string whole = print_weights(sample);
  const auto changed = [&](std::string_view from, std::string_view to) {
    std::string text = whole;
    text.replace(text.find(from), from.size(), to);
    return refused(text);
  };
  EXPECT_EQ(changed("weights 1", "weights 2").line, 1);
  EXPECT_EQ(changed("game = ", "name = ").line, 2);
  EXPECT_EQ(changed("variant = 5", "variant = ").line, 3);
  EXPECT_EQ(changed("count = 6", "count = -6").line, 4);
  EXPECT_EQ(changed("count = 6", "count = 9999999999").line, 4);
  EXPECT_EQ(changed("command = ", "").line, 5);
  EXPECT_EQ(changed("\n\n", "\nx\n").line, 6);
  const Error error = changed("count = 6", "count = x");
  EXPECT_EQ(error.code, "error.weights.line");
  EXPECT_EQ(error.arguments, (std::vector<Argument>{{"line", "4"}, {"expected", "count = "}}));
  EXPECT_EQ(changed("count = 6", "count = 7").code, "error.weights.size");
}

}  // namespace
}  // namespace alveole
