#include "games/attangle/slow_rules.h"

#include <algorithm>

namespace slow_attangle {

namespace {

int row_count(const Game& game) {
  return 2 * game.side - 1;
}
int length(const Game& game, int row) {
  return 2 * game.side - 1 - std::abs(row - (game.side - 1));
}
std::string name(int row, int number) {
  return std::string(1, static_cast<char>('a' + row)) + std::to_string(number);
}
bool exists(const Game& game, int row, int number) {
  return row >= 0 && row < row_count(game) && number >= 1 && number <= length(game, row);
}
std::vector<std::string> all_points(const Game& game) {
  std::vector<std::string> points;
  for (int row = 0; row < row_count(game); ++row) {
    for (int number = 1; number <= length(game, row); ++number) points.push_back(name(row, number));
  }
  return points;
}

char colour_of(char side) {
  return side == 'w' ? 'W' : 'B';
}
char other(char side) {
  return side == 'w' ? 'b' : 'w';
}
bool owns(const Game& game, char side, const std::string& point) {
  const auto found = game.stacks.find(point);
  return found != game.stacks.end() && found->second.back() == colour_of(side);
}
int triples(const Game& game, char side) {
  return static_cast<int>(std::ranges::count_if(game.stacks, [&](const auto& entry) {
    return entry.second.size() == 3 && entry.second.back() == colour_of(side);
  }));
}

// The first occupied point in a direction, or "".
std::string first_seen(const Game& game, const std::string& from, int direction) {
  for (const std::string& point : ray(game, from, direction)) {
    if (game.stacks.contains(point)) return point;
  }
  return "";
}

std::set<std::string> captures(const Game& game) {
  std::set<std::string> found;
  for (const std::string& target : all_points(game)) {
    if (!owns(game, other(game.to_move), target)) continue;
    for (int one = 0; one < 6; ++one) {
      for (int two = 0; two < 6; ++two) {
        const std::string a = first_seen(game, target, one);
        const std::string b = first_seen(game, target, two);
        if (one == two || a.empty() || b.empty()) continue;
        if (!owns(game, game.to_move, a) || !owns(game, game.to_move, b)) continue;
        const std::size_t ha = game.stacks.at(a).size();
        const std::size_t hb = game.stacks.at(b).size();
        const std::size_t ht = game.stacks.at(target).size();
        if (ha == 3 || hb == 3 || ht == 3 || ha + hb + ht > 4) continue;
        const bool a_first =
            a[0] != b[0] ? a[0] < b[0] : std::stoi(a.substr(1)) < std::stoi(b.substr(1));
        found.insert((a_first ? a + "," + b : b + "," + a) + "-" + target);
      }
    }
  }
  return found;
}

}  // namespace

Game start_of(const std::string& variant) {
  Game game;
  if (variant == "standard") {
    game.barred = {"d4"};
  } else if (variant == "grand") {
    game.side = 5;
    game.total = 27;
    game.goal = 5;
    game.barred = {"e5", "b3", "c6", "d2", "f7", "g2", "h4"};
    for (const char* point : {"b4", "f2", "g6"}) game.stacks[point] = "W";
    for (const char* point : {"c2", "d7", "h3"}) game.stacks[point] = "B";
  } else if (variant == "side3") {
    game.side = 3;
    game.total = 9;
    game.goal = 1;
    game.barred = {"c3"};
  } else if (variant == "side5") {
    game.side = 5;
    game.total = 30;
    game.goal = 5;
    game.barred = {"e5"};
  } else if (variant == "side6") {
    game.side = 6;
    game.total = 45;
    game.goal = 7;
    game.barred = {"f6"};
  }
  return game;
}

// Above the middle row the left ends wander to the right, below it to the left: that is all the
// geometry there is.
std::vector<std::string> ray(const Game& game, const std::string& from, int direction) {
  int row = from[0] - 'a';
  int number = std::stoi(from.substr(1));
  const int middle = game.side - 1;
  std::vector<std::string> points;
  for (;;) {
    switch (direction) {
      case 0:  // right
        ++number;
        break;
      case 1:  // up and right
        if (row < middle) ++number;
        ++row;
        break;
      case 2:  // up and left
        if (row >= middle) --number;
        ++row;
        break;
      case 3:  // left
        --number;
        break;
      case 4:  // down and left
        if (row <= middle) --number;
        --row;
        break;
      default:  // down and right
        if (row > middle) ++number;
        --row;
        break;
    }
    if (!exists(game, row, number)) return points;
    points.push_back(name(row, number));
  }
}

int stock(const Game& game, char side) {
  int left = game.total;
  for (const auto& [point, stack] : game.stacks) {
    left -= static_cast<int>(std::ranges::count(stack, colour_of(side)));
  }
  return left;
}

Game read(Game board, const std::string& position) {
  board.stacks.clear();
  int row = row_count(board) - 1;
  int number = 1;
  std::string entry;
  const auto finish = [&] {
    if (entry.empty()) return;
    if (entry[0] >= '0' && entry[0] <= '9') {
      number += std::stoi(entry);
    } else {
      board.stacks[name(row, number++)] = entry;
    }
    entry.clear();
  };
  for (const char c : position) {
    if (c == ',' || c == '/' || c == ' ') {
      finish();
      if (c == '/') --row, number = 1;
      if (c == ' ') break;
    } else {
      entry += c;
    }
  }
  board.to_move = position.back();
  return board;
}

std::string write(const Game& game) {
  std::string text;
  for (int row = row_count(game) - 1; row >= 0; --row) {
    std::vector<std::string> entries;
    int gap = 0;
    for (int number = 1; number <= length(game, row); ++number) {
      const auto found = game.stacks.find(name(row, number));
      if (found == game.stacks.end()) {
        ++gap;
        continue;
      }
      if (gap > 0) entries.push_back(std::to_string(gap));
      gap = 0;
      entries.push_back(found->second);
    }
    if (gap > 0) entries.push_back(std::to_string(gap));
    for (std::size_t i = 0; i < entries.size(); ++i) text += (i > 0 ? "," : "") + entries[i];
    text += row > 0 ? "/" : " ; ";
  }
  return text + game.to_move;
}

std::set<std::string> legal_moves(const Game& game) {
  if (result(game) != "none") return {};
  std::set<std::string> moves = captures(game);
  if (stock(game, game.to_move) > 0) {
    for (const std::string& point : all_points(game)) {
      if (!game.barred.contains(point) && !game.stacks.contains(point)) moves.insert(point);
    }
  }
  return moves;
}

Game play(Game game, const std::string& move) {
  const char mover = game.to_move;
  game.to_move = other(mover);
  const auto dash = move.find('-');
  if (dash == std::string::npos) {
    game.stacks[move] = std::string(1, colour_of(mover));
    return game;
  }
  const auto comma = move.find(',');
  std::string lower = move.substr(0, comma);
  std::string upper = move.substr(comma + 1, dash - comma - 1);
  const std::string target = move.substr(dash + 1);
  if (game.stacks.at(lower).size() < game.stacks.at(upper).size()) std::swap(lower, upper);
  std::string pile = game.stacks.at(target) + game.stacks.at(lower) + game.stacks.at(upper);
  pile.pop_back();
  game.stacks.erase(lower);
  game.stacks.erase(upper);
  game.stacks[target] = pile;
  return game;
}

std::string result(const Game& game) {
  for (const char side : {'w', 'b'}) {
    if (triples(game, side) >= game.goal) return side == 'w' ? "white triples" : "black triples";
  }
  if (stock(game, game.to_move) == 0 && captures(game).empty()) {
    return game.to_move == 'w' ? "black no-stock" : "white no-stock";
  }
  return "none";
}

}  // namespace slow_attangle
