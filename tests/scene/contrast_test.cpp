#include <gtest/gtest.h>

#include <algorithm>

#include "scene/draw_parts.h"
#include "scene/samples.h"

/// What can be told apart, computed for every pair in every theme: WCAG 2.2 asks 4.5 : 1 for text
/// and 3 : 1 for what a player must see.
namespace alveole::scene {
namespace {

constexpr double text_contrast = 4.5;
constexpr double shape_contrast = 3;

struct Ground {
  std::string name;
  Colour colour;
};

// The colours from the top to the bottom of a cell's face, as it is really drawn.
void add_faces(std::vector<Ground>& grounds, const Theme& theme, const Cell& cell,
               const std::string& name) {
  Scene scene;
  scene.cells.push_back(cell);
  for (const Symbol& symbol : draw_scene(scene, theme, 0).symbols) {
    for (const Primitive& primitive : symbol.primitives) {
      if (primitive.fill.kind != Paint::Kind::linear) continue;
      grounds.push_back({name + " above", primitive.fill.stops[0].colour});
      grounds.push_back({name + " below", primitive.fill.stops[1].colour});
    }
  }
}

// Every colour that can lie below something on that background.
std::vector<Ground> grounds(const Theme& theme, Background background) {
  std::vector<Ground> all;
  switch (background) {
    case Background::cell:
      for (std::uint8_t tone = 0; tone < theme.cells.size(); ++tone) {
        add_faces(all, theme, {{}, {}, Surface::cell, tone, Owner::nobody, {}},
                  "cell " + std::to_string(tone + 1));
      }
      all.push_back({"sheet", theme.sheet});
      break;
    case Background::white_tile:
      add_faces(all, theme, {{}, {}, Surface::tile, 0, Owner::white, {}}, "white tile");
      break;
    case Background::black_tile:
      add_faces(all, theme, {{}, {}, Surface::tile, 0, Owner::black, {}}, "black tile");
      break;
    case Background::panel:
      all = {{"panel", theme.panel}, {"background", theme.background}};
      break;
  }
  return all;
}

class Contrast : public testing::TestWithParam<std::string_view> {
 protected:
  const Theme theme_ = theme(GetParam());
};

TEST_P(Contrast, TextOfTheInterface) {
  const std::vector<Ground> below = {{"background", theme_.background},
                                     {"panel", theme_.panel},
                                     {"accent soft", theme_.accent_soft}};
  const std::vector<Ground> inks = {{"ink", theme_.ink}, {"muted", theme_.muted}};
  for (const Ground& ground : below) {
    for (const Ground& ink : inks) {
      EXPECT_GE(contrast(ink.colour, ground.colour), text_contrast)
          << ink.name << " on " << ground.name;
    }
  }
  for (const Ground& ground : {below[0], below[1]}) {
    EXPECT_GE(contrast(theme_.warm, ground.colour), text_contrast) << "warm on " << ground.name;
    EXPECT_GE(contrast(theme_.accent, ground.colour), text_contrast) << "accent on " << ground.name;
    EXPECT_GE(contrast(theme_.focus, ground.colour), shape_contrast) << "focus on " << ground.name;
  }
  EXPECT_GE(contrast(theme_.accent_ink, theme_.accent), text_contrast);
  EXPECT_GE(contrast(theme_.badge_ink, theme_.badge), text_contrast);
}

TEST_P(Contrast, LabelsOnTheBoard) {
  for (const Background background : backgrounds) {
    for (const Ground& ground : grounds(theme_, background)) {
      EXPECT_GE(contrast(theme_.label[background], ground.colour), text_contrast) << ground.name;
    }
  }
  // Nothing stands on a barred cell, but its own sign is seen.
  EXPECT_GE(contrast(theme_.barred_mark, theme_.barred), shape_contrast);
  EXPECT_GE(contrast(theme_.barred_mark, theme_.sheet), shape_contrast);
  for (const PieceColours& piece : {theme_.white, theme_.black}) {
    EXPECT_GE(contrast(piece.ink, piece.body), text_contrast);
    EXPECT_GE(contrast(piece.ink, piece.light), text_contrast);
  }
}

// The rim, or the body where the rim has the body's own colour.
TEST_P(Contrast, PiecesOnWhatTheyStandOn) {
  for (const Background background : backgrounds) {
    for (const Ground& ground : grounds(theme_, background)) {
      for (const PieceColours& piece : {theme_.white, theme_.black}) {
        EXPECT_GE(contrast(piece.rim[background], ground.colour), shape_contrast)
            << hex_text(piece.rim[background]) << " on " << ground.name;
      }
    }
  }
}

TEST_P(Contrast, TheTwoSidesAndTheLayersOfAStack) {
  EXPECT_GE(contrast(theme_.white.shade, theme_.black.light), shape_contrast);
  EXPECT_GE(contrast(theme_.white.seam, theme_.white.shade), shape_contrast);
  EXPECT_GE(contrast(theme_.black.seam, theme_.black.shade), shape_contrast);
  EXPECT_GE(contrast(theme_.white_tile.face, theme_.black_tile.face), shape_contrast);
}

// The strongest colour that a mark leaves on the ground.
double visibility(const Drawing& drawing, Colour ground) {
  double best = 1;
  for (const Placement& placement : drawing.placements) {
    const Symbol& symbol = drawing.symbols[static_cast<std::size_t>(placement.symbol)];
    for (const Primitive& primitive : symbol.primitives) {
      if (primitive.fill.kind == Paint::Kind::solid) {
        best = std::max(best, contrast(composed(primitive.fill.stops[0].colour, ground), ground));
      }
      if (primitive.stroke.width > 0) {
        best = std::max(best, contrast(composed(primitive.stroke.colour, ground), ground));
      }
    }
  }
  return best;
}

TEST_P(Contrast, MarksOnWhatTheyLieOn) {
  for (const Background background : backgrounds) {
    for (const Ground& ground : grounds(theme_, background)) {
      for (const MarkKind kind : mark_kinds) {
        // These are hints of where one may begin, shown quietly: look.md.
        const bool quiet = kind == MarkKind::movable || kind == MarkKind::placeable;
        for (const bool occupied : {false, true}) {
          Drawing drawing;
          MarkPlace place;
          place.background = background;
          place.occupied = occupied;
          add_mark(drawing, kind, MarkTurn::below, place, theme_, 0);
          add_mark(drawing, kind, MarkTurn::above, place, theme_, 0);
          EXPECT_GE(visibility(drawing, ground.colour), quiet ? 1.5 : shape_contrast)
              << "mark " << static_cast<int>(kind) << " on " << ground.name;
        }
      }
    }
  }
}

TEST_P(Contrast, ArrowsStandOutFromTheirEdge) {
  EXPECT_GE(contrast(theme_.mark.cell, theme_.arrow_edge), shape_contrast);
  EXPECT_GE(contrast(theme_.alert.cell, theme_.arrow_edge), shape_contrast);
}

INSTANTIATE_TEST_SUITE_P(Themes, Contrast, testing::ValuesIn(theme_names),
                         [](const auto& name) { return std::string(name.param); });

}  // namespace
}  // namespace alveole::scene
