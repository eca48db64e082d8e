#include "scene/draw_scene.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "scene/draw_parts.h"

namespace alveole::scene {

namespace {

// Measures in cell radii.
constexpr float cell_reach = 1.012F;      // the bed of a cell laps a little over its neighbours'
constexpr float cell_face_light = 0.35F;  // share of the inner light that falls on the whole face
constexpr float tile_radius = 0.95F;
constexpr float tile_thickness = 0.07F;
constexpr float coordinate_size = 0.36F;
constexpr float label_size = 0.44F;
constexpr float least_text = 8;  // pixels
constexpr float halo = 0.08F;    // air between a piece and an arrow
constexpr float lattice_width = 0.04F;
constexpr float point_dot = 0.085F;
constexpr float ground_edge = 0.045F;

Background background_of(const Cell& cell) {
  if (cell.surface == Surface::vacant) return Background::panel;
  if (cell.surface != Surface::tile) return Background::cell;
  return cell.owner == Owner::black ? Background::black_tile : Background::white_tile;
}

float distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

bool is_point(Surface surface) {
  return surface == Surface::point || surface == Surface::barred_point;
}

// A line that is quiet when it is thin: at least a pixel wide where the board is small.
Stroke thin(Colour colour, float width, float pixels) {
  return {colour, at_least(width, 0.8F, pixels), 0};
}

// A face lit from above in a bed of the edge colour, with a faint line of light inside.
std::vector<Primitive> cell_parts(Colour face, float angle, const Theme& theme) {
  const float radius = 1 - theme.gap;
  const Colour lit = composed(faded(theme.cell_light, cell_face_light), face);
  const Paint paint = linear({0, -radius}, {0, radius}, lit, face);
  const Stroke soft_edge{mixed(face, theme.cell_edge, 0.45F), 0.025F, 0};
  const Stroke inner_light{faded(theme.cell_light, 0.8F), 0.03F, 0};
  return {{hexagon({}, cell_reach, angle), solid(theme.cell_edge), {}},
          {hexagon({}, radius, angle), paint, soft_edge},
          {hexagon({}, radius - 0.06F, angle), {}, inner_light}};
}

class SceneDrawer {
 public:
  SceneDrawer(const Scene& scene, const Theme& theme, float pixels)
      : scene_(scene), theme_(theme), pixels_(pixels) {
    drawing_.top_left = scene.top_left;
    drawing_.bottom_right = scene.bottom_right;
  }

  Drawing draw() {
    ground();
    cells();
    marks(MarkTurn::below);
    for (const Piece& piece : scene_.pieces) {
      add_piece(drawing_, piece, background_at(scene_, piece.at), theme_, pixels_);
    }
    marks(MarkTurn::above);
    for (const Arrow& arrow : scene_.arrows) draw_arrow(arrow);
    for (const Label& label : scene_.labels) draw_label(label);
    return std::move(drawing_);
  }

 private:
  void ground() {
    if (!scene_.ground.empty()) {
      drawing_.place_once(
          {}, {{Polygon{scene_.ground}, solid(theme_.sheet), {theme_.cell_edge, ground_edge, 0}}});
    }
    if (scene_.lines.empty()) return;
    std::vector<Primitive> lattice;
    lattice.reserve(scene_.lines.size());
    for (const Line& line : scene_.lines) {
      lattice.push_back(
          {Polyline{{line.from, line.to}}, {}, thin(theme_.lattice, lattice_width, pixels_)});
    }
    drawing_.place_once({}, std::move(lattice));
  }

  void cells() {
    // Tiles cast shadows, which must not fall on their neighbours' faces.
    for (const Cell& cell : scene_.cells) {
      if (cell.surface != Surface::tile) continue;
      add_tile_shadow(drawing_, cell.centre, scene_.corner_angle, theme_);
    }
    for (const Cell& cell : scene_.cells) draw_cell(cell);
  }

