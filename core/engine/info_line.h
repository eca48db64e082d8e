#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/evaluation_terms.h"
#include "search/score.h"
#include "search/statistics.h"

/// The `info` lines of the protocol (protocol.md): written by the engine, read by whoever shows
/// them. A line that is not what a parser expects gives nothing.
namespace alveole::engine {

/// info depth 5 seldepth 9 multipv 1 score cp -12 wdl 480 0 520 nodes 4711
/// nps 90000 time 52 hashfull 3 pv d4-e5
struct SearchReport {
  int depth = 0;
  int selective_depth = 0;
  int number = 1;                             ///< 1 = the best move, 2 = the next best ...
  search::Score score = 0;                    ///< for the side to move, mates as in search/score.h
  std::optional<std::array<int, 3>> chances;  ///< of winning, drawing, losing, in thousandths
  std::int64_t nodes = 0;
  std::optional<std::int64_t> nodes_per_second;  ///< unknown while no time has passed
  std::int64_t milliseconds = 0;
  int per_mille_full = 0;
  std::vector<std::string> moves;  ///< the first is the one the score is of
  bool operator==(const SearchReport&) const = default;
};
std::string print_report(const SearchReport& report);
std::optional<SearchReport> parse_report(std::string_view line);

/// info string stats quiescence 9 probes 8 hits 7 answers 6 passes 5 passcuts 4 reduced 3 again 2
/// cutoffs 90 5 2 1 1 0 0 1
std::string print_statistics(const search::Statistics& statistics);
std::optional<search::Statistics> parse_statistics(std::string_view line);

/// info string term triples.2 count 1 weight 300
std::string print_term(const EvaluationTerm& term);
std::optional<EvaluationTerm> parse_term(std::string_view line);

/// info string sum 300 divisor 16
struct TermSum {
  int sum = 0;
  int divisor = 1;
  bool operator==(const TermSum&) const = default;
};
std::string print_sum(const TermSum& sum);
std::optional<TermSum> parse_sum(std::string_view line);

/// info string divide d4-e5 4711
struct MoveCount {
  std::string move;
  std::int64_t leaves = 0;
  bool operator==(const MoveCount&) const = default;
};
std::string print_count(const MoveCount& count);
std::optional<MoveCount> parse_count(std::string_view line);

}  // namespace alveole::engine
