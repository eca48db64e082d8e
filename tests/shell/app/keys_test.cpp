#include "app/keys.h"

#include <gtest/gtest.h>

namespace alveole::app {
namespace {

Screen board_screen() {
  Screen screen;
  screen.id = "play";
  screen.board = true;
  Group buttons{"play.buttons", GroupKind::buttons, "", {}, {}};
  Control undo;
  undo.id = "play.buttons.undo";
  undo.command = "undo";
  buttons.controls.push_back(undo);
  screen.groups.push_back(buttons);
  return screen;
}

std::string on_board(std::string_view key, bool flat = false, bool shift = false) {
  return key_command(board_screen(), "board", flat, {key, shift}).value_or("-");
}

TEST(Keys, SixDirectionsOnBoardsWithPointedCells) {
  EXPECT_EQ(on_board("ArrowRight"), "cursor 0");
  EXPECT_EQ(on_board("u"), "cursor 60");
  EXPECT_EQ(on_board("ArrowUp"), "cursor 120");
  EXPECT_EQ(on_board("ArrowUp", false, true), "cursor 60");
  EXPECT_EQ(on_board("ArrowLeft"), "cursor 180");
  EXPECT_EQ(on_board("b"), "cursor 240");
  EXPECT_EQ(on_board("ArrowDown"), "cursor 300");
}

TEST(Keys, SixDirectionsOnBoardsWithFlatCells) {
  EXPECT_EQ(on_board("ArrowUp", true), "cursor 90");
  EXPECT_EQ(on_board("ArrowDown", true), "cursor 270");
  EXPECT_EQ(on_board("ArrowRight", true), "cursor 330");
  EXPECT_EQ(on_board("ArrowRight", true, true), "cursor 30");
  EXPECT_EQ(on_board("ArrowLeft", true), "cursor 150");
  EXPECT_EQ(on_board("ArrowLeft", true, true), "cursor 210");
}

TEST(Keys, EnterClicksTheCellOrActivatesTheControlWithTheFocus) {
  EXPECT_EQ(on_board("Enter"), "cursor click");
  EXPECT_EQ(key_command(board_screen(), "play.buttons.undo", false, {"Enter"}), "undo");
}

TEST(Keys, WhatIsNotOursBelongsToThePage) {
  EXPECT_EQ(on_board("F5"), "-");
  EXPECT_EQ(on_board("PageDown"), "-");
  EXPECT_FALSE(key_command(board_screen(), "", false, {"ArrowDown"}));
  EXPECT_FALSE(key_command(Screen{}, "", false, {"z"}));
}

TEST(Keys, ArrowsOnARadioChooseItsNeighbour) {
  Screen setup = board_screen();
  setup.board = false;
  Control radio;
  radio.id = "setup.white.human";
  radio.role = Role::radio;
  radio.command = "setup-set white=human";
  setup.groups.front().controls.push_back(radio);
  EXPECT_EQ(key_command(setup, radio.id, false, {"ArrowRight"}), "option next");
  EXPECT_EQ(key_command(setup, radio.id, false, {"ArrowUp"}), "option previous");
  EXPECT_FALSE(key_command(setup, "play.buttons.undo", false, {"ArrowUp"}));
}

TEST(Keys, EscapeClosesADialog) {
  Screen menu;
  menu.id = "menu";
  menu.modal = true;
  EXPECT_EQ(key_command(menu, "", false, {"Escape"}), "back");
}

}  // namespace
}  // namespace alveole::app
