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
  EXPECT_EQ(engine_lines(app).back(), "go movetime 5000");
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

TEST(App, WhatWasRefusedIsForgottenWhenTheComputerHasMoved) {
  App app = make_app();
  run(app, {"new attangle", "play c3"});
  EXPECT_EQ(code_of(app, "click c4"), "error.command.not-your-turn");
  run(app, {"engine \"bestmove c4\""});
  EXPECT_FALSE(app.notice());
}

TEST(App, AComputerPlayerThatFailedIsAskedAgainAfterUndo) {
  App app = make_app();
  run(app, {"new attangle", "play c3"});
  EXPECT_EQ(code_of(app, "engine-failed gone"), "error.engine.failed");
  run(app, {"undo", "play c3", "engine \"bestmove c4\""});
  EXPECT_EQ(ply(app), 2);
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

TEST(App, UndoIsOfferedOnlyWhereItDoesSomething) {
  App app = make_app();
  const auto enabled = [&] { return find_control(app.screen(), "play.buttons.undo")->enabled; };
  run(app, {"new attangle white=computer black=human", "engine \"bestmove c3\""});
  EXPECT_FALSE(enabled()) << "only the computer has moved";
  run(app, {"play c4"});
  EXPECT_TRUE(enabled());
  run(app, {"new attangle"});
  EXPECT_FALSE(enabled());
}

TEST(App, UndoAfterResigningTakesBackTheResignationAlone) {
  App app = make_app();
  run(app, {"new hexade white=human black=human", "play e5", "resign", "resign yes"});
  EXPECT_TRUE(find_control(app.screen(), "play.buttons.undo")->enabled);
  run(app, {"undo"});
  EXPECT_FALSE(app.table()->match.result().over());
  EXPECT_EQ(ply(app), 1);
  EXPECT_EQ(app.live(), app.texts().text("live.retracted"));
  run(app, {"undo"});
  EXPECT_EQ(ply(app), 0);
}

TEST(App, WhenTheResignationIsTakenBackTheComputerThinksOn) {
  App app = make_app();
  run(app, {"new attangle", "play c3", "resign yes"});
  engine_lines(app);
  run(app, {"undo"});
  EXPECT_TRUE(app.thinking());
}

TEST(App, AnEarlierPositionIsAnnouncedAndKeepsTheLaterMoves) {
  for (const char* players : {"white=human black=human", "white=human black=computer"}) {
    App app = make_app();
    run(app, {std::string("new attangle ") + players, "play c3", "engine \"bestmove c4\""});
    if (ply(app) == 1) run(app, {"play c4"});
    ASSERT_EQ(find_control(app.screen(), "play.status.back"), nullptr);
    run(app, {"goto 0"});
    const Control* back = find_control(app.screen(), "play.status.back");
    ASSERT_NE(back, nullptr) << players;
    const std::string words = app.texts().text("play.look-back");
    EXPECT_NE(back->text.find(words), std::string::npos);
    EXPECT_NE(app.live().find(words), std::string::npos);
    const Control* later = find_control(app.screen(), "play.moves.2");
    ASSERT_NE(later, nullptr);
    EXPECT_TRUE(later->later);
    run(app, {"redo"});
    EXPECT_FALSE(find_control(app.screen(), "play.moves.1")->later);
  }
}

TEST(App, AnotherMoveInAnEarlierPositionBeginsAVariationThatIsSaid) {
  App app = make_app();
  run(app, {"new attangle white=human black=human", "play c3", "play c4", "undo"});
  EXPECT_NE(find_control(app.screen(), "play.status.back"), nullptr) << "the same after undo";
  run(app, {"play a1"});
  EXPECT_NE(find_control(app.screen(), "play.status.varied"), nullptr);
  EXPECT_NE(app.live().find(app.texts().text("play.varied")), std::string::npos);
  const Control* kept = find_control(app.screen(), "play.moves.2-2");
  ASSERT_NE(kept, nullptr);
  EXPECT_NE(kept->text.find("c4"), std::string::npos);
  run(app, {kept->command});
  EXPECT_EQ(app.table()->match.node(app.table()->match.current()).text, "c4");
  EXPECT_EQ(find_control(app.screen(), "play.status.varied"), nullptr);
  ASSERT_NE(find_control(app.screen(), "play.moves.2-1"), nullptr) << "and back again";
}

TEST(App, TheSameMoveAgainIsNoVariation) {
  App app = make_app();
  run(app, {"new attangle white=human black=human", "play c3", "play c4", "undo", "play c4"});
  EXPECT_EQ(find_control(app.screen(), "play.status.varied"), nullptr);
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

TEST(App, InAnEarlierPositionTheMenuSaysWhyNobodyCanResign) {
  App app = make_app();
  run(app, {"new hexade white=human black=human", "play e5", "undo", "menu"});
  EXPECT_FALSE(find_control(app.screen(), "menu.game.resign")->enabled);
  EXPECT_FALSE(find_control(app.screen(), "menu.game.draw")->enabled);
  EXPECT_NE(find_control(app.screen(), "menu.why.words"), nullptr);
  run(app, {"back", "redo", "menu"});
  EXPECT_TRUE(find_control(app.screen(), "menu.game.resign")->enabled);
  EXPECT_EQ(find_control(app.screen(), "menu.why.words"), nullptr);
}

TEST(App, ResigningIsNotTheAnswerThatStandsOut) {
  App app = make_app();
  run(app, {"new hexade", "play e5", "resign"});
  EXPECT_EQ(app.screen().title, "Do you resign?");
  EXPECT_EQ(find_control(app.screen(), "confirm.buttons.yes")->role, Role::button);
  EXPECT_EQ(find_control(app.screen(), "confirm.buttons.no")->role, Role::primary);
}

TEST(App, ANewGameAsksBeforeItEndsAnother) {
  App app = make_app();
  run(app, {"new hexade white=human black=human", "home"});
  const std::string play = find_control(app.screen(), "start.hexdame.play")->command;
  run(app, {"resume", "play e5", "home", play});
  EXPECT_EQ(app.screen().id, "replace");
  EXPECT_EQ(app.table()->match.game().info().id, "hexade");
  run(app, {"back"});
  EXPECT_EQ(app.screen().id, "start");
  run(app, {play});
  run(app, {find_control(app.screen(), "confirm.buttons.yes")->command});
  EXPECT_EQ(app.screen().id, "play");
  EXPECT_EQ(app.table()->match.game().info().id, "hexdame");
}

TEST(App, ANewGameDoesNotAskWhereNothingIsLost) {
  App app = make_app();
  run(app, {"new hexade white=human black=human", "ask \"new hexdame\""});
  EXPECT_EQ(app.screen().id, "play") << "no move was played";
  run(app, {"new hexade white=human black=human", "play e5", "resign yes", "setup hexdame",
            "ask start"});
  EXPECT_EQ(app.table()->match.game().info().id, "hexdame") << "the game was over";
}

TEST(App, BackLeadsWhereOneCameFrom) {
  App app = make_app();
  run(app, {"new hexade white=human black=human", "play e5", "home", "setup hexdame", "back"});
  EXPECT_EQ(app.screen().id, "start") << "although a game is in progress";
  EXPECT_EQ(app.focus(), "start.resume") << "there was no focus to go back to";
  run(app, {"resume", "menu", "setup hexade", "back"});
  EXPECT_EQ(app.screen().id, "menu");
  run(app, {"back"});
  EXPECT_EQ(app.screen().id, "play");
}

TEST(App, TheFocusGoesIntoWhatOpensAndBackToWhatOpenedIt) {
  App app = make_app();
  run(app, {"new hexade white=human black=human"});
  EXPECT_EQ(app.focus(), "board");
  run(app, {"menu"});
  EXPECT_EQ(app.focus(), "menu.game.resume");
  run(app, {"back"});
  EXPECT_EQ(app.focus(), "board");
  run(app, {"focus play.buttons.menu", "menu", "focus menu.game.new", "setup hexade"});
  EXPECT_TRUE(app.focus().starts_with("setup.")) << app.focus();
  run(app, {"back"});
  EXPECT_EQ(app.focus(), "menu.game.new");
  run(app, {"back"});
  EXPECT_EQ(app.focus(), "play.buttons.menu");
}

TEST(App, AControlThatCanNoLongerBeUsedHandsTheFocusToTheBoard) {
  App app = make_app();
  run(app, {"new hexade white=human black=human", "play e5", "focus play.buttons.undo", "undo"});
  EXPECT_EQ(app.focus(), "board");
  run(app, {"focus -", "flip"});
  EXPECT_EQ(app.focus(), "") << "nothing is taken from whoever is elsewhere on the page";
}

TEST(App, ArrowsChooseAmongRadios) {
  App app = make_app();
  run(app, {"setup hexdame", "focus setup.white.human", "option next"});
  EXPECT_EQ(app.focus(), "setup.white.computer");
  EXPECT_EQ(app.new_game().players[0], Player::computer);
  run(app, {"option next"});
  EXPECT_EQ(app.focus(), "setup.white.human") << "from the last to the first";
  run(app, {"option previous"});
  EXPECT_EQ(app.new_game().players[0], Player::computer);
  EXPECT_EQ(code_of(app, "option sideways"), "error.command.usage");
}

TEST(App, ANewLanguageIsSaidInThatLanguage) {
  App app = make_app();
  run(app, {"new hexade", "language fr"});
  EXPECT_EQ(app.live(), "Langue : Français");
}

TEST(App, TheCardsOfThePlayersTurnWithTheBoard) {
  App app = make_app();
  const auto last = [&] { return app.screen().groups.front().controls.back().owner; };
  for (const char* game : {"new hexade", "new hexdame white=computer black=human"}) {
    run(app, {game});
    const scene::Owner own = last();
    run(app, {"flip"});
    EXPECT_NE(last(), own);
    run(app, {"flip"});
    EXPECT_EQ(last(), own);
  }
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
  EXPECT_EQ(engine_lines(app).back(), "go movetime 5000");
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
