#include "search/search.h"

#include <gtest/gtest.h>

#include <random>

#include "search/tiny_game.h"

namespace alveole::search {
namespace {

using tiny::position;
using Searcher = Search<tiny::Rules>;
using tiny::Rules;

Limits to_depth(int depth) {
  return {.depth = depth};
}

/// Runs to the end in slices and returns the number of slices.
int run_sliced(Searcher& search, std::uint64_t budget) {
  int slices = 1;
  while (search.run(budget) != Progress::finished) ++slices;
  return slices;
}

Result<tiny::Move> searched(const tiny::Position& root, const Limits& limits, int megabytes = 1) {
  Searcher search{Rules{}};
  search.resize_table(megabytes);
  search.start(root, {}, limits);
  run_sliced(search, 1'000'000);
  return search.result();
}

/// The best line of a search that found one.
Line<tiny::Move> best_line(const tiny::Position& root, const Limits& limits, int megabytes = 1) {
  const auto lines = searched(root, limits, megabytes).lines;
  EXPECT_FALSE(lines.empty());
  return lines.empty() ? Line<tiny::Move>{} : lines.front();
}

/// Positions reached from the start by random moves.
std::vector<tiny::Position> random_positions(int count) {
  std::mt19937 random(7);
  const Rules rules;
  std::vector<tiny::Position> found;
  while (std::ssize(found) < count) {
    tiny::Position position = rules.start();
    for (auto plies = random() % 7; plies > 0; --plies) {
      MoveList<tiny::Move> moves;
      rules.legal_moves(position, moves);
      if (moves.empty()) break;
      position = rules.play(position, moves[random() % moves.size()]);
    }
    if (!rules.status(position).over()) found.push_back(position);
  }
  return found;
}

/// The same value by the plainest recursion: minimax, no window, no table, no ordering.
class Minimax {
 public:
  Score value(const tiny::Position& root, int depth) {
    path_.clear();
    return visit(root, depth);
  }
  Score value_after(const tiny::Position& root, const tiny::Move& move, int depth) {
    path_ = {root};
    return -visit(rules_.play(root, move), depth - 1);
  }

 private:
  Score visit(const tiny::Position& position, int depth) {
    const int ply = static_cast<int>(path_.size());
    const Status status = rules_.status(position);
    if (status.over()) {
      if (status.outcome == Outcome::draw) return draw_score;
      return status.outcome == win_for(position.side) ? win_in(ply) : loss_in(ply);
    }
    if (std::ranges::find(path_, position) != path_.end()) return draw_score;
    MoveList<tiny::Move> moves;
    rules_.legal_moves(position, moves);
    const bool forced = std::ranges::all_of(
        moves, [&](const tiny::Move& move) { return noisy(rules_, position, move); });
    Score best = -infinite_score;
    if (depth <= 0 && !forced) best = evaluate(rules_, position);
    for (const tiny::Move& move : moves) {
      if (depth <= 0 && !noisy(rules_, position, move)) continue;
      path_.push_back(position);
      best = std::max(best, -visit(rules_.play(position, move), depth - 1));
      path_.pop_back();
    }
    return best;
  }

