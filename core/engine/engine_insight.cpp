// What looks inside: searches told as they go, evaluations taken apart, counts move by move.

#include <algorithm>

#include "engine/engine.h"
#include "engine/info_line.h"
#include "search/chances.h"

namespace alveole::engine {

namespace {

/// Counting deeper than this would not end within a lifetime.
constexpr int max_perft_depth = 32;

}  // namespace

void Engine::write_info() {
  const search::SearchInfo info = searcher_->info();
  write_line(info, 1, {info.depth, info.score, info.line});
  // A level may look at more than were asked for.
  const std::size_t wanted = static_cast<std::size_t>(lines_) - 1;
  for (std::size_t i = 0; i < std::min(wanted, info.further.size()); ++i) {
    write_line(info, static_cast<int>(i) + 2, info.further[i]);
  }
  if (tells_statistics_) write(print_statistics(searcher_->statistics()));
}

void Engine::write_line(const search::SearchInfo& info, int number,
                        const search::SearchLine& found) {
  SearchReport report{.depth = found.depth,
                      .selective_depth = info.selective_depth,
                      .number = number,
                      .score = found.score,
                      .chances = search::chances(found.score, match_.game().chance_scale()),
                      .nodes = static_cast<std::int64_t>(info.nodes),
                      .nodes_per_second = std::nullopt,
                      .milliseconds = elapsed_,
                      .per_mille_full = info.per_mille_full,
                      .moves = texts_of(found.moves)};
  if (elapsed_ > 0) report.nodes_per_second = report.nodes * 1000 / elapsed_;
  write(print_report(report));
}

Expected<void> Engine::tell_evaluation() {
  if (status().over()) {
    write("response none");
    return {};
  }
  if (Expected<void> ready = require_searcher(); !ready) return ready;
  const EvaluationTerms terms = searcher_->evaluation_terms(match_.position());
  for (const EvaluationTerm& term : terms.all()) write(print_term(term));
  write(print_sum({terms.sum(), terms.divisor()}));
  write("response " + std::to_string(terms.value()));
  return {};
}

Expected<void> Engine::perft(Token arguments) {
  return begin_count(read_number("perft", arguments, 0, max_perft_depth), false);
}

Expected<void> Engine::divide(Token arguments) {
  return begin_count(read_number("divide", arguments, 1, max_perft_depth), true);
}

Expected<void> Engine::begin_count(const Expected<std::int64_t>& depth, bool tells_parts) {
  if (!depth) return std::unexpected(depth.error());
  walk_.emplace(match_.shared_game(), match_.position(), static_cast<int>(*depth));
  tells_parts_ = tells_parts;
  parts_told_ = 0;
  work_ = Work::count;
  begun_.reset();
  return {};
}

void Engine::step_count(std::uint64_t leaf_budget) {
  if (!walk_) return;
  PerftWalk& walk = *walk_;
  const bool done = walk.run(leaf_budget);
  for (; tells_parts_ && parts_told_ < walk.parts().size(); ++parts_told_) {
    const PerftWalk::Part& part = walk.parts()[parts_told_];
    write(print_count({match_.game().print_move(walk.root(), part.move),
                       static_cast<std::int64_t>(part.leaves)}));
  }
  if (!done) return;
  write("response " + std::to_string(walk.leaves()));
  walk_.reset();
  work_ = Work::none;
}

}  // namespace alveole::engine
