#include "app/command.h"

#include <gtest/gtest.h>

namespace alveole::app {
namespace {

TEST(Command, WordsAreSeparatedBySpaces) {
  const auto command = parse_command("  click   d5 ");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->name, "click");
  EXPECT_EQ(command->words, std::vector<std::string>{"d5"});
}

TEST(Command, NamedArgumentsHaveAnEqualsSign) {
  const auto command = parse_command("new hexade variant=169 position=\"e5 ; - ; b\"");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->value("variant"), "169");
  EXPECT_EQ(command->value("position"), "e5 ; - ; b");
  EXPECT_EQ(command->value("white", "human"), "human");
}

TEST(Command, QuotesKeepSpacesLineEndsAndEqualsSignsTogether) {
  const auto command = parse_command("load \"a = \\\"b\\\" \\\\\nc\"");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->words, std::vector<std::string>{"a = \"b\" \\\nc"});
}

TEST(Command, AQuoteThatIsNeverClosedIsNamedByItsColumn) {
  const auto command = parse_command("load \"abc");
  ASSERT_FALSE(command);
  EXPECT_EQ(command.error().code, "error.command.open-quote");
  EXPECT_EQ(command.error().column, 6);
}

TEST(Command, OnlyQuotesAndBackslashesAreEscaped) {
  EXPECT_EQ(parse_command("load \"a\\nb\"").error().code, "error.command.bad-escape");
  EXPECT_EQ(parse_command("load \"a\\").error().code, "error.command.bad-escape");
}

TEST(Command, NothingIsNoCommand) {
  EXPECT_EQ(parse_command("").error().code, "error.command.empty");
  EXPECT_EQ(parse_command(" \n").error().code, "error.command.empty");
}

TEST(Command, MoreThanFourMegabytesAreRefused) {
  EXPECT_EQ(parse_command("load " + std::string(4U << 20U, 'a')).error().code,
            "error.command.too-long");
}

TEST(Command, QuotedWordsReadBackAsTheyWere) {
  for (const std::string word :
       {"d5", "", "a b", "say \"hi\"", "back\\slash", "x=y", "line\nend"}) {
    const auto command = parse_command("load " + quote_word(word));
    ASSERT_TRUE(command) << word;
    EXPECT_EQ(command->words, std::vector<std::string>{word});
  }
}

}  // namespace
}  // namespace alveole::app
