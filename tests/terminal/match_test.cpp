// Plays short matches with the built program, against itself and against programs that misbehave.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "terminal/run_program.h"

namespace {

using alveole::tests::Ran;
using alveole::tests::run;
namespace fs = std::filesystem;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// The value of NAME=VALUE in the result line.
std::string value(const std::string& line, const std::string& name) {
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    if (word.starts_with(name + "=")) return word.substr(name.size() + 1);
  }
  return "";
}

int number(const std::string& line, const std::string& name) {
  const std::string text = value(line, name);
  EXPECT_FALSE(text.empty()) << name << " is missing: " << line;
  return text.empty() ? -1 : std::stoi(text);
}

/// A folder of its own for each test.
class Match : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    folder_ =
        fs::temp_directory_path() / ("alveole-match-test-" + std::to_string(getpid()) + "-" + name);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  std::string content(const std::string& name) const {
    std::stringstream text;
    text << std::ifstream(folder_ / name, std::ios::binary).rdbuf();
    return text.str();
  }

  /// A program in the shell's language that answers `ugi` and `isready` well, and to `go` does
  /// what is given.
  std::string program(const std::string& on_go) const {
    std::ofstream(folder_ / "program.sh") << "while read -r word rest; do\n"
                                             "  case $word in\n"
                                             "    ugi) echo 'id name Odd'; echo ugiok ;;\n"
                                             "    isready) echo readyok ;;\n"
                                             "    go) "
                                          << on_go
                                          << " ;;\n"
                                             "    quit) exit 0 ;;\n"
                                             "  esac\n"
                                             "done\n";
    return "\"sh '" + path("program.sh") + "'\"";
  }

  fs::path folder_;
};

const std::string quick = "match --game hexaequo --nodes 50 --max-plies 30 --random-plies 2 ";
const std::string self = "--engine self ";

TEST_F(Match, TellsTheResultInOneLine) {
  const Ran ran = run(quick + "--games 4 " + self + self);
  EXPECT_EQ(ran.status, 0) << ran.errors;
  EXPECT_EQ(std::ranges::count(ran.output, '\n'), 1) << ran.output;
  EXPECT_EQ(number(ran.output, "games"), 4);
  EXPECT_EQ(number(ran.output, "wins") + number(ran.output, "draws") + number(ran.output, "losses"),
            4);
  EXPECT_TRUE(contains(ran.errors, "Game 1.1: self – self")) << ran.errors;
}

TEST_F(Match, OfAPlayerWithItselfIsEven) {
  // At fixed nodes both play alike, so that each opening is won by the same colour twice.
  const Ran ran = run(quick + "--games 8 --at-once 2 " + self + self);
  EXPECT_EQ(value(ran.output, "pairs"), "0,0,4,0,0") << ran.output;
  EXPECT_EQ(value(ran.output, "elo"), "0.0");
}

TEST_F(Match, KeepsItsGamesAndGoesOnFromThem) {
  const std::string kept = quick + "--file '" + path("games") + "' " + self + self + "--games ";
  const Ran first = run(kept + "4");
  EXPECT_EQ(first.status, 0) << first.errors;
  const std::string four = content("games");
  EXPECT_TRUE(contains(four, "[Round \"2.2\"]"));
  EXPECT_TRUE(contains(four, "[Game \"hexaequo\"]"));

  const Ran second = run(kept + "6");
  EXPECT_EQ(number(second.output, "games"), 6);
  EXPECT_FALSE(contains(second.errors, "Game 2.2")) << "played once more";
  EXPECT_TRUE(contains(second.errors, "Game 3.1"));
  EXPECT_TRUE(content("games").starts_with(four));

  const std::string six = content("games");
  const Ran third = run(kept + "6");
  EXPECT_EQ(third.output, second.output);
  EXPECT_EQ(content("games"), six);
}

TEST_F(Match, TheGamesKeptDoNotDependOnHowManyRunAtOnce) {
  const std::string both = quick + "--games 6 " + self + self + "--file ";
  const Ran one = run(both + "'" + path("one") + "'");
  const Ran three = run(both + "'" + path("three") + "' --at-once 3");
  EXPECT_EQ(one.output, three.output);
}

