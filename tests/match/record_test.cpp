#include "match/record.h"

#include <algorithm>

#include "match/matches.h"

namespace alveole::match {
namespace {

Match read(std::string_view text) {
  Expected<Match> match = parse_record(text);
  EXPECT_TRUE(match) << text << "\n"
                     << match.error().code << " " << match.error().line << ":"
                     << match.error().column;
  return match ? *match : Match(game("hexade"));
}

void expect_round_trip(const Match& match) {
  const std::string text = print_record(match);
  const Match again = read(text);
  EXPECT_TRUE(again == match) << text << "\nagainst\n" << print_record(again);
  EXPECT_EQ(print_record(again), text);
}

// The canonical record with everything the syntax has.
constexpr std::string_view whole_record = R"([Format "1"]
[Game "hexade"]
[Variant "169"]
[Options "second-stone=2"]
[White "Ada"]
[Black "Grace \"G\" \\ H"]
[Date "2024.05.31"]
[Result "white"]
[Reason "resignation"]
[Event "Cup"]

{Before the game [%mark a1]} 1. e5 h15 $2 {far off [%mark e5] [%arrow h15 e5]
[%note a1 a corner]} (1... f5 2. f8 (2. b4 h12)) 2. e8 $1 f8 white
)";

TEST(Record, IsPgnWithFormatFirst) {
  const Match match = read(whole_record);
  EXPECT_EQ(match.game().info().id, "hexade");
  EXPECT_EQ(match.game().settings().variant, "169");
  EXPECT_EQ(match.game().settings().option("second-stone"), "2");
  EXPECT_EQ(match.tag("Black"), "Grace \"G\" \\ H");
  EXPECT_EQ(match.tag("Event"), "Cup");
  EXPECT_EQ(moves_to(match, match.main_end()), "e5 h15 e8 f8");
  EXPECT_EQ(match.current(), match.main_end());
  EXPECT_EQ(match.declared(), resigned_by(Side::black));

  const Node& start = match.node(root);
  EXPECT_EQ(start.annotation.comment, "Before the game");
  EXPECT_EQ(start.annotation.marks.size(), 1u);
  const Node& first = match.node(start.children.front());
  ASSERT_EQ(first.children.size(), 2u);
  const Annotation& reply = match.node(first.children[0]).annotation;
  EXPECT_EQ(reply.verdict, Verdict::mistake);
  EXPECT_EQ(reply.comment, "far off");
  EXPECT_EQ(reply.arrows.size(), 1u);
  EXPECT_EQ(reply.notes.front().text, "a corner");
  EXPECT_EQ(match.node(first.children[1]).children.size(), 2u);
}

TEST(Record, PrintsTheSameTextAgain) {
  const Match match = read(whole_record);
  std::string printed = print_record(match);
  // Only the line breaks between words may differ.
  std::string expected(whole_record);
  std::ranges::replace(printed, '\n', ' ');
  std::ranges::replace(expected, '\n', ' ');
  EXPECT_EQ(printed, expected);
}

TEST(Record, LeavesDefaultsOut) {
  Match match = match_of("hexdame", "d4-d5 f6-e6");
  EXPECT_EQ(print_record(match),
            "[Format \"1\"]\n[Game \"hexdame\"]\n[Variant \"5\"]\n[Result \"*\"]\n\n"
            "1. d4-d5 f6-e6 *\n");
}

TEST(Record, ANumberCountsOneMoveOfEachSideBeginnerFirst) {
  EXPECT_NE(
      print_record(match_of("hexaequo", "Th8 h9-i8 j8xh8")).find("\n1. Th8 h9-i8 2. j8xh8 black\n"),
      std::string::npos);
  Match white_begins_late = match_from(game("hexdame"), "a1 b2 ; i8 Kh7 ; b");
  play(white_begins_late, "i8-i7 b2-c3");
  EXPECT_NE(print_record(white_begins_late).find("\n1... i8-i7 2. b2-c3 *\n"), std::string::npos);
}

TEST(Record, KeepsThePosition) {
  Match match = match_from(game("hexade"), figure_7);
  play(match, "f9 b6");
  EXPECT_NE(print_record(match).find("[Position \"b4 b5 c6 d7 e8 e9 g10 ; b3 e7 ; w\"]"),
            std::string::npos);
  expect_round_trip(match);
}

TEST(Record, LinesHaveAtMost80Columns) {
  Match match(game("hexade"));
  for (int i = 0; i < 60; ++i) {
    const auto legal = match.game().legal_moves(match.position());
    ASSERT_TRUE(match.play(legal[static_cast<std::size_t>(i) * 3 % legal.size()]));
    if (match.result().over()) break;
  }
  std::size_t begin = 0;
  const std::string text = print_record(match);
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    EXPECT_LE(end - begin, 80u);
    begin = end + 1;
  }
  expect_round_trip(match);
}

