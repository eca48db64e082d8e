#include "games/toy/rules.h"

#include <algorithm>

namespace alveole::toy {

namespace {

constexpr std::size_t a = 0, b = 1, c = 2, d = 3, e = 4, f = 5, g = 6;

constexpr CellSet three(std::size_t x, std::size_t y, std::size_t z) {
  return static_cast<CellSet>(bit(x) | bit(y) | bit(z));
}

constexpr std::array lines = {three(a, d, g), three(b, d, f), three(c, d, e)};
constexpr std::array triangles = {three(d, a, b), three(d, b, e), three(d, e, g),
                                  three(d, g, f), three(d, f, c), three(d, c, a)};

}  // namespace

std::optional<std::size_t> index_of(hex::Axial cell) {
  const auto found = std::ranges::find(cells, cell);
  if (found == cells.end()) return std::nullopt;
  return static_cast<std::size_t>(found - cells.begin());
}

Rules::Rules(const Settings& settings)
    : sets_(settings.option("shape") == "triangle" ? std::span<const CellSet>(triangles)
                                                   : std::span<const CellSet>(lines)) {}

void Rules::legal_moves(const Position& position, MoveList<Move>& moves) const {
  if (status(position).over()) return;
  for (std::uint8_t cell = 0; cell < cells.size(); ++cell) {
    if ((position.occupied() & bit(cell)) == 0) moves.push_back({cell});
  }
}

Position Rules::play(const Position& position, const Move& move) const {
  Position after = position;
  after.stones[static_cast<std::size_t>(position.to_move)] |= bit(move.cell);
  after.to_move = other(position.to_move);
  return after;
}

Status Rules::status(const Position& position) const {
  for (const Side side : {other(position.to_move), position.to_move}) {
    const CellSet stones = position.of(side);
    if (std::ranges::any_of(sets_, [&](CellSet set) { return (stones & set) == set; })) {
      return {win_for(side), "three"};
    }
  }
  if (position.occupied() == all_cells) return {Outcome::draw, "board-full"};
  return {};
}

// All there is fits into 15 bits; the factor (from SplitMix64) spreads them over the word.
std::uint64_t Rules::key(const Position& position) const {
  const std::uint64_t whole = position.stones[0] |
                              static_cast<std::uint64_t>(position.stones[1]) << 7 |
                              static_cast<std::uint64_t>(position.to_move) << 14;
  return (whole + 1) * 0x9E3779B97F4A7C15U;
}

}  // namespace alveole::toy