TEST_F(Match, DoesNotMixGamesOfDifferentMatches) {
  const std::string file = "--file '" + path("games") + "' ";
  EXPECT_EQ(run(quick + file + "--games 2 " + self + self).status, 0);
  const Ran other = run(quick + file + "--games 2 --seed 2 " + self + self);
  EXPECT_EQ(other.status, 2);
  EXPECT_TRUE(contains(other.errors, "alveole-engine: --file: ")) << other.errors;
  EXPECT_TRUE(contains(other.errors, "seed 2")) << other.errors;
}

TEST_F(Match, RefusesAFileThatIsNoRecord) {
  std::ofstream(path("games")) << "what is this\n";
  const Ran ran = run(quick + "--file '" + path("games") + "' --games 2 " + self + self);
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(contains(ran.errors, "--file: ")) << ran.errors;
  EXPECT_EQ(content("games"), "what is this\n");
}

TEST_F(Match, EndsWhenTheTestHasDecided) {
  const Ran ran =
      run("match --game hexaequo --games 400 --sprt 0,800 --nodes 50 --random-plies 2 " + self +
          "--engine " + program("exit 1"));
  EXPECT_EQ(value(ran.output, "sprt"), "elo1") << ran.output;
  EXPECT_LT(number(ran.output, "games"), 100);
}

TEST_F(Match, WhoCrashesLosesTheGameAndIsStartedAgain) {
  const Ran ran = run(quick + "--games 4 " + self + "--engine " + program("exit 1"));
  EXPECT_EQ(ran.status, 0) << ran.errors;
  EXPECT_EQ(number(ran.output, "wins"), 4) << ran.errors;
  EXPECT_TRUE(contains(ran.errors, "program.sh': The program has ended")) << ran.errors;
}

TEST_F(Match, WhoPlaysWhatIsNotLegalLosesTheGame) {
  const Ran ran = run(quick + "--games 2 --file '" + path("games") + "' " + self + "--engine " +
                      program("echo bestmove z99"));
  EXPECT_EQ(number(ran.output, "wins"), 2) << ran.errors;
  EXPECT_TRUE(contains(ran.errors, "“z99”")) << ran.errors;
  EXPECT_TRUE(contains(content("games"), "[Termination \"The program played “z99”"))
      << content("games");
  EXPECT_TRUE(contains(content("games"), "[Reason \"resignation\"]"));
}

TEST_F(Match, WhoSeesNoMoveLosesTheGame) {
  for (const std::string answer : {"echo bestmove none", "echo bestmove"}) {
    const Ran ran = run(quick + "--games 2 " + self + "--engine " + program(answer));
    EXPECT_EQ(number(ran.output, "wins"), 2) << ran.errors;
    EXPECT_TRUE(contains(ran.errors, "found no move")) << ran.errors;
  }
}

TEST_F(Match, WhoIsSilentLosesTheGame) {
  const Ran ran =
      run(quick + "--games 2 --patience 4000 " + self + "--engine " + program("sleep 60"));
  EXPECT_EQ(number(ran.output, "wins"), 2) << ran.errors;
  EXPECT_TRUE(contains(ran.errors, "no longer answers")) << ran.errors;
}

TEST_F(Match, WhoTalksWithoutEndLosesTheGame) {
  for (const std::string talk : {"while :; do echo info; done", "tr '\\0' x < /dev/zero"}) {
    const Ran ran = run(quick + "--games 2 --patience 4000 " + self + "--engine " + program(talk));
    EXPECT_EQ(number(ran.output, "wins"), 2) << ran.errors;
  }
}

TEST_F(Match, WhoIsLateLosesOnTime) {
  for (const std::string limit : {"--movetime 100", "--clock 200+1"}) {
    const std::string file = "--file '" + path(limit) + "' ";
    const Ran ran = run("match --game hexaequo --games 2 --random-plies 2 " + file + self +
                        "--nodes 50 --engine " + program("sleep 60") + " " + limit);
    EXPECT_EQ(number(ran.output, "wins"), 2) << ran.errors;
    EXPECT_TRUE(contains(content(limit), "[Reason \"time\"]")) << content(limit);
  }
}

TEST_F(Match, ClocksAreKept) {
  const Ran ran =
      run("match --game hexaequo --games 2 --max-plies 20 --random-plies 2 --clock "
          "600+5 --margin 20000 " +
          self + self);
  EXPECT_EQ(ran.status, 0) << ran.errors;
  EXPECT_FALSE(contains(ran.errors, "Out of time")) << ran.errors;
}

