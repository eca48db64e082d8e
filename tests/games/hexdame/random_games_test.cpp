#include <random>

#include "games/hexdame/slow_rules.h"
#include "games/hexdame/table.h"

// The fast generator against the slow one, in random games and on random boards, for every variant
// and all options.
namespace alveole::hexdame {
namespace {

struct Setup {
  std::string variant;
  bool origin_blocked;
  bool short_kings;
  bool free_capture;

  OptionList options() const {
    return {{"origin", origin_blocked ? "blocked" : "free"},
            {"kings", short_kings ? "short" : "flying"},
            {"capture", free_capture ? "free" : "majority"}};
  }
  slow::SlowRules slow_rules() const {
    return {std::stoi(variant), origin_blocked, short_kings, free_capture};
  }
};

/// How many positions were compared, and how many the slow generator gave up: those with so many
/// routes that walking every one takes too long.
struct Tally {
  int compared = 0;
  int given_up = 0;
};

template <class Word>
void compare(const Rules<Word>& rules, const Setup& setup, const Position<Word>& position,
             const MoveList<Move<Word>>& moves, Tally& tally) {
  const std::string text = print_position(rules, position);
  const auto expected = slow::moves(setup.slow_rules(), text);
  if (!expected) {
    ++tally.given_up;
    return;
  }
  ++tally.compared;
  std::map<std::string, std::string> found;
  for (const auto& move : moves) {
    const Position<Word> after = rules.play(position, move);
    found[print_move(rules, position, move)] = print_position(rules, after);
    const auto read = parse_position(rules, print_position(rules, after));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->key, after.key) << "the key kept up to date is the key computed anew";
    EXPECT_TRUE(rules.same(*read, after));
  }
  EXPECT_EQ(found.size(), moves.size()) << text;
  EXPECT_EQ(found, *expected) << text;
  EXPECT_EQ(rules.status(position).over(), moves.empty()) << text;
}

template <class Word>
void play_games(const Setup& setup, int games, std::mt19937& random, Tally& tally) {
  const Rules<Word> rules(settings(setup.variant, setup.options()));
  for (int game = 0; game < games; ++game) {
    Position<Word> position = rules.start();
    for (int ply = 0; ply < 150; ++ply) {
      MoveList<Move<Word>> moves;
      rules.legal_moves(position, moves);
      compare(rules, setup, position, moves, tally);
      if (moves.empty()) break;
      position = rules.play(position, moves[random() % moves.size()]);
    }
  }
}

/// A board with kings and men scattered over it: more captures than games show.
template <class Word>
Position<Word> scattered(const Rules<Word>& rules, std::mt19937& random) {
  const auto& board = rules.board();
  std::array<Word, 2> pieces{};
  Word kings = 0;
  const auto density = 4 + random() % 6;
  for (const int cell : board.in_order()) {
    if (random() % density != 0) continue;
    const auto side = static_cast<std::size_t>(random() % 2);
    if (hex::popcount(pieces[side]) == board.most_pieces()) continue;
    const Word bit = board.ring().bit(cell);
    pieces[side] |= bit;
    const bool last_row = (board.promotion(static_cast<Side>(side)) & bit) != 0;
    if (last_row || random() % 3 == 0) kings |= bit;
  }
  return rules.position(pieces[0], pieces[1], kings, random() % 2 == 0 ? Side::white : Side::black);
}

template <class Word>
void judge_boards(const Setup& setup, int boards, std::mt19937& random, Tally& tally) {
  const Rules<Word> rules(settings(setup.variant, setup.options()));
  for (int i = 0; i < boards; ++i) {
    const Position<Word> position = scattered(rules, random);
    MoveList<Move<Word>> moves;
    rules.legal_moves(position, moves);
    compare(rules, setup, position, moves, tally);
  }
}

template <class Word>
void compare_all_options(const std::string& variant, int games, int boards) {
  std::mt19937 random(2026);
  Tally tally;
  for (const bool origin : {false, true}) {
    for (const bool kings : {false, true}) {
      for (const bool capture : {false, true}) {
        const Setup setup{variant, origin, kings, capture};
        play_games<Word>(setup, games, random, tally);
        judge_boards<Word>(setup, boards, random, tally);
      }
    }
  }
  EXPECT_GT(tally.compared, 100 * tally.given_up);
  EXPECT_GT(tally.compared, 8 * boards / 2);
}

TEST(HexdameRandomGames, AgreeWithTheSlowRulesOnFourASide) {
  compare_all_options<Narrow>("4", 4, 100);
}
TEST(HexdameRandomGames, AgreeWithTheSlowRulesOnFiveASide) {
  compare_all_options<Narrow>("5", 2, 60);
}
TEST(HexdameRandomGames, AgreeWithTheSlowRulesOnSixASide) {
  compare_all_options<Wide>("6", 1, 30);
}
TEST(HexdameRandomGamesLong, AgreeWithTheSlowRules) {
  compare_all_options<Narrow>("4", 20, 400);
  compare_all_options<Narrow>("5", 20, 400);
  compare_all_options<Wide>("6", 5, 200);
}

// A move's text, and its two ends alone if no other move has them, find the move again.
TEST(HexdameRandomGames, MoveTextsAreReadBack) {
  std::mt19937 random(5);
  const Rules<Narrow> rules(settings());
  for (int i = 0; i < 400; ++i) {
    const Position<Narrow> position = scattered(rules, random);
    MoveList<Move<Narrow>> moves;
    rules.legal_moves(position, moves);
    for (const auto& move : moves) {
      const std::string text = print_move(rules, position, move);
      const auto read = parse_move(rules, position, text);
      ASSERT_TRUE(read.has_value()) << text << " in " << print_position(rules, position);
      EXPECT_EQ(*read, move) << text;
      const auto fitting = std::ranges::count_if(moves, [&](const auto& other_move) {
        return other_move.from == move.from && other_move.to == move.to;
      });
      const auto ends = parse_move(rules, position,
                                   cell_name(rules, rules.board().ring().cell(move.from)) +
                                       cell_name(rules, rules.board().ring().cell(move.to)));
      if (fitting == 1) {
        ASSERT_TRUE(ends.has_value()) << text;
        EXPECT_EQ(*ends, move);
      } else if (hex::popcount(move.taken) > 1) {
        ASSERT_FALSE(ends.has_value()) << text;
        EXPECT_EQ(ends.error().code, "error.hexdame.ambiguous");
      }
    }
  }
}

}  // namespace
}  // namespace alveole::hexdame
