#include "app/saved.h"

#include <gtest/gtest.h>

#include "app/command.h"
#include "shell/app/make_app.h"

namespace alveole::app {
namespace {

std::string quoted(const std::string& text) {
  std::string word = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') word += '\\';
    word += c;
  }
  return word + "\"";
}

TEST(Saved, AnotherInstanceGoesOnWhereTheFirstStopped) {
  App first = make_app("fr");
  run(first, {"new hexdame variant=4 white=human black=human", "play c3-d3", "flip", "theme wood",
              "coordinates off", "look cells"});
  App second = make_app("en");
  run(second, {"restore " + quoted(first.saved())});
  EXPECT_EQ(second.saved(), first.saved());
  EXPECT_EQ(second.texts().language(), "fr");
  EXPECT_EQ(second.screen().id, "play");
  EXPECT_EQ(*second.execute("position"), *first.execute("position"));
}

TEST(Saved, MovesTakenBackCanStillBePlayedAgain) {
  App first = make_app();
  run(first, {"new attangle white=human black=human", "play c3", "play c4", "undo"});
  App second = make_app();
  run(second, {"restore " + quoted(first.saved()), "redo"});
  EXPECT_EQ(second.table()->match.node(second.table()->match.current()).ply, 2);
}

TEST(Saved, AResignedGameStaysResigned) {
  App first = make_app();
  run(first, {"new attangle white=human black=human", "play c3", "resign yes"});
  App second = make_app();
  run(second, {"restore " + quoted(first.saved())});
  EXPECT_EQ(second.table()->match.result(), match::resigned_by(Side::black));
}

TEST(Saved, TheComputerIsAskedAgainWhenItWasItsTurn) {
  App first = make_app();
  run(first, {"new attangle", "play c3"});
  App second = make_app();
  run(second, {"restore " + quoted(first.saved())});
  const auto lines = engine_lines(second);
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.back(), "go movetime 5000");
}

TEST(Saved, TheComputerKeepsItsLevel) {
  App first = make_app();
  run(first, {"new attangle level=5"});
  App second = make_app();
  run(second, {"restore " + quoted(first.saved())});
  EXPECT_EQ(second.table()->level, 5);
}

TEST(Saved, AGameKeptBeforeThereWereLevelsIsStillRead) {
  App first = make_app();
  run(first, {"new attangle level=5", "play c3"});
  std::string text = first.saved();
  const std::size_t at = text.find("level = 5\n");
  ASSERT_NE(at, std::string::npos);
  text.erase(at, std::string_view("level = 5\n").size());
  App second = make_app();
  run(second, {"restore " + quote_word(text)});
  EXPECT_EQ(second.table()->level, first_level);
  EXPECT_EQ(code_of(second, "restore \"version = 1\nlevel = 9\n\""), "error.saved.unreadable");
}

TEST(Saved, AFreshAppHasNothingToKeep) {
  App app = make_app();
  EXPECT_TRUE(app.take_requests().empty()) << "it would overwrite what is kept";
}

TEST(Saved, WhatCannotBeReadIsPutAsideWithItsReason) {
  App app = make_app();
  EXPECT_EQ(code_of(app, "restore \"version = 1\nply = many\n\""), "error.saved.unreadable");
  bool kept = false;
  for (const Request& request : app.take_requests()) {
    kept |= request.kind == Request::Kind::store && request.key == "unreadable" &&
            request.text.find("ply = many") != std::string::npos;
  }
  EXPECT_TRUE(kept);
  ASSERT_TRUE(app.notice());
  EXPECT_NE(app.texts().sentence(*app.notice()).find("ply = many"), std::string::npos);
}

TEST(Saved, AnUnknownLanguageIsSaidButTheGameComesBack) {
  App first = make_app();
  run(first, {"new attangle white=human black=human", "play c3"});
  std::string text = first.saved();
  text.replace(text.find("language = en"), 13, "language = de");
  App second = make_app("fr");
  EXPECT_EQ(code_of(second, "restore " + quote_word(text)), "error.command.unknown-text");
  EXPECT_EQ(second.texts().language(), "fr");
  EXPECT_EQ(*second.execute("position"), *first.execute("position"));
}

TEST(Saved, ALongGameFullOfBackslashesComesBack) {
  App first = make_app();
  run(first, {"new attangle white=human black=human", "play c3"});
  std::string text = first.saved();
  const std::string move = "1. c3";
  // Each is doubled in the record, and again where the record is a word of a command.
  text.insert(text.find(move) + move.size(), " {" + std::string(800'000, '\\') + "}");
  App second = make_app();
  EXPECT_EQ(code_of(second, "restore " + quote_word(text)), "accepted");
  EXPECT_EQ(*second.execute("position"), *first.execute("position"));
}

TEST(Saved, WhatIsRefusedIsSeenOnEveryScreen) {
  App app = make_app();
  EXPECT_EQ(code_of(app, "restore \"version = 1\nply = many\n\""), "error.saved.unreadable");
  EXPECT_NE(find_control(app.screen(), "start.status.notice"), nullptr);
  run(app, {"new attangle", "menu"});
  EXPECT_EQ(code_of(app, "storage-failed"), "error.page.not-kept");
  EXPECT_NE(find_control(app.screen(), "menu.status.notice"), nullptr);
}

TEST(Saved, ErrorsCountLinesInTheWholeText) {
  const auto parsed = parse_saved("version = 1\n\n[Format \"1\"]\n[Game \"hexade\"]\n\n1. zz *\n");
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error().line, 6);
}

TEST(Saved, AnotherVersionIsNotGuessedAt) {
  EXPECT_EQ(parse_saved("version = 2\n").error().code, "error.saved.version");
  EXPECT_EQ(parse_saved("").error().code, "error.saved.version");
}

}  // namespace
}  // namespace alveole::app
