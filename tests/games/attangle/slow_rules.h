#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

/// Attangle once more, written from the rules alone and from nothing in core/: points are names,
/// stacks are strings, and every triple of stacks is tried. Slow and plain, to check the fast one.
namespace slow_attangle {

struct Game {
  int side = 4;
  int total = 18;
  int goal = 3;
  std::set<std::string> barred;
  std::map<std::string, std::string> stacks;  ///< by point, bottom to top
  char to_move = 'w';
};

/// The start of a variant by its name.
Game start_of(const std::string& variant);
/// The same board with the stacks and side of a position text, which must be a correct one.
Game read(Game board, const std::string& position);
std::string write(const Game& game);

/// Texts of all legal moves.
std::set<std::string> legal_moves(const Game& game);
Game play(Game game, const std::string& move);
/// "white triples", "black no-stock", ... or "none".
std::string result(const Game& game);

/// The points from one point on in one of the six directions (0 .. 5), nearest first.
std::vector<std::string> ray(const Game& game, const std::string& from, int direction);
int stock(const Game& game, char side);

}  // namespace slow_attangle