  void draw_cell(const Cell& cell) {
    const float angle = scene_.corner_angle;
    switch (cell.surface) {
      case Surface::cell: {
        const auto tone = static_cast<std::size_t>(cell.tone % theme_.cells.size());
        drawing_.place("cell-" + std::to_string(tone), cell.centre,
                       [&] { return cell_parts(theme_.cells[tone], angle, theme_); });
        break;
      }
      case Surface::barred:
        drawing_.place("barred", cell.centre, [&] {
          auto parts = cell_parts(theme_.barred, angle, theme_);
          parts.push_back({Circle{{}, 0.18F}, {}, thin(theme_.barred_mark, 0.045F, pixels_)});
          return parts;
        });
        break;
      case Surface::tile:
        add_tile(drawing_, cell.centre, cell.owner, angle, theme_);
        break;
      case Surface::point:
        drawing_.place("point", cell.centre, [&] {
          return std::vector<Primitive>{{Circle{{}, point_dot}, solid(theme_.lattice), {}}};
        });
        break;
      case Surface::barred_point:
        drawing_.place("barred-point", cell.centre, [&] {
          return std::vector<Primitive>{
              {Circle{{}, 0.2F}, solid(theme_.sheet), thin(theme_.barred_mark, 0.055F, pixels_)}};
        });
        break;
      case Surface::vacant:
        break;
    }
  }

  void marks(MarkTurn turn) {
    for (const Mark& mark : scene_.marks) {
      MarkPlace place;
      place.centre = mark.centre;
      place.background = background_at(scene_, mark.at);
      place.angle = scene_.corner_angle;
      place.occupied = std::ranges::find(scene_.pieces, mark.at, &Piece::at) != scene_.pieces.end();
      if (const Cell* cell = find_cell(scene_, mark.at)) {
        place.round = is_point(cell->surface);
        place.vacant = cell->surface == Surface::vacant;
      }
      add_mark(drawing_, mark.kind, turn, place, theme_, pixels_);
    }
  }

  // From the rim of the piece at its start to that of the piece at its end, where there are any.
  void draw_arrow(const Arrow& arrow) {
    constexpr float half_shaft = 0.085F;
    constexpr float half_head = 0.26F;
    constexpr float head_length = 0.42F;
    constexpr float free_room = 0.2F;
    const Point along{arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y};
    const float length = std::hypot(along.x, along.y);
    const auto room = [&](Point end) {
      return piece_at(end) != nullptr ? theme_.piece_radius + halo : free_room;
    };
    const float start = room(arrow.from);
    const float tip = length - room(arrow.to);
    if (!(tip > start)) return;
    // A short arrow is more head than shaft.
    const float neck = std::max(tip - head_length, start + (tip - start) * 0.3F);
    const auto at = [&](float forward, float aside) {
      const Point unit{along.x / length, along.y / length};
      return Point{arrow.from.x + unit.x * forward - unit.y * aside,
                   arrow.from.y + unit.y * forward + unit.x * aside};
    };
    const Polygon outline{{at(start, -half_shaft), at(neck, -half_shaft), at(neck, -half_head),
                           at(tip, 0), at(neck, half_head), at(neck, half_shaft),
                           at(start, half_shaft)}};
    const Colour colour = arrow.last_move ? theme_.mark.cell : theme_.alert.cell;
    drawing_.place_once(
        {}, {{outline, solid(colour), {theme_.arrow_edge, at_least(0.035F, 1, pixels_), 0}}});
  }

  void draw_label(const Label& label) {
    const float size =
        at_least(label.coordinate ? coordinate_size : label_size, least_text, pixels_);
    std::vector<Primitive> parts;
    Colour ink = label_colour(label);
    if (const Piece* piece = piece_at(label.centre)) {
      // A plate of the piece's own colour covers its inner mark.
      const PieceColours& colours = colours_of(piece->layers.back(), theme_);
      parts.push_back({Circle{{}, 0.75F * size}, solid(colours.body), {}});
      ink = colours.ink;
    }
    parts.push_back({Text{{}, size, !label.coordinate, label.text}, solid(ink), {}});
    drawing_.place_once(label.centre, std::move(parts));
  }

