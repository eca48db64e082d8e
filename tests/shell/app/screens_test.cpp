#include "app/screens.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "shell/app/make_app.h"

namespace alveole::app {
namespace {

// Brackets are what Texts gives for a key that is not there, braces for an argument not given.
void expect_whole(const Screen& screen, std::string_view where) {
  std::set<std::string> ids;
  const auto whole = [&](const std::string& text) {
    EXPECT_EQ(text.find('['), std::string::npos) << where << ": " << text;
    EXPECT_EQ(text.find('{'), std::string::npos) << where << ": " << text;
  };
  for (const Group& group : screen.groups) {
    whole(group.label);
    for (const Control& control : group.controls) {
      whole(control.text);
      whole(control.detail);
      EXPECT_FALSE(control.text.empty()) << where << ": " << control.id;
      EXPECT_TRUE(ids.insert(control.id).second) << "twice: " << control.id;
    }
  }
  for (const BoardCell& cell : screen.cells) whole(cell.spoken);
}

TEST(Screens, EveryScreenOfEveryGameIsWholeInEveryLanguage) {
  for (const char* language : {"en", "fr", "it"}) {
    App app = make_app(language);
    expect_whole(app.screen(), language);
    for (const std::string_view game : game_ids()) {
      const std::string where = std::string(language) + " " + std::string(game);
      run(app, {"setup " + std::string(game)});
      expect_whole(app.screen(), where);
      run(app, {"new " + std::string(game) + " white=human black=human"});
      for (int i = 0; i < 12; ++i) {
        expect_whole(app.screen(), where);
        const match::Match& match = app.table()->match;
        const auto moves = match.game().legal_moves(match.position());
        if (moves.empty()) break;
        const std::string text = match.game().print_move(match.position(), moves[moves.size() / 2]);
        run(app, {"play " + text});
        expect_whole(app.screen(), where + " " + app.live());
      }
      if (app.can_undo()) {
        run(app, {"undo"});
        expect_whole(app.screen(), where + " looking back");
        run(app, {"menu"});
        expect_whole(app.screen(), where);
        run(app, {"back", "redo"});
        run(app, {"ask \"new hexade\""});
        expect_whole(app.screen(), where);
      }
      for (const char* screen : {"menu", "resign", "draw"}) {
        run(app, {screen});
        expect_whole(app.screen(), where);
      }
    }
  }
}

TEST(Screens, EveryControlThatCanBeActivatedDoesWhatTheAppKnows) {
  App app = make_app();
  for (const char* command : {"home", "setup hexade", "new hexaequo", "menu"}) {
    run(app, {command});
    const Screen screen = app.screen();
    for (const Group& group : screen.groups) {
      for (const Control& control : group.controls) {
        if (control.command.empty() || !control.enabled) continue;
        App fresh = make_app();
        run(fresh, {"new hexaequo", command});
        EXPECT_TRUE(fresh.execute(control.command)) << control.id << ": " << control.command;
      }
    }
  }
}

TEST(Screens, TheFocusGoesFromTheBoardThroughTheControls) {
  App app = make_app();
  run(app, {"new hexade"});
  const auto order = focus_order(app.screen());
  ASSERT_GT(order.size(), 2U);
  EXPECT_EQ(order.front(), "board");
  EXPECT_NE(std::ranges::find(order, "play.buttons.menu"), order.end());
  EXPECT_EQ(std::ranges::find(order, "play.buttons.undo"), order.end())
      << "there is nothing to undo";
}

TEST(Screens, AGroupOfRadiosIsOneStopOfTheTabKey) {
  App app = make_app();
  run(app, {"setup hexdame", "setup-set white=computer"});
  const auto order = focus_order(app.screen());
  EXPECT_EQ(std::ranges::find(order, "setup.white.human"), order.end());
  EXPECT_NE(std::ranges::find(order, "setup.white.computer"), order.end());
}

TEST(Screens, CellsAreSpokenWithTheirPieceAndWhatCanBeDone) {
  App app = make_app();
  run(app, {"new hexdame white=human black=human", "click d4"});
  const auto spoken = [&](std::string_view name) {
    for (const BoardCell& cell : app.screen().cells) {
      if (cell.name == name) return cell.spoken;
    }
    return std::string("none");
  };
  EXPECT_EQ(spoken("d4"), "d4, white man, selected");
  EXPECT_EQ(spoken("d5"), "d5, empty, you can go here");
  EXPECT_EQ(spoken("f6"), "f6, black man");
}

TEST(Screens, RowsOfTheGridGoFromTheTopAndCellsFromTheLeft) {
  App app = make_app();
  run(app, {"new attangle variant=side3"});
  std::vector<std::string> names;
  for (const BoardCell& cell : app.screen().cells) names.push_back(cell.name);
  ASSERT_EQ(names.size(), 19U);
  EXPECT_EQ(names.front(), "e1");
  EXPECT_EQ(names[3], "d1");
  EXPECT_EQ(names.back(), "a3");
  EXPECT_EQ(app.screen().cells.back().row, 4);
}

}  // namespace
}  // namespace alveole::app
