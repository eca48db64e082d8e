#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/info_line.h"

/// What the panels for developers show, as plain data that lines of the engine protocol fill in.
namespace alveole::debug {

/// What the evaluation of a position is made of (`query evaluation`).
struct EvaluationPanel {
  std::vector<EvaluationTerm> terms;  ///< once all are told: the weightiest first
  std::optional<engine::TermSum> sum;
  std::optional<int> value;  ///< nothing before it is told, and in a finished game
  bool told = false;

  /// Whether there is nothing to evaluate.
  bool is_over() const { return told && !value; }
  void receive(std::string_view line);
};

/// A search as it goes on (`go`, with the option Stats).
struct SearchPanel {
  bool running = false;
  std::optional<engine::SearchReport> latest;    ///< of the best move
  std::vector<engine::SearchReport> iterations;  ///< of the best move, by depth
  std::optional<search::Statistics> statistics;

  void receive(std::string_view line);
};

/// How the scores of the root's moves changed from iteration to iteration. A search tells those of
/// as many moves as its option MultiPV says.
struct RootMovesPanel {
  struct Row {
    std::string move;
    std::vector<std::optional<search::Score>> scores;  ///< by depth, that of depth 1 at 0
  };
  std::vector<Row> rows;  ///< what was looked at deepest first, then the best
  int depth = 0;          ///< of the deepest score

  void receive(std::string_view line);
};

/// Leaves move by move (`divide`).
struct DividePanel {
  int depth = 0;
  bool running = false;
  std::vector<engine::MoveCount> counts;  ///< in the order they are told
  std::int64_t total = 0;                 ///< of these
  std::optional<std::int64_t> answer;     ///< the engine's own sum, at the end

  void receive(std::string_view line);
};

/// "+34", "-120", "mate 3", "mate -2".
std::string print_score(search::Score score);

/// Nodes that some move refuted.
std::uint64_t all_cutoffs(const search::Statistics& statistics);

/// "12.5 %" of the whole, "-" of nothing.
std::string print_share(std::uint64_t part, std::uint64_t whole);

}  // namespace alveole::debug
