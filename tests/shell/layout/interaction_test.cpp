#include "paint/interaction.h"

#include <gtest/gtest.h>

#include "shell/app/make_app.h"
#include "shell/layout/measure.h"

namespace alveole::paint {
namespace {

class Interactions : public testing::Test {
 protected:
  void show(std::initializer_list<std::string_view> commands, Size size = {1280, 800}) {
    app::run(app_, commands);
    layout_ = lay_out(app_.screen(), size, typewriter, interaction_.scroll());
    if (app_.screen().board) frame_ = fit(app_.scene(), layout_.board);
  }
  Shown shown() { return {app_.screen(), app_.scene(), layout_, frame_}; }

  scene::Point place_of(std::string_view cell) {
    const auto at = app_.table()->match.game().parse_cell(cell);
    return frame_.to_screen(scene::find_cell(app_.scene(), *at)->centre);
  }
  scene::Point middle_of(std::string_view control) {
    for (const PlacedControl& placed : layout_.controls) {
      if (app_.screen().groups[placed.group].controls[placed.control].id != control) continue;
      return {placed.rect.x + placed.rect.width / 2, placed.rect.y + placed.rect.height / 2};
    }
    ADD_FAILURE() << "no control " << control;
    return {};
  }

  std::vector<std::string> press(scene::Point from, scene::Point to,
                                 PointerKind kind = PointerKind::mouse) {
    std::vector<std::string> commands;
    interaction_.pointer_down(shown(), kind, from.x, from.y, commands);
    interaction_.pointer_move(shown(), kind, (from.x + to.x) / 2, (from.y + to.y) / 2, commands);
    interaction_.pointer_move(shown(), kind, to.x, to.y, commands);
    interaction_.pointer_up(shown(), kind, to.x, to.y, commands);
    return commands;
  }
  using Commands = std::vector<std::string>;

  app::App app_ = app::make_app();
  Interaction interaction_;
  Layout layout_;
  BoardFrame frame_;
};

constexpr std::string_view hexdame = "new hexdame white=human black=human";

TEST_F(Interactions, AClickOnACellNamesIt) {
  show({hexdame});
  EXPECT_EQ(press(place_of("d4"), place_of("d4")), Commands{"click d4"});
  const scene::Point near{place_of("d4").x + 9, place_of("d4").y - 9};
  EXPECT_EQ(press(near, near), Commands{"click d4"});
}

TEST_F(Interactions, AClickOnAControlDoesItsCommand) {
  show({hexdame});
  const scene::Point menu = middle_of("play.buttons.menu");
  EXPECT_EQ(press(menu, menu), Commands{"menu"});
}

TEST_F(Interactions, AControlThatIsLeftBeforeTheReleaseDoesNothing) {
  show({hexdame});
  EXPECT_EQ(press(middle_of("play.buttons.menu"), middle_of("play.buttons.flip")), Commands{});
}

TEST_F(Interactions, ADisabledControlDoesNothing) {
  show({hexdame});
  const scene::Point undo = middle_of("play.buttons.undo");
  EXPECT_EQ(press(undo, undo), Commands{});
}

TEST_F(Interactions, AClickBesideTheCellsCancels) {
  show({hexdame});
  const scene::Point corner{layout_.board.x + 2, layout_.board.y + 2};
  EXPECT_EQ(press(corner, corner), Commands{"cancel"});
}

TEST_F(Interactions, APieceThatCanMoveIsDragged) {
  show({hexdame});
  EXPECT_EQ(press(place_of("d4"), place_of("d5")), (Commands{"grab d4", "drop d5"}));
  EXPECT_EQ(press(place_of("d4"), {1, 1}), (Commands{"grab d4", "drop -"}));
}

TEST_F(Interactions, APieceThatCannotMoveIsNotDragged) {
  show({hexdame});
  EXPECT_EQ(press(place_of("a1"), place_of("b1")), Commands{});
}

TEST_F(Interactions, APointerTakenAwayDropsThePieceWhereItWas) {
  show({hexdame});
  Commands commands;
  const scene::Point from = place_of("d4");
  interaction_.pointer_down(shown(), PointerKind::touch, from.x, from.y, commands);
  interaction_.pointer_move(shown(), PointerKind::touch, from.x, from.y - 40, commands);
  interaction_.pointer_cancel(commands);
  EXPECT_EQ(commands, (Commands{"grab d4", "drop -"}));
  EXPECT_FALSE(interaction_.dragged());
}

TEST_F(Interactions, AFingerOnAPieceHoldsThePageStillElsewhereThePageScrolls) {
  show({hexdame}, {390, 844});
  const auto wants = [&](std::string_view cell) {
    return Interaction::wants_touch(shown(), place_of(cell).x, place_of(cell).y);
  };
  EXPECT_TRUE(wants("d4"));
  EXPECT_FALSE(wants("a1"));
  EXPECT_FALSE(wants("e5"));
}

TEST_F(Interactions, TheWheelOverTheBoardIsLeftToThePage) {
  show({hexdame});
  EXPECT_FALSE(interaction_.wheel(shown(), place_of("e5").x, place_of("e5").y, 100));
}

TEST_F(Interactions, TheWheelScrollsWhatIsTooTall) {
  show({"home"}, {320, 640});
  EXPECT_TRUE(interaction_.wheel(shown(), 160, 320, 100));
  show({"home"}, {320, 640});
  EXPECT_FLOAT_EQ(layout_.areas.front().offset, 100);
  EXPECT_FALSE(interaction_.wheel(shown(), 160, 320, 0));
}

TEST_F(Interactions, AFingerScrollsWhatIsTooTallAndThenPressesNothing) {
  show({"home"}, {320, 640});
  const scene::Point play = middle_of("start.hexaequo.play");
  EXPECT_EQ(press(play, {play.x, play.y - 80}, PointerKind::touch), Commands{});
  EXPECT_NEAR(interaction_.scroll().find("page")->second, 80, 1);
}

}  // namespace
}  // namespace alveole::paint
