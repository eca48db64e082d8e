#include "games/hexade/effects.h"

#include <algorithm>

#include "games/hexade/clicks.h"

namespace alveole::hexade {

namespace {

// Compared before and after, since with exactly-six a capture can complete a six of its victim:
// seven in a row that lose an end.
CellSet completed_cells(const Rules& rules, const CellSet& before, const CellSet& after) {
  const std::vector<Six> old = find_sixes(before, rules.row_rule());
  CellSet cells;
  for (const Six& six : find_sixes(after, rules.row_rule())) {
    if (std::ranges::find(old, six) != old.end()) continue;
    for (const Cell cell : six.cells) cells.insert(cell);
  }
  return cells;
}

}  // namespace

std::vector<Effect> effects(const Rules& rules, const Position& position, const Move& move) {
  const Grid& grid = rules.grid();
  const Side mover = position.side;
  std::vector<Effect> result;
  result.push_back({.kind = EffectKind::place,
                    .to = grid.axial(move.cell),
                    .owner = owner_of(mover),
                    .piece_kind = stone_kind});
  rules.captures(position, move.cell).for_each([&](Cell cell) {
    result.push_back({.kind = EffectKind::capture,
                      .piece = grid.axial(cell),
                      .from = grid.axial(cell),
                      .owner = owner_of(other(mover)),
                      .piece_kind = stone_kind});
  });
  const Position after = rules.play(position, move);
  for (const Side side : {mover, other(mover)}) {
    completed_cells(rules, position.of(side), after.of(side)).for_each([&](Cell cell) {
      result.push_back({.kind = EffectKind::six,
                        .to = grid.axial(cell),
                        .owner = owner_of(side),
                        .piece_kind = stone_kind});
    });
  }
  return result;
}

}  // namespace alveole::hexade
