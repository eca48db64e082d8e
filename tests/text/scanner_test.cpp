#include "text/scanner.h"

#include <gtest/gtest.h>

namespace alveole {
namespace {

TEST(Scanner, SplitKeepsEmptyPartsAndColumns) {
  const std::vector<Token> parts = split({"a ; b;", 1}, ';');
  ASSERT_EQ(parts.size(), 3u);
  EXPECT_EQ(parts[0].text, "a");
  EXPECT_EQ(parts[1].text, "b");
  EXPECT_EQ(parts[1].column, 5);
  EXPECT_EQ(parts[2].text, "");
}

TEST(Scanner, WordsSkipAnyRunOfSpaces) {
  const std::vector<Token> parts = words({"  ab\t\ncd ", 11});
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0].column, 13);
  EXPECT_EQ(parts[1].text, "cd");
  EXPECT_EQ(parts[1].column, 17);
}

TEST(Scanner, NumbersAreWholeAndWithinTheirRange) {
  EXPECT_EQ(parse_number("12", 1, 20), 12);
  for (const std::string_view text : {"", "0", "21", "1x", " 1", "+1", "99999999999999999999"}) {
    EXPECT_EQ(parse_number(text, 1, 20), std::nullopt) << text;
  }
}

TEST(Scanner, Utf8IsValidUpToTheFirstBrokenSequence) {
  EXPECT_EQ(valid_utf8_length("été"), 5u);
  EXPECT_EQ(valid_utf8_length("a\xC3"), 1u);
  EXPECT_EQ(valid_utf8_length("ab\xC0\x80"), 2u) << "overlong";
  EXPECT_EQ(valid_utf8_length("\xED\xA0\x80"), 0u) << "surrogate";
  EXPECT_EQ(valid_utf8_length("\xF4\x90\x80\x80"), 0u) << "past U+10FFFF";
}

TEST(Scanner, ExcerptsAreShortAndPrintable) {
  EXPECT_EQ(quoted_excerpt("a\x1B[b\xFF"), "a?[b?");
  EXPECT_LT(quoted_excerpt(std::string(5000, 'x')).size(), 60u);
}

}  // namespace
}  // namespace alveole
