#include "paint/mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace alveole::paint {

namespace {

using scene::Circle;
using scene::Colour;
using scene::Paint;
using scene::Point;
using scene::Polygon;
using scene::Polyline;
using scene::Primitive;
using scene::Ring;
using scene::Stroke;

constexpr float turn = 2 * std::numbers::pi_v<float>;
// A circle's chords stay this close to it, in pixels of the screen.
constexpr float chord_error = 0.08F;
// Steps from the inner to the outer border of a ring with a gradient.
constexpr int ring_steps = 8;

Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
Point operator*(Point a, float factor) {
  return {a.x * factor, a.y * factor};
}
float cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}
float length(Point a) {
  return std::hypot(a.x, a.y);
}
Point unit(Point a) {
  const float size = length(a);
  return size > 0 ? a * (1 / size) : Point{};
}
Point direction(float angle) {
  return {std::cos(angle), std::sin(angle)};
}
// To the right of a way walked in this direction, y growing downwards: outwards from a polygon
// whose corners go round counter-clockwise on the screen, inwards else.
Point normal(Point along) {
  return {-along.y, along.x};
}

Colour transparent(Colour colour) {
  colour.alpha = 0;
  return colour;
}

// How far to move a corner so that both its edges move by one.
Point mitre(Point before, Point after) {
  const Point sum = before + after;
  const float scale = 1 + before.x * after.x + before.y * after.y;
  constexpr float sharpest = 0.125F;  // as SVG's mitre limit of 4
  return sum * (1 / std::max(scale, sharpest));
}

class Builder {
 public:
  Builder(float scale, float pixel) : scale_(scale), half_(pixel / 2), pixel_(pixel) {}

  Mesh build(const Primitive& primitive) {
    std::visit([&](const auto& form) { add(form, primitive); }, primitive.form);
    return std::move(mesh_);
  }

 private:
  using Index = std::uint16_t;

  void add(const Polygon& form, const Primitive& primitive) {
    const auto corners = scaled(form.corners);
    if (corners.size() < 3) return;
    if (primitive.fill.kind != Paint::Kind::none) fill(corners, primitive.fill);
    if (primitive.stroke.width <= 0) return;
    if (primitive.stroke.dash > 0) {
      dashes(corners, true, primitive.stroke);
    } else {
      closed_line(corners, primitive.stroke);
    }
  }

  void add(const Polyline& form, const Primitive& primitive) {
    const auto points = scaled(form.points);
    if (points.size() < 2 || primitive.stroke.width <= 0) return;
    if (primitive.stroke.dash > 0) {
      dashes(points, false, primitive.stroke);
    } else {
      open_line(points, primitive.stroke);
    }
  }

  void add(const Circle& form, const Primitive& primitive) {
    const Point centre = form.centre * scale_;
    const float radius = form.radius * scale_;
    if (primitive.fill.kind != Paint::Kind::none) fill_circle(centre, radius, primitive.fill);
    if (primitive.stroke.width <= 0) return;
    if (primitive.stroke.dash > 0) {
      std::vector<Point> points;
      const int steps = steps_for(radius);
      points.reserve(static_cast<std::size_t>(steps));
      for (int i = 0; i < steps; ++i) points.push_back(on_circle(centre, radius, i, steps));
      dashes(points, true, primitive.stroke);
    } else {
      circle_line(centre, radius, primitive.stroke);
    }
  }

  void add(const Ring& form, const Primitive& primitive) {
    const Point centre = form.centre * scale_;
    const float inner = form.inner * scale_;
    const float outer = form.outer * scale_;
    if (primitive.fill.kind != Paint::Kind::none) fill_ring(centre, inner, outer, primitive.fill);
    if (primitive.stroke.width <= 0) return;
    circle_line(centre, inner, primitive.stroke);
    circle_line(centre, outer, primitive.stroke);
  }

  void add(const scene::Text&, const Primitive&) {}

