#include "games/hexade/rules.h"

#include "games/scatter.h"

namespace alveole::hexade {

namespace {

constexpr std::string_view perfect_six = "perfect-six";
constexpr std::string_view board_full = "board-full";

Cell transformed(const Grid& grid, Cell cell, const Symmetry& symmetry) {
  // A symmetry of the hexagon maps the board onto itself.
  return grid.cell(hex::transformed(grid.axial(cell), symmetry.map));
}

}  // namespace

Rules::Rules(const Settings& settings)
    : grid_(settings.variant == "169" ? 8 : 10),
      patterns_(std::make_shared<const Patterns>(grid_)),
      second_stone_distance_(settings.option("second-stone").front() - '0'),
      row_rule_(settings.option("row") == "exactly-six" ? RowRule::exactly_six
                                                        : RowRule::six_or_more),
      six_must_survive_(settings.option("six") == "survive") {}

// Seed, "Come si gioca": the board is empty at first (figure 1), White begins.
Position Rules::start() const {
  Position position;
  position.plies = 0;
  return position;
}

CellSet Rules::empty_cells(const Position& position) const {
  return grid_.all() - position.of(Side::white) - position.of(Side::black);
}

bool Rules::bars_second_stone(const Position& position) const {
  return position.plies == 2 && second_stone_distance_ > 1;
}

// Seed: White's second stone keeps a distance from his first (figure 2); Black is free.
CellSet Rules::barred_cells(const Position& position) const {
  CellSet barred;
  if (!bars_second_stone(position)) return barred;
  position.of(Side::white).for_each([&](Cell first) {
    grid_.all().for_each([&](Cell cell) {
      const int distance = hex::distance(grid_.axial(first), grid_.axial(cell));
      if (distance < second_stone_distance_) barred.insert(cell);
    });
  });
  return barred;
}

CellSet Rules::free_cells(const Position& position) const {
  const CellSet empty = empty_cells(position);
  return bars_second_stone(position) ? empty - barred_cells(position) : empty;
}

CellSet Rules::legal_cells(const Position& position) const {
  return status(position).over() ? CellSet{} : free_cells(position);
}

// Seed: a stone of one's own on any empty cell; no passing, no movement.
void Rules::legal_moves(const Position& position, MoveList<Move>& moves) const {
  legal_cells(position).for_each([&](Cell cell) { moves.push_back({cell}); });
}

// Seed: exactly two adjacent enemy stones in a straight line between the new stone and an own one.
// Only the side that places takes, so a stone placed into an enclosure is safe (figure 5).
CaptureDirections Rules::capture_directions(const Position& position, Cell cell) const {
  const CellSet& own = position.of(position.side);
  const CellSet& enemy = position.of(other(position.side));
  unsigned directions = 0;
  for (unsigned d = 0; d < hex::direction_count; ++d) {
    const int step = strides[d];
    if (enemy.contains(cell + step) && enemy.contains(cell + 2 * step) &&
        own.contains(cell + 3 * step)) {
      directions |= 1U << d;
    }
  }
  return static_cast<CaptureDirections>(directions);
}

// Seed: pairs in several directions go at once, and none may be left.
CellSet Rules::captures(const Position& position, Cell cell) const {
  CellSet taken;
  const unsigned directions = capture_directions(position, cell);
  for (int d = 0; d < hex::direction_count; ++d) {
    if ((directions >> d & 1U) == 0) continue;
    for (const Cell victim : captured_pair(cell, d)) taken.insert(victim);
  }
  return taken;
}

Position Rules::play(const Position& position, const Move& move) const {
  Position after = position;
  after.of(position.side).insert(move.cell);
  if (capture_directions(position, move.cell) != 0) {
    after.of(other(position.side)) -= captures(position, move.cell);
  }
  after.side = other(position.side);
  after.plies = next_plies(after.plies);
  return after;
}

// Seed: a six wins unless the other side destroys it with the next move. So a six of the side to
// move has outlived the reply and wins, before anything the other side has made.
Status Rules::status(const Position& position) const {
  const Side mover = other(position.side);
  if (has_six(position.of(position.side), row_rule_)) return {win_for(position.side), perfect_six};
  const bool full = empty_cells(position).empty();
  if (has_six(position.of(mover), row_rule_)) {
    return full || !six_must_survive_ ? Status{win_for(mover), perfect_six} : Status{};
  }
  return full ? Status{Outcome::draw, board_full} : Status{};
}

std::uint64_t Rules::key(const Position& position) const {
  // Its multiples tell the words apart.
  std::uint64_t sum = (position.side == Side::white ? 1U : 2U) * golden_step;
  std::uint64_t place = bars_second_stone(position) ? golden_step * 64 : 0;
  for (const CellSet& stones : position.stones) {
    for (const std::uint64_t word : stones.words()) sum += scatter(word ^ (place += golden_step));
  }
  return scatter(sum);
}

bool Rules::same(const Position& a, const Position& b) const {
  return a.side == b.side && a.stones == b.stones;
}

// Only a capture breaks a six, so the replies that take nothing need no look.
std::optional<Status> settled(const Rules& rules, const Position& position) {
  const Side mover = other(position.side);
  const CellSet& stones = position.of(mover);
  if (rules.status(position).over() || !has_six(stones, rules.row_rule())) return std::nullopt;
  bool breakable = false;
  rules.legal_cells(position).for_each([&](Cell cell) {
    if (breakable || rules.capture_directions(position, cell) == 0) return;
    breakable = !has_six(stones - rules.captures(position, cell), rules.row_rule());
  });
  if (breakable) return std::nullopt;
  return Status{win_for(mover), perfect_six};
}

std::vector<Symmetry> symmetries(const Rules&) {
  std::vector<Symmetry> all;
  for (const bool mirrored : {false, true}) {
    for (int turns = 0; turns < hex::direction_count; ++turns) {
      if (mirrored || turns > 0) all.push_back({{turns, mirrored}, false});
    }
  }
  return all;
}

std::optional<Position> transform(const Rules& rules, const Position& position,
                                  const Symmetry& symmetry) {
  Position image = position;
  for (std::size_t side = 0; side < image.stones.size(); ++side) {
    image.stones[side] = {};
    position.stones[side].for_each(
        [&](Cell cell) { image.stones[side].insert(transformed(rules.grid(), cell, symmetry)); });
  }
  return image;
}

Move transform(const Rules& rules, const Move& move, const Symmetry& symmetry) {
  return {transformed(rules.grid(), move.cell, symmetry)};
}

}  // namespace alveole::hexade