  const Piece* piece_at(Point point) const {
    const auto found = std::ranges::find_if(scene_.pieces, [&](const Piece& piece) {
      return !piece.layers.empty() && distance(piece.centre, point) < theme_.piece_radius;
    });
    return found == scene_.pieces.end() ? nullptr : &*found;
  }

  // The ground is convex: a point of it lies on the same side of every border.
  bool on_ground(Point point) const {
    bool left = !scene_.ground.empty();
    bool right = left;
    for (std::size_t i = 0; i < scene_.ground.size(); ++i) {
      const Point from = scene_.ground[i];
      const Point to = scene_.ground[(i + 1) % scene_.ground.size()];
      const float side =
          (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
      left = left && side <= 0;
      right = right && side >= 0;
    }
    return left || right;
  }

  // What stands on no piece stands on a cell or the ground, or beside the board.
  Colour label_colour(const Label& label) const {
    constexpr float cell_radius = 0.8F;  // half way between touching the sides and the corners
    for (const Cell& cell : scene_.cells) {
      if (distance(cell.centre, label.centre) < cell_radius) {
        return theme_.label[background_of(cell)];
      }
    }
    if (on_ground(label.centre)) return theme_.label.cell;
    return label.coordinate ? theme_.muted : theme_.label.panel;
  }

  const Scene& scene_;
  const Theme& theme_;
  float pixels_;
  Drawing drawing_;
};

}  // namespace

std::string_view name_of(Background background) {
  switch (background) {
    case Background::cell:
      return "cell";
    case Background::white_tile:
      return "white-tile";
    case Background::black_tile:
      return "black-tile";
    case Background::panel:
      break;
  }
  return "panel";
}

void add_tile_shadow(Drawing& drawing, Point centre, float angle, const Theme& theme) {
  drawing.place("tile-shadow", centre, [&] {
    // Three sheets of a third each make the border soft.
    std::vector<Primitive> sheets;
    for (const float reach : {0.12F, 0.08F, 0.04F}) {
      sheets.push_back({hexagon({0, tile_thickness + 0.04F}, tile_radius + reach, angle),
                        solid(faded(theme.shadow, 0.3F)),
                        {}});
    }
    return sheets;
  });
}

void add_tile(Drawing& drawing, Point centre, Owner owner, float angle, const Theme& theme) {
  const bool black = owner == Owner::black;
  const TileColours& colours = black ? theme.black_tile : theme.white_tile;
  drawing.place(black ? "tile-black" : "tile-white", centre, [&] {
    return std::vector<Primitive>{
        {hexagon({0, tile_thickness}, tile_radius, angle), solid(colours.edge), {}},
        {hexagon({}, tile_radius, angle),
         linear({0, -tile_radius}, {0, tile_radius}, colours.light, colours.face),
         {colours.edge, 0.04F, 0}},
        {hexagon({}, tile_radius - 0.12F, angle), {}, {faded(colours.line, 0.6F), 0.03F, 0}}};
  });
}

Background background_at(const Scene& scene, hex::Axial at) {
  const Cell* cell = find_cell(scene, at);
  return cell == nullptr ? Background::panel : background_of(*cell);
}

Drawing draw_scene(const Scene& scene, const Theme& theme, float pixels) {
  return SceneDrawer(scene, theme, pixels).draw();
}

Drawing draw_piece(const Piece& piece, Background background, const Theme& theme, float pixels) {
  Drawing drawing;
  add_piece(drawing, piece, background, theme, pixels);
  // A cell radius holds the piece, its shadow and the plate with its height.
  drawing.top_left = {piece.centre.x - 1, piece.centre.y - 1};
  drawing.bottom_right = {piece.centre.x + 1, piece.centre.y + 1};
  return drawing;
}

Drawing draw_tile(Owner owner, float angle, const Theme& theme) {
  Drawing drawing;
  add_tile_shadow(drawing, {}, angle, theme);
  add_tile(drawing, {}, owner, angle, theme);
  drawing.top_left = {-1.1F, -1.1F};
  drawing.bottom_right = {1.1F, 1.1F};
  return drawing;
}

}  // namespace alveole::scene
