#include "games/hexdame/endings.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <random>

#include "games/hexdame/game.h"

// The table of solved endings agrees with itself, from each position to the next, and with what
// follows from the rules alone.
namespace alveole::hexdame {
namespace {

class HexdameEndings : public ::testing::Test {
 protected:
  Position<Narrow> at(std::string_view text) const {
    const auto position = parse_position(rules_, text);
    EXPECT_TRUE(position) << text;
    return position.value_or(rules_.start());
  }
  std::optional<Ending> of(std::string_view text) const {
    return ending(rules_, endings_, at(text));
  }

  /// What the moves of a position make of it, by the endings they lead to.
  Ending by_moves(const Position<Narrow>& position) const {
    Rules<Narrow>::Moves moves;
    rules_.legal_moves(position, moves);
    Ending best = Ending::lost;
    for (const auto& move : moves) {
      const Position<Narrow> next = rules_.play(position, move);
      const Ending theirs =
          rules_.status(next).over() ? Ending::lost : *ending(rules_, endings_, next);
      best = std::max(best, static_cast<Ending>(2 - static_cast<int>(theirs)));
    }
    return best;
  }

  /// Some of all positions of the table, the same each time.
  template <class Visitor>
  void for_some_positions(int number, Visitor&& visit) const {
    std::mt19937 random(3);
    while (number > 0) {
      const auto position = slots_.position(rules_, random() % slots_.size());
      if (!position) continue;
      visit(*position);
      --number;
    }
  }

  static std::string table() {
    std::ifstream file(ALVEOLE_ASSETS "/hexdame/endings.bin", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  Rules<Narrow> rules_{*complete_settings(Game::info(), {}, {})};
  EndingSlots slots_{rules_.board()};
  Endings endings_ = *parse_endings(rules_, table());
};

TEST_F(HexdameEndings, AreWhatTheMovesMakeOfThem) {
  for_some_positions(4000, [&](const Position<Narrow>& position) {
    ASSERT_EQ(ending(rules_, endings_, position), by_moves(position))
        << print_position(rules_, position);
  });
}

TEST_F(HexdameEndings, OfSymmetricPositionsAreTheSame) {
  for_some_positions(2000, [&](const Position<Narrow>& position) {
    for (const Symmetry& symmetry : symmetries(rules_)) {
      const auto image = transform(rules_, position, symmetry);
      ASSERT_EQ(ending(rules_, endings_, *image), ending(rules_, endings_, position))
          << print_position(rules_, position) << " and " << print_position(rules_, *image);
    }
  });
}

TEST_F(HexdameEndings, WhoCapturesTheLastPieceHasWon) {
  EXPECT_EQ(of("e5 ; e6 ; w"), Ending::won);
  EXPECT_EQ(of("Ka1 ; Kd4 ; w"), Ending::won);
  EXPECT_EQ(of("Kd4 ; Kg7 ; b"), Ending::won);
  EXPECT_EQ(of("Ka1 ; Kd4 ; b"), Ending::drawn) << "there is nothing behind a corner";
}

TEST_F(HexdameEndings, TwoKingsApartDrawAndTwoAgainstOneMostly) {
  EXPECT_EQ(of("Ka1 ; Kb4 ; w"), Ending::drawn);
  int won = 0;
  int drawn = 0;
  for_some_positions(4000, [&](const Position<Narrow>& position) {
    const bool two_to_one = hex::popcount(position.own()) == 2 &&
                            position.kings == position.occupied() &&
                            rules_.capturing_pieces(position) == 0 &&
                            rules_.capturing_pieces(rules_.passed(position)) == 0;
    if (!two_to_one) return;
    const auto found = ending(rules_, endings_, position);
    won += found == Ending::won ? 1 : 0;
    drawn += found == Ending::drawn ? 1 : 0;
  });
  EXPECT_GT(drawn, 4 * won);
}

TEST_F(HexdameEndings, SayNothingOfMorePiecesOrOtherRules) {
  EXPECT_EQ(of("Ka1 e5 ; Kd4 f6 ; w"), std::nullopt);
  EXPECT_EQ(ending(rules_, endings_, rules_.start()), std::nullopt);
  const Position<Narrow> position = at("Ka1 ; Kb4 ; w");
  for (const char* option : {"origin=blocked", "kings=short", "capture=free"}) {
    const std::string_view text = option;
    const std::size_t equals = text.find('=');
    const std::pair<std::string, std::string> one{text.substr(0, equals), text.substr(equals + 1)};
    const Rules<Narrow> other(*complete_settings(Game::info(), {}, std::span(&one, 1)));
    EXPECT_EQ(ending(other, endings_, position), std::nullopt) << option;
  }
  const Rules<Narrow> small(*complete_settings(Game::info(), "4", {}));
  EXPECT_EQ(parse_endings(small, table()).error().code, "error.endings.none");
}

TEST_F(HexdameEndings, SayNothingWhereTheLimitOfQuietPliesMayComeFirst) {
  const std::pair<std::string, std::string> limit{"noprogress", "50"};
  const Rules<Narrow> limited(*complete_settings(Game::info(), {}, std::span(&limit, 1)));
  Position<Narrow> position = at("Ka1 ; Kb4 ; w");
  EXPECT_EQ(ending(limited, endings_, position), Ending::drawn);
  position.no_progress = 49;
  EXPECT_EQ(ending(limited, endings_, position), std::nullopt);
}

TEST_F(HexdameEndings, OfADamagedFileAreRefused) {
  const std::string good = table();
  EXPECT_EQ(parse_endings(rules_, "").error().code, "error.endings.line");
  EXPECT_EQ(parse_endings(rules_, "x" + good).error().code, "error.endings.line");
  EXPECT_EQ(parse_endings(rules_, good + "x").error().code, "error.endings.size");
  EXPECT_EQ(parse_endings(rules_, good.substr(0, good.size() - 1)).error().code,
            "error.endings.size");
  std::string wild = good;
  wild.back() = '\xff';
  EXPECT_EQ(parse_endings(rules_, wild).error().code, "error.endings.size");
}

}  // namespace
}  // namespace alveole::hexdame
