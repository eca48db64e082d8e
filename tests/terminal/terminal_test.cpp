// Runs the built program as a shell would and compares what it prints, byte by byte, with what the
// rules promise in "The terminal program".
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "terminal/run_program.h"

namespace {

using alveole::tests::Ran;
using alveole::tests::run;

/// What a command that succeeds prints.
std::string output(const std::string& arguments) {
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 0) << arguments << "\n" << ran.errors;
  EXPECT_EQ(ran.errors, "") << arguments;
  return ran.output;
}

/// The one line that a refused command prints.
std::string refusal(const std::string& arguments) {
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 2) << arguments;
  EXPECT_EQ(ran.output, "") << arguments;
  EXPECT_EQ(std::ranges::count(ran.errors, '\n'), 1) << ran.errors;
  EXPECT_TRUE(ran.errors.ends_with('\n')) << ran.errors;
  EXPECT_EQ(ran.errors.find('['), std::string::npos) << "a sentence is missing: " << ran.errors;
  EXPECT_EQ(ran.errors.find('{'), std::string::npos) << "an argument is missing: " << ran.errors;
  return ran.errors;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(TerminalMoves, PrintsEveryLegalMoveSortedByBytes) {
  EXPECT_EQ(output(R"(moves --game hexdame --position "Kd2 ; e3 i6 i8 ; w")"),
            "d2xi7xi5\nd2xi7xi9\n");
  EXPECT_EQ(output("moves --game hexaequo"), "Di8\nTh10\nTh8\nTj7\nTj9\nj8-i8\nj8-i9\n");
}

TEST(TerminalMoves, OfAFinishedGamePrintsNothing) {
  EXPECT_EQ(output(R"(moves --game hexaequo --moves "Th8 h9-i8 j8xh8")"), "");
  EXPECT_EQ(output(R"(moves --game hexaequo --moves )"
                   R"("j8-i8 h9-i9 i8-j8 i9-h9 j8-i8 h9-i9 i8-j8 i9-h9")"),
            "")
      << "drawn by repetition";
}

TEST(TerminalPerft, EndsWithTheCount) {
  EXPECT_TRUE(output("perft --game hexaequo 4").ends_with("perft 4 = 4442\n"));
  EXPECT_TRUE(output("perft 3 --game attangle --variant side3").ends_with("perft 3 = 4896\n"));
  EXPECT_TRUE(output("perft --game hexdame --variant 4 4").ends_with("perft 4 = 13551\n"));
  EXPECT_TRUE(output("perft 0 --game hexade").ends_with("perft 0 = 1\n"));
  EXPECT_TRUE(output("perft 2 --game hexade --option second-stone=1 --variant 169")
                  .ends_with("perft 2 = 28392\n"));
}

TEST(TerminalApply, PrintsPositionAndResult) {
  EXPECT_EQ(output(R"(apply --game hexade --moves "e5 s19 e8")"),
            "e5 e8 ; s19 ; b ; 3\nresult: none\n");
  EXPECT_EQ(output("apply --game attangle"), "4/5/6/7/6/5/4 ; w\nresult: none\n");
}

TEST(TerminalApply, SaysWhoWonAndWhy) {
  // White has two sixes less one stone each; a reply may break one six, never both.
  const std::string six =
      R"(apply --game hexade --position "h5 h6 i5 i7 j6 ; o11 p11 p12 q11 q12 ; w" --moves )";
  EXPECT_TRUE(output(six + "\"j7 q13\"").ends_with("\nresult: white perfect-six\n"));
  EXPECT_TRUE(output(six + "\"j7\"").ends_with("\nresult: none\n"))
      << "nothing breaks it, but the reply is still to come";
  EXPECT_TRUE(output(R"(apply --game hexaequo --moves "Th8 h9-i8 j8xh8")")
                  .ends_with("\nresult: black no-piece\n"));
}

TEST(TerminalApply, CallsTheThirdOccurrenceADraw) {
  EXPECT_EQ(output(R"(apply --game hexaequo --moves )"
                   R"("j8-i8 h9-i9 i8-j8 i9-h9 j8-i8 h9-i9 i8-j8 i9-h9")"),
            "i8b j8bD h9wd i9w ; b ; 0,0 0,0\nresult: draw repetition\n");
}

TEST(TerminalApply, TakesOptionsAndVariants) {
  EXPECT_TRUE(contains(refusal(R"(apply --game hexade --moves "e5 s19 e6")"), "--moves"));
  EXPECT_EQ(output(R"(apply --game hexade --option second-stone=1 --option row=exactly-six )"
                   R"(--moves "e5 s19 e6")"),
            "e5 e6 ; s19 ; b ; 3\nresult: none\n");
}

TEST(TerminalSvg, PrintsOnePicture) {
  const std::string svg =
      output(R"(svg --game attangle --look points --theme paper --orientation 0 --coordinates on )"
             R"(--position "4/5/6/B,6/6/5/4 ; w")");
  EXPECT_TRUE(svg.starts_with("<svg ")) << svg.substr(0, 100);
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  EXPECT_EQ(svg.find("<svg", 1), std::string::npos);
  EXPECT_TRUE(contains(svg, "<title id=\"alveole-title\">Attangle</title>"));
}