TEST(Record, CommentsSurviveWhateverTheySay) {
  for (const char* comment : {"}",
                              "{",
                              "\\",
                              "\\}",
                              "a } b \\ c",
                              "[%mark d5]",
                              "[%note e5 x] [%",
                              "[%clk 0:01:00]",
                              "]",
                              "[",
                              ";",
                              "(1. e5)",
                              "1. e5 *",
                              "two\nlines",
                              "two\n\n[Format \"1\"]\nlines",
                              "$1",
                              "été ⬡",
                              "[%marker x]",
                              "[%mark",
                              "ends with \\"}) {
    Match match = match_of("hexade", "e5 s19");
    Annotation annotation;
    annotation.comment = comment;
    annotation.marks = {*match.game().parse_cell("d5")};
    annotation.notes = {{*match.game().parse_cell("d5"), "note ] } \\ [%mark d5]"}};
    ASSERT_TRUE(match.annotate(match.current(), annotation)) << comment;
    ASSERT_TRUE(match.annotate(root, annotation)) << comment;
    expect_round_trip(match);
  }
}

TEST(Record, OtherPeoplesCommandsStayInTheComment) {
  const Match match = read("[Game \"hexade\"]\n\n1. e5 {[%clk 0:01:00] [%mark a1] hm} *");
  const Annotation& annotation = match.node(match.current()).annotation;
  EXPECT_EQ(annotation.comment, "[%clk 0:01:00] hm");
  EXPECT_NE(print_record(match).find("{[%clk 0:01:00] hm [%mark a1]}"), std::string::npos);
}

TEST(Record, TagValuesSurviveWhateverTheySay) {
  for (const char* value : {"\"", "\\", "]", "[", "a\\\"b", "{", "(", "é", "1. e5 *"}) {
    Match match = match_of("hexade", "e5");
    ASSERT_TRUE(match.set_tag("White", value));
    ASSERT_TRUE(match.set_tag("Event", value));
    expect_round_trip(match);
  }
}

TEST(Record, ReadsLeniently) {
  const Match expected = read("[Game \"hexade\"]\n\n1. e5 $1 s19 $4 {far} 2. e8 *\n");
  for (const char* text : {
           "\xEF\xBB\xBF[Game \"hexade\"]\r\n\r\n1. e5! s19??\r\n{far} e8 *\r\n",
           "[Game \"hexade\"] 1.e5! 1...s19?? {far} 2.e8",
           "[Format \"1\"][Game \"hexade\"] E5 $1 S19 $4{far}E8*",
           "[Game \"hexade\"]\n[Result \"*\"]\n e5! s19?? ; far\n e8",
           "[Variant \"271\"] [Game \"hexade\"]\n1. e5 $1 s19 ({a} 1... s18) $4 {far} 2. e8 *",
       }) {
    Match match = read(text);
    const NodeId end = match.main_end();
    EXPECT_EQ(moves_to(match, end), "e5 s19 e8") << text;
    const Node& reply = match.node(match.node(end).parent);
    EXPECT_EQ(reply.annotation.comment, "far") << text;
    EXPECT_EQ(reply.annotation.verdict, Verdict::blunder) << text;
  }
  EXPECT_EQ(read("[Game \"hexade\"]"), Match(game("hexade")));
  EXPECT_EQ(moves_to(expected, expected.main_end()), "e5 s19 e8");
}

