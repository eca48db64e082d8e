#include <ctime>

#include "match/matches.h"
#include "match/record.h"

namespace alveole::match {
namespace {

struct Refused {
  std::string text;
  std::string code;
  int line;
  int column;
};

void expect_refused(const std::vector<Refused>& cases) {
  for (const Refused& expected : cases) {
    const Expected<Match> match = parse_record(expected.text);
    ASSERT_FALSE(match) << expected.text;
    EXPECT_EQ(match.error().code, expected.code) << expected.text;
    EXPECT_EQ(match.error().line, expected.line) << expected.text;
    EXPECT_EQ(match.error().column, expected.column) << expected.text;
  }
}

TEST(RecordErrors, InTags) {
  expect_refused({
      {"", "error.record.empty", 1, 1},
      {" \n\n", "error.record.empty", 1, 1},
      {"1. e5 *", "error.record.no-game", 1, 1},
      {"[Game]", "error.record.bad-tag", 1, 1},
      {"[Game hexade]", "error.record.bad-tag", 1, 1},
      {"\n[Game \"hexade]\n", "error.record.bad-tag", 2, 1},
      {"[Game \"hexade\"", "error.record.bad-tag", 1, 1},
      {"[Game \"hexade\"\n1. e5", "error.record.bad-tag", 1, 1},
      {"[\"hexade\"]", "error.record.bad-tag", 1, 1},
      {"[", "error.record.bad-tag", 1, 1},
      {"[Game \"hexade\"]\n[Game \"hexade\"]", "error.record.repeated-tag", 2, 1},
      {"[Format \"2\"]\n[Game \"hexade\"]", "error.record.unknown-format", 1, 10},
      {"[Game \"chess\"]", "error.game.unknown", 1, 8},
      {"[Game \"hexade\"]\n[Variant \"7\"]", "error.game.unknown-variant", 2, 11},
      {"[Game \"hexade\"]\n[Options \"row=six\"]", "error.game.bad-option", 2, 11},
      {"[Game \"hexade\"]\n[Options \"row=exactly-six row\"]", "error.options.no-value", 2, 27},
      {"[Game \"hexade\"]\n[Date \"May\"]", "error.match.bad-date", 2, 8},
      {"[Game \"hexade\"]\n[Böse \"x\"]", "error.match.bad-tag-name", 2, 9},
      {"[Game \"hexade\"]\n[White \"\xFF\"]", "error.record.bad-character", 2, 9},
      {"[Game \"hexade\"]\n1. e5 \x1B *", "error.record.bad-character", 2, 7},
  });
}

TEST(RecordErrors, ThePositionsColumnCountsInTheRecord) {
  const Expected<Match> match = parse_record("[Game \"hexade\"]\n[Position \"e5 ; z99 ; w\"]\n\n*");
  ASSERT_FALSE(match);
  EXPECT_TRUE(match.error().code.starts_with("error.hexade."));
  EXPECT_EQ(match.error().line, 2);
  EXPECT_EQ(match.error().column, 17);
}

TEST(RecordErrors, InMoves) {
  const std::string game = "[Game \"hexade\"]\n";
  expect_refused({
      {game + "1. e5 e5 *", "error.hexade.occupied", 2, 7},
      {game + "1. e5 s19 2. e6 *", "error.hexade.too-near", 2, 14},
      {game + "1. e5 )", "error.record.stray", 2, 7},
      {game + "1. e5 }", "error.record.stray", 2, 7},
      {game + "(1. e5)", "error.record.variation-without-move", 2, 1},
      {game + "1. e5 ((", "error.record.variation-without-move", 2, 8},
      {game + "1. e5 ()", "error.record.empty-variation", 2, 8},
      {game + "1. e5 (1. e6 *", "error.record.open-variation", 2, 7},
      {game + "1. e5 (1. e6", "error.record.open-variation", 2, 7},
      {game + "1. e5 {no end", "error.record.open-comment", 2, 7},
      {game + "1. e5 {no end \\}", "error.record.open-comment", 2, 7},
      {game + "$1 1. e5", "error.record.verdict-without-move", 2, 1},
      {game + "1. e5 $7", "error.record.bad-verdict", 2, 7},
      {game + "1. e5 $", "error.record.bad-verdict", 2, 7},
      {game + "1. e5! $2", "error.record.second-verdict", 2, 8},
      {game + "1. e5 {x [%mark z99]}", "error.record.unknown-cell", 2, 17},
      {game + "1. e5 {x [%mark]}", "error.record.bad-drawing", 2, 10},
      {game + "1. e5 {x\n[%arrow e5]}", "error.record.bad-drawing", 3, 1},
      {game + "1. e5 {[%note e5]}", "error.record.bad-drawing", 2, 8},
      {game + "1. e5 {[%mark e5}", "error.record.bad-drawing", 2, 8},
      {game + "1. e5 * 1... s19", "error.record.text-after-result", 2, 9},
      {game + "1. e5 *\n[Game \"hexade\"]", "error.record.second-record", 3, 1},
  });
}

TEST(RecordErrors, NoMoveFollowsTheEnd) {
  expect_refused({
      {"[Game \"hexaequo\"]\n1. Th8 h9-i8 2. j8xh8 Ti7", "error.match.game-over", 2, 23},
      {"[Game \"hexaequo\"]\n" + std::string(repetition_of_hexaequo) + " j8-i8",
       "error.match.game-over", 2, 49},
  });
}

TEST(RecordErrors, ResultsMustAgreeWithTheMoves) {
  const std::string open = "[Game \"hexade\"]\n1. e5 ";
  const std::string over = "1. Th8 h9-i8 2. j8xh8 ";
  expect_refused({
      {"[Game \"hexade\"]\n[Result \"1-0\"]\n*", "error.record.bad-result", 2, 10},
      {"[Game \"hexade\"]\n[Result \"white\"]\n1. e5 black", "error.record.results-differ", 3, 7},
      {open + "white", "error.record.no-reason", 2, 7},
      {"[Reason \"perfect-six\"]" + open + "white", "error.record.wrong-result", 2, 7},
      {"[Reason \"agreement\"]" + open + "white", "error.record.wrong-result", 2, 7},
      {"[Game \"hexaequo\"]\n" + over + "white", "error.record.wrong-result", 2, 23},
      {"[Game \"hexaequo\"][Reason \"six-discs\"]\n" + over + "black", "error.record.wrong-result",
       2, 23},
      {"[Game \"hexaequo\"][Reason \"resignation\"]\n" + over + "black",
       "error.record.wrong-result", 2, 23},
  });
}

// Texts that are meant to exhaust something: time, stack or memory.
TEST(RecordErrors, HostileTextsAreRefusedQuickly) {
  const auto repeated = [](std::string_view part,
                           std::string text = "[Game \"hexade\"]\n1. e5 s19 ") {
    while (text.size() + part.size() <= max_record_size) text += part;
    return text;
  };
  std::string many_tags;
  for (int i = 0; i < 60'000; ++i) many_tags += "[T" + std::to_string(i) + " \"\"]\n";
  const std::vector<std::string> texts = {
      std::string(max_record_size + 1, ' ') + "x",
      std::string(max_record_size, '('),
      std::string(max_record_size, '{'),
      std::string(max_record_size, '['),
      repeated("[\n"),
      repeated("(1. e8 "),
      repeated("(1... s18) "),
      repeated("{comment} "),
      repeated("{x [%mark a1]} (1... s18) "),
      repeated("$1 "),
      repeated("\\"),
      repeated("{[%note a1 x]} "),
      repeated("[] ", "[Game \"hexade\"] "),
      repeated("[\" ", "[Game \"hexade\"] "),
      many_tags,
  };
  for (const std::string& text : texts) {
    const std::clock_t begin = std::clock();
    const Expected<Match> match = parse_record(text);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    EXPECT_LT(seconds, 5.0) << text.substr(0, 60);
    if (match) {
      EXPECT_LE(print_record(*match).size(), max_record_size) << text.substr(0, 60);
    }
  }
}

TEST(RecordErrors, VariationsMayNestDeeply) {
  std::string text = "[Game \"hexade\"]\n";
  // Every variation replaces the move before it by the next cell.
  int depth = 0;
  for (char file = 'a'; file <= 'j'; ++file) {
    for (int rank = 1; rank <= 10; ++rank) {
      text += (depth++ == 0 ? "" : "(") + std::string(1, file) + std::to_string(rank) + " ";
    }
  }
  text += std::string(static_cast<std::size_t>(depth - 1), ')') + " *";
  const Expected<Match> match = parse_record(text);
  ASSERT_TRUE(match) << match.error().code << match.error().column;
  EXPECT_EQ(match->node(root).children.size(), 100u);
}

}  // namespace
}  // namespace alveole::match