  // --- Vertices and triangles --------------------------------------------------------------------

  Index vertex(Point at, Colour colour) {
    mesh_.vertices.push_back({at.x, at.y, colour});
    return static_cast<Index>(mesh_.vertices.size() - 1);
  }
  void triangle(Index a, Index b, Index c) { mesh_.indices.insert(mesh_.indices.end(), {a, b, c}); }
  // Triangles between two rows of as many vertices.
  void strip(std::span<const Index> first, std::span<const Index> second, bool closed) {
    const std::size_t count = first.size();
    for (std::size_t i = 0; i + (closed ? 0 : 1) < count; ++i) {
      const std::size_t next = (i + 1) % count;
      triangle(first[i], first[next], second[next]);
      triangle(first[i], second[next], second[i]);
    }
  }

  std::vector<Point> scaled(const std::vector<Point>& points) const {
    std::vector<Point> result;
    result.reserve(points.size());
    for (const Point point : points) result.push_back(point * scale_);
    return result;
  }
  Colour paint_at(const Paint& paint, Point pixels) const {
    return paint.at(pixels * (1 / scale_));
  }

  int steps_for(float radius) const {
    const float error = std::min(chord_error * pixel_ / std::max(radius, pixel_), 1.0F);
    const float steps = turn / 2 / std::acos(1 - error);
    return std::clamp(static_cast<int>(std::ceil(steps)), 12, 180);
  }
  static Point on_circle(Point centre, float radius, int step, int steps) {
    return centre + direction(turn * static_cast<float>(step) / static_cast<float>(steps)) * radius;
  }

  // --- Fills -------------------------------------------------------------------------------------

  void fill(std::span<const Point> corners, const Paint& paint) {
    const std::size_t count = corners.size();
    float area = 0;
    for (std::size_t i = 0; i < count; ++i) area += cross(corners[i], corners[(i + 1) % count]);
    const float outwards = area > 0 ? -1 : 1;
    std::vector<Index> inner;
    std::vector<Index> outer;
    std::vector<Point> shape;
    for (std::size_t i = 0; i < count; ++i) {
      const Point before = normal(unit(corners[i] - corners[(i + count - 1) % count]));
      const Point after = normal(unit(corners[(i + 1) % count] - corners[i]));
      const Point away = mitre(before, after) * (outwards * half_);
      const Colour colour = paint_at(paint, corners[i]);
      shape.push_back(corners[i] - away);
      inner.push_back(vertex(shape.back(), colour));
      outer.push_back(vertex(corners[i] + away, transparent(colour)));
    }
    clip_ears(shape, inner, area > 0);
    strip(inner, outer, true);
  }

  // Cuts a simple polygon into triangles, an ear at a time.
  void clip_ears(const std::vector<Point>& shape, const std::vector<Index>& indices,
                 bool clockwise) {
    std::vector<std::size_t> left(shape.size());
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = i;
    const float sign = clockwise ? 1 : -1;
    const auto is_ear = [&](std::size_t a, std::size_t b, std::size_t c) {
      if (sign * cross(shape[b] - shape[a], shape[c] - shape[b]) < 0) return false;
      return std::ranges::none_of(left, [&](std::size_t p) {
        return p != a && p != b && p != c &&
               sign * cross(shape[b] - shape[a], shape[p] - shape[a]) > 0 &&
               sign * cross(shape[c] - shape[b], shape[p] - shape[b]) > 0 &&
               sign * cross(shape[a] - shape[c], shape[p] - shape[c]) > 0;
      });
    };
    while (left.size() >= 3) {
      const std::size_t count = left.size();
      std::size_t ear = count;
      for (std::size_t i = 0; i < count && ear == count; ++i) {
        if (is_ear(left[(i + count - 1) % count], left[i], left[(i + 1) % count])) ear = i;
      }
      // A polygon that crosses itself may have none; what is left of it stays empty.
      if (ear == count) return;
      triangle(indices[left[(ear + count - 1) % count]], indices[left[ear]],
               indices[left[(ear + 1) % count]]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(ear));
    }
  }

