#include "games/hexaequo/slow_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "games/hexaequo/table.h"

/// The rules against a second, slow reading of the same text, in random games and in dense random
/// positions.
namespace alveole::hexaequo {
namespace {

class AgainstSlowRules : public testing::TestWithParam<ChainRule> {
 protected:
  // Compares everything the two say of a position; returns the legal moves.
  Texts compare(const Table& table) {
    const std::string text = table.text();
    const slow_hexaequo::Board board = slow_hexaequo::read(text);
    EXPECT_EQ(slow_hexaequo::write(board), text);
    const slow_hexaequo::Game slow =
        slow_hexaequo::judge(board, GetParam() == ChainRule::friend_once);
    const Status status = table.status();
    EXPECT_EQ(status.over() ? word_of(status.outcome) + " " + std::string(status.reason) : "none",
              slow.result)
        << text;
    const Texts moves = table.moves();
    Texts slow_moves;
    for (const auto& [move, after] : slow.moves) slow_moves.insert(move);
    EXPECT_EQ(moves, slow_moves) << text;
    for (const auto& [move, after] : slow.moves) {
      Table next = table;
      EXPECT_EQ(next.play(move).text(), after) << text << " : " << move;
      // The same position from its text and by a move: laid in another order, hashed alike.
      const Table pasted(after, GetParam());
      if (!testing::Test::HasFailure()) {
        EXPECT_EQ(pasted.rules.key(pasted.position), next.rules.key(next.position)) << after;
        EXPECT_TRUE(pasted.rules.same(pasted.position, next.position)) << after;
      }
    }
    for (const auto& [route, move] : slow.routes) EXPECT_EQ(table.read(route), move) << text;
    routes_ += slow.routes.size();
    return moves;
  }

  static std::string word_of(Outcome outcome) {
    return outcome == Outcome::draw ? "draw" : outcome == Outcome::white ? "white" : "black";
  }

  static std::string any_of(const Texts& moves, std::mt19937& random) {
    return *std::next(moves.begin(), static_cast<std::ptrdiff_t>(random() % moves.size()));
  }

  std::size_t routes_ = 0;
};

TEST_P(AgainstSlowRules, RandomGames) {
  std::mt19937 random(20240501);
  constexpr int games = 12;
  constexpr int longest = 120;
  int finished = 0;
  for (int game = 0; game < games; ++game) {
    Table table(GetParam());
    for (int ply = 0; ply < longest; ++ply) {
      const Texts moves = compare(table);
      if (HasFailure()) return;
      if (moves.empty()) {
        ++finished;
        break;
      }
      table.play(any_of(moves, random));
    }
  }
  EXPECT_GT(finished, 0) << "no game reached an end: the results were not compared";
}

// Pieces for every kind of position: few and many of either side's.
std::string random_pieces(std::mt19937& random, std::size_t most) {
  std::string pieces = std::string(random() % 6, 'D') + std::string(random() % 4, 'R') +
                       std::string(1 + random() % 6, 'd') + std::string(random() % 4, 'r');
  std::ranges::shuffle(pieces, random);
  pieces.resize(std::min(pieces.size(), most));
  return pieces;
}

// A position text for Black to move with these pieces on the cells, ' ' = none.
std::string position_text(const std::vector<hex::Axial>& cells, const std::string& pieces,
                          std::mt19937& random) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    text += cell_name(cells[i]) + (i % 2 == 0 ? 'b' : 'w');
    if (pieces[i] != ' ') text += pieces[i];
    text += ' ';
  }
  // Of a piece as many as are not on the board can be captured, short of a game already won.
  const auto captured = [&](char piece, int all, int most) {
    const int left = all - static_cast<int>(std::ranges::count(pieces, piece));
    return std::to_string(static_cast<int>(random() % 8) % (std::min(left, most) + 1));
  };
  const std::string by_black =
      captured('d', discs_per_side, discs_per_side - 1) + "," + captured('r', rings_per_side, 2);
  const std::string by_white =
      captured('D', discs_per_side, discs_per_side) + "," + captured('R', rings_per_side, 3);
  return text + "; b ; " + by_black + " " + by_white;
}

// All eighteen tiles thrown into a small patch.
std::string thrown_position(std::mt19937& random) {
  std::vector<hex::Axial> cells;
  for (int q = -2; q <= 2; ++q) {
    for (int r = -2; r <= 2; ++r) cells.push_back(hex::axial(q, r));
  }
  std::ranges::shuffle(cells, random);
  cells.resize(static_cast<std::size_t>(max_tiles));
  std::string pieces = random_pieces(random, cells.size() - 1) + 'D';
  pieces.resize(cells.size(), ' ');
  std::ranges::shuffle(pieces, random);
  return position_text(cells, pieces, random);
}

// The worst for chains: a hexagon of nineteen cells without one, a disc on one of the seven cells
// it can jump between, pieces on the cells in between.
std::string chain_position(std::mt19937& random) {
  std::vector<hex::Axial> stands;
  std::vector<hex::Axial> between;
  for (int q = -2; q <= 2; ++q) {
    for (int r = -2; r <= 2; ++r) {
      if (hex::distance({}, hex::axial(q, r)) > 2) continue;
      (q % 2 == 0 && r % 2 == 0 ? stands : between).push_back(hex::axial(q, r));
    }
  }
  std::ranges::shuffle(stands, random);
  std::ranges::shuffle(between, random);
  (random() % 2 == 0 ? stands : between).pop_back();
  std::vector<hex::Axial> cells = stands;
  cells.insert(cells.end(), between.begin(), between.end());
  std::string pieces = 'D' + std::string(stands.size() - 1, ' ');
  pieces += random_pieces(random, between.size());
  pieces.resize(cells.size(), ' ');
  return position_text(cells, pieces, random);
}

TEST_P(AgainstSlowRules, ThrownPositions) {
  std::mt19937 random(7);
  constexpr int positions = 150;
  for (int i = 0; i < positions; ++i) {
    compare(Table(thrown_position(random), GetParam()));
    if (HasFailure()) return;
  }
}

TEST_P(AgainstSlowRules, LongChains) {
  std::mt19937 random(11);
  constexpr int positions = 6;
  for (int i = 0; i < positions; ++i) {
    compare(Table(chain_position(random), GetParam()));
    if (HasFailure()) return;
  }
  EXPECT_GT(routes_, 500U) << "too few chains to say anything";
}

INSTANTIATE_TEST_SUITE_P(Options, AgainstSlowRules,
                         testing::Values(ChainRule::window, ChainRule::friend_once),
                         [](const auto& option) {
                           return option.param == ChainRule::window ? "Window" : "FriendOnce";
                         });

}  // namespace
}  // namespace alveole::hexaequo