TEST(TerminalSvg, EveryFlagChangesThePicture) {
  const std::string plain = output("svg --game attangle");
  for (const std::string flag : {"--look points", "--theme slate", "--orientation 1",
                                 "--coordinates off", "--moves d1", "--variant grand"}) {
    EXPECT_NE(output("svg --game attangle " + flag), plain) << flag;
  }
}

TEST(Terminal, RefusesWhatIsWrongAndSaysWhereAndWhy) {
  struct Case {
    std::string arguments;
    std::string where;
  };
  for (const Case& wrong : std::vector<Case>{
           {"frobnicate", "frobnicate: "},
           {"moves", "--game: "},
           {"moves --game", "--game: "},
           {"moves --game chess", "--game: "},
           {"moves --game hexade --game hexade", "--game: "},
           {"moves --game hexade --variant 170", "--variant: "},
           {"moves --game hexade --option row", "--option: "},
           {"moves --game hexade --option row=seven", "--option: "},
           {"moves --game hexade --option row=exactly-six --option row=exactly-six", "--option: "},
           {"moves --game hexade --position e5", "--position: "},
           {"moves --game hexade --moves e99", "--moves: "},
           {"moves --game hexade --colour red", "--colour: "},
           {"moves --game hexade e5", "e5: "},
           {"perft --game hexade", "perft: "},
           {"perft --game hexade x", "perft: "},
           {"perft --game hexade 1 2", "2: "},
           {"perft --game hexade -1", "perft: "},
           {"perft --game hexade 99", "perft: "},
           {"svg --game hexade --look triangles", "--look: "},
           {"svg --game hexade --theme pink", "--theme: "},
           {"svg --game hexade --theme ../texts/en", "--theme: "},
           {"svg --game hexade --orientation 6", "--orientation: "},
           {"svg --game hexade --coordinates maybe", "--coordinates: "},
           {"moves --game hexade --theme slate", "--theme: "},
           {"svg --game hexade --nodes 10", "--nodes: "},
           {"bench --moves e5", "--moves: "},
           {"--game hexade", "--game: "},
           {"bench --game chess", "--game: "},
           {"bench --nodes 0", "--nodes: "},
           {"bench --nodes 10 --weights .", "--weights: "},
           {"bench --nodes 10 --weights /dev/zero", "--weights: "},
           {"match --game attangle --nodes 1 --openings . --engine self --engine self",
            "--openings: "},
           {"match --game attangle --nodes 1 --file /dev/full --engine self --engine self",
            "--file: "},
           {"match --game attangle --nodes 1 --file . --engine self --engine self", "--file: "},
           {"perft --game hexdame 1 >/dev/full", "stdout: "},
       }) {
    EXPECT_TRUE(refusal(wrong.arguments).starts_with("alveole-engine: " + wrong.where))
        << refusal(wrong.arguments);
  }
}

TEST(Terminal, NamesTheCharacterInALongText) {
  EXPECT_TRUE(contains(refusal(R"(apply --game hexaequo --moves "Th8 h9-i8 j8xh8 Di8")"),
                       "(Character 17.)"));
}

TEST(Terminal, NothingUnprintableComesBack) {
  for (const std::string text : {R"($'e5\001\033[31m')", R"($'\377\376')"}) {
    const std::string line = run("bogus" + text).errors;
    for (const char c : line) EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
  }
}

TEST(Terminal, HelpsAndSaysItsVersion) {
  EXPECT_TRUE(output("--help").starts_with("usage: alveole-engine "));
  EXPECT_EQ(output("moves --help"), output("--help"));
  EXPECT_EQ(output("--version"), std::string("alveole-engine ") + ALVEOLE_VERSION + "\n");
}

TEST(TerminalUgi, SpeaksWithoutACommand) {
  const Ran ran = run("", "ugi\nisready\nposition startpos moves Th8\nquery p1turn\nquit\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("id name Alveole ")) << ran.output;
  EXPECT_TRUE(ran.output.ends_with("ugiok\nreadyok\nresponse false\n")) << ran.output;
}

TEST(TerminalUgi, FinishesALimitedSearchAtTheEndOfTheInput) {
  const Ran ran = run("", "setoption name Game value hexdame\ngo nodes 3000");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(contains(ran.output, "\nbestmove ")) << ran.output;
}

TEST(TerminalUgi, EndsAnEndlessSearchAtTheEndOfTheInput) {
  const Ran ran = run("", "go infinite\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(contains(ran.output, "bestmove "));
}

TEST(TerminalUgi, SurvivesHugeAndBinaryInput) {
  std::string input;
  for (unsigned i = 0; i < 3'000'000; ++i) input += static_cast<char>(i * 7919 % 251);
  std::ranges::replace(input, '\n', '?');
  const Ran ran = run("", input + "\nisready\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output,
            "info string error error.engine.line-too-long 1 limit=\"1048576\"\nreadyok\n");
}

}  // namespace