  // A fan from the gradient's centre, with a row of vertices wherever the gradient bends: along
  // each of its rays colours are then exactly linear.
  void fill_circle(Point centre, float radius, const Paint& paint) {
    const bool bends = paint.kind == Paint::Kind::radial;
    const Point hub = bends ? paint.from * scale_ : centre;
    const int steps = steps_for(radius);
    const float inside = std::max(radius - half_, 0.0F);
    std::vector<Index> row;
    std::vector<Index> fringe;
    const Index middle = vertex(hub, paint_at(paint, hub));
    std::vector<Index> previous(static_cast<std::size_t>(steps), middle);
    const auto rim = [&](int i) { return on_circle(centre, inside, i, steps); };
    for (int s = 0; bends && s < paint.stop_count; ++s) {
      const float reach = paint.stops[static_cast<std::size_t>(s)].offset * paint.radius * scale_;
      if (reach <= 0) continue;
      row.clear();
      for (int i = 0; i < steps; ++i) {
        const Point ray = rim(i) - hub;
        const Point at = length(ray) <= reach ? rim(i) : hub + unit(ray) * reach;
        row.push_back(vertex(at, paint_at(paint, at)));
      }
      strip(previous, row, true);
      previous = row;
    }
    row.clear();
    for (int i = 0; i < steps; ++i) {
      const Colour colour = paint_at(paint, rim(i));
      row.push_back(vertex(rim(i), colour));
      fringe.push_back(vertex(on_circle(centre, radius + half_, i, steps), transparent(colour)));
    }
    strip(previous, row, true);
    strip(row, fringe, true);
  }

  void fill_ring(Point centre, float inner, float outer, const Paint& paint) {
    const int steps = steps_for(outer);
    const int rows = paint.kind == Paint::Kind::solid ? 1 : ring_steps;
    const float first = inner + half_;
    const float last = std::max(outer - half_, first);
    std::vector<Index> previous;
    const auto row = [&](float radius, bool visible) {
      std::vector<Index> next;
      for (int i = 0; i < steps; ++i) {
        const Point at = on_circle(centre, radius, i, steps);
        const Colour colour = paint_at(paint, at);
        next.push_back(vertex(at, visible ? colour : transparent(colour)));
      }
      if (!previous.empty()) strip(previous, next, true);
      previous = std::move(next);
    };
    row(std::max(inner - half_, 0.0F), false);
    for (int i = 0; i <= rows; ++i) {
      row(first + (last - first) * static_cast<float>(i) / static_cast<float>(rows), true);
    }
    row(outer + half_, false);
  }

  // --- Lines -------------------------------------------------------------------------------------

  // A line thinner than a pixel is a pixel wide and fainter.
  struct Pen {
    Colour colour;
    float core = 0;   // half the width that is fully covered
    float reach = 0;  // half the width to where nothing is covered
  };
  Pen pen(const Stroke& stroke) const {
    const float width = stroke.width * scale_;
    const float drawn = std::max(width, pixel_);
    return {faded(stroke.colour, std::min(width / pixel_, 1.0F)), drawn / 2 - half_,
            drawn / 2 + half_};
  }

