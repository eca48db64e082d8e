#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// Hexaequo once more, straight from the rule text and as naive as possible: a board is a map,
/// every path of jumps is walked. Shares nothing with the game but its texts. Only for tests.
namespace slow_hexaequo {

using Cell = std::pair<int, int>;  // q, r

struct Tile {
  char colour = 'b';  // 'b' or 'w'
  char piece = ' ';   // 'D' 'R' Black's, 'd' 'r' White's, ' ' none
};

struct Board {
  std::map<Cell, Tile> tiles;
  char side = 'b';
  std::map<char, int> captured_discs = {{'b', 0}, {'w', 0}};  // by the side that holds them
  std::map<char, int> captured_rings = {{'b', 0}, {'w', 0}};
};

/// Reads a canonical position text.
Board read(const std::string& text);
std::string write(const Board& board);

struct Game {
  /// Every legal move by its canonical text, with the position it leads to.
  std::map<std::string, std::string> moves;
  /// Every legal chain of jumps, written with all its landing cells, and the canonical text of the
  /// move it is. Paths that are never printed are among them.
  std::map<std::string, std::string> routes;
  /// "white six-discs", "draw no-move", ..., or "none".
  std::string result;
};

/// All that the rules say of a position; `friend_once` is the option chain=friend-once.
Game judge(const Board& board, bool friend_once);

}  // namespace slow_hexaequo