  Rules rules_;
  std::vector<tiny::Position> path_;
};

TEST(Search, FindsTheValueThatPlainMinimaxFinds) {
  Minimax minimax;
  int compared = 0;
  for (const tiny::Position& root : random_positions(40)) {
    for (int depth = 1; depth <= 5; ++depth) {
      const auto line = best_line(root, {.depth = depth, .selective = false}, 0);
      if (line.depth < depth) continue;  // a proven result ended it earlier
      EXPECT_EQ(line.score, minimax.value(root, depth)) << "depth " << depth;
      ++compared;
    }
  }
  EXPECT_GT(compared, 100);
}

TEST(Search, ProvesWinsInTheFewestPlies) {
  // Takes the last piece at once.
  const auto at_once = best_line(position("wb.......", Side::white), to_depth(4));
  EXPECT_EQ(at_once.score, win_in(1));
  EXPECT_EQ(at_once.moves.front(), (tiny::Move{0, 1}));
  // In the corner, with White on the middle square, Black must step beside him.
  const auto in_two = best_line(position("b...w....", Side::black), to_depth(6));
  EXPECT_EQ(in_two.score, loss_in(2));
  const auto in_three = best_line(position("b....w...", Side::white), to_depth(6));
  EXPECT_EQ(in_three.score, win_in(3));
  EXPECT_EQ(in_three.moves.front(), (tiny::Move{5, 4}));
}

TEST(Search, PrefersTheQuickWinAndTheSlowLoss) {
  for (const tiny::Position& root : random_positions(60)) {
    const auto line = best_line(root, to_depth(7));
    if (!is_mate(line.score)) continue;
    // The line plays out to the end in exactly the announced number of plies.
    const Rules rules;
    tiny::Position at = root;
    for (const tiny::Move& move : line.moves) at = rules.play(at, move);
    EXPECT_TRUE(rules.status(at).over());
    EXPECT_EQ(std::ssize(line.moves), std::abs(mate_distance(line.score)));
  }
}

TEST(Search, FindsTheSameBestValueAmongSeveralLines) {
  for (const tiny::Position& root : random_positions(20)) {
    const auto alone = best_line(root, {.depth = 6, .selective = false}, 0);
    const auto among = best_line(root, {.depth = 6, .lines = 3, .selective = false}, 0);
    if (alone.depth == among.depth) {
      EXPECT_EQ(alone.score, among.score);
    }
  }
}

TEST(Search, GivesTheBestMovesInOrderWithTheirScores) {
  Minimax minimax;
  const Rules rules;
  for (const tiny::Position& root : random_positions(20)) {
    const int depth = 4;
    const auto result = searched(root, {.depth = depth, .lines = 3, .selective = false}, 0);
    if (result.depth < depth) continue;
    // Each move by itself, by the plainest way.
    MoveList<tiny::Move> moves;
    rules.legal_moves(root, moves);
    std::vector<Score> scores;
    for (const tiny::Move& move : moves) scores.push_back(minimax.value_after(root, move, depth));
    std::ranges::sort(scores, std::greater{});
    ASSERT_EQ(result.lines.size(), std::min<std::size_t>(3, moves.size()));
    for (std::size_t i = 0; i < result.lines.size(); ++i) {
      EXPECT_EQ(result.lines[i].score, scores[i]);
      EXPECT_EQ(result.lines[i].depth, depth);
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_NE(result.lines[i].moves.front(), result.lines[j].moves.front());
      }
    }
  }
}

TEST(Search, SlicesDoNotChangeTheTree) {
  for (const tiny::Position& root : random_positions(10)) {
    Searcher whole{Rules{}};
    whole.resize_table(1);
    whole.start(root, {}, to_depth(8));
    run_sliced(whole, std::numeric_limits<std::uint64_t>::max());
    for (const std::uint64_t budget : {1u, 2u, 7u, 100u, 4096u}) {
      Searcher sliced{Rules{}};
      sliced.resize_table(1);
      sliced.start(root, {}, to_depth(8));
      run_sliced(sliced, budget);
      EXPECT_EQ(sliced.nodes(), whole.nodes()) << "slices of " << budget;
      EXPECT_EQ(sliced.result().lines, whole.result().lines);
    }
  }
}

TEST(Search, LooksAtNoMoreNodesThanItMay) {
  Searcher search{Rules{}};
  search.resize_table(1);
  for (const std::uint64_t nodes : {1u, 2u, 50u, 333u}) {
    search.clear();
    search.start(Rules{}.start(), {}, {.nodes = nodes});
    run_sliced(search, 10);
    EXPECT_EQ(search.nodes(), nodes);
    EXPECT_FALSE(search.result().lines.empty()) << "there is always a move to play";
  }
}

TEST(Search, PausesExactlyWhenTheBudgetIsUsedUp) {
  Searcher search{Rules{}};
  search.resize_table(1);
  search.start(Rules{}.start(), {}, to_depth(9));
  std::uint64_t before = 0;
  for (int i = 0; i < 50; ++i) {
    const Progress progress = search.run(13);
    EXPECT_LE(search.nodes() - before, 13u);
    if (progress == Progress::paused) {
      EXPECT_EQ(search.nodes() - before, 13u);
    }
    before = search.nodes();
  }
}

TEST(Search, StopsAtAnyNodeWithALegalMove) {
  const Rules rules;
  for (std::uint64_t nodes = 0; nodes < 300; ++nodes) {
    Searcher search{Rules{}};
    search.resize_table(1);
    search.start(rules.start(), {}, {});
    for (std::uint64_t done = 0; done < nodes; ++done) search.run(1);
    search.stop();
    EXPECT_FALSE(search.is_running());
    EXPECT_EQ(search.run(1000), Progress::finished);
    ASSERT_FALSE(search.result().lines.empty());
    MoveList<tiny::Move> moves;
    rules.legal_moves(rules.start(), moves);
    EXPECT_NE(std::ranges::find(moves, search.result().lines.front().moves.front()), moves.end());
  }
}

TEST(Search, HasNothingToSayOnceTheGameIsOver) {
  const auto result = searched(position("w........", Side::black), to_depth(3));
  EXPECT_TRUE(result.lines.empty());
  EXPECT_EQ(result.depth, 0);
}

TEST(Search, CallsTheThirdOccurrenceADraw) {
  // White, a piece behind, may step back into a position that has been on the board twice.
  const Rules rules;
  const tiny::Position root = position("w.......b", Side::white);
  const tiny::Position again = rules.play(root, {0, 1});
  const std::uint64_t earlier[] = {rules.key(again), rules.key(again)};
  Search<Rules> search{rules};
  search.resize_table(0);
  const KnowledgeOf<Rules> nothing;
  Board<Rules> board{rules, nothing};
  board.reset(root, earlier);
  EXPECT_FALSE(board.is_repeated());
  board.push({0, 1});
  EXPECT_TRUE(board.is_repeated());
  board.pop();
  board.reset(root, std::span(earlier).first(1));
  board.push({0, 1});
  EXPECT_FALSE(board.is_repeated()) << "the second occurrence does not end the game";
}

TEST(Search, CallsAReturnToItsOwnLineADraw) {
  const Rules rules;
  const KnowledgeOf<Rules> nothing;
  Board<Rules> board{rules, nothing};
  board.reset(position("w.......b", Side::white), {});
  for (const tiny::Move move : {tiny::Move{0, 1}, tiny::Move{8, 7}, tiny::Move{1, 0}}) {
    board.push(move);
    EXPECT_FALSE(board.is_repeated());
  }
  board.push({7, 8});
  EXPECT_TRUE(board.is_repeated());
  board.pop();
  EXPECT_FALSE(board.is_repeated());
}

TEST(Search, IsTheSameAgainAfterClear) {
  Searcher search{Rules{}};
  search.resize_table(1);
  std::vector<std::uint64_t> nodes;
  for (int i = 0; i < 2; ++i) {
    search.clear();
    search.start(Rules{}.start(), {}, to_depth(9));
    run_sliced(search, 1000);
    nodes.push_back(search.nodes());
  }
  EXPECT_EQ(nodes[0], nodes[1]);
}

TEST(Search, TheTableSavesNodes) {
  const auto nodes_with = [](int megabytes) {
    Searcher search{Rules{}};
    search.resize_table(megabytes);
    search.start(Rules{}.start(), {}, to_depth(9));
    run_sliced(search, 1'000'000);
    return search.nodes();
  };
  EXPECT_LT(nodes_with(1), nodes_with(0));
}

}  // namespace
}  // namespace alveole::search
