#include <gtest/gtest.h>
#include <imgui.h>

#include <cmath>

#include "paint/draw_drawing.h"
#include "paint/style.h"
#include "scene/draw_scene.h"
#include "scene/samples.h"
#include "shell/paint/offscreen.h"

namespace alveole::paint {
namespace {

using scene::Background;
using scene::Colour;

std::uint32_t rgb(Colour colour) {
  return static_cast<std::uint32_t>(colour.red << 16 | colour.green << 8 | colour.blue);
}

int distance(std::uint32_t a, std::uint32_t b) {
  int sum = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    sum += std::abs(static_cast<int>(a >> shift & 0xFF) - static_cast<int>(b >> shift & 0xFF));
  }
  return sum;
}

Pixels piece(scene::Owner owner, scene::Shape shape, float pixel_ratio, float opacity = 1) {
  const scene::Theme theme = scene::theme("paper");
  scene::Piece piece;
  piece.shape = shape;
  piece.layers = {owner};
  return draw_offscreen({100, 100}, pixel_ratio, theme.background,
                        [&](ImDrawList& list, const Fonts& fonts) {
                          draw_drawing(list, draw_piece(piece, Background::panel, theme, 50),
                                       {50, 50, 50}, fonts, opacity);
                        });
}

TEST(Canvas, APieceStandsWhereTheFrameSays) {
  const scene::Theme theme = scene::theme("paper");
  for (const float ratio : {1.0F, 1.5F, 2.0F}) {
    const Pixels pixels = piece(scene::Owner::black, scene::Shape::disc, ratio);
    const int middle = static_cast<int>(50 * ratio);
    EXPECT_LT(distance(pixels.at(middle, middle), rgb(theme.black.mark)), 12);
    EXPECT_LT(distance(pixels.at(2, 2), rgb(theme.background)), 4);
    // Half way from the centre to the rim it is dark, just outside the rim it is not.
    EXPECT_LT(pixels.at(middle + static_cast<int>(20 * ratio), middle) & 0xFF, 0x60U);
    EXPECT_GT(pixels.at(middle, static_cast<int>(15 * ratio)) & 0xFF, 0xC0U);
  }
}

TEST(Canvas, ARingShowsWhatLiesBelow) {
  const scene::Theme theme = scene::theme("paper");
  const Pixels pixels = piece(scene::Owner::white, scene::Shape::ring, 2);
  EXPECT_LT(distance(pixels.at(100, 100), rgb(theme.background)), 4);
}

TEST(Canvas, OpacityFadesAPiece) {
  const scene::Theme theme = scene::theme("paper");
  const Pixels gone = piece(scene::Owner::black, scene::Shape::disc, 1, 0);
  for (const std::uint32_t pixel : gone.data) ASSERT_LT(distance(pixel, rgb(theme.background)), 4);
  const Pixels half = piece(scene::Owner::black, scene::Shape::disc, 1, 0.5F);
  const Pixels whole = piece(scene::Owner::black, scene::Shape::disc, 1);
  const int seen = distance(half.at(50, 50), rgb(theme.background));
  const int full = distance(whole.at(50, 50), rgb(theme.background));
  // Body, mark and shadow lie over each other, so that half of each leaves more than half.
  EXPECT_GT(seen, full / 2);
  EXPECT_LT(seen, full);
}

TEST(Fonts, EverySizeIsMeasuredByItsEm) {
  draw_offscreen({10, 10}, 2, {}, [](ImDrawList&, const Fonts& fonts) {
    EXPECT_FLOAT_EQ(fonts.pixel_ratio(), 2);
    float before = 0;
    for (const TextSize size :
         {TextSize::small, TextSize::body, TextSize::heading, TextSize::title}) {
      const Face& face = fonts.face(size, true);
      EXPECT_TRUE(face.bold);
      EXPECT_GT(face.em, 14);
      // Atkinson Hyperlegible: a line is 1.24 em, of which 0.95 stand above the baseline.
      EXPECT_NEAR(fonts.measure("x", size, true, 0).height, 1.24F * face.em, 0.01F);
      EXPECT_NEAR(face.ascent, 0.95F * face.em, 1);
      EXPECT_GT(face.em, before);
      before = face.em;
    }
    EXPECT_FALSE(fonts.face(TextSize::body, false).bold);
    const Size line = fonts.measure("one two three", TextSize::body, false, 0);
    const Size broken = fonts.measure("one two three", TextSize::body, false, line.width * 0.6F);
    EXPECT_NEAR(broken.height, 2 * line.height, 0.1F);
    EXPECT_LT(broken.width, line.width);
  });
}

TEST(Fonts, LettersOfThreeLanguagesAndIconsAreThere) {
  draw_offscreen({10, 10}, 1, {}, [](ImDrawList&, const Fonts& fonts) {
    for (const TextSize size : {TextSize::small, TextSize::body, TextSize::title}) {
      const ImFont& font = *fonts.face(size, true).font;
      for (const ImWchar letter : u"aZ09\u00e9\u00c0\u00f9\u0153\u00ab\u2019\u20ac") {
        if (letter != 0) {
          EXPECT_NE(font.FindGlyphNoFallback(letter), nullptr) << letter;
        }
      }
      const FontFiles files = built_in_fonts();
      EXPECT_NE(font.FindGlyphNoFallback(static_cast<ImWchar>(files.first_icon)), nullptr);
      EXPECT_NE(font.FindGlyphNoFallback(static_cast<ImWchar>(files.last_icon)), nullptr);
    }
  });
}

TEST(Fonts, ABoardGetsTheNearestSize) {
  draw_offscreen({10, 10}, 1, {}, [](ImDrawList&, const Fonts& fonts) {
    for (float em = 8; em < 50; em += 0.5F) {
      const Face& face = fonts.nearest(em, false);
      EXPECT_FALSE(face.bold);
      EXPECT_LT(std::abs(std::log(face.em / em)), std::log(1.33F)) << em;
    }
  });
}

TEST(Fonts, WhatIsNoFontIsRefused) {
  ImFontAtlas atlas;
  Fonts fonts;
  const unsigned char garbage[20] = {0, 1, 0, 0, 255, 255};
  FontFiles files = built_in_fonts();
  files.bold = garbage;
  EXPECT_FALSE(fonts.bake(atlas, files, 1));
  files.bold = {};
  EXPECT_FALSE(fonts.bake(atlas, files, 1));
  files.bold = built_in_fonts().bold.subspan(0, 100);
  EXPECT_FALSE(fonts.bake(atlas, files, 1));
}

TEST(Style, NoStockColourOfImGuiIsLeft) {
  ImGui::CreateContext();
  for (const std::string_view name : scene::theme_names) {
    const scene::Theme theme = scene::theme(name);
    ImGuiStyle style;
    apply_theme(style, theme);
    const ImGuiStyle stock;
    int same = 0;
    for (int i = 0; i < ImGuiCol_COUNT; ++i) {
      const ImVec4& colour = style.Colors[i];
      if (colour.w > 0 && ImGui::GetColorU32(colour) == ImGui::GetColorU32(stock.Colors[i])) ++same;
    }
    EXPECT_EQ(same, 0) << name;
    EXPECT_FLOAT_EQ(style.FrameRounding, theme.rounding);
  }
  ImGui::DestroyContext();
}

}  // namespace
}  // namespace alveole::paint
