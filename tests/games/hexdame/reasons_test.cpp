#include "games/hexdame/reasons.h"

#include <algorithm>
#include <map>
#include <random>

#include "games/hexdame/slow_rules.h"
#include "games/hexdame/table.h"
#include "games/said.h"
#include "text/scanner.h"

namespace alveole::hexdame {
namespace {

Texts said_of(std::string_view position, std::string_view move) {
  const Table table(position);
  return all_said(table.rules, table.position, table.move(move));
}

TEST(HexdameReasons, WinsWhereTheOtherSideCannotMoveAnyMore) {
  EXPECT_TRUE(said_of("d4 ; e5 ; w", "d4xf6").contains("wins"));
  EXPECT_FALSE(said_of("d4 ; e5 i9 ; w", "d4xf6").contains("wins"));
}

TEST(HexdameReasons, AShotGivesUpLessThanItTakes) {
  // Black must take e5 and stands on d4, from where c4 takes him and f4.
  EXPECT_TRUE(said_of("b4 c4 d5 ; f4 f6 i9 ; w", "d5-e5").contains("shot e5 1"));
  EXPECT_EQ(said_of("b4 c4 d5 ; f6 i9 ; w", "d5-e5"), Texts{}) << "one for one";
}

TEST(HexdameReasons, TakesWhereLessIsTakenBack) {
  EXPECT_TRUE(said_of("d4 ; e5 i9 ; w", "d4xf6").contains("takes e5 1"));
  EXPECT_FALSE(said_of("a1 d4 ; e5 g6 h6 i9 ; w", "d4xf6").contains("takes e5 1")) << "as much";
}

TEST(HexdameReasons, ATradeTakesAndLosesTheSame) {
  EXPECT_TRUE(said_of("a1 d4 ; e5 g6 h6 i9 ; w", "d4xf6").contains("trade e5 1"));
  EXPECT_FALSE(said_of("d4 ; e5 i9 ; w", "d4xf6").contains("trade e5 1"));
}

TEST(HexdameReasons, CrownsAManThatStays) {
  EXPECT_TRUE(said_of("h5 ; Ka1 b5 ; w", "h5-i5").contains("crowns i5"));
  EXPECT_FALSE(said_of("g5 ; Ka1 b5 ; w", "g5-h5").contains("crowns h5"));
}

TEST(HexdameReasons, ABreakthroughIsCrownedWhateverIsReplied) {
  EXPECT_TRUE(said_of("g5 ; b4 ; w", "g5-h5").contains("breakthrough h5"));
  EXPECT_FALSE(said_of("f5 ; b4 ; w", "f5-g5").contains("breakthrough g5")) << "two steps away";
}

TEST(HexdameReasons, SavesWhatCouldHaveBeenTaken) {
  // f6 would take e5, and c3 in the same move, unless d4 is occupied.
  EXPECT_TRUE(said_of("c3 e5 ; f6 g7 ; w", "c3-d4").contains("saves c3 e5 2"));
  EXPECT_FALSE(said_of("c3 e5 ; f6 g7 ; w", "c3-c4").contains("saves c3 e5 2"));
}

TEST(HexdameReasons, StopsAManThatWasAboutToBeCrowned) {
  // The black man on b5 has a4 left; the king closes it.
  EXPECT_TRUE(said_of("Ka1 a5 ; b5 c5 ; w", "a1-a4").contains("stops-crowning a4"));
  EXPECT_FALSE(said_of("Ka1 a5 ; b5 c5 ; w", "a1-a3").contains("stops-crowning a4"));
}

TEST(HexdameReasons, ThreatensToTake) {
  EXPECT_TRUE(said_of("d4 e4 ; f6 i9 ; w", "e4-e5").contains("threatens f6 1"));
  EXPECT_FALSE(said_of("d4 e4 ; f6 i9 ; w", "e4-f5").contains("threatens f6 1")) << "it is taken";
}

// ---- Against the slow rules: every reason that is given holds.

struct Army {
  int men = 0;
  int kings = 0;
  std::set<std::string> cells;
  int worth() const { return men + 3 * kings; }
};

// The pieces of a side in a position text: "a1 Kb2 ; c3 ; w".
Army side_of(std::string_view text, int side) {
  Army found;
  int field = 0;
  for (const Token& word : words({text, 1})) {
    if (word.text == ";") {
      ++field;
    } else if (field == side && word.text != "-") {
      const bool king = word.text.starts_with('K');
      ++(king ? found.kings : found.men);
      found.cells.insert(std::string(king ? word.text.substr(1) : word.text));
    }
  }
  return found;
}

std::string passed_text(std::string text) {
  text.back() = text.back() == 'w' ? 'b' : 'w';
  return text;
}

class Slow {
 public:
  explicit Slow(int side) { rules_.side = side; }

