// Solved endings in the search: they are known from afar, and won where the game stands in one.
#include "games/hexdame/endings.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "games/hexdame/game.h"
#include "search/any_searcher.h"

namespace alveole::search {
namespace {

class SolvedEndings : public ::testing::Test {
 protected:
  std::unique_ptr<AnySearcher> searcher(bool with_endings) const {
    std::unique_ptr<AnySearcher> made = make_searcher(*game_);
    if (with_endings) made->set_endings(*game_->read_endings(table()));
    return made;
  }

  SearchInfo search(AnySearcher& searcher, std::span<const AnyPosition> positions,
                    std::uint64_t nodes) const {
    searcher.start(positions, {.nodes = nodes});
    while (searcher.run(nodes) != Progress::finished) {
    }
    return searcher.info();
  }

  static std::string table() {
    std::ifstream file(ALVEOLE_ASSETS "/hexdame/endings.bin", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  std::shared_ptr<const AnyGame> game_ = *make_game("hexdame");
};

TEST_F(SolvedEndings, AreSeenBeforeTheyAreReached) {
  // After the exchange Black has two kings against one, and wins.
  const AnyPosition position = *game_->parse_position("Kf8 Ki8 ; Ke1 Kg7 ; w");
  const auto knowing = searcher(true);
  const auto ignorant = searcher(false);
  EXPECT_LT(search(*knowing, std::span(&position, 1), 100).score, -won_ending / 2);
  EXPECT_GT(search(*ignorant, std::span(&position, 1), 2000).score, -won_ending / 2);
}

TEST_F(SolvedEndings, AreNotKnownToWhoOverlooksMoves) {
  const AnyPosition drawn = *game_->parse_position("Ka3 Kg8 ; Ke2 ; w");
  const auto knowing = searcher(true);
  EXPECT_EQ(search(*knowing, std::span(&drawn, 1), 500).score, draw_score);
  knowing->start(std::span(&drawn, 1), {.nodes = 500, .ignorance = 1});
  while (knowing->run(500) != Progress::finished) {
  }
  EXPECT_GT(knowing->info().score, draw_score) << "two kings against one look better";
}

TEST_F(SolvedEndings, ThatAreWonAreWonWithinTheLongestWin) {
  constexpr int games = 10;
  constexpr std::uint64_t nodes = 20000;
  constexpr std::uint64_t few_nodes = 3000;  // so few do not see a win that is worth testing
  constexpr std::size_t longest = hexdame::Endings::longest_win;
  const hexdame::Rules<hexdame::Narrow> rules(*complete_settings(game_->info(), {}, {}));
  const hexdame::EndingSlots slots(rules.board());
  const auto endings = *hexdame::parse_endings(rules, table());
  const auto attacker = searcher(true);
  const auto defender = searcher(true);
  const auto ignorant = searcher(false);
  std::mt19937 random(11);
  for (int i = 0; i < games;) {
    const auto start = slots.position(rules, random() % slots.size());
    if (!start || hexdame::ending(rules, endings, *start) != Ending::won ||
        rules.capturing_pieces(*start) != 0) {
      continue;
    }
    const std::string text = print_position(rules, *start);
    std::vector<AnyPosition> line = {*game_->parse_position(text)};
    if (is_mate(search(*ignorant, line, few_nodes).score)) continue;
    ++i;
    while (!game_->status(line.back()).over() && line.size() <= longest) {
      AnySearcher& mover = line.size() % 2 == 1 ? *attacker : *defender;
      const SearchInfo info = search(mover, line, nodes);
      line.push_back(game_->play(line.back(), info.line.front()));
    }
    EXPECT_EQ(game_->status(line.back()).outcome, win_for(game_->side_to_move(line.front())))
        << text << " after " << line.size() - 1 << " plies";
  }
}

}  // namespace
}  // namespace alveole::search
