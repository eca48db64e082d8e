#include "app/advice.h"

#include <gtest/gtest.h>

#include "shell/app/make_app.h"

namespace alveole::app {
namespace {

std::string turn(App& app) {
  const Control* control = find_control(app.screen(), "play.status.turn");
  return control == nullptr ? "" : control->text;
}

TEST(Advice, ForcedCapturesAreSaidBeforeAnythingIsClicked) {
  App app = make_app();
  run(app, {"new hexdame white=human black=human position=\"e4;e5;w\""});
  EXPECT_EQ(turn(app), "White must take a piece, with: e4.");
}

TEST(Advice, ACaptureThatIsNotForcedIsNotSaid) {
  App app = make_app();
  run(app, {"new hexdame white=human black=human"});
  EXPECT_FALSE(must_take(app));
  EXPECT_EQ(turn(app), "White to move. Choose a man or king and then its cell.");
}

TEST(Advice, WhatAMoveOfHexaequoCanBe) {
  App app = make_app();
  run(app, {"new hexaequo white=human black=human"});
  EXPECT_EQ(turn(app), "Black to move. Lay a tile, place a piece, or move one.");
  run(app, {"click hand:tile"});
  EXPECT_EQ(turn(app), "Choose where to lay the tile.");
}

TEST(Advice, ACaptureOfAttangleIsLedThroughItsThreePieces) {
  App app = make_app();
  run(app, {"new attangle white=human black=human", "play a1", "play c3", "play c5", "play f5"});
  EXPECT_EQ(turn(app),
            "White to move. Place a piece, or capture: two of your pieces and what both reach.");
  run(app, {"click a1"});
  EXPECT_EQ(turn(app), app.texts().text("begun.attangle.own"));
  run(app, {"cancel", "click c3"});
  EXPECT_EQ(turn(app), app.texts().text("begun.attangle.enemy"));
}

TEST(Advice, TriplesAreNotInTheHandAndTheirGoalIsInTheResult) {
  App app = make_app();
  run(app, {"new attangle white=human black=human"});
  const std::string detail = find_control(app.screen(), "play.players.white")->detail;
  EXPECT_TRUE(detail.ends_with(" · 0 triples of 3")) << detail;
  EXPECT_EQ(detail.find("pieces, "), std::string::npos) << detail;
}

}  // namespace
}  // namespace alveole::app
