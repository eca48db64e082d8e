#include "games/hexaequo/picture.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/hexaequo/table.h"

namespace alveole::hexaequo {
namespace {

using scene::Owner;
using scene::Scene;
using scene::Surface;

Scene picture_of(const Table& table, const scene::View& view = {}) {
  return picture(table.rules, table.position, view);
}

Texts names(const Scene& scene, Surface surface, Owner owner = Owner::nobody) {
  Texts found;
  for (const scene::Cell& cell : scene.cells) {
    if (cell.surface == surface && cell.owner == owner) found.insert(cell.name);
  }
  return found;
}

TEST(HexaequoPicture, TilesHaveTheColourOfTheirOwner) {
  const Scene scene = picture_of(Table());
  EXPECT_EQ(names(scene, Surface::tile, Owner::black), (Texts{"i8", "j8"}));
  EXPECT_EQ(names(scene, Surface::tile, Owner::white), (Texts{"h9", "i9"}));
}

TEST(HexaequoPicture, EveryEmptyPlaceBesideATileIsVacant) {
  EXPECT_EQ(names(picture_of(Table()), Surface::vacant),
            (Texts{"i7", "j7", "k7", "h8", "k8", "g9", "j9", "g10", "h10", "i10"}));
}

TEST(HexaequoPicture, ThePlacesEndWithTheWindow) {
  const Scene scene = picture_of(Table("p1b q1bD q2wd ; b ; 0,0 0,0"));
  EXPECT_EQ(names(scene, Surface::vacant), (Texts{"o1", "o2", "p2", "p3", "q3"}));
}

TEST(HexaequoPicture, DiscsAndRingsOfBothSides) {
  const Scene scene = picture_of(Table(ring_figure));
  ASSERT_EQ(scene.pieces.size(), 3U);
  const auto shown = [&](std::string_view cell) {
    const hex::Axial at = Table().cell(cell);
    const auto piece = std::ranges::find(scene.pieces, at, &scene::Piece::at);
    return std::pair(piece->shape, piece->layers);
  };
  EXPECT_EQ(shown("i8"), std::pair(scene::Shape::ring, std::vector{Owner::black}));
  EXPECT_EQ(shown("k8"), std::pair(scene::Shape::disc, std::vector{Owner::white}));
  EXPECT_EQ(shown("h10"), std::pair(scene::Shape::ring, std::vector{Owner::white}));
}

TEST(HexaequoPicture, IsCentredOnTheTiles) {
  for (int orientation = 0; orientation < 6; ++orientation) {
    // The block's middle lies between its four cells.
    const Scene scene = picture_of(Table(), {.look = {}, .orientation = orientation});
    scene::Point middle;
    for (const std::string_view name : {"i8", "j8", "h9", "i9"}) {
      const scene::Point centre = scene::find_cell(scene, Table().cell(name))->centre;
      middle = {middle.x + centre.x / 4, middle.y + centre.y / 4};
    }
    EXPECT_NEAR((scene.top_left.x + scene.bottom_right.x) / 2, middle.x, 1e-4);
    EXPECT_NEAR((scene.top_left.y + scene.bottom_right.y) / 2, middle.y, 1e-4);
  }
}

TEST(HexaequoPicture, EveryRankAndFileInSightHasItsCoordinate) {
  const Scene scene = picture_of(Table());
  Texts labels;
  for (const scene::Label& label : scene.labels) labels.insert(label.text);
  EXPECT_EQ(labels, (Texts{"7", "8", "9", "10", "g", "h", "i", "j", "k"}));
  EXPECT_EQ(labels.size(), scene.labels.size());
}

TEST(HexaequoPicture, CoordinatesCanBeLeftOut) {
  EXPECT_TRUE(picture_of(Table(), {.look = {}, .coordinates = false}).labels.empty());
}

TEST(HexaequoPicture, NoLabelStandsOnACellOrOnAnotherLabel) {
  constexpr float cell_radius_inside = 0.86F;
  constexpr float apart = 0.6F;
  for (const std::string_view text :
       {std::string_view("i8b j8bD h9wd i9w ; b ; 0,0 0,0"), jump_figure, ring_figure}) {
    for (int orientation = 0; orientation < 6; ++orientation) {
      const Scene scene = picture_of(Table(text), {.look = {}, .orientation = orientation});
      const auto distance = [](scene::Point a, scene::Point b) {
        return std::hypot(a.x - b.x, a.y - b.y);
      };
      for (const scene::Label& label : scene.labels) {
        for (const scene::Cell& cell : scene.cells) {
          EXPECT_GT(distance(label.centre, cell.centre), cell_radius_inside) << label.text << text;
        }
        for (const scene::Label& another : scene.labels) {
          if (&another == &label) continue;
          EXPECT_GT(distance(label.centre, another.centre), apart) << label.text << another.text;
        }
      }
    }
  }
}

TEST(HexaequoPicture, HandsAndCapturedPieces) {
  const Scene scene = picture_of(Table("i8bD j8b h9wd i9w j9wr ; b ; 2,1 1,0"));
  const auto count = [&](Owner owner, Owner colour, std::string_view kind, bool captured) {
    for (const scene::HandItem& item : scene.hands) {
      if (item.owner == owner && item.colour == colour && item.kind == kind &&
          item.captured == captured) {
        return std::pair(item.count, item.of);
      }
    }
    return std::pair(-1, -1);
  };
  EXPECT_EQ(count(Owner::black, Owner::black, "tile", false), std::pair(7, 9));
  EXPECT_EQ(count(Owner::white, Owner::white, "tile", false), std::pair(6, 9));
  EXPECT_EQ(count(Owner::black, Owner::black, "disc", false), std::pair(4, 6));
  EXPECT_EQ(count(Owner::black, Owner::black, "ring", false), std::pair(3, 3));
  EXPECT_EQ(count(Owner::white, Owner::white, "disc", false), std::pair(3, 6));
  EXPECT_EQ(count(Owner::white, Owner::white, "ring", false), std::pair(1, 3));
  EXPECT_EQ(count(Owner::black, Owner::white, "disc", true), std::pair(2, 6));
  EXPECT_EQ(count(Owner::black, Owner::white, "ring", true), std::pair(1, 3));
  EXPECT_EQ(count(Owner::white, Owner::black, "disc", true), std::pair(1, 6));
  EXPECT_EQ(count(Owner::white, Owner::black, "ring", true), std::pair(0, 3));
  EXPECT_EQ(scene.hands.size(), 10U);
}

TEST(HexaequoPicture, ABoardWithoutTilesIsDrawnToo) {
  EXPECT_TRUE(picture(Rules(), Position(), {}).cells.empty());
}

}  // namespace
}  // namespace alveole::hexaequo
