// The reference opponents, which every figure of strength rests on.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "lab/opponents/player.h"
#include "match/match.h"

namespace alveole::lab {
namespace {

constexpr std::array<Kind, 3> kinds = {Kind::random, Kind::greedy, Kind::uct};

/// UCT with so many playouts.
auto playouts(std::uint64_t number) {
  return [number](std::uint64_t done) { return done < number; };
}

TEST(Opponents, PlayWholeLegalGames) {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    const auto player = make_player(*game, 1);
    for (const Kind kind : kinds) {
      match::Match match(game);
      while (!match.result().over() && match.node(match.current()).ply < 60) {
        const auto played = match.play(player->choose(kind, match.position(), playouts(20)));
        ASSERT_TRUE(played) << id;
      }
    }
  }
}

TEST(Opponents, AreRepeatableFromTheirSeed) {
  const auto game = *make_game("attangle");
  for (const Kind kind : kinds) {
    const auto one = make_player(*game, 7);
    const auto two = make_player(*game, 7);
    for (int i = 0; i < 5; ++i) {
      EXPECT_TRUE(game->same_move(one->choose(kind, game->start(), playouts(50)),
                                  two->choose(kind, game->start(), playouts(50))));
    }
  }
}

TEST(Opponents, RandomOnePlaysEveryMoveAboutAsOften) {
  const auto game = *make_game("hexaequo");
  const auto player = make_player(*game, 1);
  const std::size_t moves = game->legal_moves(game->start()).size();
  std::map<std::string, int> times;
  constexpr int each = 200;
  for (std::size_t i = 0; i < each * moves; ++i) {
    const AnyMove move = player->choose(Kind::random, game->start(), playouts(1));
    ++times[game->print_move(game->start(), move)];
  }
  EXPECT_EQ(times.size(), moves);
  for (const auto& [move, count] : times) EXPECT_NEAR(count, each, each / 2) << move;
}

/// A position in which some moves win at once.
struct WinInOne {
  const char* game;
  const char* position;
};

TEST(Opponents, GreedyAndUctWinWhereOneMoveWins) {
  for (const WinInOne& given : {
           WinInOne{"hexade", "h5 h6 h7 h8 h9 ; a1 c1 e1 g1 i1 ; w"},
           WinInOne{"hexdame", "d2 ; e3 ; w"},
       }) {
    const auto game = *make_game(given.game);
    const auto position = game->parse_position(given.position);
    ASSERT_TRUE(position) << given.game << " " << position.error().code;
    const auto wins = [&](Kind kind) {
      const auto player = make_player(*game, 1);
      const AnyMove move = player->choose(kind, *position, playouts(3000));
      const AnyPosition after = game->play(*position, move);
      const auto settled = game->settled(after);
      return game->status(after).outcome == Outcome::white ||
             (settled && settled->outcome == Outcome::white);
    };
    EXPECT_TRUE(wins(Kind::greedy)) << given.game;
    EXPECT_TRUE(wins(Kind::uct)) << given.game;
  }
}

TEST(Opponents, UctWithMorePlayoutsIsStronger) {
  // 100 playouts against 2, 20 games of Attangle with both colours: chance alone would need luck of
  // one in a million for 18.
  const auto game = *make_game("attangle");
  const auto player = make_player(*game, 1);
  int points = 0;
  for (int i = 0; i < 20; ++i) {
    const Side strong = i % 2 == 0 ? Side::white : Side::black;
    match::Match match(game);
    while (!match.result().over()) {
      const bool turn = match.side_to_move(match.current()) == strong;
      ASSERT_TRUE(
          match.play(player->choose(Kind::uct, match.position(), playouts(turn ? 100 : 2))));
    }
    points += match.result().outcome == win_for(strong) ? 1 : 0;
  }
  EXPECT_GE(points, 18);
}

}  // namespace
}  // namespace alveole::lab
