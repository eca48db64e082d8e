#include "debug/panels.h"

#include <gtest/gtest.h>

namespace alveole::debug {
namespace {

template <class Panel>
Panel filled(std::initializer_list<std::string_view> lines) {
  Panel panel;
  for (const std::string_view line : lines) panel.receive(line);
  return panel;
}

TEST(EvaluationPanel, ShowsTheWeightiestTermsFirst) {
  const auto panel = filled<EvaluationPanel>({"info string term disc count 1 weight 100",
                                              "info string term ring count -2 weight 150",
                                              "info string term hand count 3 weight 20",
                                              "info string sum -140 divisor 1", "response -140"});
  ASSERT_EQ(panel.terms.size(), 3u);
  EXPECT_EQ(panel.terms[0].name, "ring");
  EXPECT_EQ(panel.terms[1].name, "disc");
  EXPECT_EQ(panel.terms[2].name, "hand");
  EXPECT_EQ(panel.value, -140);
  EXPECT_EQ(panel.sum, (engine::TermSum{-140, 1}));
  EXPECT_FALSE(panel.is_over());
}

TEST(EvaluationPanel, KnowsThatAFinishedGameHasNone) {
  EXPECT_FALSE(EvaluationPanel{}.is_over()) << "not asked yet";
  EXPECT_TRUE(filled<EvaluationPanel>({"response none"}).is_over());
}

TEST(SearchPanel, FollowsTheBestMove) {
  SearchPanel panel{.running = true, .latest = {}, .iterations = {}, .statistics = {}};
  for (const std::string_view line :
       {"info depth 1 seldepth 2 multipv 1 score cp 10 nodes 20 time 0 hashfull 0 pv a1",
        "info depth 1 seldepth 2 multipv 2 score cp 5 nodes 20 time 0 hashfull 0 pv b1",
        "info string stats quiescence 9 probes 8 hits 7 answers 6 passes 5 passcuts 4 reduced 3 "
        "again 2 cutoffs 6 2 1 1 0 0 0 0",
        "info depth 2 seldepth 4 multipv 1 score mate -4 nodes 90 nps 900 time 100 hashfull 1 pv "
        "b1 c1",
        "info depth 2 seldepth 5 multipv 1 score mate -4 nodes 99 nps 900 time 110 hashfull 1 pv "
        "b1 c1"}) {
    panel.receive(line);
  }
  ASSERT_EQ(panel.iterations.size(), 2u) << "the last one was told twice";
  EXPECT_EQ(panel.iterations[0].moves, std::vector<std::string>{"a1"});
  EXPECT_EQ(panel.iterations[1].nodes, 99);
  EXPECT_EQ(panel.latest->score, search::loss_in(4));
  ASSERT_TRUE(panel.statistics);
  EXPECT_EQ(panel.statistics->hits, 7u);
  EXPECT_EQ(print_share(panel.statistics->cutoffs[0], all_cutoffs(*panel.statistics)), "60.0 %");
  EXPECT_TRUE(panel.running);
  panel.receive("bestmove b1");
  EXPECT_FALSE(panel.running);
}

std::string report(int depth, int number, int score, std::string_view move) {
  return "info depth " + std::to_string(depth) + " seldepth 9 multipv " + std::to_string(number) +
         " score cp " + std::to_string(score) + " nodes 1 time 1 hashfull 0 pv " +
         std::string(move);
}

TEST(RootMovesPanel, KeepsTheScoreOfEveryMoveByDepth) {
  const auto panel = filled<RootMovesPanel>({report(1, 1, 10, "a1"), report(1, 2, 5, "b1"),
                                             report(2, 1, 30, "b1 a1"), report(2, 2, -8, "c1")});
  EXPECT_EQ(panel.depth, 2);
  ASSERT_EQ(panel.rows.size(), 3u);
  using Scores = std::vector<std::optional<search::Score>>;
  EXPECT_EQ(panel.rows[0].move, "b1") << "the best of the deepest";
  EXPECT_EQ(panel.rows[0].scores, (Scores{5, 30}));
  EXPECT_EQ(panel.rows[1].move, "c1");
  EXPECT_EQ(panel.rows[1].scores, (Scores{std::nullopt, -8}));
  EXPECT_EQ(panel.rows[2].move, "a1") << "no longer among the best that are told";
  EXPECT_EQ(panel.rows[2].scores, (Scores{10}));
}

TEST(RootMovesPanel, DoesNotGrowWithDepthsThatAreNone) {
  const auto panel =
      filled<RootMovesPanel>({report(0, 1, 10, "a1"), report(2'000'000'000, 1, 10, "a1"),
                              report(-1, 1, 10, "a1"), report(1, 1, 10, "")});
  EXPECT_TRUE(panel.rows.empty());
}

TEST(DividePanel, AddsUpWhatIsTold) {
  DividePanel panel{.depth = 3, .running = true, .counts = {}, .answer = {}};
  panel.receive("info string divide a1 5");
  panel.receive("info string divide b1 7");
  EXPECT_EQ(panel.total, 12);
  EXPECT_EQ(panel.counts.size(), 2u);
  EXPECT_TRUE(panel.running);
  EXPECT_FALSE(panel.answer);
  panel.receive("response 12");
  EXPECT_FALSE(panel.running);
  EXPECT_EQ(panel.answer, 12);
}

TEST(Panels, WriteScoresAndShares) {
  EXPECT_EQ(print_score(34), "+34");
  EXPECT_EQ(print_score(0), "0");
  EXPECT_EQ(print_score(-120), "-120");
  EXPECT_EQ(print_score(search::win_in(3)), "mate 3");
  EXPECT_EQ(print_score(search::loss_in(2)), "mate -2");
  EXPECT_EQ(print_share(1, 8), "12.5 %");
  EXPECT_EQ(print_share(2, 3), "66.7 %");
  EXPECT_EQ(print_share(0, 0), "-");
}

}  // namespace
}  // namespace alveole::debug
