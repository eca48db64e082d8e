#include "text/texts.h"

#include <gtest/gtest.h>

#include <string>

namespace alveole {
namespace {

Texts catalogue(std::string language, std::string_view file) {
  Texts texts(std::move(language));
  const Expected<void> added = texts.add(file);
  EXPECT_TRUE(added) << added.error().code;
  return texts;
}

Error refused(std::string_view file) {
  Texts texts("en");
  const Expected<void> added = texts.add(file);
  EXPECT_FALSE(added) << file;
  EXPECT_TRUE(texts.keys().empty()) << "a refused file adds nothing";
  return added ? Error{} : added.error();
}

TEST(Texts, LinesAreKeysAndTexts) {
  const Texts texts = catalogue("en", "# greetings\n\n  hello = Good day!  \nequal = a = b\n");
  EXPECT_EQ(texts.text("hello"), "Good day!");
  EXPECT_EQ(texts.text("equal"), "a = b");
  EXPECT_EQ(texts.keys(), (std::vector<std::string_view>{"equal", "hello"}));
}

TEST(Texts, WindowsLineEndsAndByteOrderMarkAreNoPartOfTheTexts) {
  const Texts texts = catalogue("en", "\xEF\xBB\xBFone = 1\r\ntwo = 2\r\n");
  EXPECT_EQ(texts.text("one"), "1");
  EXPECT_EQ(texts.text("two"), "2");
}

TEST(Texts, ArgumentsReplaceTheirNames) {
  const Texts texts = catalogue("en", "move = {side} plays {cell}, {side} waits {{ or }\n");
  EXPECT_EQ(texts.text("move", {{"cell", "d5"}, {"side", "White"}}),
            "White plays d5, White waits { or }");
  EXPECT_EQ(texts.arguments_of("move"), (std::set<std::string>{"cell", "side"}));
}

TEST(Texts, ValuesAreNotFilledInAgain) {
  const Texts texts = catalogue("en", "say = {what}\n");
  EXPECT_EQ(texts.text("say", {{"what", "{what}"}}), "{what}");
}

TEST(Texts, WhatIsMissingIsSeenAndStopsNothing) {
  const Texts texts = catalogue("en", "move = {side} plays\n");
  EXPECT_EQ(texts.text("no.such.key"), "[no.such.key]");
  EXPECT_EQ(texts.text("move"), "{side} plays");
  EXPECT_EQ(texts.sentence(Error{"error.no.such"}), "[error.no.such]");
  EXPECT_FALSE(texts.has("no.such.key"));
}

TEST(Texts, EnglishAndItalianCallOnlyOneOne) {
  for (const std::string language : {"en", "it", "en-GB"}) {
    const Texts texts = catalogue(language, "disc.one = {count} A\ndisc.other = {count} B\n");
    EXPECT_EQ(texts.text("disc", {{"count", "0"}}), "0 B");
    EXPECT_EQ(texts.text("disc", {{"count", "1"}}), "1 A");
    EXPECT_EQ(texts.text("disc", {{"count", "2"}}), "2 B");
    EXPECT_EQ(texts.text("disc", {{"count", "11"}}), "11 B");
    EXPECT_TRUE(texts.has("disc"));
  }
}

TEST(Texts, FrenchCallsNoneOneToo) {
  for (const std::string language : {"fr", "fr-CH"}) {
    const Texts texts =
        catalogue(language, "coup.one = {count} coup\ncoup.other = {count} coups\n");
    EXPECT_EQ(texts.text("coup", {{"count", "0"}}), "0 coup");
    EXPECT_EQ(texts.text("coup", {{"count", "1"}}), "1 coup");
    EXPECT_EQ(texts.text("coup", {{"count", "2"}}), "2 coups");
  }
}

TEST(Texts, ACountDoesNotForceTwoForms) {
  const Texts texts = catalogue("en", "limit = At most {count}.\n");
  EXPECT_EQ(texts.text("limit", {{"count", "1"}}), "At most 1.");
}

TEST(Texts, FilesAddUpAndNoKeyIsGivenTwice) {
  Texts texts = catalogue("en", "a = 1\n");
  EXPECT_TRUE(texts.add("b = 2\n"));
  const Expected<void> again = texts.add("c = 3\n\n  a = 4\n");
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error(), (Error{"error.text.repeated-key", 3, 3, {{"key", "a"}}}));
  EXPECT_EQ(texts.text("a"), "1");
  EXPECT_FALSE(texts.has("c")) << "a refused file adds nothing";
}

TEST(Texts, ErrorsSayWhere) {
  EXPECT_EQ(refused("a = 1\n  no equals"), (Error{"error.text.no-equals", 2, 3, {}}));
  EXPECT_EQ(refused("Big = 1"), (Error{"error.text.bad-key", 1, 1, {{"key", "Big"}}}));
  EXPECT_EQ(refused("= 1"), (Error{"error.text.bad-key", 1, 1, {{"key", ""}}}));
  EXPECT_EQ(refused("a =  "), (Error{"error.text.empty", 1, 4, {{"key", "a"}}}));
  EXPECT_EQ(refused("a = 1\na = 2"), (Error{"error.text.repeated-key", 2, 1, {{"key", "a"}}}));
  EXPECT_EQ(refused("a = x {b"), (Error{"error.text.bad-brace", 1, 7, {}}));
  EXPECT_EQ(refused("a = {B}"), (Error{"error.text.bad-brace", 1, 5, {}}));
  EXPECT_EQ(refused("a = \xFF"), (Error{"error.text.bad-character", 1, 5, {}}));
}

TEST(Texts, ASentenceSaysWhereUnlessItIsTheStart) {
  const Texts texts = catalogue("en",
                                "error.x.y = Bad {what}.\n"
                                "error.x.z = Bad at {column}.\n"
                                "error.at-column = {sentence} (column {column})\n"
                                "error.at-line = {sentence} (line {line}, column {column})\n");
  const std::vector<Argument> arguments = {{"what", "cell"}};
  EXPECT_EQ(texts.sentence({"error.x.y", 1, 1, arguments}), "Bad cell.");
  EXPECT_EQ(texts.sentence({"error.x.y", 1, 7, arguments}), "Bad cell. (column 7)");
  EXPECT_EQ(texts.sentence({"error.x.y", 3, 1, arguments}), "Bad cell. (line 3, column 1)");
  EXPECT_EQ(texts.sentence({"error.x.z", 1, 7, {}}), "Bad at 7.");
}

}  // namespace
}  // namespace alveole
