#include "paint/fonts.h"

#include <fonts.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "scene/drawing.h"

namespace alveole::paint {

namespace {

// Heights of a line in CSS pixels: ImGui wants whole ones. The em of the text face is 1 / 1.24 of
// it, so that nothing a person has to read is smaller than 14.
constexpr float small_line = 18;
constexpr float body_line = 20;
constexpr float heading_line = 25;
constexpr float title_line = 40;
// For coordinates and notes on small and large boards.
constexpr std::array<float, 5> board_lines = {11, 14, 30, 35, 50};
// Icons are drawn a little larger than the text they stand beside.
constexpr float icon_scale = 1.2F;

// Latin up to Extended-A, punctuation, euro and minus; only what the font has takes room.
constexpr ImWchar text_ranges[] = {0x20,   0x7E,   0xA0,   0x17F,  0x2010, 0x203A,
                                   0x20AC, 0x20AC, 0x2212, 0x2212, 0};
constexpr ImWchar board_ranges[] = {0x20, 0x7E, 0xC0, 0xFF, 0};

// The measures of a font, in its own units (OpenType 1.9: "head" and "hhea").
struct FontUnits {
  float em = 0;
  float ascender = 0;
  float descender = 0;  // below the baseline: negative

  float line() const { return ascender - descender; }
};

class TrueType {
 public:
  explicit TrueType(std::span<const unsigned char> data) : data_(data) {}

  std::optional<FontUnits> units() const {
    const auto head = table("head");
    const auto hhea = table("hhea");
    if (!head || !hhea) return {};
    const auto em = number(*head + 18);
    const auto ascender = number(*hhea + 4);
    const auto descender = number(*hhea + 6);
    if (!em || !ascender || !descender || *em <= 0 || *ascender <= *descender) return {};
    return FontUnits{static_cast<float>(*em), static_cast<float>(*ascender),
                     static_cast<float>(*descender)};
  }

 private:
  std::optional<std::size_t> table(std::string_view tag) const {
    const auto count = number(4);
    if (!count) return {};
    for (int i = 0; i < *count; ++i) {
      const std::size_t entry = 12 + 16 * static_cast<std::size_t>(i);
      if (entry + 16 > data_.size()) return {};
      if (std::memcmp(data_.data() + entry, tag.data(), tag.size()) != 0) continue;
      std::size_t offset = 0;
      for (std::size_t k = 8; k < 12; ++k) offset = offset << 8 | data_[entry + k];
      return offset;
    }
    return {};
  }

  // A signed number of 16 bits.
  std::optional<int> number(std::size_t at) const {
    if (at + 2 > data_.size() || at + 2 < at) return {};
    return static_cast<std::int16_t>(data_[at] << 8 | data_[at + 1]);
  }

  std::span<const unsigned char> data_;
};

class Baker {
 public:
  Baker(ImFontAtlas& atlas, const FontFiles& files, float pixel_ratio)
      : atlas_(atlas),
        regular_(files.regular),
        bold_(files.bold),
        icons_(files.icons),
        pixel_ratio_(pixel_ratio),
        icon_ranges_{static_cast<ImWchar>(files.first_icon), static_cast<ImWchar>(files.last_icon),
                     0} {}

  bool readable() {
    const auto regular = TrueType(regular_).units();
    const auto bold = TrueType(bold_).units();
    const auto icons = TrueType(icons_).units();
    if (!regular || !bold || !icons) return false;
    regular_units_ = *regular;
    bold_units_ = *bold;
    icon_units_ = *icons;
    return true;
  }

  Face text(float line, bool bold) {
    Face face = add(line, bold, text_ranges);
    add_icons(face.em);
    return face;
  }
  Face board(float line, bool bold) { return add(line, bold, board_ranges); }

 private:
  ImFontConfig config() const {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.RasterizerDensity = pixel_ratio_;
    // Two samples place glyphs between pixels; on dense screens one is enough.
    config.OversampleH = pixel_ratio_ < 1.5F ? 2 : 1;
    config.OversampleV = 1;
    return config;
  }

