#include "games/hexaequo/picture.h"

#include <algorithm>
#include <map>

#include "games/hexaequo/notation.h"

namespace alveole::hexaequo {

namespace {

using scene::Point;

// How far a coordinate stands from the centre of the outermost place of its line, in steps between
// neighbours: clear of the place and of a label of the other family beside it.
constexpr float label_distance = 0.72F;
// The two families of labels stand where the lines of a rank and of a file leave the board.
constexpr int left = 3;
constexpr int lower_right = 5;

class Painter {
 public:
  Painter(const Position& position, const scene::View& view) : position_(position), view_(view) {}

  scene::Scene paint() {
    add_cells();
    if (view_.coordinates) add_coordinates();
    add_hands();
    scene::fit_bounds(scene_);
    centre_on_tiles();
    return std::move(scene_);
  }

 private:
  Point centre_of(hex::Axial cell) const {
    return scene::turned(scene::pointy_centre(cell), view_.orientation);
  }

  void add_cells() {
    // By rank, then file.
    for (int r = window::min_r; r <= window::max_r; ++r) {
      for (int q = window::min_q; q <= window::max_q; ++q) {
        const hex::Axial cell = hex::axial(q, r);
        if (position_.has_tile(cell)) {
          add_tile(cell);
        } else if (position_.touching(cell) > 0) {
          add_cell(cell, scene::Surface::vacant, scene::Owner::nobody);
        }
      }
    }
  }

  void add_cell(hex::Axial at, scene::Surface surface, scene::Owner owner) {
    scene_.cells.push_back({at, centre_of(at), surface, 0, owner, cell_name(at)});
  }

  void add_tile(hex::Axial at) {
    const bool white = position_.stands_in(position_.of(Side::white).tiles, at);
    add_cell(at, scene::Surface::tile, owner_of(white ? Side::white : Side::black));
    if (!position_.stands_in(position_.pieces(), at)) return;
    const bool white_piece = position_.stands_in(position_.of(Side::white).pieces(), at);
    const bool disc = kind_on(position_, position_.slot_at(at)) == PieceKind::disc;
    scene::Piece piece;
    piece.at = at;
    piece.centre = centre_of(at);
    piece.shape = disc ? scene::Shape::disc : scene::Shape::ring;
    piece.layers = {owner_of(white_piece ? Side::white : Side::black)};
    scene_.pieces.push_back(std::move(piece));
  }

  // The number of a rank to the left of its first place, the letter of a file to the lower right of
  // its last one.
  void add_coordinates() {
    std::map<int, hex::Axial> first_of_rank;
    std::map<int, hex::Axial> last_of_file;
    for (const scene::Cell& cell : scene_.cells) {
      first_of_rank.try_emplace(cell.at.r, cell.at);
      last_of_file.insert_or_assign(cell.at.q, cell.at);
    }
    for (const auto& [rank, cell] : first_of_rank) {
      add_label(cell, left, cell_name(cell).substr(1));
    }
    for (const auto& [file, cell] : last_of_file) {
      add_label(cell, lower_right, cell_name(cell).substr(0, 1));
    }
  }

  void add_label(hex::Axial at, int direction, std::string text) {
    const Point from = centre_of(at);
    const Point to = centre_of(hex::neighbour(at, direction));
    const Point centre = {from.x + (to.x - from.x) * label_distance,
                          from.y + (to.y - from.y) * label_distance};
    scene_.labels.push_back({centre, std::move(text), true});
  }

  void add_hands() {
    for (const Side side : {Side::white, Side::black}) {
      const scene::Owner owner = owner_of(side);
      const scene::Owner enemy = owner_of(other(side));
      const SideState& state = position_.of(side);
      const std::string disc(name_of(PieceKind::disc));
      const std::string ring(name_of(PieceKind::ring));
      scene_.hands.push_back(
          {owner, owner, "tile", position_.hand_tiles(side), tiles_per_side, false});
      scene_.hands.push_back(
          {owner, owner, disc, position_.hand_discs(side), discs_per_side, false});
      scene_.hands.push_back(
          {owner, owner, ring, position_.hand_rings(side), rings_per_side, false});
      scene_.hands.push_back({owner, enemy, disc, state.captured_discs, discs_per_side, true});
      scene_.hands.push_back({owner, enemy, ring, state.captured_rings, rings_per_side, true});
    }
  }

  // Widens the bounds so that the middle of the tiles is the middle of the picture.
  void centre_on_tiles() {
    scene::Scene tiles;
    std::ranges::copy_if(scene_.cells, std::back_inserter(tiles.cells),
                         [](const auto& cell) { return cell.surface == scene::Surface::tile; });
    if (tiles.cells.empty()) return;
    scene::fit_bounds(tiles);
    const Point centre = {(tiles.top_left.x + tiles.bottom_right.x) / 2,
                          (tiles.top_left.y + tiles.bottom_right.y) / 2};
    const float width = std::max(centre.x - scene_.top_left.x, scene_.bottom_right.x - centre.x);
    const float height = std::max(centre.y - scene_.top_left.y, scene_.bottom_right.y - centre.y);
    scene_.top_left = {centre.x - width, centre.y - height};
    scene_.bottom_right = {centre.x + width, centre.y + height};
  }

  const Position& position_;
  const scene::View& view_;
  scene::Scene scene_;
};

}  // namespace

scene::Scene picture(const Rules&, const Position& position, const scene::View& view) {
  return Painter(position, view).paint();
}

}  // namespace alveole::hexaequo
