// Random games played by both Hexades: every legal move, position, result and settled six agrees.
#include "games/hexade/slow_rules.h"

#include <map>
#include <random>

#include "games/hexade/board.h"
#include "games/hexade/slow_position.h"
#include "games/hexade/support.h"

namespace alveole::hexade::testing {
namespace {

struct Game {
  std::string variant;
  Options options;
};

slow::Options slow_options(const Game& game) {
  slow::Options options;
  options.side = game.variant == "169" ? 8 : 10;
  for (const auto& [name, value] : game.options) {
    if (name == "second-stone") options.second_stone = value.front() - '0';
    if (name == "row") options.exactly_six = value == "exactly-six";
    if (name == "six") options.immediate = value == "immediate";
  }
  return options;
}

std::string result_text(const Status& status) {
  if (!status.over()) return "none";
  const std::string who = status.outcome == Outcome::white   ? "white "
                          : status.outcome == Outcome::black ? "black "
                                                             : "draw ";
  return who + std::string(status.reason);
}

// What happened in some games, so that a test can be sure it saw everything.
using Happenings = std::map<std::string, int>;

// Towards clusters, captures and sixes: one of the best candidates, at times any move.
Move some_move(const Rules& rules, const Position& position, std::mt19937& random) {
  MoveList<Move> moves;
  if (random() % 8 == 0) {
    rules.legal_moves(position, moves);
    return moves[random() % moves.size()];
  }
  candidate_moves(rules, position, moves);
  return moves[random() % std::min<std::size_t>(moves.size(), 1 + random() % 8)];
}

void compare(const Game& game, const Rules& rules, const Position& position,
             const slow::Position& twin, Happenings& seen) {
  const slow::Options options = slow_options(game);
  ASSERT_EQ(print_position(rules, position), slow::print(twin));
  const std::string result = slow::result(options, twin);
  ASSERT_EQ(result_text(rules.status(position)), result) << slow::print(twin);
  ++seen[result];
  std::set<std::string> legal;
  for (const slow::Cell& cell : slow::legal(options, twin)) legal.insert(slow::name(cell));
  ASSERT_EQ(legal_names(rules, position), legal) << slow::print(twin);
  const char waiting = twin.side == 'w' ? 'b' : 'w';
  const bool pending = result == "none" && slow::six(options, twin, waiting);
  const bool expected = pending && slow::unbreakable(options, twin);
  ASSERT_EQ(settled(rules, position).has_value(), expected) << slow::print(twin);
  if (pending) ++seen[expected ? "settled six" : "breakable six"];
}

void play_out(const Game& game, const Rules& rules, Position position, int plies,
              std::mt19937& random, Happenings& seen) {
  slow::Position twin = slow_position(rules, position);
  for (int ply = 0; ply < plies; ++ply) {
    ASSERT_NO_FATAL_FAILURE(compare(game, rules, position, twin, seen));
    if (rules.status(position).over()) return;
    const Move move = some_move(rules, position, random);
    if (rules.capture_directions(position, move.cell) != 0) ++seen["capture"];
    position = rules.play(position, move);
    twin = slow::play(twin, {Grid::file(move.cell), Grid::rank(move.cell)});
  }
}

std::vector<Game> all_games() {
  std::vector<Game> games;
  for (const char* variant : {"271", "169"}) {
    for (const char* distance : {"3", "2", "1"}) {
      for (const char* row : {"six-or-more", "exactly-six"}) {
        for (const char* six : {"survive", "immediate"}) {
          games.push_back({variant, {{"second-stone", distance}, {"row", row}, {"six", six}}});
        }
      }
    }
  }
  return games;
}

Happenings play_all_games(int games_each, unsigned seed) {
  std::mt19937 random(seed);
  Happenings seen;
  for (const Game& game : all_games()) {
    const Rules rules = rules_for(game.variant, game.options);
    for (int i = 0; i < games_each; ++i) {
      play_out(game, rules, rules.start(), 120, random, seen);
      if (::testing::Test::HasFatalFailure()) return seen;
    }
  }
  return seen;
}

void expect_everything_seen(Happenings& seen) {
  for (const char* happening : {"white perfect-six", "black perfect-six", "capture", "settled six",
                                "breakable six", "none"}) {
    EXPECT_GT(seen[happening], 0) << happening;
  }
}

TEST(HexadeSlowRules, RandomGamesAgree) {
  Happenings seen = play_all_games(3, 1);
  expect_everything_seen(seen);
}

TEST(HexadeSlowRulesLong, RandomGamesAgree) {
  Happenings seen = play_all_games(20, 2);
  expect_everything_seen(seen);
}

// ---- the full board -------------------------------------------------------------------------

// A colouring of the whole board without any six: no three neighbours in a line are alike.
Position full_board_without_six(const Rules& rules) {
  Position position;
  rules.grid().all().for_each([&](Cell cell) {
    const hex::Axial at = rules.grid().axial(cell);
    const bool white = ((at.q + 2 * at.r) % 4 + 4) % 4 < 2;
    position.of(white ? Side::white : Side::black).insert(cell);
  });
  return position;
}

TEST(HexadeFullBoard, WithoutASixIsADraw) {
  for (const char* variant : {"271", "169"}) {
    const Rules rules = rules_for(variant);
    Position position = full_board_without_six(rules);
    for (const Side side : {Side::white, Side::black}) {
      position.side = side;
      EXPECT_EQ(rules.status(position), full_board);
      EXPECT_TRUE(legal_names(rules, position).empty());
    }
  }
}

TEST(HexadeFullBoard, LastStoneEndsTheGame) {
  const Rules rules = rules_for("169");
  int draws = 0;
  rules.grid().all().for_each([&](Cell last) {
    Position position = full_board_without_six(rules);
    position.side = position.of(Side::white).contains(last) ? Side::white : Side::black;
    position.of(position.side).erase(last);
    ASSERT_EQ(legal_names(rules, position).size(), 1U);
    const bool captures = rules.capture_directions(position, last) != 0;
    const Position after = rules.play(position, {last});
    EXPECT_EQ(rules.status(after), captures ? goes_on : full_board);
    if (!captures) ++draws;
  });
  EXPECT_GT(draws, 0);
}

TEST(HexadeFullBoard, ASixMadeByTheLastStoneWins) {
  const Rules rules = rules_for("169");
  int wins = 0;
  for (const Six& pattern : rules.patterns().all()) {
    Position position = full_board_without_six(rules);
    for (const Cell cell : pattern.cells) {
      position.of(Side::black).erase(cell);
      position.of(Side::white).insert(cell);
    }
    const Cell last = pattern.cells[2];
    position.of(Side::white).erase(last);
    position.side = Side::white;
    // Elsewhere the change may have made another six or a capture: then the case is another one.
    if (rules.status(position).over() || rules.capture_directions(position, last) != 0) continue;
    const Position after = rules.play(position, {last});
    EXPECT_EQ(rules.status(after), white_wins);
    EXPECT_EQ(settled(rules, after), std::nullopt) << "it is over already";
    ++wins;
  }
  EXPECT_GT(wins, 100);
}

// Games on a board with few empty cells left.
Happenings play_crowded_games(int games_each, unsigned seed) {
  std::mt19937 random(seed);
  Happenings seen;
  for (const Game& game : {Game{"169", {}}, Game{"169", {{"row", "exactly-six"}}},
                           Game{"169", {{"six", "immediate"}}}}) {
    const Rules rules = rules_for(game.variant, game.options);
    for (int i = 0; i < games_each; ++i) {
      Position position = full_board_without_six(rules);
      rules.grid().all().for_each([&](Cell cell) {
        if (random() % 40 != 0) return;
        position.of(Side::white).erase(cell);
        position.of(Side::black).erase(cell);
      });
      position.side = random() % 2 == 0 ? Side::white : Side::black;
      play_out(game, rules, position, 30, random, seen);
      if (::testing::Test::HasFatalFailure()) return seen;
    }
  }
  return seen;
}

TEST(HexadeFullBoard, CrowdedGamesAgree) {
  Happenings seen = play_crowded_games(5, 3);
  EXPECT_GT(seen["draw board-full"], 0);
  EXPECT_GT(seen["capture"], 0);
}

TEST(HexadeFullBoardLong, CrowdedGamesAgree) {
  Happenings seen = play_crowded_games(30, 5);
  EXPECT_GT(seen["draw board-full"], 0);
  EXPECT_GT(seen["capture"], 0);
}

// ---- the board that moves back and forth ----------------------------------------------------

void expect_same_board(const Rules& rules, const Board& board, const Position& position) {
  ASSERT_EQ(board.position(), position);
  ASSERT_EQ(board.status(), rules.status(position));
  const auto patterns = rules.patterns().all();
  std::map<PatternState, int> totals;
  for (std::size_t i = 0; i < patterns.size(); ++i) {
    const PatternState state = board.state(static_cast<Patterns::Index>(i));
    ++totals[state];
    for (const Side side : {Side::white, Side::black}) {
      const auto stones = std::ranges::count_if(
          patterns[i].cells, [&](Cell cell) { return position.of(side).contains(cell); });
      ASSERT_EQ(stones_in(state, side), stones);
    }
  }
  for (PatternState state = 0; state < pattern_states; ++state) {
    ASSERT_EQ(board.patterns_in(state), totals[state]);
  }
}

TEST(HexadeBoardMoves, PushAndPopEqualThePlainRules) {
  std::mt19937 random(4);
  for (const Game& game : all_games()) {
    const Rules rules = rules_for(game.variant, game.options);
    Board board(rules, rules.start());
    std::vector<Position> way = {rules.start()};
    while (!rules.status(way.back()).over() && way.size() < 80) {
      // Back and forth: now and then some plies are taken back.
      if (random() % 10 == 0) {
        for (std::size_t back = random() % 5; back > 0 && way.size() > 1; --back) {
          board.pop();
          way.pop_back();
        }
      }
      const Move move = some_move(rules, way.back(), random);
      board.push(move);
      way.push_back(rules.play(way.back(), move));
      ASSERT_NO_FATAL_FAILURE(expect_same_board(rules, board, way.back()));
      ASSERT_EQ(evaluate(board), evaluate(rules, way.back()));
    }
    while (way.size() > 1) {
      board.pop();
      way.pop_back();
      ASSERT_NO_FATAL_FAILURE(expect_same_board(rules, board, way.back()));
    }
  }
}

}  // namespace
}  // namespace alveole::hexade::testing
