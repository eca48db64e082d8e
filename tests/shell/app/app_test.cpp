#include "app/app.h"

#include <gtest/gtest.h>

#include "app/commands.h"
#include "match/link.h"
#include "shell/app/make_app.h"

namespace alveole::app {
namespace {

int ply(const App& app) {
  return app.table()->match.node(app.table()->match.current()).ply;
}

TEST(App, BeginsOnTheStartScreen) {
  App app = make_app();
  EXPECT_EQ(app.screen().id, "start");
  EXPECT_TRUE(app.scene().cells.empty());
}

TEST(App, SpeaksTheLanguageOfTheDevice) {
  EXPECT_EQ(make_app("fr-CH").texts().language(), "fr");
  EXPECT_EQ(make_app("de").texts().language(), "en");
}

TEST(App, EveryCommandSaysHowItIsWritten) {
  for (const CommandInfo& info : all_commands()) {
    EXPECT_TRUE(info.usage.starts_with(info.name)) << info.name;
    EXPECT_EQ(find_command(info.name), &info);
  }
  App app = make_app();
  EXPECT_EQ(code_of(app, "dance"), "error.command.unknown");
  EXPECT_EQ(code_of(app, "click"), "error.command.usage");
}

TEST(App, NoCommandWithoutAGameCrashes) {
  for (const CommandInfo& info : all_commands()) {
    for (const char* rest : {"", " x", " yes", " 3", " d5", " -", " a b c", " x=y"}) {
      App app = make_app();
      const auto reply = app.execute(std::string(info.name) + rest);
      if (!reply) {
        EXPECT_FALSE(app.texts().sentence(reply.error()).starts_with("[")) << info.name;
      }
      app.screen();
      app.scene();
    }
  }
}

TEST(App, ThePersonBeginsAndTheComputerIsAskedAfterTheFirstMove) {
  App app = make_app();
  run(app, {"new hexaequo"});
  EXPECT_TRUE(app.human_to_move());
  EXPECT_TRUE(engine_lines(app).empty());
  run(app, {"play Th8"});
  EXPECT_FALSE(app.human_to_move());
  EXPECT_EQ(engine_lines(app).back(), "go movetime 1000");
  run(app, {"engine \"bestmove h9-i8\""});
  EXPECT_EQ(ply(app), 2);
  EXPECT_TRUE(app.human_to_move());
}

TEST(App, WhileTheComputerThinksThePersonCannotMoveForIt) {
  App app = make_app();
  run(app, {"new attangle", "play c3"});
  EXPECT_EQ(code_of(app, "click c4"), "error.command.not-your-turn");
  EXPECT_EQ(ply(app), 1);
}

TEST(App, AnIllegalAnswerOfTheEngineIsSaidAndPlaysNothing) {
  App app = make_app();
  run(app, {"new attangle", "play c3"});
  EXPECT_EQ(code_of(app, "engine \"bestmove d4\""), "error.engine.bad-move");
  EXPECT_EQ(ply(app), 1);
  run(app, {"undo"});
  EXPECT_EQ(ply(app), 0);
}

TEST(App, UndoAgainstTheComputerTakesBothPliesBack) {
  App app = make_app();
  run(app, {"new attangle", "play c3", "engine \"bestmove c4\"", "undo"});
  EXPECT_EQ(ply(app), 0);
  run(app, {"redo"});
  EXPECT_EQ(ply(app), 2);
}

TEST(App, UndoWhileTheComputerThinksTakesOnePlyBackAndStopsIt) {
  App app = make_app();
  run(app, {"new attangle", "play c3"});
  engine_lines(app);
  run(app, {"undo"});
  EXPECT_EQ(ply(app), 0);
  EXPECT_EQ(engine_lines(app), std::vector<std::string>{"stop"});
  run(app, {"engine \"bestmove c4\""});
  EXPECT_EQ(ply(app), 0) << "the answer came too late";
}

TEST(App, ThereIsNoUndoBeforeTheFirstMoveOfThePerson) {
  App app = make_app();
  run(app, {"new attangle white=computer black=human", "engine \"bestmove c3\""});
  EXPECT_EQ(code_of(app, "undo"), "error.command.nothing-to-undo");
  EXPECT_EQ(ply(app), 1);
}

TEST(App, AMovePlayedAfterUndoBecomesTheGame) {
  App app = make_app();
  run(app, {"new attangle white=human black=human", "play c3", "undo", "play a1"});
  EXPECT_NE(app.execute("link")->find("moves=a1"), std::string::npos);
}

TEST(App, ClicksSelectThenPlay) {
  App app = make_app();
  run(app, {"new hexdame white=human black=human", "click d4"});
  EXPECT_EQ(ply(app), 0);
  EXPECT_EQ(app.table()->selection.clicks(app.table()->match).size(), 1U);
  run(app, {"click d5"});
  EXPECT_EQ(ply(app), 1);
}

TEST(App, ADragIsTwoClicksAndDroppedOnItsOwnCellCancels) {
  App app = make_app();
  run(app, {"new hexdame white=human black=human", "grab d4", "drop d5"});
  EXPECT_EQ(ply(app), 1);
  run(app, {"grab f6", "drop f6"});
  EXPECT_EQ(ply(app), 1);
  EXPECT_TRUE(app.table()->selection.clicks(app.table()->match).empty());
}

TEST(App, AWrongClickIsExplainedUntilTheNextAction) {
  App app = make_app();
  run(app, {"new hexdame white=human black=human", "click f6"});
  ASSERT_TRUE(app.notice());
  EXPECT_EQ(app.live(), app.texts().sentence(*app.notice()));
  run(app, {"click d4"});
  EXPECT_FALSE(app.notice());
}

TEST(App, TheResultIsAnnouncedWithItsReason) {
  App app = make_app();
  run(app, {"new hexaequo white=human black=human", "play Th8", "play h9-i8", "play j8xh8"});
  EXPECT_EQ(app.table()->match.result(), (Status{Outcome::black, "no-piece"}));
  const Control* result = find_control(app.screen(), "play.status.result");
  ASSERT_NE(result, nullptr);
  EXPECT_NE(app.live().find(result->text), std::string::npos);
  ASSERT_NE(find_control(app.screen(), "play.end.again"), nullptr);
}

TEST(App, ResigningAndAgreeingAskFirst) {
  App app = make_app();
  run(app, {"new hexade white=human black=human", "play e5", "resign"});
  EXPECT_EQ(app.screen().id, "resign");
  EXPECT_FALSE(app.table()->match.result().over());
  run(app, {"resign yes"});
  EXPECT_EQ(app.table()->match.result(), match::resigned_by(Side::black));
  EXPECT_EQ(app.screen().id, "play");
  run(app, {"new hexade white=human black=human", "draw", "draw yes"});
  EXPECT_EQ(app.table()->match.result(), match::agreed_draw());
}

TEST(App, AgainstTheComputerThereIsNoAgreement) {
  App app = make_app();
  run(app, {"new hexade"});
  EXPECT_EQ(code_of(app, "draw"), "error.command.not-now");
}

TEST(App, BlackSeesHexdameFromHisSide) {
  App app = make_app();
  run(app, {"new hexdame white=computer black=human"});
  EXPECT_EQ(app.table()->orientation, 3);
  run(app, {"flip"});
  EXPECT_EQ(app.table()->orientation, 0);
}

TEST(App, TheSheetBeginsWhatItShows) {
  App app = make_app();
  run(app, {"setup hexade", "setup-set variant=169", "setup-set option.row=exactly-six",
            "setup-set white=computer", "start"});
  EXPECT_EQ(app.table()->match.game().settings().variant, "169");
  EXPECT_EQ(app.table()->match.game().settings().option("row"), "exactly-six");
  EXPECT_EQ(app.table()->player(Side::white), Player::computer);
  EXPECT_EQ(code_of(app, "setup-set variant=5"), "error.game.unknown-variant");
}

TEST(App, AttangleIsDrawnAsCellsOrPoints) {
  App app = make_app();
  run(app, {"new attangle white=human black=human"});
  EXPECT_EQ(app.scene().cells.front().surface, scene::Surface::cell);
  run(app, {"look points"});
  EXPECT_EQ(app.scene().cells.front().surface, scene::Surface::point);
  EXPECT_EQ(code_of(app, "look stars"), "error.command.unknown-value");
}

TEST(App, LinksAndRecordsAreLoaded) {
  App app = make_app();
  run(app, {"load \"v=1&game=attangle&moves=c3%20c4\""});
  EXPECT_EQ(ply(app), 2);
  const std::string record = *app.execute("record");
  App other = make_app();
  std::string quoted = "\"";
  for (const char c : record) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  run(other, {"load " + quoted + "\""});
  EXPECT_EQ(*other.execute("link"), *app.execute("link"));
  EXPECT_EQ(code_of(app, "load \"v=1&game=attangle&moves=d4\""), "error.attangle.barred");
  EXPECT_EQ(ply(app), 2) << "the game on the board stays";
}

TEST(App, AnEngineThatCameBackIsAskedAgain) {
  App app = make_app();
  run(app, {"new attangle", "play c3"});
  engine_lines(app);
  run(app, {"engine-restarted"});
  EXPECT_EQ(engine_lines(app).back(), "go movetime 1000");
  ASSERT_NE(find_control(app.screen(), "play.status.lost"), nullptr);
}

TEST(App, ALanguageThatIsNotAtHandIsRequested) {
  Assets assets = real_assets();
  const Texts italian = assets.texts.back();
  assets.texts.pop_back();
  App app(std::move(assets), "en", false);
  run(app, {"language it"});
  EXPECT_EQ(app.texts().language(), "en");
  const auto requests = app.take_requests();
  ASSERT_EQ(requests.size(), 1U);
  EXPECT_EQ(requests[0].kind, Request::Kind::texts);
  app.add_texts(italian);
  run(app, {"language it"});
  EXPECT_EQ(app.texts().language(), "it");
}

TEST(App, TheCursorWalksInSixDirections) {
  App app = make_app();
  run(app, {"new attangle variant=side3 white=human black=human", "focus board c3"});
  const auto name = [&] { return app.table()->match.game().cell_name(*app.cursor()); };
  EXPECT_EQ(name(), "c3");
  run(app, {"cursor 0"});
  EXPECT_EQ(name(), "c4");
  run(app, {"cursor 180", "cursor 60"});
  EXPECT_EQ(name(), "d3");
  run(app, {"cursor 240", "cursor 300"});
  EXPECT_EQ(name(), "b3");
  run(app, {"cursor click"});
  EXPECT_EQ(ply(app), 1);
}

}  // namespace
}  // namespace alveole::app