  bool given_up() const { return given_up_; }
  std::map<std::string, std::string> moves(const std::string& text) {
    auto found = slow::moves(rules_, text);
    given_up_ = given_up_ || !found;
    return found.value_or(std::map<std::string, std::string>{});
  }
  // What the side to move gains by captures alone; `victims`: what the best first ones take.
  int settle(const std::string& text, std::set<std::set<std::string>>* victims = nullptr) {
    const int enemy = text.back() == 'w' ? 1 : 0;
    const Army before = side_of(text, enemy);
    std::optional<int> best;
    for (const auto& [move, after] : moves(text)) {
      if (!move.contains('x')) return 0;
      const Army left = side_of(after, enemy);
      const int gain = before.worth() - left.worth() - settle(after);
      if (best && gain < *best) continue;
      if (victims != nullptr) {
        if (best != gain) victims->clear();
        std::set<std::string> taken = before.cells;
        for (const std::string& cell : left.cells) taken.erase(cell);
        victims->insert(std::move(taken));
      }
      best = gain;
    }
    return best.value_or(0);
  }
  bool any_capture(const std::string& text) {
    const auto all = moves(text);
    return !all.empty() && all.begin()->first.contains('x');
  }
  // Whether the side to move can get a king more.
  bool crowns(const std::string& text, std::string_view from = {}) {
    const int own = text.back() == 'w' ? 0 : 1;
    return std::ranges::any_of(moves(text), [&](const auto& move) {
      return move.first.starts_with(from) &&
             side_of(move.second, own).kings > side_of(text, own).kings;
    });
  }

 private:
  slow::SlowRules rules_;
  bool given_up_ = false;
};

struct Given {
  std::string what;
  std::set<std::string> cells;
  int count;
};

bool holds(Slow& slow, const std::string& before, const std::string& after, const Given& given) {
  const int us = before.back() == 'w' ? 0 : 1;
  const Army enemy = side_of(before, 1 - us);
  const Army enemy_left = side_of(after, 1 - us);
  const auto taken = static_cast<int>(enemy.cells.size() - enemy_left.cells.size());
  std::set<std::set<std::string>> victims;
  const auto gain = [&] {
    return enemy.worth() - enemy_left.worth() - slow.settle(after, &victims);
  };
  if (given.what == "wins") return slow.moves(after).empty();
  if (given.what == "shot") {
    return gain() == given.count && given.count > 0 && slow.any_capture(after) &&
           victims.contains(given.cells);
  }
  if (given.what == "takes") return taken == given.count && taken > 0 && gain() > 0;
  if (given.what == "trade") return taken == given.count && taken > 0 && gain() == 0;
  if (given.what == "crowns") {
    return side_of(after, us).kings == side_of(before, us).kings + 1 && !slow.any_capture(after);
  }
  if (given.what == "breakthrough") {
    const auto replies = slow.moves(after);
    return !replies.empty() && std::ranges::all_of(replies, [&](const auto& reply) {
      return slow.crowns(reply.second, *given.cells.begin());
    });
  }
  if (given.what == "saves") {
    return slow.settle(passed_text(before), &victims) > 0 && victims.contains(given.cells) &&
           slow.settle(after) <= 0;
  }
  if (given.what == "stops-crowning") {
    return slow.crowns(passed_text(before)) && !slow.crowns(after);
  }
  if (given.what == "threatens") {
    return slow.settle(passed_text(after), &victims) > 0 && victims.contains(given.cells) &&
           !slow.any_capture(after);
  }
  return false;
}

TEST(HexdameReasons, EveryOneGivenInRandomPlayIsTrue) {
  std::mt19937 random(5);
  std::map<std::string, int> seen;
  const Rules<Narrow> rules(settings("4"));
  const auto check = [&](const Position<Narrow>& position, const Move<Narrow>& move) {
    const std::string before = print_position(rules, position);
    const std::string after = print_position(rules, rules.play(position, move));
    for (const Reason& reason : reasons(rules, position, move)) {
      Given given{what(reason), {}, reason.count};
      for (const hex::Axial cell : reason.cells) given.cells.insert(cell_name(rules, cell));
      Slow slow(4);
      const bool true_of_it = holds(slow, before, after, given);
      if (slow.given_up()) continue;
      EXPECT_TRUE(true_of_it) << before << ": " << print_move(rules, position, move) << " "
                              << said(rules, reason);
      ++seen[given.what];
    }
  };
  for (int game = 0; game < 60; ++game) {
    Position<Narrow> position = rules.start();
    for (int ply = 0; ply < 80; ++ply) {
      MoveList<Move<Narrow>> moves;
      rules.legal_moves(position, moves);
      if (moves.empty()) break;
      const Move<Narrow> move = moves[random() % moves.size()];
      check(position, move);
      position = rules.play(position, move);
    }
  }
  for (const char* each : {"wins", "shot", "takes", "trade", "crowns", "breakthrough", "saves",
                           "stops-crowning", "threatens"}) {
    EXPECT_GT(seen[each], 0) << each << " never came up";
  }
}

}  // namespace
}  // namespace alveole::hexdame
