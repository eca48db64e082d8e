#include "scene/drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace alveole::scene {

namespace {

Point on_circle(Point centre, float radius, double degrees) {
  const double radians = degrees * std::numbers::pi / 180;
  return {centre.x + static_cast<float>(radius * std::cos(radians)),
          centre.y + static_cast<float>(radius * std::sin(radians))};
}

}  // namespace

Colour Paint::at(Point point) const {
  if (stop_count == 0) return {0, 0, 0, 0};
  float offset = 0;
  if (kind == Kind::linear) {
    const Point along{to.x - from.x, to.y - from.y};
    const float length2 = along.x * along.x + along.y * along.y;
    offset = ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length2;
  } else if (kind == Kind::radial) {
    offset = std::hypot(point.x - from.x, point.y - from.y) / radius;
  }
  const auto last = static_cast<std::size_t>(stop_count - 1);
  if (offset <= stops[0].offset) return stops[0].colour;
  for (std::size_t i = 1; i <= last; ++i) {
    if (offset > stops[i].offset) continue;
    const float share = (offset - stops[i - 1].offset) / (stops[i].offset - stops[i - 1].offset);
    return mixed(stops[i - 1].colour, stops[i].colour, share);
  }
  return stops[last].colour;
}

Paint solid(Colour colour) {
  Paint paint;
  paint.kind = Paint::Kind::solid;
  paint.stops[0] = {0, colour};
  paint.stop_count = 1;
  return paint;
}

Paint linear(Point from, Point to, Colour first, Colour last) {
  Paint paint;
  paint.kind = Paint::Kind::linear;
  paint.from = from;
  paint.to = to;
  paint.stops[0] = {0, first};
  paint.stops[1] = {1, last};
  paint.stop_count = 2;
  return paint;
}

Paint radial(Point centre, float radius, std::initializer_list<Stop> stops) {
  Paint paint;
  paint.kind = Paint::Kind::radial;
  paint.from = centre;
  paint.radius = radius;
  for (const Stop& stop : stops) {
    if (paint.stop_count == Paint::max_stops) break;
    paint.stops[static_cast<std::size_t>(paint.stop_count++)] = stop;
  }
  return paint;
}

int Drawing::find(std::string_view name) const {
  const auto found = std::ranges::find(symbols, name, &Symbol::name);
  return found == symbols.end() ? -1 : static_cast<int>(found - symbols.begin());
}

void Drawing::place_once(Point at, std::vector<Primitive> primitives) {
  placements.push_back({static_cast<int>(symbols.size()), at});
  symbols.push_back({"once-" + std::to_string(symbols.size()), std::move(primitives)});
}

Polygon hexagon(Point centre, float radius, float angle) {
  Polygon polygon;
  for (int i = 0; i < hex::direction_count; ++i) {
    polygon.corners.push_back(on_circle(centre, radius, static_cast<double>(angle) - 90 + 60 * i));
  }
  return polygon;
}

Polyline arc(Point centre, float radius, float from, float to) {
  // A point every ten degrees keeps the chord within 0.4 % of the radius.
  const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / 10)));
  Polyline line;
  for (int i = 0; i <= steps; ++i) {
    const double share = static_cast<double>(i) / steps;
    line.points.push_back(on_circle(centre, radius, from + (to - from) * share));
  }
  return line;
}

}  // namespace alveole::scene
