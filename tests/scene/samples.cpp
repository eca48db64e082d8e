#include "scene/samples.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace alveole::scene {

namespace {

using enum Owner;

Cell cell_at(hex::Axial at, Surface surface, Owner owner = nobody) {
  const int tone = ((at.q - at.r) % 3 + 3) % 3;
  return {at, pointy_centre(at), surface, static_cast<std::uint8_t>(tone), owner, {}};
}

Piece piece_at(hex::Axial at, Shape shape, std::vector<Owner> layers, bool numbered = false) {
  return {at, pointy_centre(at), shape, std::move(layers), numbered};
}

Mark mark_at(hex::Axial at, MarkKind kind) {
  return {at, pointy_centre(at), kind};
}

void add_coordinates(Scene& scene, hex::Axial first, int count) {
  for (int i = 0; i < count; ++i) {
    scene.labels.push_back({pointy_centre(hex::axial(first.q, first.r) + hex::axial(i, 0)),
                            std::string(1, static_cast<char>('a' + i)), true});
  }
}

}  // namespace

std::string theme_text(std::string_view name) {
  std::ifstream file(ALVEOLE_THEMES "/" + std::string(name) + ".theme");
  return {std::istreambuf_iterator<char>(file), {}};
}

Theme theme(std::string_view name) {
  const auto read = parse_theme(theme_text(name));
  if (!read) {
    std::fprintf(stderr, "%.*s.theme, line %d: %s\n", static_cast<int>(name.size()), name.data(),
                 read.error().line, read.error().code.c_str());
    std::exit(1);
  }
  return *read;
}

Scene marks_sample(Surface surface) {
  Scene scene;
  for (int i = 0; i < static_cast<int>(mark_kinds.size()); ++i) {
    const MarkKind kind = mark_kinds[static_cast<std::size_t>(i)];
    for (int row = 0; row < 3; ++row) {
      const hex::Axial at = hex::axial(i - row / 2, row);
      scene.cells.push_back(cell_at(at, surface, i % 2 == 0 ? white : black));
      scene.marks.push_back(mark_at(at, kind));
      if (row > 0) {
        scene.pieces.push_back(piece_at(at, Shape::disc, {row == 1 ? white : black}));
      }
    }
  }
  fit_bounds(scene);
  return scene;
}

Scene pieces_sample() {
  Scene scene;
  const std::vector<Piece> pieces = {
      piece_at(hex::axial(0, 0), Shape::disc, {white}),
      piece_at(hex::axial(1, 0), Shape::disc, {black}),
      piece_at(hex::axial(2, 0), Shape::stack, {white, white}),
      piece_at(hex::axial(3, 0), Shape::stack, {black, black}),
      piece_at(hex::axial(4, 0), Shape::ring, {white}),
      piece_at(hex::axial(5, 0), Shape::ring, {black}),
      piece_at(hex::axial(0, 1), Shape::stack, {black, white}, true),
      piece_at(hex::axial(1, 1), Shape::stack, {white, black}, true),
      piece_at(hex::axial(2, 1), Shape::stack, {white, black, white}, true),
      piece_at(hex::axial(3, 1), Shape::stack, {white, white, black}, true),
      piece_at(hex::axial(4, 1), Shape::stack, {black, black, black}, true),
      piece_at(hex::axial(-1, 2), Shape::disc, {white}),
      piece_at(hex::axial(0, 2), Shape::disc, {black})};
  for (int row = 0; row < 3; ++row) {
    for (int i = 0; i < 6; ++i) {
      const hex::Axial at = hex::axial(i - row / 2, row);
      scene.cells.push_back(cell_at(at, row == 2 && i == 5 ? Surface::barred : Surface::cell));
    }
  }
  scene.pieces = pieces;
  add_coordinates(scene, hex::axial(-2, 3), 6);
  scene.labels.push_back({pointy_centre(hex::axial(-1, 2)), "1", false});
  scene.labels.push_back({pointy_centre(hex::axial(0, 2)), "2", false});
  scene.labels.push_back({pointy_centre(hex::axial(1, 2)), "<&>", false});
  scene.arrows.push_back({pointy_centre(hex::axial(1, 2)), pointy_centre(hex::axial(3, 2)), true});
  scene.arrows.push_back({pointy_centre(hex::axial(3, 2)), pointy_centre(hex::axial(5, 0)), false});
  fit_bounds(scene);
  return scene;
}

