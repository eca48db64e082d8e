#include "games/hexade/slow_rules.h"

#include <algorithm>
#include <cstdlib>

namespace alveole::hexade::slow {

namespace {

// The straight lines of the board in files and ranks.
const std::vector<Cell> lines = {{1, 0}, {0, 1}, {1, 1}};

Cell moved(Cell cell, Cell step, int times) {
  return {cell.first + step.first * times, cell.second + step.second * times};
}

std::vector<Cell> both_ways() {
  std::vector<Cell> result = lines;
  for (const Cell& line : lines) result.push_back({-line.first, -line.second});
  return result;
}

int distance(Cell a, Cell b) {
  const int files = a.first - b.first;
  const int ranks = a.second - b.second;
  return std::max({std::abs(files), std::abs(ranks), std::abs(files - ranks)});
}

char at(const Position& position, Cell cell) {
  const auto found = position.stones.find(cell);
  return found == position.stones.end() ? '.' : found->second;
}

char opponent(char side) {
  return side == 'w' ? 'b' : 'w';
}

std::vector<Cell> all_cells(const Options& options) {
  std::vector<Cell> cells;
  for (int file = 1; file <= 2 * options.side - 1; ++file) {
    for (int rank = 1; rank <= 2 * options.side - 1; ++rank) {
      if (on_board(options, {file, rank})) cells.push_back({file, rank});
    }
  }
  return cells;
}

bool row_of_six(const Options& options, const Position& position, char side) {
  for (const auto& [cell, colour] : position.stones) {
    if (colour != side) continue;
    for (const Cell& line : lines) {
      if (at(position, moved(cell, line, -1)) == side) continue;  // not the first of its run
      int length = 0;
      while (at(position, moved(cell, line, length)) == side) ++length;
      if (length == 6 || (length > 6 && !options.exactly_six)) return true;
    }
  }
  return false;
}

// Two cells two steps apart on a straight line have one cell between them.
std::optional<Cell> between(Cell a, Cell b) {
  for (const Cell& step : both_ways()) {
    if (moved(a, step, 2) == b) return moved(a, step, 1);
  }
  return std::nullopt;
}

// A compact triangle: three corners, each two straight steps from the others, and the cells between
// them.
bool triangle(const Position& position, char side) {
  const std::vector<Cell> steps = both_ways();
  const auto joined = [&](Cell a, Cell b) {
    if (at(position, b) != side) return false;
    const auto middle = between(a, b);
    return middle && at(position, *middle) == side;
  };
  for (const auto& [corner, colour] : position.stones) {
    if (colour != side) continue;
    for (const Cell& step : steps) {
      const Cell second = moved(corner, step, 2);
      if (!joined(corner, second)) continue;
      for (const Cell& turn : steps) {
        const Cell third = moved(corner, turn, 2);
        if (joined(corner, third) && joined(second, third)) return true;
      }
    }
  }
  return false;
}

bool ring(const Options& options, const Position& position, char side) {
  const std::vector<Cell> steps = both_ways();
  return std::ranges::any_of(all_cells(options), [&](Cell centre) {
    return std::ranges::all_of(
        steps, [&](Cell step) { return at(position, moved(centre, step, 1)) == side; });
  });
}

}  // namespace

bool on_board(const Options& options, Cell cell) {
  const int last = 2 * options.side - 1;
  return cell.first >= 1 && cell.first <= last && cell.second >= 1 && cell.second <= last &&
         std::abs(cell.first - cell.second) <= options.side - 1;
}

bool six(const Options& options, const Position& position, char side) {
  return row_of_six(options, position, side) || triangle(position, side) ||
         ring(options, position, side);
}

std::vector<Cell> legal(const Options& options, const Position& position) {
  std::vector<Cell> cells;
  if (result(options, position) != "none") return cells;
  for (const Cell& cell : all_cells(options)) {
    if (at(position, cell) != '.') continue;
    bool allowed = true;
    if (position.plies && *position.plies == 2) {
      for (const auto& [stone, colour] : position.stones) {
        if (colour == 'w' && distance(stone, cell) < options.second_stone) allowed = false;
      }
    }
    if (allowed) cells.push_back(cell);
  }
  return cells;
}

Position play(const Position& position, Cell cell) {
  Position after = position;
  const char own = position.side;
  const char enemy = opponent(own);
  after.stones[cell] = own;
  for (const Cell& step : both_ways()) {
    if (at(position, moved(cell, step, 1)) == enemy &&
        at(position, moved(cell, step, 2)) == enemy && at(position, moved(cell, step, 3)) == own) {
      after.stones.erase(moved(cell, step, 1));
      after.stones.erase(moved(cell, step, 2));
    }
  }
  after.side = enemy;
  if (after.plies) ++*after.plies;
  return after;
}

std::string result(const Options& options, const Position& position) {
  const auto win = [](char side) {
    return std::string(side == 'w' ? "white" : "black") + " perfect-six";
  };
  const char replied = opponent(position.side);
  if (six(options, position, position.side)) return win(position.side);
  const bool full = position.stones.size() == all_cells(options).size();
  if (six(options, position, replied) && (full || options.immediate)) return win(replied);
  if (six(options, position, replied)) return "none";
  return full ? "draw board-full" : "none";
}

bool unbreakable(const Options& options, const Position& position) {
  const std::string win = position.side == 'w' ? "black perfect-six" : "white perfect-six";
  const std::vector<Cell> replies = legal(options, position);
  return !replies.empty() && std::ranges::all_of(replies, [&](Cell cell) {
    return result(options, play(position, cell)) == win;
  });
}

std::string name(Cell cell) {
  return static_cast<char>('a' + cell.first - 1) + std::to_string(cell.second);
}

std::string print(const Position& position) {
  std::string text;
  for (const char side : {'w', 'b'}) {
    std::string list;
    for (const auto& [cell, colour] : position.stones) {
      if (colour != side) continue;
      if (!list.empty()) list += ' ';
      list += name(cell);
    }
    text += (list.empty() ? "-" : list) + " ; ";
  }
  text += position.side;
  if (position.plies) text += " ; " + std::to_string(*position.plies);
  return text;
}

}  // namespace alveole::hexade::slow
