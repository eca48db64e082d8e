#include "games/hexdame/table.h"

namespace alveole::hexdame {
namespace {

/// Code, column and arguments of the refusal of a position text.
template <class Word = Narrow>
Error refused(std::string_view text, std::string_view variant = "5") {
  const auto read = parse_position(Rules<Word>(settings(variant)), text);
  EXPECT_FALSE(read.has_value()) << text;
  return read ? Error{} : read.error();
}
Error refused_move(std::string_view position, std::string_view text) {
  const Table table(position);
  const auto read = parse_move(table.rules, table.position, text);
  EXPECT_FALSE(read.has_value()) << text;
  return read ? Error{} : read.error();
}
Error error(std::string code, int column, std::vector<Argument> arguments = {}) {
  return {"error.hexdame." + std::move(code), 1, column, std::move(arguments)};
}

TEST(HexdameNotation, CellsAreFileAndRank) {
  const Table table;
  EXPECT_EQ(cell_name(table.rules, {0, 0}), "e5");
  EXPECT_EQ(cell_name(table.rules, hex::axial(-4, 4)), "a1");
  EXPECT_EQ(cell_name(table.rules, hex::axial(0, -4)), "i5");
  EXPECT_EQ(cell_name(table.rules, hex::axial(4, 0)), "e9");
  EXPECT_EQ(cell_name(table.rules, hex::axial(4, 1)), "");
  EXPECT_EQ(parse_cell(table.rules, "E5"), hex::Axial{});
  for (const char* text : {"", "e", "5", "e0", "e05", "a6", "j9", "e10", "e5 ", " e5", "e5x", "ee5",
                           "e99999999999999999999"}) {
    EXPECT_EQ(parse_cell(table.rules, text), std::nullopt) << text;
  }
  int cells = 0;
  for (const int cell : table.rules.board().in_order()) {
    const hex::Axial at = table.rules.board().ring().cell(cell);
    EXPECT_EQ(parse_cell(table.rules, cell_name(table.rules, at)), at);
    ++cells;
  }
  EXPECT_EQ(cells, 61);
}

TEST(HexdameNotation, PositionsAreWrittenByFileThenRankAndReadInAnyOrder) {
  EXPECT_EQ(Table("Kb3 a2 a1 ; Ki9 f6 ; w").text(), "a1 a2 Kb3 ; f6 Ki9 ; w");
  EXPECT_EQ(Table("  a1   a2\tKb3;f6 Ki9;w ").text(), "a1 a2 Kb3 ; f6 Ki9 ; w");
  EXPECT_EQ(Table("- ; - ; b").text(), "- ; - ; b");
  EXPECT_EQ(Table("a1 ; - ; w").text(), "a1 ; - ; w");
}

// On 6 a side K is a king and k a file.
TEST(HexdameNotation, TheKingMarkIsCapitalAndTheFileSmall) {
  EXPECT_EQ(LargeTable("Kk6 j5 ; b3 Kf11 ; w").text(), "j5 Kk6 ; b3 Kf11 ; w");
  EXPECT_EQ(refused<Wide>("kk6 ; - ; w", "6"), error("bad-piece", 1, {{"text", "kk6"}}));
  EXPECT_EQ(refused<Wide>("KK6 ; - ; w", "6"), error("bad-piece", 1, {{"text", "KK6"}}));
  EXPECT_EQ(refused<Wide>("K6 ; - ; w", "6"), error("bad-piece", 1, {{"text", "K6"}}));
  EXPECT_EQ(refused("a1 Kk5 ; - ; w"), error("off-board", 4, {{"cell", "k5"}, {"side", "5"}}));
}

TEST(HexdameNotation, BadPositionsAreRefusedWithTheColumn) {
  EXPECT_EQ(refused(""), error("position-fields", 1, {{"count", "1"}}));
  EXPECT_EQ(refused("a1 ; w"), error("position-fields", 1, {{"count", "2"}}));
  EXPECT_EQ(refused("a1 ; i9 ; w ; 3"), error("position-fields", 15, {{"count", "4"}}));
  EXPECT_EQ(refused("a1 ;  ; w"), error("empty-list", 7));
  EXPECT_EQ(refused("a1 ; i9 ; W"), error("bad-side", 11, {{"text", "W"}}));
  EXPECT_EQ(refused("a1 ; i9 ; "), error("bad-side", 11, {{"text", ""}}));
  EXPECT_EQ(refused("a1 A2 ; i9 ; w"), error("bad-piece", 4, {{"text", "A2"}}));
  EXPECT_EQ(refused("a1 a2, a3 ; i9 ; w"), error("bad-piece", 4, {{"text", "a2,"}}));
  EXPECT_EQ(refused("a1 K ; i9 ; w"), error("bad-piece", 4, {{"text", "K"}}));
  EXPECT_EQ(refused("a1 - ; i9 ; w"), error("bad-piece", 4, {{"text", "-"}}));
  EXPECT_EQ(refused("a01 ; i9 ; w"), error("bad-piece", 1, {{"text", "a01"}}));
  EXPECT_EQ(refused("a1 a6 ; i9 ; w"), error("off-board", 4, {{"cell", "a6"}, {"side", "5"}}));
  EXPECT_EQ(refused("a1 a2 Ka1 ; i9 ; w"), error("cell-twice", 7, {{"cell", "a1"}}));
  EXPECT_EQ(refused("b2 ; i9 b2 ; w"), error("cell-twice", 9, {{"cell", "b2"}}));
  EXPECT_EQ(refused("a1 i7 ; e5 ; w"), error("white-man-on-last-row", 4, {{"cell", "i7"}}));
  EXPECT_EQ(refused("a1 ; e5 c1 ; w"), error("black-man-on-last-row", 9, {{"cell", "c1"}}));
  EXPECT_EQ(refused("e5 f6 ; \xff\x01 ; w"), error("bad-piece", 9, {{"text", "??"}}));
}

TEST(HexdameNotation, NoSideHasMorePiecesThanAtTheStart) {
  const std::string sixteen = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4";
  EXPECT_EQ(refused(sixteen + " e5 ; i9 ; w"), error("too-many-white", 49, {{"most", "16"}}));
  EXPECT_EQ(refused("- ; b2 b3 b4 b5 b6 c2 c3 c4 c5 c6 c7 d2 d3 d4 d5 d6 d7 ; w"),
            error("too-many-black", 53, {{"most", "16"}}));
  EXPECT_EQ(refused("a1 a2 a3 b1 b2 b3 c1 c2 c3 d1 ; - ; w", "4"),
            error("too-many-white", 28, {{"most", "9"}}));
}

TEST(HexdameNotation, AHugePositionTextIsRefusedSoon) {
  std::string text;
  while (text.size() < 1'000'000) text += "a1 ";
  EXPECT_EQ(refused(text + "; - ; w"), error("cell-twice", 4, {{"cell", "a1"}}));
  EXPECT_EQ(refused(std::string(1'000'000, ';')).code, "error.hexdame.position-fields");
}

TEST(HexdameNotation, MovesAreReadInAnyCaseWithAnySeparator) {
  const Table table("f4 ; g5 g6 ; w");
  for (const char* text : {"f4xh6xf6", "F4XH6XF6", "f4-h6-f6", "f4:h6:f6", "f4h6f6", "f4xh6f6!?",
                           " f4xh6xf6# ", "f4xf6", "f4f6++"}) {
    EXPECT_EQ(table.read(text), "f4xh6xf6") << text;
  }
  for (const char* text : {"d4-e5", "d4xe5", "D4E5", "d4:e5!"}) {
    EXPECT_EQ(Table().read(text), "d4-e5") << text;
  }
}

TEST(HexdameNotation, ReadsEveryRouteAndWritesTheSmallest) {
  const Table table("e5 ; f5 f6 g6 ; w");
  EXPECT_EQ(table.read("e5xg5xg7xe5"), "e5xg5xg7xe5");
  EXPECT_EQ(table.read("e5xg7xg5xe5"), "e5xg5xg7xe5");
  EXPECT_EQ(table.read("e5e5"), "e5xg5xg7xe5");
  EXPECT_EQ(table.read("e5xg7xe5"), "e5xg5xg7xe5");
}

TEST(HexdameNotation, SixRoutesThreeMoves) {
  const Table table("Ke1 ; e3 e6 ; w");
  EXPECT_EQ(table.legal(), (Texts{"e1xe4xe7", "e1xe4xe8", "e1xe4xe9"}));
  EXPECT_EQ(table.read("e1xe5xe8"), "e1xe4xe8");
  EXPECT_EQ(table.read("e1xe8"), "e1xe4xe8");
}

// Two captures of two pieces lead from d4 to f9.
TEST(HexdameNotation, AnAmbiguousTextIsRefusedWithTheCandidates) {
  const std::string position = "Kd4 ; b2 b4 d6 d8 e8 ; w";
  const Table table(position);
  EXPECT_EQ(table.legal(), (Texts{"d4xa4xf9", "d4xd7xf9"}));
  EXPECT_EQ(refused_move(position, "  d4xf9"),
            error("ambiguous", 3, {{"moves", "d4xa4xf9, d4xd7xf9"}}));
  EXPECT_EQ(table.read("d4a4f9"), "d4xa4xf9");
  EXPECT_EQ(table.read("d4d7f9"), "d4xd7xf9");
}

TEST(HexdameNotation, MissingLandingsMayBeLeftOutIfOneMoveFits) {
  const Table table("Kc7 ; b6 c6 d7 e4 f9 i8 ; w");
  EXPECT_EQ(table.read("c7xa5"), "error.hexdame.ambiguous");
  EXPECT_EQ(table.read("c7xi7xa5"), "c7xi7xi9xe9xa5");
  EXPECT_EQ(table.read("c7xe9xa5"), "c7xi7xi9xe9xa5");
  EXPECT_EQ(table.read("c7xc2xa5"), "c7xc2xh7xc7xa5");
  EXPECT_EQ(table.read("c7xc7xa5"), "c7xc2xh7xc7xa5");
  // In the order of the route only.
  EXPECT_EQ(table.read("c7xe9xi7xa5"), "error.hexdame.no-such-route");
}

TEST(HexdameNotation, BadMovesAreRefusedWithTheColumn) {
  EXPECT_EQ(refused_move("", ""), error("bad-move", 1, {{"text", ""}}));
  EXPECT_EQ(refused_move("", "d4"), error("bad-move", 3, {{"text", "d4"}}));
  EXPECT_EQ(refused_move("", "d4-"), error("bad-move", 4, {{"text", "d4-"}}));
  EXPECT_EQ(refused_move("", "-d4e5"), error("bad-move", 1, {{"text", "-d4e5"}}));
  EXPECT_EQ(refused_move("", "d4--e5"), error("bad-move", 4, {{"text", "d4--e5"}}));
  EXPECT_EQ(refused_move("", "d4 e5"), error("bad-move", 3, {{"text", "d4 e5"}}));
  EXPECT_EQ(refused_move("", "d4-e5?x"), error("bad-move", 6, {{"text", "d4-e5?x"}}));
  EXPECT_EQ(refused_move("", "d4-e"), error("bad-move", 4, {{"text", "d4-e"}}));
  EXPECT_EQ(refused_move("", "d4-a6"), error("off-board", 4, {{"cell", "a6"}, {"side", "5"}}));
  EXPECT_EQ(refused_move("", std::string(100'000, 'x')).code, "error.hexdame.bad-move");
  std::string endless;
  while (endless.size() < 100'000) endless += "d4e5";
  EXPECT_EQ(refused_move("", endless).code, "error.hexdame.bad-move");
}

TEST(HexdameNotation, IllegalMovesSayWhy) {
  EXPECT_EQ(refused_move("", "e5-e6"), error("no-piece-there", 1, {{"cell", "e5"}}));
  EXPECT_EQ(refused_move("", "f6-f5"), error("not-your-piece", 1, {{"cell", "f6"}}));
  EXPECT_EQ(refused_move("", "a1-a2"), error("blocked", 1, {{"cell", "a1"}}));
  EXPECT_EQ(refused_move("", "d4-d3"), error("occupied", 1, {{"cell", "d3"}}));
  EXPECT_EQ(refused_move("e5 ; i9 ; w", "e5-e4"),
            error("men-go-forward", 1, {{"from", "e5"}, {"to", "e4"}}));
  EXPECT_EQ(refused_move("", "d4-f6"), error("occupied", 1, {{"cell", "f6"}}));
  EXPECT_EQ(refused_move("", "d4-e6"), error("out-of-reach", 1, {{"from", "d4"}, {"to", "e6"}}));
  EXPECT_EQ(refused_move("f4 a1 e1 ; g5 g6 ; w", "a1-a2"),
            error("must-capture", 1, {{"count", "2"}, {"cells", "f4"}}));
  EXPECT_EQ(refused_move("f4 ; g5 g6 ; w", "f4xh6"),
            error("capture-leads-elsewhere", 1, {{"from", "f4"}, {"to", "h6"}, {"count", "2"}}));
  EXPECT_EQ(refused_move("f4 ; g5 g6 ; w", "f4xe5xf6"), error("no-such-route", 4));
  EXPECT_EQ(refused_move("Ke1 ; i9 ; w", "e1-e3-e5"), error("no-such-route", 4));
  EXPECT_EQ(refused_move("- ; c4 ; w", "d4-e5"), error("game-over", 1));
}

}  // namespace
}  // namespace alveole::hexdame
