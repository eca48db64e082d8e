#include "engine/info_line.h"

#include <gtest/gtest.h>

namespace alveole::engine {
namespace {

SearchReport sample_report() {
  return {.depth = 5,
          .selective_depth = 9,
          .number = 2,
          .score = -12,
          .chances = {{480, 0, 520}},
          .nodes = 4711,
          .nodes_per_second = 90'000,
          .milliseconds = 52,
          .per_mille_full = 3,
          .moves = {"d4-e5", "f6xd4"}};
}

TEST(InfoLine, TellsOfASearchAsTheProtocolSays) {
  EXPECT_EQ(print_report(sample_report()),
            "info depth 5 seldepth 9 multipv 2 score cp -12 wdl 480 0 520 nodes 4711 nps 90000 "
            "time 52 hashfull 3 pv d4-e5 f6xd4");
}

TEST(InfoLine, IsReadAsItWasWritten) {
  SearchReport report = sample_report();
  EXPECT_EQ(parse_report(print_report(report)), report);
  report.nodes_per_second.reset();
  report.chances.reset();
  report.moves.clear();
  EXPECT_EQ(parse_report(print_report(report)), report);
  for (const search::Score score :
       {search::win_in(1), search::win_in(40), search::loss_in(2), search::loss_in(0), 0, 5000}) {
    report.score = score;
    EXPECT_EQ(parse_report(print_report(report)), report) << score;
  }
  const search::Statistics statistics{.quiescence = 9,
                                      .probes = 8,
                                      .hits = 7,
                                      .answers = 6,
                                      .passes = 5,
                                      .pass_cutoffs = 4,
                                      .reduced = 3,
                                      .searched_again = 2,
                                      .cutoffs = {90, 5, 2, 1, 1, 0, 0, 1}};
  EXPECT_EQ(
      print_statistics(statistics),
      "info string stats quiescence 9 probes 8 hits 7 answers 6 passes 5 passcuts 4 reduced 3 "
      "again 2 cutoffs 90 5 2 1 1 0 0 1");
  EXPECT_EQ(parse_statistics(print_statistics(statistics)), statistics);
  const EvaluationTerm term{"triples.2", -1, 300};
  EXPECT_EQ(print_term(term), "info string term triples.2 count -1 weight 300");
  EXPECT_EQ(parse_term(print_term(term)), term);
  const TermSum sum{-300, 16};
  EXPECT_EQ(print_sum(sum), "info string sum -300 divisor 16");
  EXPECT_EQ(parse_sum(print_sum(sum)), sum);
  const MoveCount count{"d4-e5", 123'456'789'012};
  EXPECT_EQ(print_count(count), "info string divide d4-e5 123456789012");
  EXPECT_EQ(parse_count(print_count(count)), count);
}

TEST(InfoLine, CutShortOrWithMoreIsNone) {
  const auto is_any = [](const std::string& line) {
    return parse_statistics(line) || parse_term(line) || parse_sum(line) || parse_count(line);
  };
  for (const std::string& whole : {print_statistics({}), print_term({"a", 1, 2}), print_sum({3, 4}),
                                   print_count({"d4-e5", 5})}) {
    EXPECT_TRUE(is_any(whole)) << whole;
    EXPECT_FALSE(is_any(whole + " 1")) << whole;
    EXPECT_FALSE(is_any(whole + "x")) << whole;
    EXPECT_FALSE(is_any(whole.substr(0, whole.rfind(' ')))) << whole;
    EXPECT_FALSE(parse_report(whole)) << whole;
  }
  const std::string report = print_report({});
  EXPECT_TRUE(parse_report(report));
  EXPECT_FALSE(parse_report(report.substr(0, report.rfind(' '))));
  for (const std::string_view other : {"", "info", "info string", "info string depth 5", "readyok",
                                       "info string error error.engine.busy 1"}) {
    EXPECT_FALSE(parse_report(other)) << other;
    EXPECT_FALSE(is_any(std::string(other))) << other;
  }
}

}  // namespace
}  // namespace alveole::engine