TEST(Record, ACommentBeforeAVariationsFirstMoveBelongsToIt) {
  const Match match = read("[Game \"hexade\"] 1. e5 s19 ({or} 1... s18 {here}) *");
  const Node& first = match.node(match.node(root).children.front());
  EXPECT_EQ(match.node(first.children[1]).annotation.comment, "or here");
}

TEST(Record, EveryResultReadsBack) {
  Match six = match_from(game("hexade"), figure_7);
  play(six, "f9 b6 b5 e10 e8");
  Match played_on = six;
  played_on.set_plays_on(true);
  Match resigned = played_on;
  ASSERT_TRUE(resigned.declare(resigned_by(Side::black)));
  Match replied = played_on;
  play(replied, "a1");
  Match time = match_of("hexdame", "d4-e5");
  ASSERT_TRUE(time.declare(out_of_time(Side::black)));
  Match agreed = match_of("attangle", "a1");
  ASSERT_TRUE(agreed.declare(agreed_draw()));
  const Match repeated = match_of("hexaequo", repetition_of_hexaequo);
  const std::vector<std::pair<Match, std::string>> results = {
      {six, "white perfect-six"},     {played_on, "none"},  {resigned, "white resignation"},
      {replied, "white perfect-six"}, {time, "white time"}, {agreed, "draw agreement"},
      {repeated, "draw repetition"},
  };
  for (const auto& [match, result] : results) {
    EXPECT_EQ(print_result(match.result()), result);
    const Match again = read(print_record(match));
    EXPECT_TRUE(again == match);
    EXPECT_EQ(print_result(again.result()), result);
  }
}

TEST(Record, AResultOfTheRulesNeedsNoTag) {
  const Match match = read("[Game \"hexaequo\"] 1. Th8 h9-i8 2. j8xh8");
  EXPECT_EQ(print_result(match.result()), "black no-piece");
}

TEST(Records, FollowEachOtherInOneText) {
  const std::string first = print_record(match_of("hexade", "e5 s19"));
  const std::string second = print_record(match_of("hexdame", "d4-e5"));
  const std::string third = print_record(match_of("attangle", "a1 g1"));
  const std::string text = "\n" + first + "\n" + second + "\n\n" + third;
  std::vector<std::string> read_back;
  for (RecordReader reader(text); !reader.at_end();) {
    const Expected<Match> match = reader.next();
    ASSERT_TRUE(match) << match.error().code;
    read_back.push_back(print_record(*match));
  }
  EXPECT_EQ(read_back, (std::vector{first, second, third}));
}

TEST(Records, OnlyTheFormatTagBeginsAnother) {
  std::string text = print_record(match_of("hexade", "e5 s19"));
  text.insert(text.find("\n\n"), "\n[Formation \"1\"]");
  const Expected<Match> match = parse_record(text);
  ASSERT_TRUE(match) << match.error().code;
  EXPECT_EQ(print_record(*match), text);
}

TEST(Records, AnErrorInOneDoesNotLoseTheNext) {
  const std::string text =
      "[Game \"hexade\"]\n\n1. e5 nonsense *\n\n[Game \"hexdame\"]\n\n1. d4-e5 *\n";
  RecordReader reader(text);
  const Expected<Match> first = reader.next();
  ASSERT_FALSE(first);
  EXPECT_EQ(first.error().line, 3);
  EXPECT_EQ(first.error().column, 7);
  ASSERT_FALSE(reader.at_end());
  EXPECT_EQ(reader.line(), 5);
  EXPECT_TRUE(reader.next());
  EXPECT_TRUE(reader.at_end());
}

TEST(Records, LinesOfErrorsCountFromTheStartOfTheText) {
  const std::string text = "[Game \"hexade\"]\n1. e5 *\n\n[Game \"hexade\"]\n\n1. e5 {open";
  RecordReader reader(text);
  EXPECT_TRUE(reader.next());
  const Expected<Match> second = reader.next();
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error(), (Error{"error.record.open-comment", 6, 7, {}}));
}

}  // namespace
}  // namespace alveole::match
