#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// A second Hexade, written straight from the rule text and sharing nothing with the first: maps of
/// files and ranks, shapes recognised by geometry. Slow, for comparison only.
namespace alveole::hexade::slow {

struct Options {
  int side = 10;
  int second_stone = 3;
  bool exactly_six = false;
  bool immediate = false;
};

using Cell = std::pair<int, int>;  // file, rank, from 1

struct Position {
  std::map<Cell, char> stones;  // 'w' or 'b'
  char side = 'w';
  std::optional<int> plies;
};

bool on_board(const Options& options, Cell cell);
/// Legal cells in order of file and rank; none in a finished game.
std::vector<Cell> legal(const Options& options, const Position& position);
Position play(const Position& position, Cell cell);
/// "none", "white perfect-six", "black perfect-six" or "draw board-full".
std::string result(const Options& options, const Position& position);
/// Whether a side has a perfect six.
bool six(const Options& options, const Position& position, char side);
/// Whether every legal reply leaves the side that just moved its win.
bool unbreakable(const Options& options, const Position& position);

std::string name(Cell cell);
std::string print(const Position& position);

}  // namespace alveole::hexade::slow