  void circle_line(Point centre, float radius, const Stroke& stroke) {
    const Pen line = pen(stroke);
    const int steps = steps_for(radius);
    std::array<std::vector<Index>, 4> rows;
    const std::array<float, 4> offsets = {-line.reach, -line.core, line.core, line.reach};
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const bool visible = row == 1 || row == 2;
      const Colour colour = visible ? line.colour : transparent(line.colour);
      const float at = std::max(radius + offsets[row], 0.0F);
      for (int i = 0; i < steps; ++i) {
        rows[row].push_back(vertex(on_circle(centre, at, i, steps), colour));
      }
      if (row > 0) strip(rows[row - 1], rows[row], true);
    }
  }

  void closed_line(std::span<const Point> points, const Stroke& stroke) {
    const std::size_t count = points.size();
    std::vector<Point> away;
    away.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      away.push_back(mitre(normal(unit(points[i] - points[(i + count - 1) % count])),
                           normal(unit(points[(i + 1) % count] - points[i]))));
    }
    band(points, away, pen(stroke), true);
  }

  void open_line(std::span<const Point> points, const Stroke& stroke) {
    const std::size_t count = points.size();
    std::vector<Point> away;
    for (std::size_t i = 0; i < count; ++i) {
      const Point before = normal(unit(points[i] - points[i > 0 ? i - 1 : 0]));
      const Point after = normal(unit(points[i + 1 < count ? i + 1 : i] - points[i]));
      away.push_back(i == 0 ? after : i + 1 == count ? before : mitre(before, after));
    }
    const Pen line = pen(stroke);
    band(points, away, line, false);
    cap(points.front(), away.front(), line);
    cap(points.back(), away.back() * -1, line);
  }

  void band(std::span<const Point> points, std::span<const Point> away, const Pen& line,
            bool closed) {
    std::array<std::vector<Index>, 4> rows;
    const std::array<float, 4> offsets = {-line.reach, -line.core, line.core, line.reach};
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const bool visible = row == 1 || row == 2;
      const Colour colour = visible ? line.colour : transparent(line.colour);
      for (std::size_t i = 0; i < points.size(); ++i) {
        rows[row].push_back(vertex(points[i] + away[i] * offsets[row], colour));
      }
      if (row > 0) strip(rows[row - 1], rows[row], closed);
    }
  }

  // Half a disc at the end of a line, from its side `away` round its end to the other side.
  void cap(Point end, Point away, const Pen& line) {
    const int steps = std::max(steps_for(line.reach) / 2, 4);
    const float start = std::atan2(away.y, away.x);
    const Index middle = vertex(end, line.colour);
    std::vector<Index> core;
    std::vector<Index> fringe;
    for (int i = 0; i <= steps; ++i) {
      const float share = static_cast<float>(i) / static_cast<float>(steps);
      const Point ray = direction(start + share * turn / 2);
      core.push_back(vertex(end + ray * line.core, line.colour));
      fringe.push_back(vertex(end + ray * line.reach, transparent(line.colour)));
    }
    for (std::size_t i = 1; i < core.size(); ++i) triangle(middle, core[i - 1], core[i]);
    strip(core, fringe, false);
  }

  // Walks along the line and draws every second stretch of the dash's length.
  void dashes(std::span<const Point> points, bool closed, const Stroke& stroke) {
    Stroke solid = stroke;
    solid.dash = 0;
    const float dash = stroke.dash * scale_;
    const std::size_t ends = closed ? points.size() : points.size() - 1;
    std::vector<Point> current = {points[0]};
    const auto extend = [&](Point to) {
      if (length(to - current.back()) > pixel_ / 100) current.push_back(to);
    };
    bool drawing = true;
    float left = dash;
    for (std::size_t i = 0; i < ends; ++i) {
      Point from = points[i];
      const Point to = points[(i + 1) % points.size()];
      float rest = length(to - from);
      while (rest > left) {
        from = from + unit(to - from) * left;
        rest -= left;
        left = dash;
        extend(from);
        if (drawing && current.size() > 1) open_line(current, solid);
        current = {from};
        drawing = !drawing;
      }
      left -= rest;
      extend(to);
    }
    if (drawing && current.size() > 1) open_line(current, solid);
  }

  float scale_;
  float half_;   // of a pixel of the screen
  float pixel_;  // of the screen, in the units of the mesh
  Mesh mesh_;
};

}  // namespace

Mesh tessellate(const Primitive& primitive, float scale, float pixel) {
  return Builder(scale, pixel).build(primitive);
}

}  // namespace alveole::paint
