#include "games/hexade/forced_win.h"

#include <algorithm>
#include <utility>

#include "games/hexade/candidates.h"
#include "games/hexade/forcing.h"
#include "games/hexade/threats.h"

namespace alveole::hexade {

namespace {

// The empty cells of the patterns that hold so many stones of a side and none of the other.
CellSet cells_beside(const Board& board, Side side, int stones) {
  CellSet found;
  const auto patterns = board.rules().patterns().all();
  board.open_patterns().for_each([&](Patterns::Index i) {
    if (stones_in(board.state(i), side) != stones) return;
    for (const Cell cell : patterns[i].cells) found.insert(cell);
  });
  return found - board.position().of(side);
}

// Where the other side would break the sixes that the side to move can make now: a stone there
// first may turn such a six into a threat.
CellSet breaking_cells(Board& board) {
  CellSet found;
  allowed_completions(board).for_each([&](Cell cell) {
    board.push({cell});
    if (const auto breaking = answers(board)) found |= *breaking;
    board.pop();
  });
  return found;
}

// The moves that can become a threat or have to be answered: new fives, sixes, captures, and what
// protects a six from being broken. Where the other side threatens, only what answers that.
CellSet possible_attacks(Board& board) {
  const Position& position = board.position();
  const Side side = position.side;
  CellSet found = cells_beside(board, side, 4) | capturing_cells(board);
  if (has_five(board, side)) found |= completing_cells(board, side) | breaking_cells(board);
  found &= board.rules().free_cells(position);
  if (const auto forced = answers(board)) found &= *forced;
  return found;
}

void fill(MoveList<Move>& moves, const CellSet& cells) {
  moves.clear();
  cells.for_each([&](Cell cell) { moves.push_back({cell}); });
}

}  // namespace

ForcedWin::ForcedWin(const Rules& rules, const Position& position) : board_(rules, position) {
  if (rules.status(position).over()) {
    stage_ = Stage::finished;
  } else {
    start_iteration(1);
  }
}

std::uint64_t ForcedWin::run(std::uint64_t positions) {
  const std::uint64_t before = positions_;
  while (stage_ != Stage::finished && positions_ - before < positions) {
    switch (stage_) {
      case Stage::enter:
        stage_ = enter();
        break;
      case Stage::next_attack:
        stage_ = next_attack();
        break;
      case Stage::next_reply:
        stage_ = next_reply();
        break;
      case Stage::finished:
        break;
    }
  }
  return positions_ - before;
}

void ForcedWin::start_iteration(int attacks) {
  depth_ = 0;
  descend(attacks);
}

// Prepares the frame of the position that has just been reached.
void ForcedWin::descend(int attacks_left) {
  top().attacks_left = attacks_left;
  top().cut = false;
}

// The attacker is to move in a position not looked at before in this line.
auto ForcedWin::enter() -> Stage {
  ++positions_;
  Frame& here = top();
  if (const auto cell = winning_cell(board_)) return won(decisive({*cell}));
  if (here.attacks_left == 1) {
    here.cut = true;
    return failed();
  }
  const std::uint64_t key = board_.rules().key(board_.position());
  if (const Failure& known = failure_of(key);
      known.key == key && known.attacks_left >= here.attacks_left) {
    here.cut = known.attacks_left != never;
    return failed();
  }
  fill(here.attacks, possible_attacks(board_));
  here.tried_attacks = 0;
  return Stage::next_attack;
}

// Tries the attacker's next move, and sees what the other side may answer.
auto ForcedWin::next_attack() -> Stage {
  Frame& here = top();
  if (here.tried_attacks == here.attacks.size()) {
    const std::uint64_t key = board_.rules().key(board_.position());
    failure_of(key) = {key, here.cut ? here.attacks_left : never};
    return failed();
  }
  ++here.tried_attacks;
  ++positions_;
  board_.push(last_attack());
  const auto replies = answers(board_);
  if (!replies) {
    board_.pop();
    return Stage::next_attack;
  }
  fill(here.replies, *replies);
  here.tried_replies = 0;
  here.resistance.clear();
  if (replies->empty()) append_quickest_end(here.resistance);
  return Stage::next_reply;
}

// Tries the next answer to the move that is tried.
auto ForcedWin::next_reply() -> Stage {
  Frame& here = top();
  if (here.tried_replies == here.replies.size()) {
    board_.pop();
    std::vector<Move> line = {last_attack()};
    line.insert(line.end(), here.resistance.begin(), here.resistance.end());
    return won(std::move(line));
  }
  board_.push(here.replies[here.tried_replies++]);
  ++depth_;
  descend(here.attacks_left - 1);
  return Stage::enter;
}

// The attacker, to move, wins by this line: back to the reply that led here.
auto ForcedWin::won(std::vector<Move> line) -> Stage {
  if (depth_ == 0) {
    line_ = std::move(line);
    return Stage::finished;
  }
  --depth_;
  board_.pop();
  Frame& before = top();
  if (line.size() >= before.resistance.size()) {
    before.resistance = {before.replies[before.tried_replies - 1]};
    before.resistance.insert(before.resistance.end(), line.begin(), line.end());
  }
  return Stage::next_reply;
}

// The attacker, to move, does not win in so many moves: the move before is no use either.
auto ForcedWin::failed() -> Stage {
  const Frame& here = top();
  if (depth_ == 0) {
    if (!here.cut || here.attacks_left == most_attacks) return Stage::finished;
    start_iteration(here.attacks_left + 1);
    return Stage::enter;
  }
  --depth_;
  top().cut |= here.cut;
  board_.pop();  // the reply
  board_.pop();  // the attack
  return Stage::next_attack;
}

// The line of a move that makes a six which nothing breaks.
std::vector<Move> ForcedWin::decisive(Move attack) {
  std::vector<Move> line = {attack};
  board_.push(attack);
  append_quickest_end(line);
  board_.pop();
  return line;
}

// Plays on from where the other side is to move and nothing helps it.
void ForcedWin::append_quickest_end(std::vector<Move>& line) {
  MoveList<Move> moves;
  std::size_t played = 0;
  while (true) {
    moves.clear();
    candidate_moves(board_, moves);
    if (moves.empty()) break;
    line.push_back(moves[0]);
    board_.push(moves[0]);
    ++played;
  }
  for (; played > 0; --played) board_.pop();
}

}  // namespace alveole::hexade
