#include "games/attangle/picture.h"

#include <array>

#include "games/attangle/names.h"

namespace alveole::attangle {

namespace {

using scene::Point;

// How far a coordinate stands from the outermost point, in steps between neighbours: clear of the
// cell and of a tall stack on it.
constexpr float label_distance = 0.72F;
// How far the sheet below a lattice reaches beyond its corner points, in steps: around the pieces,
// or around the coordinates as well.
constexpr float bare_ground_margin = 0.75F;
constexpr float labelled_ground_margin = 1.15F;

constexpr int left = 3;
constexpr int lower_right = 5;
constexpr int upper_right = 1;

Point centre_of(hex::Axial cell, const scene::View& view) {
  return scene::turned(scene::pointy_centre(cell), view.orientation);
}

// The point `steps` steps from a cell in a direction.
Point beside(hex::Axial cell, int direction, float steps, const scene::View& view) {
  const Point from = centre_of(cell, view);
  const Point to = centre_of(hex::neighbour(cell, direction), view);
  return {from.x + (to.x - from.x) * steps, from.y + (to.y - from.y) * steps};
}

// Three tones of which no two neighbours share one.
std::uint8_t tone_of(hex::Axial cell) {
  return static_cast<std::uint8_t>(((cell.q - cell.r) % 3 + 3) % 3);
}

template <class Word>
class Painter {
 public:
  Painter(const Rules<Word>& rules, const Position<Word>& position, const scene::View& view)
      : rules_(rules), position_(position), view_(view), side_(rules.board().side()) {}

  scene::Scene paint() {
    const bool lattice = view_.look == "points";
    for (int row = row_count(side_) - 1; row >= 0; --row) {
      for (int number = 1; number <= row_length(row, side_); ++number) {
        add_point(point_at(row, number, side_), lattice);
      }
    }
    if (lattice) {
      add_lines();
      add_ground();
    }
    if (view_.coordinates) add_coordinates();
    add_hands();
    scene::fit_bounds(scene_);
    return std::move(scene_);
  }

 private:
  void add_point(hex::Axial at, bool lattice) {
    const int point = rules_.board().index(at);
    const bool barred = (rules_.barred() & rules_.board().bit(point)) != 0;
    scene::Cell cell;
    cell.at = at;
    cell.centre = centre_of(at, view_);
    if (lattice) {
      cell.surface = barred ? scene::Surface::barred_point : scene::Surface::point;
    } else {
      cell.surface = barred ? scene::Surface::barred : scene::Surface::cell;
      cell.tone = tone_of(at);
    }
    cell.name = name_of_point(at, side_);
    scene_.cells.push_back(cell);

    const Stack stack = rules_.stack(position_, point);
    if (stack.height == 0) return;
    scene::Piece piece;
    piece.at = at;
    piece.centre = cell.centre;
    piece.shape = stack.height == 1 ? scene::Shape::disc : scene::Shape::stack;
    piece.numbered = stack.height > 1;
    for (int i = 0; i < stack.height; ++i) {
      piece.layers.push_back(owner_of(stack.pieces[static_cast<std::size_t>(i)]));
    }
    scene_.pieces.push_back(std::move(piece));
  }

  // One line for each row in each of the three directions.
  void add_lines() {
    for (int d = 0; d < hex::direction_count / 2; ++d) {
      for (const scene::Cell& cell : scene_.cells) {
        if (rules_.board().contains(hex::neighbour(cell.at, hex::opposite(d)))) continue;
        hex::Axial end = cell.at;
        while (rules_.board().contains(hex::neighbour(end, d))) end = hex::neighbour(end, d);
        scene_.lines.push_back({cell.centre, centre_of(end, view_)});
      }
    }
  }

  void add_ground() {
    const float margin = view_.coordinates ? labelled_ground_margin : bare_ground_margin;
    for (int d = 0; d < hex::direction_count; ++d) {
      scene_.ground.push_back(beside({}, d, static_cast<float>(side_ - 1) + margin, view_));
    }
  }

  // Row letters at the left ends. The lines of equal numbers run down to the right in the lower
  // half and up to the right in the upper half, so both rims carry numbers; the middle row's last
  // point ends one line only.
  void add_coordinates() {
    for (int row = 0; row < row_count(side_); ++row) {
      add_label(point_at(row, 1, side_), left, std::string(1, row_letter(row)));
    }
    for (const scene::Cell& cell : scene_.cells) {
      const std::string number = std::to_string(number_of(cell.at, side_));
      const auto on_rim = [&](int direction) {
        return !rules_.board().contains(hex::neighbour(cell.at, direction));
      };
      if (cell.at.r >= 0 && on_rim(lower_right)) {
        add_label(cell.at, lower_right, number);
      } else if (cell.at.r < 0 && on_rim(upper_right)) {
        add_label(cell.at, upper_right, number);
      }
    }
  }

  void add_label(hex::Axial at, int direction, std::string text) {
    scene_.labels.push_back({beside(at, direction, label_distance, view_), std::move(text), true});
  }

  void add_hands() {
    for (const Side side : {Side::white, Side::black}) {
      const scene::Owner owner = owner_of(side);
      scene_.hands.push_back(
          {owner, owner, "piece", position_.stock_of(side), rules_.variant().total, false});
      scene_.hands.push_back(
          {owner, owner, "triple", rules_.triples(position_, side), rules_.variant().goal, false});
    }
  }

  const Rules<Word>& rules_;
  const Position<Word>& position_;
  const scene::View& view_;
  int side_;
  scene::Scene scene_;
};

}  // namespace

template <class Word>
scene::Scene picture(const Rules<Word>& rules, const Position<Word>& position,
                     const scene::View& view) {
  return Painter<Word>(rules, position, view).paint();
}

template scene::Scene picture(const Rules<std::uint64_t>&, const Position<std::uint64_t>&,
                              const scene::View&);
template scene::Scene picture(const Rules<hex::Word128>&, const Position<hex::Word128>&,
                              const scene::View&);

}  // namespace alveole::attangle
