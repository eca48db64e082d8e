#include "games/hexade/picture.h"

#include <algorithm>

#include "games/hexade/notation.h"

namespace alveole::hexade {

namespace {

// Three tones, since q - r changes by one modulo 3, up or down, with every step.
std::uint8_t tone_of(hex::Axial at) {
  return static_cast<std::uint8_t>(((at.q - at.r) % 3 + 3) % 3);
}

scene::Point centre_of(hex::Axial at, const scene::View& view) {
  return scene::turned(scene::pointy_centre(at), view.orientation);
}

// One cell beyond the border: file letters at the left end of the rows, ranks at the lower end of
// the lines that slant down to the right.
void add_coordinates(int side, const scene::View& view, scene::Scene& scene) {
  const int reach = side - 1;
  for (int file = 1; file < 2 * side; ++file) {
    const int r = side - file;
    const int left = std::max(-reach, -reach - r);
    scene.labels.push_back({centre_of(hex::axial(left - 1, r), view),
                            std::string(1, static_cast<char>('a' + file - 1))});
  }
  for (int rank = 1; rank < 2 * side; ++rank) {
    const int q = rank - side;
    const int bottom = std::min(reach, reach - q);
    scene.labels.push_back({centre_of(hex::axial(q, bottom + 1), view), std::to_string(rank)});
  }
}

}  // namespace

scene::Scene picture(const Rules& rules, const Position& position, const scene::View& view) {
  const Grid& grid = rules.grid();
  scene::Scene scene;
  grid.all().for_each([&](Cell cell) {
    const hex::Axial at = grid.axial(cell);
    scene.cells.push_back({.at = at,
                           .centre = centre_of(at, view),
                           .tone = tone_of(at),
                           .name = cell_name(grid, cell)});
  });
  for (const Side side : {Side::white, Side::black}) {
    position.of(side).for_each([&](Cell cell) {
      const hex::Axial at = grid.axial(cell);
      scene.pieces.push_back({.at = at, .centre = centre_of(at, view), .layers = {owner_of(side)}});
    });
  }
  if (view.coordinates) add_coordinates(grid.side(), view, scene);
  scene::fit_bounds(scene);
  return scene;
}

}  // namespace alveole::hexade
