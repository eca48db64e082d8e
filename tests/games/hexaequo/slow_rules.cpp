#include "games/hexaequo/slow_rules.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <tuple>

namespace slow_hexaequo {

namespace {

const std::vector<Cell> directions = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

Cell moved(Cell cell, Cell by, int times = 1) {
  return {cell.first + by.first * times, cell.second + by.second * times};
}

std::string name(Cell cell) {
  return std::string(1, static_cast<char>('a' + cell.first + 8)) + std::to_string(cell.second + 8);
}

Cell cell_named(const std::string& text) {
  return {text[0] - 'a' - 8, std::stoi(text.substr(1)) - 8};
}

int steps_between(Cell a, Cell b) {
  const int q = a.first - b.first;
  const int r = a.second - b.second;
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

char owner(char piece) {
  if (piece == ' ') return ' ';
  return std::isupper(static_cast<unsigned char>(piece)) != 0 ? 'b' : 'w';
}

bool is_disc(char piece) {
  return piece == 'D' || piece == 'd';
}

char other(char side) {
  return side == 'b' ? 'w' : 'b';
}

char piece_of(char side, char kind) {
  return side == 'b' ? static_cast<char>(std::toupper(static_cast<unsigned char>(kind))) : kind;
}

int count(const Board& board, char piece) {
  return static_cast<int>(std::ranges::count_if(
      board.tiles, [&](const auto& tile) { return tile.second.piece == piece; }));
}

int tiles_of(const Board& board, char colour) {
  return static_cast<int>(std::ranges::count_if(
      board.tiles, [&](const auto& tile) { return tile.second.colour == colour; }));
}

int pieces_of(const Board& board, char side) {
  return count(board, piece_of(side, 'd')) + count(board, piece_of(side, 'r'));
}

void capture(Board& board, Cell cell) {
  char& piece = board.tiles.at(cell).piece;
  if (is_disc(piece)) {
    ++board.captured_discs[other(owner(piece))];
  } else {
    ++board.captured_rings[other(owner(piece))];
  }
  piece = ' ';
}

// A chain of jumps being walked.
struct Walk {
  Board board;  // captured pieces gone, the moving disc lifted
  Cell at;
  std::vector<Cell> landings;
  std::set<Cell> captured;
  std::set<Cell> stood_on;  // since the last capture
  std::set<Cell> friends;   // jumped in this chain
  std::string text;
  bool printable = true;
};

// Paths with the same start, end and captures are one move.
using Ends = std::map<std::pair<Cell, std::set<Cell>>, std::vector<Walk>>;

class Judge {
 public:
  Judge(const Board& board, bool friend_once) : board_(board), friend_once_(friend_once) {}

  Game run() {
    const char mover = other(board_.side);
    if (board_.captured_discs.at(mover) >= 6) return ended(mover, "six-discs");
    if (board_.captured_rings.at(mover) >= 3) return ended(mover, "three-rings");
    if (pieces_of(board_, board_.side) == 0) return ended(mover, "no-piece");
    lay_tiles();
    place_pieces();
    for (const auto& [cell, tile] : board_.tiles) {
      if (owner(tile.piece) != board_.side) continue;
      if (is_disc(tile.piece)) {
        step(cell);
        jump(cell);
      } else {
        leap(cell);
      }
    }
    game_.result = game_.moves.empty() ? "draw no-move" : "none";
    return game_;
  }

 private:
  Game ended(char winner, const std::string& reason) {
    game_.result = (winner == 'b' ? "black " : "white ") + reason;
    return game_;
  }

  void add(const std::string& text, Board after) {
    after.side = other(board_.side);
    game_.moves[text] = write(after);
  }

  void lay_tiles() {
    if (tiles_of(board_, board_.side) == 9) return;
    for (int q = -8; q <= 8; ++q) {
      for (int r = -7; r <= 8; ++r) {
        const Cell cell{q, r};
        if (board_.tiles.contains(cell)) continue;
        const auto touched = std::ranges::count_if(
            directions, [&](Cell d) { return board_.tiles.contains(moved(cell, d)); });
        if (touched < 2) continue;
        Board after = board_;
        after.tiles[cell] = {board_.side, ' '};
        add("T" + name(cell), after);
      }
    }
  }

  void place_pieces() {
    const char side = board_.side;
    const int discs =
        6 - count(board_, piece_of(side, 'd')) - board_.captured_discs.at(other(side));
    const int rings =
        3 - count(board_, piece_of(side, 'r')) - board_.captured_rings.at(other(side));
    for (const auto& [cell, tile] : board_.tiles) {
      if (tile.piece != ' ' || tile.colour != side) continue;
      if (discs > 0) {
        Board after = board_;
        after.tiles[cell].piece = piece_of(side, 'd');
        add("D" + name(cell), after);
      }
      if (rings > 0 && board_.captured_discs.at(side) > 0) {
        Board after = board_;
        after.tiles[cell].piece = piece_of(side, 'r');
        --after.captured_discs[side];
        add("R" + name(cell), after);
      }
    }
  }

  bool is_empty_tile(const Board& board, Cell cell) const {
    const auto found = board.tiles.find(cell);
    return found != board.tiles.end() && found->second.piece == ' ';
  }

  void step(Cell from) {
    for (const Cell& d : directions) {
      const Cell to = moved(from, d);
      if (!is_empty_tile(board_, to)) continue;
      Board after = board_;
      std::swap(after.tiles[from].piece, after.tiles[to].piece);
      add(name(from) + "-" + name(to), after);
    }
  }

  void leap(Cell from) {
    for (const auto& [to, tile] : board_.tiles) {
      if (steps_between(from, to) != 2 || owner(tile.piece) == board_.side) continue;
      Board after = board_;
      const bool captures = tile.piece != ' ';
      if (captures) capture(after, to);
      std::swap(after.tiles[from].piece, after.tiles[to].piece);
      add(name(from) + (captures ? "x" : "-") + name(to), after);
    }
  }

  void jump(Cell from) {
    Walk walk;
    walk.board = board_;
    walk.board.tiles[from].piece = ' ';
    walk.at = from;
    walk.stood_on = {from};
    walk.text = name(from);
    Ends ends;
    go_on(walk, from, ends);
    for (const auto& [end, walks] : ends) {
      const Walk* best = nullptr;
      for (const Walk& candidate : walks) {
        if (!candidate.printable) continue;
        const auto rank = [](const Walk& one) {
          return std::pair(one.landings.size(), one.landings);
        };
        if (best == nullptr || rank(candidate) < rank(*best)) best = &candidate;
      }
      // A move without a printable route would get no text and be missed by every comparison.
      const std::string text = best != nullptr ? best->text : "no printable route";
      Board after = walks.front().board;
      after.tiles[end.first].piece = board_.tiles.at(from).piece;
      add(text, after);
      for (const Walk& one : walks) game_.routes[one.text] = text;
    }
  }

  void go_on(const Walk& walk, Cell start, Ends& ends) {
    for (const Cell& d : directions) {
      const Cell over = moved(walk.at, d);
      const Cell to = moved(walk.at, d, 2);
      const auto jumped = walk.board.tiles.find(over);
      if (jumped == walk.board.tiles.end() || jumped->second.piece == ' ') continue;
      if (!is_empty_tile(walk.board, to)) continue;
      const bool captures = owner(jumped->second.piece) != board_.side;
      Walk next = walk;
      next.at = to;
      next.landings.push_back(to);
      next.text += (captures ? "x" : "-") + name(to);
      const bool no_capture_yet = walk.captured.empty();
      const bool comes_back =
          friend_once_ ? no_capture_yet && to == start : walk.stood_on.contains(to);
      if (captures) {
        capture(next.board, over);
        next.captured.insert(over);
        next.stood_on = {to};
        if (comes_back) next.printable = false;
      } else {
        if (comes_back || (friend_once_ && walk.friends.contains(over))) continue;
        next.friends.insert(over);
        next.stood_on.insert(to);
      }
      ends[{to, next.captured}].push_back(next);
      go_on(next, start, ends);
    }
  }

  const Board& board_;
  bool friend_once_;
  Game game_;
};

}  // namespace

Board read(const std::string& text) {
  Board board;
  std::istringstream in(text);
  std::string word;
  while (in >> word && word != ";") {
    const std::size_t colour = word.find_first_of("bw", 1);
    Tile tile;
    tile.colour = word[colour];
    if (colour + 1 < word.size()) tile.piece = word[colour + 1];
    board.tiles[cell_named(word.substr(0, colour))] = tile;
  }
  in >> word;
  board.side = word[0];
  in >> word;
  for (const char side : {'b', 'w'}) {
    in >> word;
    board.captured_discs[side] = word[0] - '0';
    board.captured_rings[side] = word[2] - '0';
  }
  return board;
}

std::string write(const Board& board) {
  std::vector<std::pair<Cell, Tile>> tiles(board.tiles.begin(), board.tiles.end());
  std::ranges::sort(
      tiles, {}, [](const auto& tile) { return std::pair(tile.first.second, tile.first.first); });
  std::string text;
  for (const auto& [cell, tile] : tiles) {
    text += name(cell) + tile.colour;
    if (tile.piece != ' ') text += tile.piece;
    text += ' ';
  }
  text += std::string("; ") + board.side + " ;";
  for (const char side : {'b', 'w'}) {
    text += ' ' + std::to_string(board.captured_discs.at(side)) + ',' +
            std::to_string(board.captured_rings.at(side));
  }
  return text;
}

Game judge(const Board& board, bool friend_once) {
  return Judge(board, friend_once).run();
}

}  // namespace slow_hexaequo
