#include "games/hexdame/slow_rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <sstream>
#include <vector>

namespace alveole::hexdame::slow {

namespace {

struct Cell {
  int file = 0;
  int rank = 0;
  auto operator<=>(const Cell&) const = default;
};

struct Piece {
  bool white = false;
  bool king = false;
};

using Pieces = std::map<Cell, Piece>;

const std::array<Cell, 6> ways = {Cell{1, 0},  Cell{0, 1},  Cell{1, 1},
                                  Cell{-1, 0}, Cell{0, -1}, Cell{-1, -1}};

Cell beyond(Cell cell, Cell way) {
  return {cell.file + way.file, cell.rank + way.rank};
}

std::string name(Cell cell) {
  return std::string(1, static_cast<char>('a' + cell.file - 1)) + std::to_string(cell.rank);
}

struct Board {
  Pieces pieces;
  bool white_moves = true;
};

void read_side(const std::string& list, bool white, Pieces& pieces) {
  std::istringstream words(list);
  std::string word;
  while (words >> word) {
    if (word == "-") continue;
    const bool king = word[0] == 'K';
    const std::string cell = king ? word.substr(1) : word;
    pieces[{cell[0] - 'a' + 1, std::stoi(cell.substr(1))}] = {white, king};
  }
}

Board read(std::string_view text) {
  std::istringstream fields{std::string(text)};
  std::string white;
  std::string black;
  std::string side;
  std::getline(fields, white, ';');
  std::getline(fields, black, ';');
  std::getline(fields, side, ';');
  Board board;
  read_side(white, true, board.pieces);
  read_side(black, false, board.pieces);
  board.white_moves = side.find('w') != std::string::npos;
  return board;
}

std::string write(const Board& board) {
  std::string lists[2];
  for (const auto& [cell, piece] : board.pieces) {
    std::string& list = lists[piece.white ? 0 : 1];
    if (!list.empty()) list += ' ';
    list += (piece.king ? "K" : "") + name(cell);
  }
  for (std::string& list : lists) {
    if (list.empty()) list = "-";
  }
  return lists[0] + " ; " + lists[1] + " ; " + (board.white_moves ? "w" : "b");
}

/// One way to make a move.
struct Route {
  Cell from;
  std::vector<Cell> landings;
  std::set<Cell> captured;
};

class Generator {
 public:
  Generator(const SlowRules& rules, const Board& board, long most_jumps)
      : rules_(rules), board_(board), jumps_left_(most_jumps) {}

  std::optional<std::map<std::string, std::string>> run() {
    for (const auto& [cell, piece] : board_.pieces) {
      if (piece.white == board_.white_moves) capture_on({cell, {}, {}}, piece);
    }
    if (jumps_left_ < 0) return std::nullopt;
    if (captures_.empty()) {
      for (const auto& [cell, piece] : board_.pieces) {
        if (piece.white == board_.white_moves) step(cell, piece);
      }
    } else if (!rules_.free_capture) {
      std::size_t most = 0;
      for (const Route& route : captures_) most = std::max(most, route.captured.size());
      std::erase_if(captures_, [&](const Route& route) { return route.captured.size() < most; });
    }
    return texts();
  }

 private:
  bool on_board(Cell cell) const {
    const int last = 2 * rules_.side - 1;
    return cell.file >= 1 && cell.file <= last && cell.rank >= 1 && cell.rank <= last &&
           std::abs(cell.file - cell.rank) < rules_.side;
  }
  bool last_row(Cell cell, bool white) const {
    const int row = white ? 2 * rules_.side - 1 : 1;
    return cell.file == row || cell.rank == row;
  }
  const Piece* piece_on(Cell cell) const {
    const auto found = board_.pieces.find(cell);
    return found == board_.pieces.end() ? nullptr : &found->second;
  }
  /// Whether the piece that started on `origin` may pass or land here.
  bool open(Cell cell, Cell origin) const {
    if (!on_board(cell)) return false;
    return piece_on(cell) == nullptr || (cell == origin && !rules_.origin_blocked);
  }

  void step(Cell from, Piece piece) {
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const bool forward = (i < 3) == piece.white;
      if (!piece.king && !forward) continue;
      Cell to = beyond(from, ways[i]);
      while (on_board(to) && piece_on(to) == nullptr) {
        quiet_.push_back({from, {to}, {}});
        if (!piece.king || rules_.short_kings) break;
        to = beyond(to, ways[i]);
      }
    }
  }

  /// Goes on with a capture in every way and records it where it can end.
  void capture_on(const Route& route, Piece piece) {
    if (--jumps_left_ < 0) return;
    const Cell at = route.landings.empty() ? route.from : route.landings.back();
    const bool far = piece.king && !rules_.short_kings;
    bool jumped = false;
    for (const Cell way : ways) {
      Cell over = beyond(at, way);
      while (far && open(over, route.from)) over = beyond(over, way);
      const Piece* enemy = on_board(over) ? piece_on(over) : nullptr;
      if (enemy == nullptr || enemy->white == piece.white || route.captured.contains(over)) {
        continue;
      }
      Cell landing = beyond(over, way);
      while (open(landing, route.from)) {
        jumped = true;
        Route longer = route;
        longer.landings.push_back(landing);
        longer.captured.insert(over);
        capture_on(longer, piece);
        if (!far) break;
        landing = beyond(landing, way);
      }
    }
    if (!jumped && !route.landings.empty()) captures_.push_back(route);
  }

  std::map<std::string, std::string> texts() const {
    // Routes from one cell to the same cell that take the same pieces are one move, written by the
    // shortest route, then the smallest.
    std::map<std::tuple<Cell, Cell, std::set<Cell>>, std::vector<Cell>> moves;
    for (const Route& route : captures_.empty() ? quiet_ : captures_) {
      auto& written = moves[{route.from, route.landings.back(), route.captured}];
      const auto rank = [](const std::vector<Cell>& cells) {
        return std::pair(cells.size(), cells);
      };
      if (written.empty() || rank(route.landings) < rank(written)) written = route.landings;
    }
    std::map<std::string, std::string> texts;
    for (const auto& [move, landings] : moves) {
      const auto& [from, to, captured] = move;
      std::string text = name(from);
      for (const Cell cell : landings) text += (captured.empty() ? "-" : "x") + name(cell);
      Board after = board_;
      Piece piece = after.pieces[from];
      after.pieces.erase(from);
      for (const Cell cell : captured) after.pieces.erase(cell);
      piece.king |= last_row(to, piece.white);
      after.pieces[to] = piece;
      after.white_moves = !after.white_moves;
      texts[text] = write(after);
    }
    return texts;
  }

  const SlowRules& rules_;
  const Board& board_;
  long jumps_left_;
  std::vector<Route> captures_;
  std::vector<Route> quiet_;
};

}  // namespace

std::optional<std::map<std::string, std::string>> moves(const SlowRules& rules,
                                                        std::string_view position,
                                                        long most_jumps) {
  const Board board = read(position);
  return Generator(rules, board, most_jumps).run();
}

}  // namespace alveole::hexdame::slow