Scene tiles_sample() {
  Scene scene;
  const auto lay = [&](int q, int r, Owner owner) {
    scene.cells.push_back(cell_at(hex::axial(q, r), Surface::tile, owner));
  };
  const auto vacant = [&](int q, int r) {
    scene.cells.push_back(cell_at(hex::axial(q, r), Surface::vacant));
    scene.marks.push_back(mark_at(hex::axial(q, r), MarkKind::placeable));
  };
  for (const auto& [q, r] : {std::pair{0, 0}, {1, 0}, {1, 1}, {2, 1}, {3, 2}}) lay(q, r, black);
  for (const auto& [q, r] : {std::pair{2, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}}) lay(q, r, white);
  for (const auto& [q, r] : {std::pair{1, -1}, {2, -1}, {3, 0}, {3, 1}, {-1, 1}, {0, 3}, {2, 3}}) {
    vacant(q, r);
  }
  scene.pieces = {piece_at(hex::axial(0, 0), Shape::ring, {black}),
                  piece_at(hex::axial(1, 0), Shape::ring, {white}),
                  piece_at(hex::axial(2, 0), Shape::disc, {black}),
                  piece_at(hex::axial(1, 1), Shape::disc, {black}),
                  piece_at(hex::axial(2, 1), Shape::disc, {white}),
                  piece_at(hex::axial(0, 2), Shape::disc, {white}),
                  piece_at(hex::axial(1, 2), Shape::ring, {white}),
                  piece_at(hex::axial(2, 2), Shape::ring, {black})};
  scene.marks.push_back(mark_at(hex::axial(0, 1), MarkKind::placeable));
  scene.marks.push_back(mark_at(hex::axial(3, 2), MarkKind::placeable));
  fit_bounds(scene);
  return scene;
}

Scene lattice_sample() {
  Scene scene;
  constexpr int side = 3;
  for (int r = -side; r <= side; ++r) {
    for (int q = -side; q <= side; ++q) {
      const hex::Axial at = hex::axial(q, r);
      if (hex::distance(at, {}) > side) continue;
      const bool barred = at == hex::Axial{};
      scene.cells.push_back(cell_at(at, barred ? Surface::barred_point : Surface::point));
      for (int direction = 0; direction < 3; ++direction) {
        const hex::Axial to = hex::neighbour(at, direction);
        if (hex::distance(to, {}) > side) continue;
        scene.lines.push_back({pointy_centre(at), pointy_centre(to)});
      }
    }
  }
  for (const hex::Axial direction : hex::directions) {
    const Point corner = pointy_centre(direction);
    scene.ground.push_back({corner.x * 3.7F, corner.y * 3.7F});
  }
  scene.pieces = {piece_at(hex::axial(-2, 0), Shape::disc, {black}),
                  piece_at(hex::axial(0, -1), Shape::disc, {white}),
                  piece_at(hex::axial(1, 1), Shape::stack, {white, black}, true),
                  piece_at(hex::axial(-1, 2), Shape::stack, {white, black, white}, true)};
  scene.marks = {mark_at(hex::axial(0, -1), MarkKind::selected),
                 mark_at(hex::axial(2, -1), MarkKind::target),
                 mark_at(hex::axial(-2, 0), MarkKind::last_to),
                 mark_at(hex::axial(-3, 1), MarkKind::last_from),
                 mark_at(hex::axial(1, 1), MarkKind::capture)};
  fit_bounds(scene);
  return scene;
}

std::vector<Sample> all_samples() {
  return {{"pieces", pieces_sample()},
          {"tiles", tiles_sample()},
          {"lattice", lattice_sample()},
          {"marks-on-cells", marks_sample(Surface::cell)},
          {"marks-on-tiles", marks_sample(Surface::tile)},
          {"marks-on-points", marks_sample(Surface::point)}};
}

}  // namespace alveole::scene
