#include <string>

#include "scene/draw_parts.h"

namespace alveole::scene {

namespace {

// Measures of marks, in cell radii. Kinds differ in form, not only in colour.
constexpr float outline_radius = 0.9F;  // of what follows the border of a cell
constexpr float point_radius = 0.8F;    // the same round a lattice point
constexpr float outline_width = 0.055F;
constexpr float dot_radius = 0.22F;
constexpr float quiet_dot_radius = 0.09F;
constexpr float halo_distance = 0.11F;  // from a piece to a circle round it
constexpr float cross_reach = 0.3F;

class MarkDrawer {
 public:
  MarkDrawer(const MarkPlace& place, const Theme& theme, float pixels)
      : place_(place),
        theme_(theme),
        pixels_(pixels),
        mark_(theme.mark[place.background]),
        alert_(theme.alert[place.background]) {}

  std::vector<Primitive> below(MarkKind kind) const {
    switch (kind) {
      case MarkKind::last_from:
        return {outline(1, {}, line(mark_, outline_width))};
      case MarkKind::last_to:
        return {outline(1, solid(faded(mark_, 0.16F)), line(mark_, outline_width))};
      case MarkKind::movable:
        return {{Circle{{}, theme_.piece_radius + halo_distance},
                 {},
                 line(faded(mark_, 0.6F), 0.035F)}};
      case MarkKind::selected:
        return {outline(1, solid(faded(mark_, 0.3F)), line(mark_, 1.3F * outline_width))};
      case MarkKind::placeable:
        return placeable();
      case MarkKind::six:
        return {{Circle{{}, 1},
                 radial({}, 1, {{0.3F, faded(alert_, 0.6F)}, {1, faded(alert_, 0)}}),
                 {}},
                outline(1, {}, line(alert_, 1.3F * outline_width))};
      case MarkKind::hint:
        return {outline(1, solid(faded(mark_, 0.16F)), line(mark_, outline_width)),
                outline(0.86F, {}, line(mark_, outline_width))};
      case MarkKind::highlight:
        return {outline(1, solid(faded(alert_, 0.22F)), line(alert_, 0.6F * outline_width))};
      case MarkKind::target:
      case MarkKind::waypoint:
      case MarkKind::capture:
      case MarkKind::forbidden:
        break;
    }
    return {};
  }

  std::vector<Primitive> above(MarkKind kind) const {
    const float halo = theme_.piece_radius + halo_distance;
    switch (kind) {
      case MarkKind::target:
        if (place_.occupied) return {{Circle{{}, halo}, {}, line(mark_, 0.09F)}};
        return {{Circle{{}, dot_radius}, solid(mark_), {}}};
      case MarkKind::waypoint:
        if (place_.occupied) return {{Circle{{}, halo}, {}, line(mark_, 0.05F)}};
        return {{Circle{{}, 0.75F * dot_radius}, {}, line(mark_, 0.06F)}};
      case MarkKind::capture:
        return {{Circle{{}, halo}, {}, dashed(line(alert_, 0.09F), halo * 6.2832F, 6)}};
      case MarkKind::forbidden:
        return cross();
      default:
        return {};
    }
  }

 private:
  Stroke line(Colour colour, float width) const {
    return {colour, at_least(width, 1.2F, pixels_), 0};
  }

  // As many equal dashes as asked for along a border of that length.
  static Stroke dashed(Stroke stroke, float length, int count) {
    stroke.dash = length / static_cast<float>(2 * count);
    return stroke;
  }

  Primitive outline(float share, Paint fill, Stroke stroke) const {
    if (place_.round) return {Circle{{}, point_radius * share}, fill, stroke};
    return {hexagon({}, outline_radius * share, place_.angle), fill, stroke};
  }

  // On a piece of any colour, so it brings its own edge along.
  std::vector<Primitive> cross() const {
    const Polyline falling{{{-cross_reach, -cross_reach}, {cross_reach, cross_reach}}};
    const Polyline rising{{{cross_reach, -cross_reach}, {-cross_reach, cross_reach}}};
    const Stroke edge = line(theme_.arrow_edge, 0.18F);
    const Stroke core = line(theme_.alert.cell, 0.1F);
    return {{falling, {}, edge}, {rising, {}, edge}, {falling, {}, core}, {rising, {}, core}};
  }

  std::vector<Primitive> placeable() const {
    if (place_.vacant) {
      constexpr float radius = 0.86F;
      return {{hexagon({}, radius, place_.angle), {}, dashed(line(mark_, 0.04F), 6 * radius, 24)}};
    }
    if (place_.background == Background::cell) {
      return {{Circle{{}, quiet_dot_radius}, solid(faded(mark_, 0.5F)), {}}};
    }
    const float radius = theme_.piece_radius * 0.8F;
    return {{Circle{{}, radius}, {}, dashed(line(mark_, 0.04F), radius * 6.2832F, 12)}};
  }

  const MarkPlace& place_;
  const Theme& theme_;
  float pixels_;
  Colour mark_;
  Colour alert_;
};

std::string_view name_of(MarkKind kind) {
  switch (kind) {
    case MarkKind::last_from:
      return "last-from";
    case MarkKind::last_to:
      return "last-to";
    case MarkKind::movable:
      return "movable";
    case MarkKind::selected:
      return "selected";
    case MarkKind::target:
      return "target";
    case MarkKind::waypoint:
      return "waypoint";
    case MarkKind::capture:
      return "capture";
    case MarkKind::placeable:
      return "placeable";
    case MarkKind::six:
      return "six";
    case MarkKind::hint:
      return "hint";
    case MarkKind::forbidden:
      return "forbidden";
    case MarkKind::highlight:
      break;
  }
  return "highlight";
}

}  // namespace

void add_mark(Drawing& drawing, MarkKind kind, MarkTurn turn, const MarkPlace& place,
              const Theme& theme, float pixels) {
  const MarkDrawer drawer(place, theme, pixels);
  auto parts = turn == MarkTurn::below ? drawer.below(kind) : drawer.above(kind);
  if (parts.empty()) return;
  std::string name = std::string(name_of(kind)) + "-" + std::string(name_of(place.background));
  if (place.vacant) name += "-vacant";
  if (place.round) name += "-point";
  if (place.occupied) name += "-occupied";
  drawing.place(name, place.centre, [&] { return std::move(parts); });
}

}  // namespace alveole::scene
