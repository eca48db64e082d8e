#include "paint/layout.h"

#include <gtest/gtest.h>

#include "shell/app/make_app.h"
#include "shell/layout/measure.h"

namespace alveole::paint {
namespace {

constexpr Size sizes[] = {{1280, 800}, {1024, 700}, {844, 390}, {640, 420}, {390, 844}, {320, 640}};
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
    app::run(app_, {"new hexade white=human black=human", "play e5", one.command});
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
      if (touched.command.empty() || touched.role == app::Role::move) continue;
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
