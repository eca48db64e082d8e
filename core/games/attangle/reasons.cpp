#include "games/attangle/reasons.h"

#include <algorithm>

#include "games/attangle/opinions.h"

namespace alveole::attangle {

namespace {

constexpr std::string_view by_triples = "triples";

template <class Word>
struct Case {
  const Rules<Word>& rules;
  const Position<Word>& before;
  const Move& move;
  Position<Word> after;
  Status status;  ///< after the move
  Side us;

  Word target() const { return rules.board().bit(move.target); }
  std::vector<hex::Axial> cells(Word set) const {
    std::vector<hex::Axial> named;
    while (set != 0) named.push_back(rules.board().cell(hex::pop_lowest_bit(set)));
    return named;
  }
};

using Found = std::optional<Reason>;

/// The targets of the captures of the side to move that `wanted(move)` picks.
template <class Word, class Wanted>
Word targets(const Rules<Word>& rules, const Position<Word>& position, Wanted&& wanted) {
  if (rules.status(position).over()) return 0;
  MoveList<Move> moves;
  rules.captures(position, moves);
  Word set = 0;
  for (const Move& move : moves) {
    if (wanted(move)) set |= rules.board().bit(move.target);
  }
  return set;
}

template <class Word>
Word all_targets(const Rules<Word>& rules, const Position<Word>& position) {
  return targets(rules, position, [](const Move&) { return true; });
}

/// Where the side to move makes its last triple.
template <class Word>
Word winning_targets(const Rules<Word>& rules, const Position<Word>& position) {
  const Status won{win_for(position.to_move), by_triples};
  return targets(rules, position,
                 [&](const Move& move) { return rules.status(rules.play(position, move)) == won; });
}

/// The doubles that the side to move could take.
template <class Word>
Word doubles_at_risk(const Rules<Word>& rules, const Position<Word>& position) {
  return all_targets(rules, position) & position.tall;
}

template <class Word>
Found wins(const Case<Word>& of) {
  if (of.status != Status{win_for(of.us), by_triples}) return {};
  return Reason{.code = "reason.attangle.wins", .cells = of.cells(of.target()), .decides = true};
}

template <class Word>
Found wins_no_stock(const Case<Word>& of) {
  if (of.status != Status{win_for(of.us), "no-stock"}) return {};
  return Reason{.code = "reason.attangle.wins-no-stock", .decides = true};
}

template <class Word>
Found unstoppable(const Case<Word>& of) {
  if (of.status.over()) return {};
  const Word next = winning_targets(of.rules, passed(of.rules, of.after));
  if (next == 0) return {};
  MoveList<Move> replies;
  of.rules.legal_moves(of.after, replies);
  const bool always = std::all_of(replies.begin(), replies.end(), [&](const Move& reply) {
    return winning_targets(of.rules, of.rules.play(of.after, reply)) != 0;
  });
  if (!always) return {};
  return Reason{.code = "reason.attangle.unstoppable", .cells = of.cells(next), .decides = true};
}

template <class Word>
Found stops(const Case<Word>& of) {
  const Word feared = winning_targets(of.rules, passed(of.rules, of.before));
  if (feared == 0 || winning_targets(of.rules, of.after) != 0) return {};
  return Reason{"reason.attangle.stops", of.cells(feared)};
}

template <class Word>
Found threatens(const Case<Word>& of) {
  if (of.status.over() || winning_targets(of.rules, of.before) != 0) return {};
  const Word next = winning_targets(of.rules, passed(of.rules, of.after));
  if (next == 0) return {};
  return Reason{"reason.attangle.threatens", of.cells(next)};
}

template <class Word>
Found triple(const Case<Word>& of) {
  if ((of.after.triple & ~of.before.triple & of.target()) == 0) return {};
  return Reason{"reason.attangle.triple", of.cells(of.target()), of.rules.triples(of.after, of.us)};
}

template <class Word>
Found saves_double(const Case<Word>& of) {
  const Word feared = doubles_at_risk(of.rules, passed(of.rules, of.before));
  if (feared == 0 || doubles_at_risk(of.rules, of.after) != 0) return {};
  return Reason{"reason.attangle.saves-double", of.cells(feared)};
}

template <class Word>
Found takes(const Case<Word>& of) {
  if (!of.move.is_capture() || (all_targets(of.rules, of.after) & of.target()) != 0) return {};
  return Reason{"reason.attangle.takes", of.cells(of.target())};
}

template <class Word>
Found attacks_double(const Case<Word>& of) {
  if (doubles_at_risk(of.rules, of.before) != 0) return {};
  const Word next = doubles_at_risk(of.rules, passed(of.rules, of.after));
  if (next == 0) return {};
  return Reason{"reason.attangle.attacks-double", of.cells(next), hex::popcount(next)};
}

template <class Word>
Found makes_double(const Case<Word>& of) {
  if (!of.move.is_capture() || (of.after.triple & of.target()) != 0) return {};
  return Reason{"reason.attangle.makes-double", of.cells(of.target())};
}

}  // namespace

template <class Word>
std::vector<Reason> reasons(const Rules<Word>& rules, const Position<Word>& position,
                            const Move& move) {
  const Position<Word> after = rules.play(position, move);
  const Case<Word> of{rules, position, move, after, rules.status(after), position.to_move};
  return holding(of, {&wins<Word>, &wins_no_stock<Word>, &unstoppable<Word>, &stops<Word>,
                      &threatens<Word>, &triple<Word>, &saves_double<Word>, &takes<Word>,
                      &attacks_double<Word>, &makes_double<Word>});
}

template std::vector<Reason> reasons(const Rules<std::uint64_t>&, const Position<std::uint64_t>&,
                                     const Move&);
template std::vector<Reason> reasons(const Rules<hex::Word128>&, const Position<hex::Word128>&,
                                     const Move&);

}  // namespace alveole::attangle
