#include "games/hexade/reasons.h"

#include <bit>

#include "games/hexade/forcing.h"
#include "games/hexade/opinions.h"
#include "games/hexade/threats.h"

namespace alveole::hexade {

namespace {

struct Case {
  const Rules& rules;
  const Position& before;
  const Move& move;
  Position after;
  Side us;
  Side them;

  bool won() const { return has_won(rules, after, us); }
  std::vector<hex::Axial> cells(const CellSet& set) const {
    std::vector<hex::Axial> named;
    set.for_each([&](Cell cell) { named.push_back(rules.grid().axial(cell)); });
    return named;
  }
};

using Found = std::optional<Reason>;

CellSet winning_cells(const Rules& rules, const Position& position) {
  return winning_cells(Board(rules, position));
}

CellSet cells_of_sixes(const Rules& rules, const CellSet& stones) {
  CellSet cells;
  for (const Six& six : find_sixes(stones, rules.row_rule())) {
    for (const Cell cell : six.cells) cells.insert(cell);
  }
  return cells;
}

/// Calls visit(six, stones) for each place of a six through the new stone in which one side alone
/// has stones in this position.
template <class Visit>
void for_each_place(const Case& of, const Position& position, Side side, Visit&& visit) {
  const Board board(of.rules, position);
  const auto patterns = of.rules.patterns().all();
  for (const Patterns::Index i : of.rules.patterns().through(of.move.cell)) {
    if (stones_in(board.state(i), other(side)) == 0)
      visit(patterns[i], stones_in(board.state(i), side));
  }
}

Found wins(const Case& of) {
  if (!of.won()) return {};
  return Reason{.code = "reason.hexade.wins",
                .cells = of.cells(cells_of_sixes(of.rules, of.after.of(of.us))),
                .decides = true};
}

Found unstoppable(const Case& of) {
  const Rules& rules = of.rules;
  if (of.won() || rules.status(of.after).over()) return {};
  if (!winning_cells(rules, of.after).empty()) return {};
  // All other replies lose at once.
  const std::optional<CellSet> against = answers(Board(rules, of.after));
  if (!against) return {};
  bool always = true;
  (*against & rules.legal_cells(of.after)).for_each([&](Cell reply) {
    always = always && !winning_cells(rules, rules.play(of.after, {reply})).empty();
  });
  const CellSet next = winning_cells(rules, passed(rules, of.after));
  if (!always || next.empty()) return {};
  return Reason{"reason.hexade.unstoppable", of.cells(next), next.size(), true};
}

Found breaks_six(const Case& of) {
  const RowRule row = of.rules.row_rule();
  if (!has_six(of.before.of(of.them), row) || has_six(of.after.of(of.them), row)) return {};
  return Reason{"reason.hexade.breaks-six", of.cells(of.rules.captures(of.before, of.move.cell))};
}

Found stops(const Case& of) {
  const CellSet feared = winning_cells(of.rules, passed(of.rules, of.before));
  if (feared.empty() || has_won(of.rules, of.after, of.them)) return {};
  if (!winning_cells(of.rules, of.after).empty()) return {};
  return Reason{"reason.hexade.stops", of.cells(feared)};
}

Found breakable_six(const Case& of) {
  const CellSet six = cells_of_sixes(of.rules, of.after.of(of.us));
  if (six.empty() || of.won() || has_six(of.before.of(of.us), of.rules.row_rule())) return {};
  if (of.rules.status(of.after).over()) return {};
  return Reason{"reason.hexade.breakable-six", of.cells(six)};
}

Found five(const Case& of) {
  if (of.rules.status(of.after).over() || has_six(of.after.of(of.us), of.rules.row_rule()))
    return {};
  if (!winning_cells(of.rules, of.before).empty()) return {};
  const CellSet next = winning_cells(of.rules, passed(of.rules, of.after));
  if (next.empty()) return {};
  return Reason{"reason.hexade.five", of.cells(next), next.size()};
}

Found captures(const Case& of) {
  const CellSet taken = of.rules.captures(of.before, of.move.cell);
  if (taken.empty()) return {};
  const int pairs = std::popcount(of.rules.capture_directions(of.before, of.move.cell));
  return Reason{"reason.hexade.captures", of.cells(taken), pairs};
}

// A six that stands leaves nothing else to speak of.
Found blocks(const Case& of) {
  if (has_six(of.before.of(of.them), of.rules.row_rule())) return {};
  int places = 0;
  for_each_place(of, of.before, of.them, [&](const Six&, int stones) {
    if (stones >= 4) ++places;
  });
  if (places == 0) return {};
  return Reason{.code = "reason.hexade.blocks", .count = places};
}

Found fours(const Case& of) {
  if (has_six(of.after.of(of.us), of.rules.row_rule())) return {};
  int places = 0;
  CellSet missing;
  for_each_place(of, of.after, of.us, [&](const Six& six, int stones) {
    if (stones != 4) return;
    ++places;
    for (const Cell cell : six.cells) missing.insert(cell);
  });
  if (places == 0) return {};
  return Reason{"reason.hexade.fours", of.cells(missing - of.after.of(of.us)), places};
}

}  // namespace

std::vector<Reason> reasons(const Rules& rules, const Position& position, const Move& move) {
  const Case of{
      rules, position, move, rules.play(position, move), position.side, other(position.side)};
  return holding(of, {&wins, &unstoppable, &breaks_six, &stops, &breakable_six, &five, &captures,
                      &blocks, &fours});
}

}  // namespace alveole::hexade
