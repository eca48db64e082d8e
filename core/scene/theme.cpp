#include "scene/theme.h"

#include <algorithm>
#include <bitset>
#include <optional>
#include <utility>

#include "text/scanner.h"

namespace alveole::scene {

namespace {

struct ColourKey {
  std::string_view name;
  Colour& (*of)(Theme&);
};
struct NumberKey {
  std::string_view name;
  float& (*of)(Theme&);
  float low;
  float high;
};

constexpr ColourKey colour_keys[] = {
    {"background", [](Theme& t) -> Colour& { return t.background; }},
    {"panel", [](Theme& t) -> Colour& { return t.panel; }},
    {"line", [](Theme& t) -> Colour& { return t.line; }},
    {"ink", [](Theme& t) -> Colour& { return t.ink; }},
    {"muted", [](Theme& t) -> Colour& { return t.muted; }},
    {"accent", [](Theme& t) -> Colour& { return t.accent; }},
    {"accent.ink", [](Theme& t) -> Colour& { return t.accent_ink; }},
    {"accent.soft", [](Theme& t) -> Colour& { return t.accent_soft; }},
    {"warm", [](Theme& t) -> Colour& { return t.warm; }},
    {"focus", [](Theme& t) -> Colour& { return t.focus; }},
    {"shadow", [](Theme& t) -> Colour& { return t.shadow; }},

    {"cell.1", [](Theme& t) -> Colour& { return t.cells[0]; }},
    {"cell.2", [](Theme& t) -> Colour& { return t.cells[1]; }},
    {"cell.3", [](Theme& t) -> Colour& { return t.cells[2]; }},
    {"cell.edge", [](Theme& t) -> Colour& { return t.cell_edge; }},
    {"cell.light", [](Theme& t) -> Colour& { return t.cell_light; }},
    {"barred", [](Theme& t) -> Colour& { return t.barred; }},
    {"barred.mark", [](Theme& t) -> Colour& { return t.barred_mark; }},
    {"sheet", [](Theme& t) -> Colour& { return t.sheet; }},
    {"lattice", [](Theme& t) -> Colour& { return t.lattice; }},

    {"tile.white.light", [](Theme& t) -> Colour& { return t.white_tile.light; }},
    {"tile.white.face", [](Theme& t) -> Colour& { return t.white_tile.face; }},
    {"tile.white.line", [](Theme& t) -> Colour& { return t.white_tile.line; }},
    {"tile.white.edge", [](Theme& t) -> Colour& { return t.white_tile.edge; }},
    {"tile.black.light", [](Theme& t) -> Colour& { return t.black_tile.light; }},
    {"tile.black.face", [](Theme& t) -> Colour& { return t.black_tile.face; }},
    {"tile.black.line", [](Theme& t) -> Colour& { return t.black_tile.line; }},
    {"tile.black.edge", [](Theme& t) -> Colour& { return t.black_tile.edge; }},

    {"white.light", [](Theme& t) -> Colour& { return t.white.light; }},
    {"white.body", [](Theme& t) -> Colour& { return t.white.body; }},
    {"white.shade", [](Theme& t) -> Colour& { return t.white.shade; }},
    {"white.mark", [](Theme& t) -> Colour& { return t.white.mark; }},
    {"white.seam", [](Theme& t) -> Colour& { return t.white.seam; }},
    {"white.ink", [](Theme& t) -> Colour& { return t.white.ink; }},
    {"white.rim.cell", [](Theme& t) -> Colour& { return t.white.rim.cell; }},
    {"white.rim.white-tile", [](Theme& t) -> Colour& { return t.white.rim.white_tile; }},
    {"white.rim.black-tile", [](Theme& t) -> Colour& { return t.white.rim.black_tile; }},
    {"white.rim.panel", [](Theme& t) -> Colour& { return t.white.rim.panel; }},

    {"black.light", [](Theme& t) -> Colour& { return t.black.light; }},
    {"black.body", [](Theme& t) -> Colour& { return t.black.body; }},
    {"black.shade", [](Theme& t) -> Colour& { return t.black.shade; }},
    {"black.mark", [](Theme& t) -> Colour& { return t.black.mark; }},
    {"black.seam", [](Theme& t) -> Colour& { return t.black.seam; }},
    {"black.ink", [](Theme& t) -> Colour& { return t.black.ink; }},
    {"black.rim.cell", [](Theme& t) -> Colour& { return t.black.rim.cell; }},
    {"black.rim.white-tile", [](Theme& t) -> Colour& { return t.black.rim.white_tile; }},
    {"black.rim.black-tile", [](Theme& t) -> Colour& { return t.black.rim.black_tile; }},
    {"black.rim.panel", [](Theme& t) -> Colour& { return t.black.rim.panel; }},

    {"mark.cell", [](Theme& t) -> Colour& { return t.mark.cell; }},
    {"mark.white-tile", [](Theme& t) -> Colour& { return t.mark.white_tile; }},
    {"mark.black-tile", [](Theme& t) -> Colour& { return t.mark.black_tile; }},
    {"mark.panel", [](Theme& t) -> Colour& { return t.mark.panel; }},
    {"alert.cell", [](Theme& t) -> Colour& { return t.alert.cell; }},
    {"alert.white-tile", [](Theme& t) -> Colour& { return t.alert.white_tile; }},
    {"alert.black-tile", [](Theme& t) -> Colour& { return t.alert.black_tile; }},
    {"alert.panel", [](Theme& t) -> Colour& { return t.alert.panel; }},
    {"label.cell", [](Theme& t) -> Colour& { return t.label.cell; }},
    {"label.white-tile", [](Theme& t) -> Colour& { return t.label.white_tile; }},
    {"label.black-tile", [](Theme& t) -> Colour& { return t.label.black_tile; }},
    {"label.panel", [](Theme& t) -> Colour& { return t.label.panel; }},
    {"arrow.edge", [](Theme& t) -> Colour& { return t.arrow_edge; }},
    {"badge", [](Theme& t) -> Colour& { return t.badge; }},
    {"badge.ink", [](Theme& t) -> Colour& { return t.badge_ink; }},
    {"badge.edge", [](Theme& t) -> Colour& { return t.badge_edge; }},
};

// The ranges keep pieces inside their cells and lines thinner than what they surround.
constexpr NumberKey number_keys[] = {
    {"rounding", [](Theme& t) -> float& { return t.rounding; }, 0, 24},
    {"cell.gap", [](Theme& t) -> float& { return t.gap; }, 0, 0.2F},
    {"piece.radius", [](Theme& t) -> float& { return t.piece_radius; }, 0.3F, 0.75F},
    {"piece.rim", [](Theme& t) -> float& { return t.rim_width; }, 0, 0.15F},
};

// Plain decimals such as "0.62"; std::from_chars for floats is not everywhere yet.
std::optional<float> parse_decimal(std::string_view text) {
  if (!std::ranges::all_of(text, [](char c) { return is_digit(c) || c == '.'; })) return {};
  const std::size_t dot = text.find('.');
  const auto whole = parse_number(text.substr(0, dot), 0, 999);
  if (!whole) return {};
  if (dot == std::string_view::npos) return static_cast<float>(*whole);
  const std::string_view decimals = text.substr(dot + 1);
  if (decimals.size() > 4) return {};
  const auto fraction = parse_number(decimals, 0, 9999);
  if (!fraction) return {};
  float unit = 1;
  for (std::size_t i = 0; i < decimals.size(); ++i) unit *= 10;
  return static_cast<float>(*whole) + static_cast<float>(*fraction) / unit;
}

// Position of a name in a table, or its size.
template <class Key, std::size_t n>
std::size_t position(const Key (&keys)[n], std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(keys, name, &Key::name) - keys);
}

class Reader {
 public:
  Expected<Theme> read(std::string_view text) {
    int line_number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
      ++line_number;
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      const Token line = trimmed({text.substr(begin, end - begin)});
      begin = end + 1;
      if (line.text.empty() || line.text[0] == '#') continue;
      if (auto done = read_line(line); !done) {
        done.error().line = line_number;
        return std::unexpected(std::move(done.error()));
      }
    }
    if (const auto missing = first_missing(); !missing.empty()) {
      return std::unexpected(Error{
          "error.theme.missing-key", std::max(line_number, 1), 1, {{"key", std::string(missing)}}});
    }
    return theme_;
  }

