#include "paint/layout.h"

#include <gtest/gtest.h>

#include <set>

#include "shell/app/make_app.h"
#include "shell/layout/measure.h"

namespace alveole::paint {
namespace {

constexpr Size sizes[] = {{1280, 800}, {1024, 700}, {844, 390}, {640, 420},
                          {500, 300},  {390, 844},  {320, 640}, {320, 400}};
constexpr float touch_target = 44;

struct Case {
  std::string command;
  Size size;
};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const Size size : sizes) {
    for (const char* command : {"home", "setup hexade", "setup hexdame", "menu", "new hexaequo",
                                "new hexdame", "new hexade", "new attangle"}) {
      cases.push_back({command, size});
    }
  }
  return cases;
}

class Layouts : public testing::Test {
 protected:
  Layout lay(const Case& one, const ScrollOffsets& offsets = {}) {
    app::run(app_,
             {"new hexade white=human black=human", "play e5", "undo", "play e6", one.command});
    return lay_out(app_.screen(), one.size, typewriter, offsets);
  }
  const app::Control& control(const PlacedControl& placed) {
    return app_.screen().groups[placed.group].controls[placed.control];
  }
  app::App app_ = app::make_app("fr");
};

TEST_F(Layouts, EveryControlHasAPlaceInsideTheWidth) {
  for (const Case& one : all_cases()) {
    const Layout layout = lay(one);
    std::size_t controls = 0;
    for (const app::Group& group : app_.screen().groups) controls += group.controls.size();
    EXPECT_EQ(layout.controls.size(), controls) << one.command;
    for (const PlacedControl& placed : layout.controls) {
      EXPECT_GE(placed.rect.x, 0) << control(placed).id << " at " << one.size.width;
      EXPECT_LE(placed.rect.right(), one.size.width + 1)
          << control(placed).id << " at " << one.size.width << ": " << one.command;
    }
  }
}

TEST_F(Layouts, WhatIsTouchedIsLargeEnough) {
  for (const Case& one : all_cases()) {
    for (const PlacedControl& placed : lay(one).controls) {
      const app::Control& touched = control(placed);
      if (touched.command.empty() || touched.role == app::Role::move ||
          touched.role == app::Role::variation) {
        continue;
      }
      EXPECT_GE(placed.rect.height, touch_target) << touched.id;
      EXPECT_GE(placed.rect.width, touch_target) << touched.id;
    }
  }
}

TEST_F(Layouts, ControlsOfOneAreaDoNotOverlap) {
  for (const Case& one : all_cases()) {
    const Layout layout = lay(one);
    for (std::size_t i = 0; i < layout.controls.size(); ++i) {
      for (std::size_t k = i + 1; k < layout.controls.size(); ++k) {
        const Rect& a = layout.controls[i].rect;
        const Rect& b = layout.controls[k].rect;
        const bool apart = a.right() <= b.x + 0.5F || b.right() <= a.x + 0.5F ||
                           a.bottom() <= b.y + 0.5F || b.bottom() <= a.y + 0.5F;
        EXPECT_TRUE(apart || layout.controls[i].area != layout.controls[k].area)
            << control(layout.controls[i]).id << " and " << control(layout.controls[k]).id << " at "
            << one.size.width << ": " << one.command;
      }
    }
  }
}

TEST_F(Layouts, WhatDoesNotFitCanBeScrolledTo) {
  for (const Case& one : all_cases()) {
    const Layout layout = lay(one);
    for (const PlacedControl& placed : layout.controls) {
      if (placed.area != no_area) {
        const ScrollArea& area = layout.areas[static_cast<std::size_t>(placed.area)];
        EXPECT_LE(placed.rect.bottom(), area.view.y + area.content_height + 1);
      } else {
        EXPECT_LE(placed.rect.bottom(), one.size.height + 1) << control(placed).id;
      }
    }
  }
}

