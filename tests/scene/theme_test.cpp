#include <gtest/gtest.h>

#include <algorithm>

#include "scene/samples.h"

namespace alveole::scene {
namespace {

// paper.theme with one line changed.
std::string with_line(std::string_view old_line, std::string_view new_line) {
  std::string text = theme_text("paper");
  const std::size_t at = text.find(std::string("\n").append(old_line));
  EXPECT_NE(at, std::string::npos);
  const std::size_t end = text.find('\n', at + 1);
  return text.replace(at + 1, end - at - 1, new_line);
}

Error refusal(const std::string& text) {
  const auto read = parse_theme(text);
  EXPECT_FALSE(read.has_value());
  return read ? Error{} : read.error();
}

int line_of(const std::string& text, std::string_view part) {
  return 1 + static_cast<int>(
                 std::ranges::count(std::string_view(text).substr(0, text.find(part)), '\n'));
}

TEST(Theme, PaperAndSlateHaveTheColoursOfTheDesign) {
  const Theme paper = theme("paper");
  EXPECT_EQ(hex_text(paper.background), "#F4EFE4");
  EXPECT_EQ(hex_text(paper.accent), "#17707C");
  EXPECT_EQ(hex_text(paper.cells[2]), "#EEE2C8");
  EXPECT_EQ(hex_text(paper.black_tile.face), "#857B70");
  EXPECT_FLOAT_EQ(paper.piece_radius, 0.62F);
  const Theme slate = theme("slate");
  EXPECT_EQ(hex_text(slate.background), "#1E2226");
  EXPECT_EQ(hex_text(slate.black.rim.cell), "#C8CED3");
  EXPECT_EQ(slate.white_tile.face, paper.white_tile.face);
}

TEST(Theme, AllThemesCanBeRead) {
  for (const std::string_view name : theme_names) {
    const auto read = parse_theme(theme_text(name));
    EXPECT_TRUE(read.has_value()) << name << ": " << read.error().code << " in line "
                                  << read.error().line;
  }
}

TEST(Theme, ColoursMayHaveAnAlpha) {
  const auto read = parse_theme(with_line("shadow", "shadow = #01020380"));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->shadow, (Colour{1, 2, 3, 128}));
}

TEST(Theme, LinesMayEndInCarriageReturns) {
  std::string text;
  for (const char c : theme_text("paper")) {
    if (c == '\n') text += '\r';
    text += c;
  }
  EXPECT_TRUE(parse_theme(text).has_value());
}

TEST(Theme, RefusalsSayWhereAndWhy) {
  std::string text = with_line("ink", "  ink = #12345");
  EXPECT_EQ(refusal(text),
            (Error{"error.theme.bad-colour", line_of(text, "  ink"), 9, {{"text", "#12345"}}}));
  text = with_line("ink", "ink #123456");
  EXPECT_EQ(refusal(text),
            (Error{"error.theme.no-value", line_of(text, "ink #"), 1, {{"text", "ink #123456"}}}));
  text = with_line("ink", "colour = #123456");
  EXPECT_EQ(refusal(text),
            (Error{"error.theme.unknown-key", line_of(text, "colour ="), 1, {{"key", "colour"}}}));
  text = with_line("ink", "panel = #123456");
  EXPECT_EQ(
      refusal(text),
      (Error{"error.theme.repeated-key", line_of(text, "panel = #123456"), 1, {{"key", "panel"}}}));
  text = with_line("piece.radius", "piece.radius = 2");
  EXPECT_EQ(refusal(text),
            (Error{"error.theme.bad-number", line_of(text, "piece.radius"), 16, {{"text", "2"}}}));
  EXPECT_EQ(refusal(with_line("ink", "# ink")).code, "error.theme.missing-key");
  EXPECT_EQ(refusal("").arguments, (std::vector<Argument>{{"key", "background"}}));
}

TEST(Theme, NumbersAreShortDecimals) {
  for (const char* bad : {"", "-0.6", "0.", ".6", "0.62001", "0,62", "1e0", "nan", "0.6x"}) {
    EXPECT_EQ(refusal(with_line("piece.radius", std::string("piece.radius = ").append(bad))).code,
              "error.theme.bad-number")
        << bad;
  }
  EXPECT_TRUE(parse_theme(with_line("piece.radius", "piece.radius = 0.5")).has_value());
}

TEST(Colour, ContrastIsThatOfTheStandard) {
  EXPECT_NEAR(contrast({0, 0, 0}, {255, 255, 255}), 21, 1e-9);
  EXPECT_NEAR(contrast({255, 255, 255}, {118, 118, 118}), 4.54, 0.01);
  EXPECT_NEAR(contrast({9, 9, 9}, {9, 9, 9}), 1, 1e-9);
}

TEST(Colour, MixingAndComposing) {
  const Colour black{0, 0, 0};
  const Colour white{255, 255, 255};
  EXPECT_EQ(mixed(black, white, 0.2F), (Colour{51, 51, 51}));
  EXPECT_EQ(composed(faded(white, 0.2F), black), (Colour{51, 51, 51}));
  EXPECT_EQ(composed(faded(white, 0), black), black);
}

}  // namespace
}  // namespace alveole::scene
