#include "games/toy/picture.h"

#include "games/toy/notation.h"

namespace alveole::toy {

scene::Scene picture(const Rules& rules, const Position& position, const scene::View& view) {
  scene::Scene scene;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    scene::Cell cell;
    cell.at = cells[i];
    cell.centre = scene::turned(scene::pointy_centre(cell.at), view.orientation);
    cell.tone = static_cast<std::uint8_t>((cell.at.q - cell.at.r + 3) % 3);
    cell.name = cell_name(rules, cell.at);
    if (view.coordinates) scene.labels.push_back({cell.centre, cell.name, true});
    for (const Side side : {Side::white, Side::black}) {
      if ((position.of(side) & bit(i)) == 0) continue;
      scene.pieces.push_back({cell.at, cell.centre, scene::Shape::disc, {owner_of(side)}, false});
    }
    scene.cells.push_back(std::move(cell));
  }
  scene::fit_bounds(scene);
  return scene;
}

}  // namespace alveole::toy
