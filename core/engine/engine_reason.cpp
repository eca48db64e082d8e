// Why a move is good: what the game says of it, else what the search expects to follow.

#include <algorithm>
#include <span>

#include "engine/engine.h"
#include "engine/reason_line.h"
#include "text/joined.h"

namespace alveole::engine {

namespace {

/// As for a hint, for what is explained is often what was hinted at.
constexpr std::uint64_t reason_nodes = 100'000;
/// Longer lines explain nothing to anybody.
constexpr std::size_t most_moves_told = 5;

/// A score for the other side, a ply later, as one for the side to move now.
search::Score one_ply_before(search::Score later) {
  if (!search::is_mate(later)) return -later;
  return later > 0 ? 1 - later : -later - 1;
}

}  // namespace

Expected<void> Engine::ask_for_reason(Token move) {
  if (status().over()) {
    write("response none");
    return {};
  }
  explained_ = found_;
  if (!move.text.empty()) {
    Expected<AnyMove> wanted = match_.game().parse_move(match_.position(), move.text);
    if (!wanted) {
      wanted.error().column += move.column - 1;
      return std::unexpected(std::move(wanted.error()));
    }
    const bool known =
        !found_.moves.empty() && match_.game().same_move(found_.moves.front(), *wanted);
    if (!known) explained_ = {0, 0, {*wanted}};
  }
  return explain();
}

Expected<void> Engine::explain() {
  GoLimits limits;
  limits.tree.nodes = reason_nodes;
  if (explained_.moves.empty()) return begin_search(Purpose::reason, limits);
  const std::optional<ReasonLine> reason = known_reason();
  if (!reason && explained_.depth == 0) {
    const AnyMove& move = explained_.moves.front();
    const AnyPosition after = match_.game().play(match_.position(), move);
    if (!match_.game().status(after).over()) return begin_search(Purpose::reason, limits, move);
  }
  write(print_reason(reason.value_or(expected_line())));
  return {};
}

std::optional<ReasonLine> Engine::known_reason() const {
  const AnyGame& game = match_.game();
  const AnyPosition& position = match_.position();
  const AnyMove& move = explained_.moves.front();
  const Argument named{"move", game.print_move(position, move)};
  const std::vector<Reason> reasons = game.reasons(position, move);
  const bool decides = !reasons.empty() && reasons.front().decides;
  if (!decides && game.legal_moves(position).size() == 1) {
    return ReasonLine{"reason.only-move", {named}};
  }
  if (!decides && search::is_mate(explained_.score) && explained_.score > 0) {
    const int moves = (search::mate_distance(explained_.score) + 1) / 2;
    return ReasonLine{"reason.forced-win", {named, {"count", std::to_string(moves)}}};
  }
  if (reasons.empty()) return std::nullopt;
  const Reason& reason = reasons.front();
  std::string cells;
  for (const hex::Axial cell : reason.cells) {
    cells += (cells.empty() ? "" : " ") + game.cell_name(cell);
  }
  return ReasonLine{std::string(reason.code),
                    {named, {"cells", cells}, {"count", std::to_string(reason.count)}}};
}

ReasonLine Engine::expected_line() const {
  const std::size_t told = std::min(explained_.moves.size(), most_moves_told);
  const auto moves = texts_of(std::span(explained_.moves).first(told));
  return {"reason.line", {{"moves", joined(moves)}}};
}

void Engine::end_reason_search() {
  const search::SearchInfo info = searcher_->info();
  const bool for_best = explained_.moves.empty();
  explained_.depth = std::max(info.depth, 1);
  explained_.score = for_best ? info.score : one_ply_before(info.score);
  explained_.moves.insert(explained_.moves.end(), info.line.begin(), info.line.end());
  if (for_best) found_ = explained_;
  write(print_reason(known_reason().value_or(expected_line())));
}

}  // namespace alveole::engine