TEST_F(Match, AProgramWithoutAnOptionPlaysWithoutIt) {
  const Ran ran = run(quick + "--games 2 " + self + "--option Hash=1 --engine " +
                      program("echo bestmove z99") + " --option Style=wild");
  EXPECT_EQ(ran.status, 0) << ran.errors;
  EXPECT_TRUE(contains(ran.errors, "has no option “Style”")) << ran.errors;
  EXPECT_FALSE(contains(ran.errors, "“Hash”")) << ran.errors;
}

TEST_F(Match, AProgramThatIsNotThereEndsTheMatch) {
  const Ran ran = run(quick + "--games 2 " + self + "--engine '" + path("nothing") + "'");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(contains(ran.errors, "alveole-engine: --engine ")) << ran.errors;
}

TEST_F(Match, IsADrawAtTheNamedLength) {
  const Ran ran =
      run("match --game hexade --games 2 --nodes 1 --max-plies 3 --random-plies 2 "
          "--file '" +
          path("games") + "' " + self + self);
  EXPECT_EQ(number(ran.output, "draws"), 2) << ran.errors;
  EXPECT_TRUE(contains(content("games"), "by the limit of 3 plies")) << content("games");
}

TEST_F(Match, TakesOpeningsFromAFile) {
  std::ofstream(path("openings")) << "# two\nTh8 h9-i8\nDi8 Di9\n";
  const std::string with = "match --game hexaequo --nodes 50 --max-plies 30 --file '" +
                           path("games") + "' --openings '" + path("openings") + "' ";
  const Ran ran = run(with + "--games 4 " + self + self);
  EXPECT_EQ(ran.status, 0) << ran.errors;
  EXPECT_TRUE(contains(content("games"), "1. Th8 h9-i8 ")) << content("games");
  EXPECT_TRUE(contains(content("games"), "1. Di8 Di9 ")) << content("games");

  std::ofstream(path("openings")) << "Th8\nTh8 Th8\n";
  const Ran wrong = run(with + "--games 4 " + self + self);
  EXPECT_EQ(wrong.status, 2);
  EXPECT_TRUE(contains(wrong.errors, "--openings: ")) << wrong.errors;
  EXPECT_TRUE(contains(wrong.errors, "ine 2")) << wrong.errors;
}

TEST_F(Match, RefusesWhatIsWrongAndSaysWhere) {
  struct Case {
    std::string arguments;
    std::string where;
  };
  const std::string both = self + self;
  for (const Case& wrong : std::vector<Case>{
           {"match", "--game: "},
           {"match --game chess --nodes 1 " + both, "--game: "},
           {"match --game hexade --nodes 1 " + self, "--engine: "},
           {"match --game hexade --nodes 1 " + both + self, "--engine: "},
           {"match --game hexade " + both, "--engine: "},
           {"match --game hexade --nodes 1 --depth 1 " + both, "--depth: "},
           {"match --game hexade --nodes 0 " + both, "--nodes: "},
           {"match --game hexade --nodes 1 --games 3 " + both, "--games: "},
           {"match --game hexade --nodes 1 --games 0 " + both, "--games: "},
           {"match --game hexade --clock 1+x " + both, "--clock: "},
           {"match --game hexade --nodes 1 --sprt 20,0 " + both, "--sprt: "},
           {"match --game hexade --nodes 1 --sprt 20 " + both, "--sprt: "},
           {"match --game hexade --nodes 1 --alpha 2 " + both, "--alpha: "},
           {"match --game hexade --nodes 1 --alpha nan " + both, "--alpha: "},
           {"match --game hexade --nodes 1 --at-once 0 " + both, "--at-once: "},
           {"match --game hexade --nodes 1 --openings nowhere.txt " + both, "--openings: "},
           {"match --game hexade --nodes 1 --openings a --random-plies 1 " + both,
            "--random-plies: "},
           {"match --game hexade --nodes 1 " + both + " --option x", "--option: "},
           {"match --game hexade --nodes 1 --name x " + both, "--name: "},
           {"match --game hexade --nodes 1 --colour x " + both, "--colour: "},
           {"match --game hexade --variant 170 --nodes 1 " + both, "--variant: "},
       }) {
    const Ran ran = run(wrong.arguments);
    EXPECT_EQ(ran.status, 2) << wrong.arguments;
    EXPECT_TRUE(ran.errors.starts_with("alveole-engine: " + wrong.where)) << ran.errors;
    EXPECT_EQ(ran.errors.find('{'), std::string::npos) << ran.errors;
    EXPECT_EQ(ran.errors.find('['), std::string::npos) << ran.errors;
  }
}

}  // namespace
