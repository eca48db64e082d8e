// What takes time, and so is done in steps: searching and counting.

#include <algorithm>

#include "engine/engine.h"

namespace alveole::engine {

namespace {

/// Counting deeper than this would not end within a lifetime.
constexpr int max_perft_depth = 32;

}  // namespace

Expected<void> Engine::go(Token arguments) {
  Expected<GoLimits> limits = parse_go(arguments);
  if (!limits) return std::unexpected(std::move(limits.error()));
  if (status().over()) {
    write("bestmove none");
    return {};
  }
  if (Expected<void> ready = require_searcher(); !ready) return ready;
  limits_ = *limits;
  std::vector<AnyPosition> positions;
  for (const match::NodeId id : match_.line_to(match_.current())) {
    positions.push_back(match_.node(id).position);
  }
  searcher_->start(positions, limits_.tree);
  work_ = Work::search;
  begun_.reset();
  return {};
}

Expected<void> Engine::require_searcher() {
  if (searcher_) return {};
  searcher_ = search::make_searcher(match_.game());
  if (searcher_ && searcher_->resize_table(table_megabytes_)) {
    searcher_->set_weights(weights_for(match_.game()));
    return {};
  }
  searcher_.reset();
  return fail("error.engine.no-memory", 1, {{"megabytes", std::to_string(table_megabytes_)}});
}

Expected<void> Engine::perft(Token arguments) {
  const std::optional<int> depth = parse_number(arguments.text, 0, max_perft_depth);
  if (!depth) {
    return fail("error.engine.bad-number", arguments.column,
                {{"word", "perft"},
                 {"value", quoted_excerpt(arguments.text)},
                 {"low", "0"},
                 {"high", std::to_string(max_perft_depth)}});
  }
  walk_.emplace(match_.shared_game(), match_.position(), *depth);
  work_ = Work::count;
  begun_.reset();
  return {};
}

Expected<void> Engine::stop(Token) {
  if (work_ == Work::count) {
    write("response none");
    walk_.reset();
    work_ = Work::none;
  } else if (work_ != Work::none) {
    end_search();
  }
  return {};
}

void Engine::step(std::int64_t now, std::uint64_t node_budget) {
  if (!wants_step()) return;
  if (!begun_) begun_ = now;
  elapsed_ = std::max<std::int64_t>(0, now - *begun_);
  if (work_ == Work::search) {
    step_search(node_budget);
  } else if (walk_->run(node_budget)) {
    write("response " + std::to_string(walk_->leaves()));
    walk_.reset();
    work_ = Work::none;
  }
}

void Engine::step_search(std::uint64_t node_budget) {
  const std::optional<std::int64_t> time = limits_.time_for(player_to_move());
  if (time && elapsed_ >= *time) return end_search();
  const std::uint64_t before = searcher_->nodes();
  while (true) {
    const std::uint64_t used = searcher_->nodes() - before;
    const search::Progress progress = searcher_->run(node_budget - std::min(used, node_budget));
    if (progress == search::Progress::paused) return;
    write_info();
    if (progress == search::Progress::deepened) continue;
    if (!limits_.infinite) return end_search();
    work_ = Work::hold;
    return;
  }
}

void Engine::end_search() {
  searcher_->stop();
  const search::SearchInfo info = searcher_->info();
  write("bestmove " + match_.game().print_move(match_.position(), info.line.front()));
  work_ = Work::none;
}

void Engine::write_info() {
  const search::SearchInfo info = searcher_->info();
  const auto field = [](std::string_view name, auto value) {
    return ' ' + std::string(name) + ' ' + std::to_string(value);
  };
  std::string line = "info";
  line += field("depth", info.depth);
  line += field("seldepth", info.selective_depth);
  line += field("multipv", 1);
  line += search::is_mate(info.score) ? " score" + field("mate", search::mate_distance(info.score))
                                      : " score" + field("cp", info.score);
  line += field("nodes", info.nodes);
  if (elapsed_ > 0) {
    line += field("nps", info.nodes * 1000 / static_cast<std::uint64_t>(elapsed_));
  }
  line += field("time", elapsed_);
  line += field("hashfull", info.per_mille_full);
  line += " pv";
  AnyPosition position = match_.position();
  for (const AnyMove& move : info.line) {
    line += ' ' + match_.game().print_move(position, move);
    position = match_.game().play(position, move);
  }
  write(line);
}

}  // namespace alveole::engine
