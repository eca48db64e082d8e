// The search on the real games.
#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "games/any_game.h"
#include "search/any_searcher.h"
#include "search/asset_weights.h"
#include "search/bench.h"

namespace alveole::search {
namespace {

std::shared_ptr<const AnyGame> game_called(std::string_view id) {
  return *make_game(id);
}

SearchInfo searched(const AnyGame& game, const AnyPosition& position, const Limits& limits) {
  const auto searcher = make_searcher(game);
  searcher->start(std::span(&position, 1), limits);
  while (searcher->run(1 << 20) != Progress::finished) continue;
  return searcher->info();
}

std::vector<std::int16_t> weights_of(const AnyGame& game) {
  const auto weights = asset_weights(game);
  EXPECT_TRUE(weights) << game.info().id << ": " << weights.error().code;
  return weights.value_or(std::vector<std::int16_t>{});
}

struct Puzzle {
  std::string game;
  std::string position;
  std::string move;  ///< the only winning one
  int plies;         ///< until the end
};

void expect_win(const Puzzle& puzzle) {
  SCOPED_TRACE(puzzle.game + ": " + puzzle.position);
  const auto game = game_called(puzzle.game);
  const auto position = game->parse_position(puzzle.position);
  ASSERT_TRUE(position) << position.error().code;
  const SearchInfo info = searched(*game, *position, {.depth = puzzle.plies + 1});
  EXPECT_EQ(info.score, win_in(puzzle.plies));
  ASSERT_FALSE(info.line.empty());
  EXPECT_EQ(game->print_move(*position, info.line.front()), puzzle.move);
  AnyPosition at = *position;
  for (const AnyMove& move : info.line) at = game->play(at, move);
  EXPECT_TRUE(game->status(at).over());
  EXPECT_EQ(std::ssize(info.line), puzzle.plies);
}

TEST(Wins, WithTheNextMoveAreFound) {
  // The last piece; the sixth disc.
  expect_win({"hexaequo", "h8b i8wd j8bD i9w ; b ; 0,0 0,0", "j8xh8", 1});
  expect_win({"hexaequo", "h8b i8wd j8bD i9w ; b ; 5,0 0,0", "j8xh8", 1});
  // The last man.
  expect_win({"hexdame", "d4 ; e5 ; w", "d4xf6", 1});
  // The third stack of three: one and one on two.
  expect_win({"attangle", "WBW,WBW,2/5/6/W,WB,W,4/6/5/4 ; w", "d1,d3-d2", 1});
}

TEST(Wins, WithTheMoveAfterNextAreFound) {
  // The ring of six stands, Black replies, and it still stands.
  expect_win({"hexade", "h5 h6 i5 i7 j6 ; o11 p11 p12 q11 ; w", "j7", 2});
  // From b5 the king looks at all three cells the man can go to.
  expect_win({"hexdame", "Ke5 ; d6 ; w", "e5-b5", 3});
  // From random games: of all moves only this one wins in three plies.
  expect_win({"hexaequo",
              "k6w i7bd j7wd k7wd l7b h8w i8b j8b k8b h9wr i9w j9w k9b g10b h10wD i10w j10bd h11bD "
              "; w ; 0,0 4,0",
              "h9xh11", 3});
  expect_win({"attangle",
              "BW,W,B,B/B,W,W,1,B/W,1,BWB,3/1,B,2,B,2/W,1,BWB,1,W,W/W,2,B,1/1,W,1,B ; b",
              "f5,g3-f3", 3});
}

TEST(Searcher, PlaysOutTheProblemOfSpringer) {
  // Leo Springer 1999, White wins by giving three men; the first move of the solution.
  const auto game = game_called("hexdame");
  const auto position = game->parse_position("a3 a5 b4 b5 c2 d4 f3 ; c4 d6 e7 f6 f8 g5 h9 ; w");
  ASSERT_TRUE(position);
  const SearchInfo info = searched(*game, *position, {.nodes = 400'000});
  EXPECT_EQ(game->print_move(*position, info.line.front()), "b5-c5");
}

TEST(Searcher, SlicesDoNotChangeTheTree) {
  for (const std::string_view id : game_ids()) {
    const auto game = game_called(id);
    const std::vector<std::int16_t> weights = weights_of(*game);
    const std::uint64_t nodes = 20'000;
    const auto whole = *bench(*game, weights, nodes);
    EXPECT_EQ(whole, *bench(*game, weights, nodes, 1)) << id;
    EXPECT_EQ(whole, *bench(*game, weights, nodes, 997)) << id;
  }
}

/// Lines of `alveole-engine bench --nodes 100000`, one for each game. They change with the search,
/// the evaluation with its weights and the rules, and with nothing else: not with compiler,
/// sanitizer or machine. After a wanted change the program's own output replaces the file.
TEST(Searcher, SearchesTheTreeWrittenDown) {
  std::ifstream file(ALVEOLE_SIGNATURES);
  ASSERT_TRUE(file) << ALVEOLE_SIGNATURES;
  for (const std::string_view id : game_ids()) {
    std::string expected;
    ASSERT_TRUE(std::getline(file, expected)) << "no line for " << id;
    const auto game = game_called(id);
    EXPECT_EQ(*bench(*game, weights_of(*game), 100'000), expected);
  }
}

/// Whether the engine, looking at so many nodes a move, wins a whole game against random moves.
bool beats_random(const AnyGame& game, Side engine_side, unsigned seed, std::uint64_t nodes) {
  const auto searcher = make_searcher(game);
  std::mt19937 random(seed);
  std::vector<AnyPosition> line = {game.start()};
  while (!game.status(line.back()).over() && line.size() < 400) {
    const AnyPosition& position = line.back();
    AnyMove move;
    if (game.side_to_move(position) == engine_side) {
      searcher->start(line, {.nodes = nodes});
      while (searcher->run(1 << 20) != Progress::finished) continue;
      move = searcher->info().line.front();
    } else {
      const std::vector<AnyMove> moves = game.legal_moves(position);
      move = moves[random() % moves.size()];
    }
    line.push_back(game.play(position, move));
  }
  return game.status(line.back()).outcome == win_for(engine_side);
}

TEST(Searcher, WinsWholeGamesAgainstRandomMoves) {
  for (const std::string_view id : game_ids()) {
    const auto game = game_called(id);
    for (unsigned seed = 0; seed < 3; ++seed) {
      for (const Side side : {Side::white, Side::black}) {
        EXPECT_TRUE(beats_random(*game, side, seed, 500)) << id << ' ' << name_of(side);
      }
    }
  }
}

TEST(Searcher, ServesEveryVariant) {
  for (const std::string_view id : game_ids()) {
    for (const std::string_view variant : find_game_info(id)->variants) {
      const auto game = *make_game(id, variant);
      const SearchInfo info = searched(*game, game->start(), {.nodes = 300});
      EXPECT_FALSE(info.line.empty()) << id << ' ' << variant;
      EXPECT_EQ(info.nodes, 300u);
    }
  }
}

TEST(Searcher, SavesALostGameByTheThirdOccurrence) {
  const auto game = game_called("hexdame");
  const auto position = *game->parse_position("Kd2 ; f6 f7 f8 f9 g6 g7 g8 g9 h9 ; w");
  const AnyMove saving = game->legal_moves(position).back();
  const AnyPosition seen_before = game->play(position, saving);
  const auto best_after = [&](const std::vector<AnyPosition>& line) {
    const auto searcher = make_searcher(*game);
    searcher->start(line, {.depth = 1});
    while (searcher->run(1000) != Progress::finished) continue;
    return searcher->info();
  };
  EXPECT_LT(best_after({position}).score, draw_score);
  EXPECT_LT(best_after({seen_before, position}).score, draw_score) << "only the second occurrence";
  const SearchInfo saved = best_after({seen_before, seen_before, position});
  EXPECT_EQ(saved.score, draw_score);
  EXPECT_TRUE(game->same_move(saved.line.front(), saving));
}

}  // namespace
}  // namespace alveole::search
