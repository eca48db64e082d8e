// Perft: every move of the last ply is generated, none of them played; things are leaves.
#include "games/perft.h"

#include <cstdlib>
#include <string>

#include "bench/measure.h"
#include "bench/suites.h"
#include "games/hexade/board.h"
#include "games/registry.h"

namespace alveole::bench {

namespace {

/// Depths are chosen to take some tenths of a second.
struct Case {
  std::string name;
  std::string game;
  std::string variant;
  std::string position;  ///< empty = the start
  int depth;
};

const Case cases[] = {
    {"start", "hexaequo", "", "", 7},
    {"rings", "hexaequo", "",
     "i6b j6w k6w h7b k7b g8w i8bR k8bd g9w j9w g10b h10br i10w ; b ; 0,0 0,0", 5},
    {"start", "hexdame", "", "", 6},
    {"middle", "hexdame", "", "a3 a5 b4 b5 c2 d4 f3 ; c4 d6 e7 f6 f8 g5 h9 ; w", 8},
    {"kings", "hexdame", "", "Ke1 e5 c2 ; Kh8 i6 g9 ; w", 6},
    {"start", "hexdame", "6", "", 6},
    {"start", "hexade", "", "", 3},
    {"start", "hexade", "169", "", 3},
    {"start", "attangle", "", "", 5},
    {"captures", "attangle", "", "1,W,W,1/W,1,W,2/1,W,1,B,1,W/7/6/1,W,1,W,1/4 ; w", 5},
    {"start", "attangle", "grand", "", 5},
};

template <class R>
std::function<std::uint64_t()> perft_work(R rules, const Case& which) {
  typename R::Position position = rules.start();
  if (!which.position.empty()) {
    auto parsed = parse_position(rules, which.position);
    if (!parsed) return {};
    position = *parsed;
  }
  return [rules = std::move(rules), position, depth = which.depth] {
    return perft(rules, position, depth);
  };
}

template <class Game>
bool add(const Case& which) {
  if (Game::id != which.game) return false;
  const auto settings = complete_settings(Game::info(), which.variant, {});
  auto work =
      Game::with_rules(*settings, [&](auto rules) { return perft_work(std::move(rules), which); });
  if (!work) std::abort();  // the position above has a mistake
  measure("perft/" + which.game + "/" + settings->variant + "/" + which.name + "/" +
              std::to_string(which.depth),
          std::move(work));
  return true;
}

template <class... Game>
void add_all(GameList<Game...>) {
  for (const Case& which : cases) (add<Game>(which) || ...);
}

/// Hexade moves on a board in place; things are pairs of push and pop.
std::uint64_t push_and_pop() {
  const auto settings = complete_settings(hexade::Game::info(), {}, {});
  const hexade::Rules rules(*settings);
  hexade::Board board(rules, rules.start());
  std::uint64_t pairs = 0;
  MoveList<hexade::Move> moves;
  for (int round = 0; round < 200; ++round) {
    int played = 0;
    for (; played < 60; ++played) {
      moves.clear();
      rules.legal_moves(board.position(), moves);
      if (moves.empty()) break;
      for (const hexade::Move& move : moves) {
        board.push(move);
        board.pop();
      }
      pairs += moves.size();
      board.push(moves[(static_cast<std::size_t>(played) * 37) % moves.size()]);
    }
    while (played-- > 0) board.pop();
  }
  return pairs;
}

}  // namespace

void register_perft() {
  add_all(Games{});
  measure("push_pop/hexade/271", push_and_pop);
}

}  // namespace alveole::bench
