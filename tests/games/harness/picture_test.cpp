#include <cmath>
#include <set>

#include "games/harness/game_test.h"

namespace alveole::harness {
namespace {

class Picture : public GameTest {};

bool inside(const scene::Scene& scene, scene::Point point) {
  return point.x >= scene.top_left.x && point.x <= scene.bottom_right.x &&
         point.y >= scene.top_left.y && point.y <= scene.bottom_right.y;
}

TEST_P(Picture, EveryLookAndOrientationShowsTheSameBoard) {
  play_randomly(1, 15, [&](const Moment& now) {
    const scene::Scene plain = game().picture(now.position, {});
    for (const std::string_view look : game().info().looks) {
      for (int orientation = 0; orientation < hex::direction_count; ++orientation) {
        for (const bool coordinates : {true, false}) {
          const scene::Scene scene =
              game().picture(now.position, {std::string(look), orientation, coordinates});
          EXPECT_EQ(scene.cells.size(), plain.cells.size());
          EXPECT_EQ(scene.pieces.size(), plain.pieces.size());
          EXPECT_EQ(scene.labels.empty(), !coordinates);
          for (const scene::Cell& cell : scene.cells) {
            EXPECT_TRUE(inside(scene, cell.centre)) << cell.name;
            EXPECT_NE(find_cell(plain, cell.at), nullptr) << cell.name;
          }
          for (const scene::Label& label : scene.labels) {
            EXPECT_TRUE(inside(scene, label.centre)) << label.text;
          }
          for (const scene::Piece& piece : scene.pieces) {
            const scene::Cell* below = find_cell(scene, piece.at);
            ASSERT_NE(below, nullptr);
            EXPECT_EQ(piece.centre, below->centre);
            EXPECT_FALSE(piece.layers.empty());
          }
        }
      }
    }
  });
}

TEST_P(Picture, NoTwoCellsOverlapAndOnePieceAtMostStandsOnEach) {
  const float apart = std::sqrt(3.0F) - 0.01F;  // neighbours touch along an edge
  play_randomly(1, 25, [&](const Moment& now) {
    const scene::Scene scene = game().picture(now.position, {});
    for (std::size_t i = 0; i < scene.cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const scene::Point a = scene.cells[i].centre;
        const scene::Point b = scene.cells[j].centre;
        EXPECT_GE(std::hypot(a.x - b.x, a.y - b.y), apart)
            << scene.cells[i].name << " and " << scene.cells[j].name;
      }
    }
    std::set<hex::Axial> taken;
    for (const scene::Piece& piece : scene.pieces) EXPECT_TRUE(taken.insert(piece.at).second);
  });
}

INSTANTIATE_TEST_SUITE_P(Harness, Picture, testing::ValuesIn(all_setups()),
                         [](const auto& setup) { return name_of(setup.param); });

}  // namespace
}  // namespace alveole::harness
