#include "engine/engine.h"

#include <gtest/gtest.h>

#include <random>
#include <regex>

#include "engine/dialogue.h"
#include "engine/error_line.h"
#include "engine/reason_line.h"

namespace alveole::engine {
namespace {

/// Without what depends on the clock.
std::string without_times(const std::string& answer) {
  return std::regex_replace(answer, std::regex(" (nps|time) [0-9]+"), "");
}

TEST(Engine, IntroducesItself) {
  Dialogue with;
  const std::string answer = with.say("ugi");
  EXPECT_TRUE(answer.starts_with("id name Alveole test\nid author ")) << answer;
  EXPECT_NE(answer.find("\noption name Game type combo default hexaequo var hexaequo"),
            std::string::npos);
  EXPECT_TRUE(answer.ends_with("\nugiok\n"));
  EXPECT_EQ(with.say("isready"), "readyok\n");
}

TEST(Engine, TakesBytesInAnyPieces) {
  Dialogue with;
  for (const char byte : std::string("isr")) with.engine().feed(std::string(1, byte));
  EXPECT_EQ(with.engine().take_output(), "");
  with.engine().feed("eady\r\n\n  \nisready\nis");
  EXPECT_EQ(with.engine().take_output(), "readyok\nreadyok\n");
  with.engine().feed("ready");
  with.engine().end_input();
  EXPECT_EQ(with.engine().take_output(), "readyok\n") << "the last line may have no end";
}

TEST(Engine, AnswersAboutThePosition) {
  Dialogue with;
  EXPECT_EQ(with.say("query p1turn"), "response true\n");
  EXPECT_EQ(with.say("query gameover"), "response false\n");
  EXPECT_EQ(with.say("query result"), "response none\n");
  EXPECT_EQ(with.say("query legal"), "response Di8 Th10 Th8 Tj7 Tj9 j8-i8 j8-i9\n");
  const std::string key = with.say("query key");
  EXPECT_EQ(key.size(), std::string("response \n").size() + 16);
  // The shortest game of Hexaequo: Black, who moves first, loses nothing but the game.
  EXPECT_EQ(with.say("position startpos moves Th8 h9-i8 j8xh8"), "");
  EXPECT_EQ(with.say("query gameover"), "response true\n");
  EXPECT_EQ(with.say("query result"), "response p1win\n");
  EXPECT_EQ(with.say("query legal"), "response none\n");
  EXPECT_EQ(with.say("go nodes 100"), "bestmove none\n");
}

TEST(Engine, P1IsWhoMovesFirstInTheGame) {
  Dialogue with;
  with.say("setoption name Game value hexade");
  EXPECT_EQ(with.say("query p1turn"), "response true\n");
  with.say("position startpos moves e5");
  EXPECT_EQ(with.say("query p1turn"), "response false\n");
  with.say("position fen e5 ; s19 e8 ; b ; 3");
  EXPECT_EQ(with.say("query p1turn"), "response false\n");
}

TEST(Engine, SetsUpPositionsAndPlaysMoves) {
  Dialogue with;
  with.say("setoption name Game value attangle");
  EXPECT_EQ(with.say("position startpos moves a1 g1 d1 a4 c2 f1 d3 a3"), "");
  const std::string legal = with.say("query legal");
  EXPECT_EQ(std::ranges::count(legal, ' '), 30) << "28 placements and two captures";
  EXPECT_NE(legal.find(" a1,d3-a3"), std::string::npos);
  EXPECT_NE(legal.find(" d1,d3-f1"), std::string::npos);
  EXPECT_EQ(with.say("position fen 4/5/6/7/6/5/4 ; b moves d1"), "");
  EXPECT_NE(with.say("d").find("info string position 4/5/6/B,6/6/5/4 ; w\n"), std::string::npos);
}

TEST(Engine, CallsTheThirdOccurrenceADraw) {
  Dialogue with;
  with.say("position startpos moves j8-i8 h9-i9 i8-j8 i9-h9 j8-i8 h9-i9 i8-j8");
  EXPECT_EQ(with.say("query result"), "response none\n");
  with.say("position startpos moves j8-i8 h9-i9 i8-j8 i9-h9 j8-i8 h9-i9 i8-j8 i9-h9");
  EXPECT_EQ(with.say("query result"), "response draw\n");
  EXPECT_EQ(with.say("go nodes 10"), "bestmove none\n");
}

TEST(Engine, PlaysOnWhereTheResultIsSettled) {
  Dialogue with;
  with.say("setoption name Game value hexade");
  // White's ring stands and nothing breaks it, but the rules want a reply.
  EXPECT_EQ(with.say("position fen h5 h6 i5 i7 j6 ; o11 p11 p12 q11 ; w moves j7"), "");
  EXPECT_EQ(with.say("query gameover"), "response false\n");
  EXPECT_TRUE(last_line(with.say("go nodes 50")).starts_with("bestmove "));
  EXPECT_EQ(with.say("position fen h5 h6 i5 i7 j6 ; o11 p11 p12 q11 ; w moves j7 a1"), "");
  EXPECT_EQ(with.say("query result"), "response p1win\n");
}

TEST(Engine, SearchesWithinItsLimits) {
  Dialogue with;
  with.say("setoption name Game value attangle");
  const std::string by_nodes = with.say("go nodes 5000");
  EXPECT_NE(by_nodes.find(" nodes 5000 "), std::string::npos);
  EXPECT_TRUE(last_line(by_nodes).starts_with("bestmove "));
  const std::string by_depth = with.say("go depth 2");
  EXPECT_NE(by_depth.find("info depth 2 "), std::string::npos);
  EXPECT_EQ(by_depth.find("info depth 3 "), std::string::npos);
  // Every step takes a millisecond here: 20 steps of 100 nodes.
  with.begin("go movetime 20");
  const std::string early = with.steps(20);
  EXPECT_EQ(early.find("bestmove"), std::string::npos);
  EXPECT_NE(with.steps(1).find("bestmove"), std::string::npos);
}

TEST(Engine, SharesItsClockOut) {
  const auto limits = *parse_go({"p1time 50000 p1inc 100 p2time 1000", 1});
  EXPECT_EQ(limits.time_for(0), 2100);
  EXPECT_EQ(limits.time_for(1), 40);
  EXPECT_EQ(parse_go({"p1time 0", 1})->time_for(0), 1) << "there is always time for one step";
  EXPECT_EQ(parse_go({"p1time 100 p1inc 5000", 1})->time_for(0), 90) << "never the whole clock";
  EXPECT_EQ(parse_go({"p1time 50000 movetime 30", 1})->time_for(0), 30);
  EXPECT_FALSE(parse_go({"nodes 10", 1})->time_for(0));
}

TEST(Engine, AnswersAnEndlessSearchOnlyWhenToldToStop) {
  Dialogue with;
  with.begin("go infinite");
  EXPECT_EQ(with.steps(50).find("bestmove"), std::string::npos);
  EXPECT_EQ(with.begin("isready"), "readyok\n") << "also during a search";
  EXPECT_TRUE(with.begin("stop").starts_with("bestmove "));
  EXPECT_FALSE(with.engine().wants_step());
  EXPECT_EQ(with.begin("stop"), "") << "there is nothing to stop";
}

TEST(Engine, HoldsTheAnswerOfAnEndlessSearchThatIsDone) {
  Dialogue with;
  // Black, who holds five discs, takes the sixth: nothing is left to search.
  EXPECT_EQ(with.say("position fen h8b i8wd j8bD i9w ; b ; 5,0 0,0"), "");
  const std::string answer = with.say("go infinite");
  EXPECT_NE(answer.find(" score mate "), std::string::npos) << answer;
  EXPECT_EQ(answer.find("bestmove"), std::string::npos);
  EXPECT_EQ(error_in(with.begin("go nodes 1")).code, "error.engine.busy");
  EXPECT_TRUE(with.begin("stop").starts_with("bestmove "));
}

TEST(Engine, SlicesDoNotChangeAnswers) {
  for (const std::string game : {"hexaequo", "hexdame", "hexade", "attangle"}) {
    std::vector<std::string> answers;
    for (const std::uint64_t budget : {1u, 77u, 100'000u}) {
      Dialogue with;
      with.say("setoption name Game value " + game);
      answers.push_back(without_times(with.say("go nodes 3000", budget)));
    }
    EXPECT_EQ(answers[0], answers[1]) << game;
    EXPECT_EQ(answers[1], answers[2]) << game;
  }
}

TEST(Engine, TellsSeveralLines) {
  Dialogue with;
  with.say("setoption name Game value attangle");
  with.say("setoption name MultiPV value 3");
  const std::string answer = with.say("go depth 3");
  const std::string last =
      answer.substr(answer.rfind("info depth 3 seldepth", answer.rfind(" multipv 1 ")));
  const std::regex line("info depth 3 .* multipv ([123]) score cp (-?[0-9]+) .* pv ([^ ]+)");
  std::vector<std::string> moves;
  int score = std::numeric_limits<int>::max();
  for (std::sregex_iterator at(last.begin(), last.end(), line), end; at != end; ++at) {
    EXPECT_EQ(std::stoi((*at)[1]), static_cast<int>(moves.size()) + 1);
    EXPECT_LE(std::stoi((*at)[2]), score);
    score = std::stoi((*at)[2]);
    EXPECT_EQ(std::ranges::find(moves, (*at)[3]), moves.end());
    moves.push_back((*at)[3]);
  }
  ASSERT_EQ(moves.size(), 3u) << answer;
  EXPECT_EQ(last_line(answer), "bestmove " + moves[0]);
}

TEST(Engine, PondersUntilTheMoveHasBeenMade) {
  Dialogue with;
  with.begin("go ponder movetime 10");
  EXPECT_EQ(with.steps(50).find("bestmove"), std::string::npos) << "time does not count yet";
  with.begin("ponderhit");
  EXPECT_EQ(with.steps(9).find("bestmove"), std::string::npos);
  EXPECT_NE(with.steps(3).find("bestmove"), std::string::npos);
  // One that has ended by itself answers at once.
  with.begin("go ponder nodes 50");
  EXPECT_EQ(with.steps(10).find("bestmove"), std::string::npos);
  EXPECT_TRUE(with.begin("ponderhit").starts_with("bestmove "));
  // The move that came was another.
  with.begin("go ponder");
  with.steps(3);
  EXPECT_TRUE(with.begin("stop").starts_with("bestmove "));
  EXPECT_EQ(with.begin("ponderhit"), "") << "nothing to hit";
}

TEST(Engine, GivesHintsInThreeSteps) {
  Dialogue with;
  with.say("setoption name Game value hexdame");
  with.say("position fen Ke5 ; d6 ; w");  // only e5-b5 wins
  EXPECT_EQ(with.say("hint 1"), "response e5\n");
  EXPECT_EQ(with.say("hint 2"), "response e5 b5\n");
  EXPECT_EQ(with.say("hint 3"), "response e5-b5\n");
  with.say("setoption name Game value hexaequo");
  with.say("position startpos moves Th8 h9-i8 j8xh8");
  EXPECT_EQ(with.say("hint 1"), "response none\n") << "the game is over";
}

TEST(Engine, NamesTheThreat) {
  Dialogue with;
  with.say("setoption name Game value hexade");
  // Black has five in a row with one end open.
  with.say("position fen a1 c3 d8 ; f6 g7 h8 i9 j10 ; w");
  const std::string answer = with.say("query threat");
  EXPECT_TRUE(answer == "response e5\n" || answer == "response k11\n") << answer;
  with.say("position startpos moves j10");
  EXPECT_EQ(with.say("query threat"), "response none\n");
  with.begin("query threat");
  EXPECT_EQ(with.begin("stop"), "response none\n");
}

TEST(EngineReasons, SayWhyTheMoveThatWasFoundIsGood) {
  Dialogue with;
  with.say("setoption name Game value hexdame\nposition fen d4 b2 ; e5 i9 ; w");
  EXPECT_EQ(with.say("query reason"), "response reason.only-move move=\"d4xf6\"\n");
  with.say("position fen g5 b2 ; c4 i9 ; w\ngo nodes 2000");
  const std::string found = with.say("hint 3").substr(std::string("response ").size());
  EXPECT_EQ(with.begin("query reason"), with.say("query reason " + found))
      << "what was found is explained at once";
}

TEST(EngineReasons, SayWhatAnyMoveDoes) {
  Dialogue with;
  with.say("setoption name Game value hexaequo\nposition startpos moves Th8 h9-i8");
  EXPECT_EQ(with.begin("query reason j8xh8"),
            "response reason.hexaequo.wins-piece move=\"j8xh8\" cells=\"\" count=\"0\"\n");
  with.say("setoption name Game value attangle");
  // Nothing is to be said of a first piece: the answer tells how the game may go on.
  EXPECT_TRUE(with.say("query reason c3").starts_with("response reason.line moves=\"c3 "));
  EXPECT_EQ(error_in(with.say("query reason d4")).column, 14) << "nothing may stand there";
}

TEST(EngineReasons, SayThatAWinIsForced) {
  Dialogue with;
  with.say("setoption name Game value hexdame\nposition fen Ke5 ; d6 ; w");  // only e5-b5 wins
  EXPECT_EQ(with.say("query reason"), "response reason.forced-win move=\"e5-b5\" count=\"2\"\n");
}

TEST(EngineReasons, AreNoneInAFinishedGameAndEndWhenToldTo) {
  Dialogue with;
  with.say("position startpos moves Th8 h9-i8 j8xh8");
  EXPECT_EQ(with.say("query reason"), "response none\n");
  with.say("setoption name Game value hexade");
  with.begin("query reason");
  with.steps(3);
  EXPECT_TRUE(with.begin("stop").starts_with("response reason."));
}

TEST(EngineReasons, OfTheBestMoveOfEveryGameHaveAKnownForm) {
  for (const std::string_view game : game_ids()) {
    Dialogue with;
    with.say("setoption name Game value " + std::string(game));
    std::string moves;
    for (int ply = 0; ply < 12; ++ply) {
      const std::string answer = with.say("position startpos moves" + moves + "\ngo nodes 500");
      const std::string move = answer.substr(answer.find("bestmove ") + 9);
      std::string reason = with.say("query reason");
      if (reason.ends_with('\n')) reason.pop_back();
      const auto parsed = parse_reason(reason);
      ASSERT_TRUE(parsed) << reason;
      EXPECT_EQ(print_reason(*parsed), reason);
      moves += " " + move.substr(0, move.find('\n'));
    }
  }
}

TEST(EngineLevels, SearchWhatTheyMayAndCanBePlayedAgain) {
  for (const std::string game : {"hexaequo", "hexdame", "hexade", "attangle"}) {
    Dialogue with;
    with.say("setoption name Game value " + game);
    with.say("setoption name Level value 3");
    with.say("setoption name Seed value 5");
    const std::string first = with.say("go");
    EXPECT_TRUE(last_line(first).starts_with("bestmove ")) << "`go` alone ends by itself";
    EXPECT_EQ(first.find("multipv 2"), std::string::npos) << "nobody asked for it";
    with.say("position startpos moves " + last_line(first).substr(9) + "\ngo");
    with.say("position startpos");
    EXPECT_EQ(last_line(with.say("go")), last_line(first)) << "whatever was thought between";
  }
}

TEST(EngineLevels, LimitsCanOnlyShortenThem) {
  Dialogue with;
  with.say("setoption name Level value 5");
  EXPECT_NE(with.say("go nodes 100").find(" nodes 100 "), std::string::npos);
  EXPECT_EQ(with.say("go nodes 99999999").find(" nodes 99999999 "), std::string::npos);
  with.say("setoption name Level value off");
  EXPECT_NE(with.say("go nodes 20000").find(" nodes 20000 "), std::string::npos);
}

TEST(Engine, CountsInSlices) {
  Dialogue with;
  EXPECT_EQ(with.say("perft 0"), "response 1\n");
  EXPECT_EQ(with.say("perft 1"), "response 7\n");
  EXPECT_EQ(with.say("perft 4", 1), "response 4442\n");
  with.begin("perft 9");
  EXPECT_EQ(with.steps(5), "");
  EXPECT_EQ(with.begin("stop"), "response none\n");
  EXPECT_FALSE(with.engine().wants_step());
}

TEST(Engine, RefusesToChangeThePositionUnderASearch) {
  Dialogue with;
  with.begin("go infinite");
  for (const std::string line : {"position startpos", "go nodes 1", "setoption name Hash value 2",
                                 "uginewgame", "perft 2", "divide 2", "query legal", "d", "ugi"}) {
    EXPECT_EQ(error_in(with.begin(line)).code, "error.engine.busy") << line;
  }
  EXPECT_TRUE(with.begin("stop").starts_with("bestmove "));
}

TEST(Engine, QuitEndsASearch) {
  Dialogue with;
  with.begin("go infinite");
  EXPECT_TRUE(with.begin("quit\nisready").starts_with("bestmove "));
  EXPECT_TRUE(with.engine().has_quit());
  EXPECT_EQ(with.begin("isready"), "");
}

TEST(Engine, TheEndOfTheInputEndsAnEndlessSearch) {
  Dialogue with;
  with.begin("go infinite");
  with.steps(3);
  with.engine().end_input();
  EXPECT_TRUE(last_line(with.engine().take_output()).starts_with("bestmove "));
}

TEST(EngineOptions, ChooseTheGame) {
  Dialogue with;
  EXPECT_EQ(with.say("setoption name Game value hexade"), "");
  EXPECT_EQ(with.say("setoption name variant value 169"), "");
  EXPECT_EQ(with.say("setoption name Options value row=exactly-six second-stone=2"), "");
  const std::string text = with.say("d");
  EXPECT_NE(text.find("game hexade variant 169\n"), std::string::npos) << text;
  EXPECT_NE(text.find("option row=exactly-six\n"), std::string::npos);
  EXPECT_NE(text.find("option second-stone=2\n"), std::string::npos);
  EXPECT_EQ(with.say("perft 1"), "response 169\n");
  with.say("setoption name Options value <empty>");
  with.say("setoption name Variant");
  EXPECT_EQ(with.say("perft 1"), "response 271\n");
}

TEST(EngineOptions, AVariantKeepsTheOptionsAndOptionsTheVariant) {
  Dialogue with;
  with.say("setoption name Game value hexade");
  with.say("setoption name Options value second-stone=1");
  with.say("setoption name Variant value 169");
  const std::string text = with.say("d");
  EXPECT_NE(text.find("variant 169"), std::string::npos);
  EXPECT_NE(text.find("option second-stone=1"), std::string::npos);
}

TEST(EngineOptions, ThatAreWrongChangeNothing) {
  Dialogue with;
  with.say("setoption name Game value hexade");
  with.say("position startpos moves e5");
  const std::string before = with.say("d");
  const auto refused = [&](const std::string& line) {
    const Error error = error_in(with.say(line));
    EXPECT_EQ(with.say("d"), before) << line;
    return error;
  };
  EXPECT_EQ(refused("setoption name Game value chess").code, "error.game.unknown");
  EXPECT_EQ(refused("setoption name Game value chess").column, 27);
  EXPECT_EQ(refused("setoption name Variant value 170").code, "error.game.unknown-variant");
  EXPECT_EQ(refused("setoption name Options value row").code, "error.options.no-value");
  EXPECT_EQ(refused("setoption name Options value row=seven").code, "error.game.bad-option");
  EXPECT_EQ(refused("setoption name Contempt value 3").code, "error.engine.unknown-option");
  EXPECT_EQ(refused("setoption name Level value 9").code, "error.engine.bad-number");
  EXPECT_EQ(refused("setoption name MultiPV value 0").code, "error.engine.bad-number");
  EXPECT_EQ(refused("setoption name Seed value -1").code, "error.engine.bad-number");
  EXPECT_EQ(refused("setoption name Hash value 0").code, "error.engine.bad-number");
  EXPECT_EQ(refused("setoption name Hash value 99999999").code, "error.engine.bad-number");
  EXPECT_EQ(refused("setoption name Stats value maybe").code, "error.engine.no-truth");
  EXPECT_EQ(refused("setoption name OwnBook value 1").code, "error.engine.no-truth");
  EXPECT_EQ(refused("setoption Hash 16").code, "error.engine.bad-setoption");
  EXPECT_EQ(refused("setoption").code, "error.engine.bad-setoption");
}

TEST(EngineOptions, HashIsTakenBeforeAndAfterTheFirstSearch) {
  Dialogue with;
  EXPECT_EQ(with.say("setoption name Hash value 1"), "");
  EXPECT_TRUE(last_line(with.say("go nodes 500")).starts_with("bestmove"));
  EXPECT_EQ(with.say("setoption name Hash value 2"), "");
  EXPECT_TRUE(last_line(with.say("go nodes 500")).starts_with("bestmove"));
}

TEST(EngineErrors, SayWhereInTheLine) {
  Dialogue with;
  struct Case {
    std::string line;
    std::string code;
    int column;
  };
  for (const Case& wrong : std::vector<Case>{
           {"  frobnicate now", "error.engine.unknown-command", 3},
           {"position", "error.engine.no-position", 9},
           {"position middle", "error.engine.no-position", 10},
           {"position startpos Th8", "error.engine.unexpected-word", 19},
           {"query weather", "error.engine.unknown-query", 7},
           {"go fast", "error.engine.unknown-limit", 4},
           {"go depth", "error.engine.no-number", 4},
           {"go depth x", "error.engine.bad-number", 10},
           {"go depth 97", "error.engine.bad-number", 10},
           {"go nodes -5", "error.engine.bad-number", 10},
           {"go nodes 99999999999999999999", "error.engine.bad-number", 10},
           {"go nodes 1 nodes 2", "error.engine.repeated-limit", 12},
           {"go p1inc 5", "error.engine.increment-only", 4},
           {"perft", "error.engine.bad-number", 6},
           {"perft 33", "error.engine.bad-number", 7},
           {"perft 2 2", "error.engine.bad-number", 7},
           {"divide 0", "error.engine.bad-number", 8},
           {"divide 33", "error.engine.bad-number", 8},
           {"divide", "error.engine.bad-number", 7},
           {"hint", "error.engine.bad-number", 5},
           {"hint 4", "error.engine.bad-number", 6},
       }) {
    const Error error = error_in(with.say(wrong.line));
    EXPECT_EQ(error.code, wrong.code) << wrong.line;
    EXPECT_EQ(error.column, wrong.column) << wrong.line;
  }
}

TEST(EngineErrors, InAPositionOrMoveLeaveTheOldPosition) {
  Dialogue with;
  with.say("position startpos moves Th8");
  const std::string before = with.say("d");
  Error error = error_in(with.say("position startpos moves Th8 Th8 h9-i8"));
  EXPECT_GE(error.column, 29);
  EXPECT_LT(error.column, 33);
  EXPECT_TRUE(error.code.starts_with("error.hexaequo.")) << error.code;
  error = error_in(with.say("position startpos moves Th8 h9-i8 j8xh8 Di8"));
  EXPECT_EQ(error.code, "error.match.game-over");
  EXPECT_EQ(error.column, 41);
  error = error_in(with.say("position fen i8b j8bD q99w ; b ; 0,0 0,0"));
  EXPECT_TRUE(error.code.starts_with("error.hexaequo.")) << error.code;
  EXPECT_GE(error.column, 23);
  EXPECT_EQ(with.say("d"), before);
}

TEST(EngineErrors, ALineTooLongIsSkippedWhole) {
  Dialogue with;
  EXPECT_EQ(error_in(with.say(std::string(LineReader::max_line + 1, 'x'))).code,
            "error.engine.line-too-long");
  // In pieces, and far longer.
  for (int i = 0; i < 50; ++i) with.engine().feed(std::string(100'000, 'y'));
  EXPECT_EQ(error_in(with.say("quit")).code, "error.engine.line-too-long");
  EXPECT_FALSE(with.engine().has_quit());
  EXPECT_EQ(with.say("isready"), "readyok\n");
  // As long as allowed is read.
  std::string line = "isready";
  line.resize(LineReader::max_line, ' ');
  EXPECT_EQ(with.say(line), "readyok\n");
}

TEST(EngineErrors, AGameOfTooManyMovesIsRefused) {
  Dialogue with;
  std::string line = "position startpos moves";
  while (line.size() < 1'000'000) line += " j8-i8 h9-i9 i8-j8 i9-h9";
  EXPECT_EQ(error_in(with.say(line)).code, "error.match.game-over");
}

TEST(EngineErrors, BinaryInputNeverStopsIt) {
  std::mt19937 random(1);
  Dialogue with;
  const std::vector<std::string> starts = {
      "",       "position fen ", "position startpos moves ",     "go ", "setoption ",
      "query ", "perft ",        "setoption name Options value "};
  for (int i = 0; i < 3000; ++i) {
    std::string line = starts[random() % starts.size()];
    for (auto length = random() % 60; length > 0; --length) {
      line += static_cast<char>(random() % 256);
    }
    std::erase(line, '\n');
    const std::string answer = with.begin(line);
    for (const char c : answer) {
      EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
    }
    if (with.engine().wants_step()) with.begin("stop");
  }
  EXPECT_EQ(with.say("isready"), "readyok\n");
}

TEST(Perft, WalkCountsMoveByMove) {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    for (const int depth : {1, 2, 3}) {
      if (id == "hexade" && depth == 3) continue;
      PerftWalk walk(game, game->start(), depth);
      while (!walk.run(1)) continue;
      const std::vector<AnyMove> moves = game->legal_moves(game->start());
      ASSERT_EQ(walk.parts().size(), moves.size()) << id;
      for (std::size_t i = 0; i < moves.size(); ++i) {
        EXPECT_TRUE(game->same_move(walk.parts()[i].move, moves[i]));
        EXPECT_EQ(walk.parts()[i].leaves,
                  game->perft(game->play(game->start(), moves[i]), depth - 1));
      }
    }
  }
}

TEST(Perft, WalkCountsWhatTheGameCounts) {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    const int depth = id == "hexade" ? 2 : 3;
    for (const std::uint64_t budget : {1u, 1000u, 1'000'000u}) {
      PerftWalk walk(game, game->start(), depth);
      while (!walk.run(budget)) continue;
      EXPECT_EQ(walk.leaves(), game->perft(game->start(), depth)) << id;
    }
  }
}

Weights weights_of(std::string_view id) {
  const auto game = *make_game(id);
  return {std::string(id), game->settings().variant, "a test",
          std::vector<std::int16_t>(game->weight_count(), 7)};
}

TEST(Engine, EvaluatesWithTheWeightsItIsGiven) {
  Dialogue with;
  const std::string learned = "info string evaluation learned\n";
  const std::string plain = "info string evaluation plain\n";
  EXPECT_NE(with.say("setoption name Game value hexdame\nd").find(plain), std::string::npos);
  const std::string before = without_times(with.say("go nodes 3000"));
  const std::string file = print_weights(weights_of("hexdame"));
  ASSERT_TRUE(with.engine().load("hexdame", "weights", file));
  EXPECT_NE(with.say("d").find(learned), std::string::npos);
  EXPECT_NE(without_times(with.say("go nodes 3000")), before);
  for (const char* other :
       {"Variant value 4", "Options value kings=short", "Game value attangle"}) {
    EXPECT_NE(with.say("setoption name " + std::string(other) + "\nd").find(plain),
              std::string::npos)
        << other;
  }
  EXPECT_NE(with.say("setoption name Game value hexdame\nd").find(learned), std::string::npos);
}

TEST(Engine, RefusesWeightsThatDoNotFitAndPlaysOn) {
  Dialogue with;
  Engine& engine = with.engine();
  const auto code = [](const Expected<void>& loaded) {
    return loaded ? std::string("taken") : loaded.error().code;
  };
  const Weights good = weights_of("hexdame");
  Weights longer = good;
  longer.values.push_back(0);
  Weights elsewhere = good;
  elsewhere.variant = "7";
  EXPECT_EQ(code(engine.load("hexdame", "weights", "")), "error.weights.line");
  EXPECT_EQ(code(engine.load("hexdame", "weights", print_weights(longer))), "error.weights.unfit");
  EXPECT_EQ(code(engine.load("hexdame", "weights", print_weights(elsewhere))),
            "error.game.unknown-variant");
  EXPECT_EQ(code(engine.load("attangle", "weights", print_weights(good))),
            "error.weights.other-game");
  EXPECT_EQ(code(engine.load("chess", "weights", print_weights(good))), "error.game.unknown");
  EXPECT_EQ(code(engine.load("hexdame", "dreams", print_weights(good))),
            "error.engine.unknown-asset");
  EXPECT_EQ(code(engine.load("hexdame", "endings", "dreams")), "error.endings.line");
  EXPECT_EQ(code(engine.load("hexade", "endings", "dreams")), "error.endings.none");
  with.begin("setoption name Game value hexdame\ngo infinite");
  EXPECT_EQ(code(engine.load("hexdame", "weights", print_weights(good))), "error.engine.busy");
  EXPECT_TRUE(last_line(with.begin("stop")).starts_with("bestmove "));
  EXPECT_NE(with.say("d").find("evaluation plain"), std::string::npos);
}

}  // namespace
}  // namespace alveole::engine
