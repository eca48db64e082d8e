#include "games/hexdame/picture.h"

#include <numbers>

#include "games/hexdame/notation.h"

namespace alveole::hexdame {

namespace {

constexpr float half_height = std::numbers::sqrt3_v<float> / 2;

/// Where a label stands from the centre of the first cell of its line: in the notch below the
/// border cell, on the left for files and mirrored for ranks.
constexpr scene::Point label_offset = {0.96F, half_height};

/// rules/README.md: x = 1.5 (rank - file), y = -(sqrt3 / 2) (file + rank), moved so that the middle
/// of the board is (0,0).
scene::Point centre_of(hex::Axial cell) {
  return {1.5F * static_cast<float>(cell.q + cell.r),
          half_height * static_cast<float>(cell.r - cell.q)};
}

/// Three tones, a different one for every neighbour.
std::uint8_t tone_of(hex::Axial cell) {
  const int remainder = (cell.q - cell.r) % 3;
  return static_cast<std::uint8_t>(remainder < 0 ? remainder + 3 : remainder);
}

template <class Word>
void add_labels(const Rules<Word>& rules, int orientation, scene::Scene& scene) {
  const auto& board = rules.board();
  for (int line = 1; line <= board.last(); ++line) {
    const int first = std::max(1, line - board.side() + 1);
    const scene::Point file_start = centre_of(board.axial({line, first}));
    const scene::Point rank_start = centre_of(board.axial({first, line}));
    const auto add = [&](scene::Point centre, std::string text) {
      scene.labels.push_back({scene::turned(centre, orientation), std::move(text)});
    };
    add({file_start.x - label_offset.x, file_start.y + label_offset.y},
        std::string(1, static_cast<char>('a' + line - 1)));
    add({rank_start.x + label_offset.x, rank_start.y + label_offset.y}, std::to_string(line));
  }
}

}  // namespace

template <class Word>
scene::Scene picture(const Rules<Word>& rules, const Position<Word>& position,
                     const scene::View& view) {
  const auto& board = rules.board();
  const auto& ring = board.ring();
  scene::Scene scene;
  scene.corner_angle = 30;
  for (const int cell : board.in_order()) {
    const hex::Axial at = ring.cell(cell);
    const scene::Point centre = scene::turned(centre_of(at), view.orientation);
    scene.cells.push_back({.at = at,
                           .centre = centre,
                           .surface = scene::Surface::cell,
                           .tone = tone_of(at),
                           .owner = scene::Owner::nobody,
                           .name = cell_name(rules, at)});
    if ((position.occupied() & ring.bit(cell)) == 0) continue;
    const scene::Owner owner =
        (position.pieces[0] & ring.bit(cell)) != 0 ? scene::Owner::white : scene::Owner::black;
    const bool king = (position.kings & ring.bit(cell)) != 0;
    scene.pieces.push_back({.at = at,
                            .centre = centre,
                            .shape = king ? scene::Shape::stack : scene::Shape::disc,
                            .layers = std::vector<scene::Owner>(king ? 2 : 1, owner),
                            .numbered = false});
  }
  if (view.coordinates) add_labels(rules, view.orientation, scene);
  for (const Side side : {Side::white, Side::black}) {
    const Word theirs = position.pieces[static_cast<std::size_t>(other(side))];
    scene.hands.push_back({.owner = owner_of(side),
                           .colour = owner_of(other(side)),
                           .kind = "piece",
                           .count = board.most_pieces() - hex::popcount(theirs),
                           .of = 0,
                           .captured = true});
  }
  scene::fit_bounds(scene);
  return scene;
}

template scene::Scene picture(const Rules<Narrow>&, const Position<Narrow>&, const scene::View&);
template scene::Scene picture(const Rules<Wide>&, const Position<Wide>&, const scene::View&);

}  // namespace alveole::hexdame
