#include "app/hint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "app/command.h"
#include "engine/engine.h"
#include "shell/app/make_app.h"

namespace alveole::app {
namespace {

const Control* hint_button(App& app) {
  return find_control(app.screen(), "play.buttons.hint");
}

std::string told(App& app) {
  const Control* control = find_control(app.screen(), "play.status.hint");
  return control != nullptr ? control->text : "nothing";
}

std::vector<std::string> marked(App& app) {
  std::vector<std::string> names;
  for (const scene::Mark& mark : app.scene().marks) {
    if (mark.kind != scene::MarkKind::hint) continue;
    names.push_back(app.table()->match.game().cell_name(mark.at));
  }
  std::ranges::sort(names);
  return names;
}

using Names = std::vector<std::string>;

TEST(Hints, TellWhichPieceThenWhereThenWhy) {
  App app = make_app();
  run(app, {"new hexdame", "hint"});
  EXPECT_EQ(engine_lines(app).back(), "hint 3");
  EXPECT_EQ(told(app), app.texts().text("hint.wait"));
  EXPECT_FALSE(hint_button(app)->enabled) << "it is on its way";
  run(app, {"engine \"response d4-e5\""});
  EXPECT_EQ(engine_lines(app), Names{"query reason"});
  run(app,
      {R"(engine "response reason.hexdame.threatens move=\"d4-e5\" cells=\"f6 g7\" count=\"2\"")"});
  EXPECT_EQ(told(app), "Look at d4.");
  EXPECT_EQ(marked(app), Names{"d4"});
  run(app, {"hint"});
  EXPECT_EQ(told(app), "The move ends on e5.");
  EXPECT_EQ(marked(app), (Names{"d4", "e5"}));
  run(app, {"hint"});
  EXPECT_EQ(told(app), "d4-e5 threatens to take 2 pieces, on f6, g7.");
  EXPECT_EQ(app.live(), told(app)) << "said as well";
  EXPECT_FALSE(hint_button(app)->enabled) << "all is told";
  EXPECT_EQ(code_of(app, "hint"), "error.command.not-now");
}

TEST(Hints, SayWhatComesFromTheHand) {
  App app = make_app();
  run(app, {"new hexaequo", "hint", "engine \"response Th8\""});
  EXPECT_EQ(told(app), "Something from your hand: 1 tile.");
  EXPECT_TRUE(marked(app).empty());
}

TEST(Hints, GoWithTheMove) {
  App app = make_app();
  run(app, {"new hexdame", "hint", "engine \"response d4-e5\"", "play d4-d5"});
  EXPECT_EQ(told(app), "nothing");
  EXPECT_TRUE(marked(app).empty());
  run(app, {"engine \"response reason.only-move move=\\\"d4-e5\\\"\""});
  EXPECT_TRUE(app.thinking()) << "the late reason is nobody's any more";
  EXPECT_FALSE(hint_button(app)->enabled) << "it is not the person's turn";
}

TEST(Hints, AreForThoseWhoPlayTheComputer) {
  App app = make_app();
  run(app, {"new hexdame white=human black=human"});
  EXPECT_EQ(hint_button(app), nullptr);
  EXPECT_EQ(code_of(app, "hint"), "error.command.not-now");
  App fresh = make_app();
  EXPECT_EQ(code_of(fresh, "hint"), "error.command.no-game");
}

TEST(Hints, ThatAreNoMoveAreRefused) {
  App app = make_app();
  run(app, {"new hexdame", "hint"});
  EXPECT_EQ(code_of(app, "engine \"response z9\""), "error.engine.bad-move");
  EXPECT_EQ(told(app), "nothing");
  EXPECT_TRUE(hint_button(app)->enabled) << "another can be asked for";
}

// With the engine itself: every game, every language, whole sentences.
TEST(Hints, OfTheEngineAreWholeSentencesInEveryLanguage) {
  for (const char* language : {"en", "fr", "it"}) {
    for (const std::string_view game : game_ids()) {
      App app = make_app(language);
      engine::Engine engine("test");
      const auto talk = [&] {
        for (bool again = true; again;) {
          again = false;
          for (const std::string& line : engine_lines(app)) engine.feed(line + "\n");
          while (engine.wants_step()) engine.step(0, 2000);
          std::istringstream output(engine.take_output());
          for (std::string line; std::getline(output, line);) {
            run(app, {"engine " + quote_word(line)});
            again = true;
          }
        }
      };
      run(app, {"new " + std::string(game) + " level=1"});
      for (int turn = 0; turn < 2 && app.human_to_move(); ++turn) {
        for (int step = 0; step < 3; ++step) {
          run(app, {"hint"});
          talk();
          EXPECT_EQ(told(app).find_first_of("[{"), std::string::npos) << told(app);
          EXPECT_NE(told(app), app.texts().text("hint.wait"));
        }
        const match::Match& match = app.table()->match;
        run(app, {"play " + match.game().print_move(match.position(), app.hint()->move)});
        talk();
      }
    }
  }
}

TEST(Levels, ArePeopleChosenOnTheSheet) {
  App app = make_app();
  run(app, {"setup hexade"});
  const auto chosen = [&](int level) {
    return find_control(app.screen(), "setup.level." + std::to_string(level))->selected;
  };
  EXPECT_TRUE(chosen(2)) << "where newcomers start";
  run(app, {"setup-set level=7"});
  EXPECT_TRUE(chosen(7));
  run(app, {"start", "play h8"});
  const auto lines = engine_lines(app);
  EXPECT_NE(std::ranges::find(lines, "setoption name Level value 7"), lines.end());
  EXPECT_NE(std::ranges::find(lines, "setoption name OwnBook value true"), lines.end());
  const Control* player = find_control(app.screen(), "play.players.black");
  EXPECT_EQ(player->text, "Black: computer, the expert");
  run(app, {app.again_command()});
  EXPECT_EQ(app.table()->level, 7) << "again against the same";
  run(app, {"new hexdame"});
  EXPECT_EQ(app.table()->level, 7) << "and so the next game";
  EXPECT_EQ(code_of(app, "new hexade level=9"), "error.command.unknown-value");
}

TEST(Levels, AreNotAskedForWhereTwoPeoplePlay) {
  App app = make_app();
  run(app, {"setup hexade", "setup-set white=human black=human"});
  EXPECT_EQ(find_control(app.screen(), "setup.level.2"), nullptr);
}

}  // namespace
}  // namespace alveole::app
