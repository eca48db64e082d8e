#include "games/hexade/notation.h"

#include <random>

#include "games/hexade/support.h"

namespace alveole::hexade::testing {
namespace {

struct Refusal {
  std::string text;
  std::string code;
  int column;
};

TEST(HexadeNotation, CellsAreALetterAndANumber) {
  const Rules rules = rules_for();
  EXPECT_EQ(parse_cell(rules, "j10"), hex::axial(0, 0));
  EXPECT_EQ(parse_cell(rules, "J10"), hex::axial(0, 0));
  EXPECT_EQ(parse_cell(rules, "a1"), hex::axial(-9, 9));
  EXPECT_EQ(parse_cell(rules, "s19"), hex::axial(9, -9));
  EXPECT_EQ(cell_name(rules, hex::axial(-9, 9)), "a1");
  EXPECT_EQ(cell_name(rules, hex::axial(10, 0)), "");
  for (const char* no_cell : {"", "a", "1", "a0", "a01", "a11", "b12", "t19", "s9", "e5 ", "e-5",
                              "aa1", "e5e", "e99999999999",
                              "\xC3\xA9"
                              "5"}) {
    EXPECT_EQ(parse_cell(rules, no_cell), std::nullopt) << no_cell;
  }
}

TEST(HexadeNotation, CellNamesRoundTrip) {
  for (const char* variant : {"271", "169"}) {
    const Rules rules = rules_for(variant);
    rules.grid().all().for_each([&](Cell cell) {
      const hex::Axial at = rules.grid().axial(cell);
      EXPECT_EQ(parse_cell(rules, cell_name(rules, at)), at);
    });
  }
}

TEST(HexadeNotation, PositionsRoundTrip) {
  const Rules rules = rules_for();
  for (const char* text : {"- ; - ; w ; 0", "e5 ; - ; b ; 1", "e5 ; s19 ; w ; 2", "e5 ; s19 ; w",
                           "a1 a2 a10 b1 ; c3 d4 ; b", "- ; a1 ; w", "c3 c4 c5 d4 d5 e5 ; - ; w",
                           "e5 f6 ; s18 s19 ; w ; 8"}) {
    EXPECT_EQ(print_position(rules, read(rules, text)), text);
  }
}

TEST(HexadeNotation, PositionsAreReadInAnyOrderAndCase) {
  const Rules rules = rules_for();
  EXPECT_EQ(print_position(rules, read(rules, "  S19 a2\tA1;b3 ;W;8 ")), "a1 a2 s19 ; b3 ; w ; 8");
}

TEST(HexadeNotation, PliesAreCountedOnlyIfGiven) {
  const Rules rules = rules_for();
  EXPECT_EQ(print_position(rules, play_all(rules, "e5 ; s19 ; w", "e6")), "e5 e6 ; s19 ; b");
  EXPECT_EQ(print_position(rules, play_all(rules, "e5 ; s19 ; w ; 2", "e8")),
            "e5 e8 ; s19 ; b ; 3");
}

TEST(HexadeNotation, BadPositionsAreRefusedWithTheirColumn) {
  const Rules rules = rules_for();
  for (const Refusal& bad : std::initializer_list<Refusal>{
           {"", "error.hexade.position-fields", 1},
           {"e5", "error.hexade.position-fields", 3},
           {"e5 ; s19", "error.hexade.position-fields", 9},
           {"e5 ; s19 ; w ; 2 ; 3", "error.hexade.position-fields", 20},
           {" ; s19 ; w", "error.hexade.empty-list", 2},
           {"e5 ; ; w", "error.hexade.empty-list", 6},
           {"e5 ; x ; w", "error.hexade.bad-cell", 6},
           {"e5 - ; - ; w", "error.hexade.bad-cell", 4},
           {"e5,e6 ; - ; w", "error.hexade.bad-cell", 1},
           {"e05 ; - ; w", "error.hexade.bad-cell", 1},
           {"a11 ; - ; w", "error.hexade.off-board", 1},
           {"e5 ; t19 ; w", "error.hexade.off-board", 6},
           {"e5 ; a1 e99999999999 ; w", "error.hexade.off-board", 9},
           {"e5 e6 e5 ; - ; w", "error.hexade.cell-twice", 7},
           {"e5 ; a1 E5 ; w", "error.hexade.cell-twice", 9},
           {"e5 ; - ; x", "error.hexade.bad-side", 10},
           {"e5 ; - ; ", "error.hexade.bad-side", 10},
           {"e5 ; - ; b ; x", "error.hexade.bad-plies", 14},
           {"e5 ; - ; b ; ", "error.hexade.bad-plies", 14},
           {"- ; - ; w ; -0", "error.hexade.bad-plies", 13},
           {"e5 ; - ; b ; -1", "error.hexade.bad-plies", 14},
           {"e5 ; - ; b ; 1000000001", "error.hexade.bad-plies", 14},
           {"e5 ; s19 ; w ; 99999999999999999999", "error.hexade.bad-plies", 16},
           {"e5 ; - ; b ; 2", "error.hexade.plies-side", 14},
           {"e5 ; s19 ; w ; 3", "error.hexade.plies-side", 16},
           {"e5 ; - ; w ; 0", "error.hexade.plies-stones", 14},
           {"- ; - ; b ; 1", "error.hexade.plies-stones", 13},
           {"- ; e5 ; b ; 1", "error.hexade.plies-stones", 14},
           {"e5 ; - ; w ; 2", "error.hexade.plies-stones", 14},
           {"e5 e8 ; s19 ; w ; 2", "error.hexade.plies-stones", 19},
       }) {
    const auto position = parse_position(rules, bad.text);
    ASSERT_FALSE(position) << bad.text;
    EXPECT_EQ(position.error().code, bad.code) << bad.text;
    EXPECT_EQ(position.error().column, bad.column) << bad.text;
  }
}

TEST(HexadeNotation, TheSmallBoardHasItsOwnEdge) {
  const Rules rules = rules_for("169");
  EXPECT_TRUE(parse_position(rules, "o15 ; h8 ; w"));
  const auto position = parse_position(rules, "s19 ; - ; w");
  ASSERT_FALSE(position);
  EXPECT_EQ(position.error().code, "error.hexade.off-board");
  EXPECT_EQ(position.error().arguments, (std::vector<Argument>{{"cell", "s19"}, {"cells", "169"}}));
}

TEST(HexadeNotation, MovesAreReadWithCaseMarksAndAnnotation) {
  const Rules rules = rules_for();
  const Position position = read(rules, "d13 e2 g13 ; d11 d12 e11 f3 f12 g4 ; w");
  for (const char* text :
       {"d10", "D10", " d10 ", "d10xd11,d12", "d10xd11,d12,e11,f12!?", "d10!", "D10XD11XD12",
        "d10:d11:d12", "d10-d11", "d10d11d12", "d10xz99", "d10+", "d10#"}) {
    const auto move = parse_move(rules, position, text);
    ASSERT_TRUE(move) << text << ' ' << move.error().code;
    EXPECT_EQ(print_move(rules, position, *move), "d10");
  }
}

TEST(HexadeNotation, BadMovesAreRefusedWithTheirColumn) {
  const Rules rules = rules_for();
  const Position position = play_all(rules, rules.start(), "e5 s19");
  for (const Refusal& bad : std::initializer_list<Refusal>{
           {"", "error.hexade.bad-move", 1},
           {"!", "error.hexade.bad-move", 1},
           {"pass", "error.hexade.bad-move", 1},
           {"e", "error.hexade.bad-move", 1},
           {" e08", "error.hexade.bad-move", 2},
           {"a1x", "error.hexade.bad-move", 3},
           {"a1xb1,", "error.hexade.bad-move", 6},
           {"a1xb1,,c1", "error.hexade.bad-move", 7},
           {"a1 b1", "error.hexade.bad-move", 3},
           {"a1x?", "error.hexade.bad-move", 3},
           {"a11", "error.hexade.off-board", 1},
           {"  t5", "error.hexade.off-board", 3},
           {"e5", "error.hexade.occupied", 1},
           {" S19", "error.hexade.occupied", 2},
           {"e6", "error.hexade.too-near", 1},
           {"\tg7", "error.hexade.too-near", 2},
       }) {
    const auto move = parse_move(rules, position, bad.text);
    ASSERT_FALSE(move) << bad.text;
    EXPECT_EQ(move.error().code, bad.code) << bad.text;
    EXPECT_EQ(move.error().column, bad.column) << bad.text;
  }
}

TEST(HexadeNotation, AnyTextIsReadOrRefused) {
  const Rules rules = rules_for();
  std::mt19937 random(5);
  const std::string bytes = "ae019s;- wbxX:,!?\t\n\xC3\xFF";
  int positions = 0;
  int refusals = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string text = i % 2 == 0 ? "e5 ; s19 ; w ; 2" : "d10xd11,d12";
    for (std::size_t change = random() % 4; change > 0; --change) {
      const std::size_t where = random() % text.size();
      const char byte = bytes[random() % bytes.size()];
      if (random() % 2 == 0) {
        text.insert(text.begin() + static_cast<std::ptrdiff_t>(where), byte);
      } else {
        text[where] = byte;
      }
    }
    const auto check = [&](const Error& error) {
      ++refusals;
      EXPECT_TRUE(error.code.starts_with("error.hexade.")) << text;
      EXPECT_GE(error.column, 1) << text;
      EXPECT_LE(error.column, static_cast<int>(text.size()) + 1) << text;
    };
    const auto position = parse_position(rules, text);
    if (position) {
      ++positions;
      EXPECT_EQ(parse_position(rules, print_position(rules, *position)), *position) << text;
    } else {
      check(position.error());
    }
    const auto move = parse_move(rules, rules.start(), text);
    if (!move) check(move.error());
  }
  EXPECT_GT(positions, 1000);
  EXPECT_GT(refusals, 10000);
}

TEST(HexadeNotation, ABarredSecondStoneSaysHowFarItStands) {
  const Rules rules = rules_for();
  const Position position = play_all(rules, rules.start(), "e5 s19");
  const auto move = parse_move(rules, position, "g7");
  ASSERT_FALSE(move);
  EXPECT_EQ(
      move.error().arguments,
      (std::vector<Argument>{{"cell", "g7"}, {"first", "e5"}, {"count", "2"}, {"least", "3"}}));
}

TEST(HexadeNotation, AMoveAfterTheEndIsRefused) {
  const Rules rules = rules_for();
  const Position over = read(rules, "c3 c4 c5 d4 d5 e5 ; - ; w");
  const auto move = parse_move(rules, over, "a1");
  ASSERT_FALSE(move);
  EXPECT_EQ(move.error().code, "error.hexade.game-over");
}

}  // namespace
}  // namespace alveole::hexade::testing