 private:
  Expected<void> read_line(Token line) {
    const std::size_t equals = line.text.find('=');
    if (equals == std::string_view::npos) {
      return fail("error.theme.no-value", line.column, {{"text", quoted_excerpt(line.text)}});
    }
    const Token key = trimmed({line.text.substr(0, equals), line.column});
    const Token value =
        trimmed({line.text.substr(equals + 1), line.column + static_cast<int>(equals) + 1});

    if (const auto i = position(colour_keys, key.text); i < std::size(colour_keys)) {
      if (colours_seen_[i]) return repeated(key);
      colours_seen_[i] = true;
      const auto colour = parse_colour(value.text);
      if (!colour) {
        return fail("error.theme.bad-colour", value.column, {{"text", quoted_excerpt(value.text)}});
      }
      colour_keys[i].of(theme_) = *colour;
      return {};
    }
    if (const auto i = position(number_keys, key.text); i < std::size(number_keys)) {
      if (numbers_seen_[i]) return repeated(key);
      numbers_seen_[i] = true;
      const auto number = parse_decimal(value.text);
      if (!number || *number < number_keys[i].low || *number > number_keys[i].high) {
        return fail("error.theme.bad-number", value.column, {{"text", quoted_excerpt(value.text)}});
      }
      number_keys[i].of(theme_) = *number;
      return {};
    }
    return fail("error.theme.unknown-key", key.column, {{"key", quoted_excerpt(key.text)}});
  }

  static Expected<void> repeated(Token key) {
    return fail("error.theme.repeated-key", key.column, {{"key", quoted_excerpt(key.text)}});
  }

  std::string_view first_missing() const {
    for (std::size_t i = 0; i < std::size(colour_keys); ++i) {
      if (!colours_seen_[i]) return colour_keys[i].name;
    }
    for (std::size_t i = 0; i < std::size(number_keys); ++i) {
      if (!numbers_seen_[i]) return number_keys[i].name;
    }
    return {};
  }

  Theme theme_;
  std::bitset<std::size(colour_keys)> colours_seen_;
  std::bitset<std::size(number_keys)> numbers_seen_;
};

}  // namespace

Colour BackgroundColours::operator[](Background background) const {
  switch (background) {
    case Background::cell:
      return cell;
    case Background::white_tile:
      return white_tile;
    case Background::black_tile:
      return black_tile;
    case Background::panel:
      break;
  }
  return panel;
}

Expected<Theme> parse_theme(std::string_view text) {
  return Reader().read(text);
}

}  // namespace alveole::scene
