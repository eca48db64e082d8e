// What takes time, and so is done in steps.

#include <algorithm>
#include <span>

#include "engine/engine.h"
#include "engine/error_line.h"
#include "search/levels.h"
#include "text/joined.h"

namespace alveole::engine {

namespace {

constexpr int most_hint_steps = 3;
/// Enough to see what matters, and over in a blink.
constexpr std::uint64_t hint_nodes = 100'000;
constexpr std::uint64_t threat_nodes = 30'000;
/// What a side loses by passing is a threat of the other from so much on: most of a piece.
constexpr search::Score threat_value = 80;

/// Where the piece comes to rest.
hex::Axial target_of(std::span<const Effect> effects) {
  hex::Axial target = effects.front().to;
  for (const Effect& effect : effects) {
    switch (effect.kind) {
      case EffectKind::step:
      case EffectKind::jump:
      case EffectKind::land:
      case EffectKind::stack:
      case EffectKind::place:
      case EffectKind::place_tile:
        target = effect.to;
        break;
      default:
        break;
    }
  }
  return target;
}

/// What a search found for one of the moves, or that it was not searched (a win that a level saw).
search::SearchLine line_of(const search::SearchInfo& info, const AnyGame& game,
                           const AnyMove& move) {
  search::SearchLine best{info.depth, info.score, info.line};
  if (game.same_move(info.line.front(), move)) return best;
  const auto found = std::ranges::find_if(info.further, [&](const search::SearchLine& line) {
    return game.same_move(line.moves.front(), move);
  });
  return found != info.further.end() ? *found : search::SearchLine{0, 0, {move}};
}

}  // namespace

Expected<void> Engine::go(Token arguments) {
  Expected<GoLimits> limits = parse_go(arguments);
  if (!limits) return std::unexpected(std::move(limits.error()));
  if (status().over()) {
    write("bestmove none");
    return {};
  }
  limits->tree.lines = lines_;
  if (level_ > 0) {
    const Level level = match_.game().level(level_);
    if (arguments.text.empty()) limits->infinite = false;
    limits->tree.nodes = std::min(limits->tree.nodes, level.nodes);
    limits->tree.ignorance = level.ignorance;
    limits->tree.lines = std::max(lines_, level.lines);
  }
  if (may_use_book(*limits)) {
    if (const AnyMove move = book_move()) {
      found_ = {0, 0, {move}};
      write("bestmove " + match_.game().print_move(match_.position(), move));
      return {};
    }
  }
  return begin_search(Purpose::move, *limits);
}

/// Only to play, not to look into a position; and weak levels do not know it.
bool Engine::may_use_book(const GoLimits& limits) const {
  const bool knows_it = level_ == 0 || level_ == level_count;
  return own_book_ && knows_it && lines_ == 1 && !limits.ponder && !limits.infinite;
}

Expected<void> Engine::begin_search(Purpose purpose, GoLimits limits, const AnyMove& first) {
  if (Expected<void> ready = require_searcher(); !ready) return ready;
  // What is remembered of moves before would make the choice depend on them.
  if (purpose == Purpose::move && level_ > 0) searcher_->clear();
  purpose_ = purpose;
  limits_ = limits;
  clock_from_ = 0;
  std::vector<AnyPosition> positions;
  for (const match::NodeId id : match_.line_to(match_.current())) {
    positions.push_back(match_.node(id).position);
  }
  if (first) positions.push_back(match_.game().play(positions.back(), first));
  searcher_->start(positions, limits_.tree);
  work_ = Work::search;
  begun_.reset();
  return {};
}

Expected<void> Engine::hint(Token arguments) {
  const auto steps = read_number("hint", arguments, 1, most_hint_steps);
  if (!steps) return std::unexpected(steps.error());
  if (status().over()) {
    write("response none");
    return {};
  }
  hint_steps_ = static_cast<int>(*steps);
  return begin_proof(Purpose::hint) ? Expected<void>{} : begin_hint_search();
}

Expected<void> Engine::begin_hint_search() {
  GoLimits limits;
  limits.tree.nodes = hint_nodes;
  return begin_search(Purpose::hint, limits);
}

Expected<void> Engine::ask_for_win() {
  if (status().over() || !begin_proof(Purpose::win)) write("response none");
  return {};
}

bool Engine::begin_proof(Purpose purpose) {
  std::vector<std::uint64_t> keys;
  for (const match::NodeId id : match_.line_to(match_.current())) {
    keys.push_back(match_.game().key(match_.node(id).position));
  }
  std::ranges::sort(keys);
  if (std::ranges::adjacent_find(keys) != keys.end()) return false;
  proof_ = match_.game().prove_win(match_.position());
  if (!proof_) return false;
  proof_left_ =
      purpose == Purpose::hint ? std::min(proof_->enough(), hint_nodes) : proof_->enough();
  purpose_ = purpose;
  limits_ = {};
  work_ = Work::prove;
  begun_.reset();
  return true;
}

void Engine::step_proof(std::uint64_t position_budget) {
  proof_left_ -= proof_->run(std::min(position_budget, proof_left_));
  if (proof_->finished() || proof_left_ == 0) end_proof();
}

void Engine::end_proof() {
  const std::vector<AnyMove> line = proof_->line();
  const bool lost = proof_->lost();
  proof_.reset();
  work_ = Work::none;
  if (!line.empty()) {
    const int plies = static_cast<int>(line.size());
    found_ = {plies, search::win_in(plies), line};
  }
  if (purpose_ == Purpose::win) {
    const std::string without = lost ? "lost" : "none";
    return write("response " + (line.empty() ? without : joined(texts_of(line))));
  }
  if (!line.empty()) return write_hint(line.front());
  if (const Expected<void> begun = begin_hint_search(); !begun) write(print_error(begun.error()));
}

Expected<void> Engine::ask_for_threat() {
  if (status().over()) {
    write("response none");
    return {};
  }
  score_before_pass_.reset();
  GoLimits limits;
  limits.tree.nodes = threat_nodes;
  return begin_search(Purpose::threat, limits);
}

Expected<void> Engine::require_searcher() {
  if (searcher_) return {};
  searcher_ = search::make_searcher(match_.game());
  if (searcher_ && searcher_->resize_table(table_megabytes_)) {
    searcher_->set_weights(weights_for(match_.game()));
    searcher_->set_endings(endings_for(match_.game()));
    return {};
  }
  searcher_.reset();
  return fail("error.engine.no-memory", 1, {{"megabytes", std::to_string(table_megabytes_)}});
}

Expected<void> Engine::stop(Token) {
  if (work_ == Work::count) {
    write("response none");
    walk_.reset();
    work_ = Work::none;
  } else if (work_ == Work::prove) {
    end_proof();
    if (work_ == Work::search) end_search();
  } else if (work_ != Work::none && purpose_ == Purpose::threat) {
    searcher_->stop();
    write("response none");
    work_ = Work::none;
  } else if (work_ != Work::none) {
    end_search();
  }
  return {};
}

Expected<void> Engine::ponderhit(Token) {
  if (work_ == Work::none || !limits_.ponder) return {};
  limits_.ponder = false;
  clock_from_ = elapsed_;
  if (work_ == Work::hold && !limits_.infinite) end_search();
  return {};
}

void Engine::step(std::int64_t now, std::uint64_t node_budget) {
  if (!wants_step()) return;
  if (!begun_) begun_ = now;
  elapsed_ = std::max<std::int64_t>(0, now - *begun_);
  switch (work_) {
    case Work::search:
      return step_search(node_budget);
    case Work::prove:
      return step_proof(node_budget);
    case Work::count:
      return step_count(node_budget);
    case Work::none:
    case Work::hold:
      return;
  }
}

void Engine::step_search(std::uint64_t node_budget) {
  const std::optional<std::int64_t> time = limits_.time_for(player_to_move());
  if (time && !limits_.ponder && elapsed_ - clock_from_ >= *time) return end_search();
  const std::uint64_t before = searcher_->nodes();
  while (true) {
    const std::uint64_t used = searcher_->nodes() - before;
    const search::Progress progress = searcher_->run(node_budget - std::min(used, node_budget));
    if (progress == search::Progress::paused) return;
    if (purpose_ == Purpose::move) write_info();
    if (progress == search::Progress::deepened) continue;
    if (!limits_.infinite && !limits_.ponder) return end_search();
    work_ = Work::hold;
    return;
  }
}

void Engine::end_search() {
  searcher_->stop();
  work_ = Work::none;
  switch (purpose_) {
    case Purpose::move:
      return write_move();
    case Purpose::hint: {
      const search::SearchInfo info = searcher_->info();
      found_ = line_of(info, match_.game(), info.line.front());
      return write_hint(info.line.front());
    }
    case Purpose::threat:
      return end_threat_search();
    case Purpose::reason:
      return end_reason_search();
    case Purpose::win:
      return;
  }
}

void Engine::write_move() {
  const AnyGame& game = match_.game();
  const search::SearchInfo info = searcher_->info();
  const AnyMove move = level_ == 0
                           ? info.line.front()
                           : search::level_move(level_, game, match_.position(), info, seed_);
  // What a player sees who overlooks something proves nothing.
  const bool ignorant = limits_.tree.ignorance > 0;
  found_ = ignorant ? search::SearchLine{0, 0, {move}} : line_of(info, game, move);
  write("bestmove " + game.print_move(match_.position(), move));
}

/// First what moves, then where to, at last the whole move.
void Engine::write_hint(const AnyMove& move) {
  const AnyGame& game = match_.game();
  if (hint_steps_ == most_hint_steps) {
    return write("response " + game.print_move(match_.position(), move));
  }
  const std::vector<Effect> effects = game.effects(match_.position(), move);
  const Effect& first = effects.front();
  const bool from_hand = first.kind == EffectKind::place || first.kind == EffectKind::place_tile;
  std::string text = from_hand ? std::string(first.piece_kind) : game.cell_name(first.from);
  if (hint_steps_ == 2) text += ' ' + game.cell_name(target_of(effects));
  write("response " + text);
}

void Engine::end_threat_search() {
  const AnyGame& game = match_.game();
  const search::SearchInfo info = searcher_->info();
  if (!score_before_pass_) {
    score_before_pass_ = info.score;
    if (searcher_->start_passed(match_.position(), limits_.tree)) {
      work_ = Work::search;
      return;
    }
    return write("response none");
  }
  // The other side's score with the move, against what it has when it must wait for its turn.
  const search::Score loss = info.score + *score_before_pass_;
  const bool wins = search::is_mate(info.score) && info.score > 0;
  const bool threatens = wins || loss >= threat_value;
  write("response " + (threatens ? game.print_move(searcher_->root(), info.line.front()) : "none"));
}

}  // namespace alveole::engine