  Face add(float line, bool bold, const ImWchar* ranges) {
    const FontUnits& units = bold ? bold_units_ : regular_units_;
    ImFont* font = add_data(bold ? bold_ : regular_, line, config(), ranges);
    return {font, line * units.em / units.line(), 0, bold};
  }

  // Icons fill their em; their middle comes to the middle of the capitals.
  void add_icons(float text_em) {
    const float line = std::round(icon_scale * text_em * icon_units_.line() / icon_units_.em);
    const float middle = (icon_units_.ascender + icon_units_.descender) / 2;
    ImFontConfig merged = config();
    merged.MergeMode = true;
    merged.GlyphOffset.y =
        std::round((middle * line / icon_units_.line() - scene::cap_height / 2 * text_em) *
                   pixel_ratio_) /
        pixel_ratio_;
    add_data(icons_, line, merged, icon_ranges_.data());
  }

  ImFont* add_data(std::span<const unsigned char> data, float height, const ImFontConfig& config,
                   const ImWchar* ranges) {
    // ImGui only reads the data, but its interface does not say so.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast)
    void* bytes = const_cast<unsigned char*>(data.data());
    return atlas_.AddFontFromMemoryTTF(bytes, static_cast<int>(data.size()), height, &config,
                                       ranges);
  }

  ImFontAtlas& atlas_;
  std::span<const unsigned char> regular_;
  std::span<const unsigned char> bold_;
  std::span<const unsigned char> icons_;
  float pixel_ratio_;
  FontUnits regular_units_;
  FontUnits bold_units_;
  FontUnits icon_units_;
  std::array<ImWchar, 3> icon_ranges_;
};

}  // namespace

FontFiles built_in_fonts() {
  return {fonts::regular(), fonts::bold(), fonts::icons(), fonts::first_icon, fonts::last_icon};
}

bool Fonts::bake(ImFontAtlas& atlas, const FontFiles& files, float pixel_ratio) {
  Baker baker(atlas, files, pixel_ratio);
  if (!baker.readable()) return false;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  faces_.clear();
  // Body text comes first: what ImGui itself writes (debug panels) is drawn with the first font.
  for (const float line : {body_line, small_line, heading_line, title_line}) {
    const bool has_regular = line < title_line;  // titles are always strong
    if (has_regular) faces_.push_back(baker.text(line, false));
    faces_.push_back(baker.text(line, true));
  }
  for (const float line : board_lines) {
    for (const bool bold : {false, true}) faces_.push_back(baker.board(line, bold));
  }
  pixel_ratio_ = pixel_ratio;
  if (!atlas.Build()) return false;
  for (Face& face : faces_) face.ascent = std::round(face.font->Ascent);
  return true;
}

const Face& Fonts::face(TextSize size, bool strong) const {
  const auto line = [&] {
    switch (size) {
      case TextSize::small:
        return small_line;
      case TextSize::body:
        return body_line;
      case TextSize::heading:
        return heading_line;
      case TextSize::title:
        break;
    }
    return title_line;
  };
  const bool bold = strong || size == TextSize::title;
  return *std::ranges::find_if(
      faces_, [&](const Face& face) { return face.bold == bold && face.font->FontSize == line(); });
}

const Face& Fonts::nearest(float em, bool bold) const {
  const auto distance = [&](const Face& face) {
    const float ratio = std::abs(std::log(face.em / std::max(em, 1.0F)));
    return face.bold == bold ? ratio : ratio + 10;  // the weight first
  };
  return *std::ranges::min_element(faces_, {}, distance);
}

Size Fonts::measure(std::string_view text, TextSize size, bool strong, float wrap) const {
  const Face& found = face(size, strong);
  const ImVec2 measured = found.font->CalcTextSizeA(found.font->FontSize, FLT_MAX, wrap,
                                                    text.data(), text.data() + text.size());
  return {measured.x, measured.y};
}

}  // namespace alveole::paint