TEST_F(Layouts, TheButtonsOfAGameAreAlwaysInSight) {
  // With a variation, a notice and choices there is much to say.
  const auto much = {"new hexaequo white=human black=human", "play Th8", "play h9-i8", "undo",
                     "play Th10"};
  for (const Size size : sizes) {
    for (const auto& commands : {std::vector<std::string>(much.begin(), much.end()),
                                 {"new hexade white=human black=human", "play e5", "resign yes"}}) {
      for (const std::string& command : commands) app::run(app_, {command});
      const Layout layout = lay_out(app_.screen(), size, typewriter, {});
      for (const PlacedControl& placed : layout.controls) {
        if (!control(placed).id.starts_with("play.buttons.")) continue;
        EXPECT_EQ(placed.area, no_area) << control(placed).id << " at " << size.width;
        EXPECT_GE(placed.rect.y, layout.panel.y);
        EXPECT_LE(placed.rect.bottom(), layout.panel.bottom());
      }
    }
  }
}

TEST_F(Layouts, OnlyTheListOfMovesScrollsOnASmallPhone) {
  app::run(app_, {"language en", "new hexdame white=human black=human", "play d4-d5"});
  const Layout layout = lay_out(app_.screen(), {320, 640}, typewriter, {});
  for (const PlacedControl& placed : layout.controls) {
    const bool listed = control(placed).id.starts_with("play.moves.");
    EXPECT_EQ(placed.area != no_area, listed) << control(placed).id;
  }
  ASSERT_EQ(layout.areas.size(), 1U);
  EXPECT_TRUE(layout.areas.front().follows);
}

TEST_F(Layouts, TheAnswersOfASheetAreAlwaysInSight) {
  for (const Size size : sizes) {
    for (const char* command : {"setup hexdame", "setup hexade", "resign"}) {
      const Layout layout = lay({command, size});
      for (const PlacedControl& placed : layout.controls) {
        if (app_.screen().groups[placed.group].kind != app::GroupKind::answers) continue;
        EXPECT_EQ(placed.area, no_area);
        EXPECT_LE(placed.rect.bottom(), layout.panel.bottom()) << command << size.height;
        EXPECT_GE(placed.rect.y, layout.areas.front().view.bottom());
      }
    }
  }
}

TEST_F(Layouts, ButtonsHaveRoomForTheirWords) {
  for (const Case& one : all_cases()) {
    for (const PlacedControl& placed : lay(one).controls) {
      const app::Control& button = control(placed);
      const bool radio = button.role == app::Role::radio;
      if (button.role != app::Role::button && button.role != app::Role::primary && !radio) continue;
      const Size text = typewriter(button.text, text_size_of(button.role), is_strong(button.role),
                                   radio ? placed.rect.width - 2 * text_inset : 0);
      EXPECT_LE(text.width + 8, placed.rect.width) << button.id << " at " << one.size.width;
      EXPECT_LE(text.height + 2 * text_inset, placed.rect.height + 3) << button.id;
    }
  }
}

TEST_F(Layouts, TheButtonsOfARowAllShowTheirIconsOrNoneDoes) {
  for (const Case& one : all_cases()) {
    std::set<bool> icons;
    for (const PlacedControl& placed : lay(one).controls) {
      if (control(placed).id.starts_with("play.buttons.")) icons.insert(placed.icon);
    }
    EXPECT_LE(icons.size(), 1U) << one.command << " at " << one.size.width;
  }
}

TEST_F(Layouts, ScrollingStopsAtTheEnd) {
  const Layout layout = lay({"home", {320, 640}}, {{"page", 1e9F}});
  ASSERT_FALSE(layout.areas.empty());
  const ScrollArea& area = layout.areas.front();
  EXPECT_FLOAT_EQ(area.offset, area.content_height - area.view.height);
  float bottom = 0;
  for (const PlacedControl& placed : layout.controls) {
    bottom = std::max(bottom, placed.rect.bottom());
  }
  EXPECT_NEAR(bottom, area.view.bottom(), 1);
}

TEST_F(Layouts, TheBoardStandsBesideThePanelWhereThereIsRoom) {
  EXPECT_TRUE(lay({"new hexade", {1280, 800}}).wide);
  EXPECT_TRUE(lay({"new hexade", {844, 390}}).wide);
  EXPECT_FALSE(lay({"new hexade", {390, 844}}).wide);
  EXPECT_GE(lay({"new hexade", {390, 844}}).board.height, 390);
}

}  // namespace
}  // namespace alveole::paint
