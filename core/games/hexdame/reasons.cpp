#include "games/hexdame/reasons.h"

#include <algorithm>

namespace alveole::hexdame {

namespace {

/// What a king counts in an exchange, in men; as in the plain evaluation.
constexpr int king_worth = 3;
/// Longer exchanges are not followed to their end, and nothing is said about them.
constexpr int most_positions = 20'000;

template <class Word>
int worth(const Position<Word>& position, Word pieces) {
  return hex::popcount(pieces) +
         (king_worth - 1) * hex::popcount(static_cast<Word>(pieces & position.kings));
}

/// What comes of the captures from a position on, while there are any, for the side to move.
template <class Word>
struct Exchange {
  int balance = 0;     ///< men taken less men lost
  Word first = 0;      ///< what the first capture takes
  bool known = false;  ///< false = too long to follow
};

template <class Word>
Exchange<Word> settle(const Rules<Word>& rules, const Position<Word>& position, int& left) {
  if (rules.status(position).over() || rules.capturing_pieces(position) == 0) return {0, 0, true};
  MoveList<Move<Word>> captures;
  rules.legal_moves(position, captures);
  std::optional<Exchange<Word>> best;
  for (const Move<Word>& move : captures) {
    if (--left < 0) return {};
    const Exchange<Word> reply = settle(rules, rules.play(position, move), left);
    if (!reply.known) return {};
    const int balance = worth(position, move.taken) - reply.balance;
    if (!best || balance > best->balance) best = {balance, move.taken, true};
  }
  return best.value_or(Exchange<Word>{});
}

template <class Word>
Exchange<Word> exchange(const Rules<Word>& rules, const Position<Word>& position) {
  int left = most_positions;
  return settle(rules, position, left);
}

template <class Word>
struct Case {
  const Rules<Word>& rules;
  const Position<Word>& before;
  const Move<Word>& move;
  Position<Word> after;
  Exchange<Word> reply;  ///< what the other side takes now

  bool captures() const { return move.taken != 0; }
  /// What the move takes less what is taken back.
  int gain() const { return worth(before, move.taken) - reply.balance; }
  bool man() const { return (before.kings & rules.board().ring().bit(move.from)) == 0; }
  std::vector<hex::Axial> cells(Word set) const {
    std::vector<hex::Axial> named;
    for (const int cell : rules.board().in_order()) {
      if ((set & rules.board().ring().bit(cell)) != 0)
        named.push_back(rules.board().ring().cell(cell));
    }
    return named;
  }
};

using Found = std::optional<Reason>;

template <class Word>
bool crowns_with(const Rules<Word>& rules, const Position<Word>& position, const Move<Word>& move) {
  const auto& ring = rules.board().ring();
  return (position.kings & ring.bit(move.from)) == 0 &&
         (rules.board().promotion(position.side) & ring.bit(move.to)) != 0;
}

/// Where the side to move can have a man crowned with its next move.
template <class Word>
Word crowning_cells(const Rules<Word>& rules, const Position<Word>& position) {
  MoveList<Move<Word>> moves;
  rules.legal_moves(position, moves);
  Word cells = 0;
  for (const Move<Word>& move : moves) {
    if (crowns_with(rules, position, move)) cells |= rules.board().ring().bit(move.to);
  }
  return cells;
}

template <class Word>
Found wins(const Case<Word>& of) {
  if (of.rules.status(of.after).outcome != win_for(of.before.side)) return {};
  return Reason{.code = "reason.hexdame.wins", .decides = true};
}

template <class Word>
Found shot(const Case<Word>& of) {
  if (!of.reply.known || of.reply.first == 0 || of.gain() <= 0) return {};
  return Reason{"reason.hexdame.shot", of.cells(of.reply.first), of.gain()};
}

template <class Word>
Found takes(const Case<Word>& of) {
  if (!of.captures() || !of.reply.known || of.gain() <= 0) return {};
  return Reason{"reason.hexdame.takes", of.cells(of.move.taken), hex::popcount(of.move.taken)};
}

template <class Word>
Found crowns(const Case<Word>& of) {
  if (!crowns_with(of.rules, of.before, of.move) || !of.reply.known || of.reply.first != 0)
    return {};
  return Reason{"reason.hexdame.crowns", of.cells(of.rules.board().ring().bit(of.move.to))};
}

template <class Word>
Found breakthrough(const Case<Word>& of) {
  if (!of.man() || crowns_with(of.rules, of.before, of.move)) return {};
  MoveList<Move<Word>> replies;
  of.rules.legal_moves(of.after, replies);
  const auto crowned_after = [&](const Move<Word>& reply) {
    const Position<Word> position = of.rules.play(of.after, reply);
    MoveList<Move<Word>> moves;
    of.rules.legal_moves(position, moves);
    return std::any_of(moves.begin(), moves.end(), [&](const Move<Word>& next) {
      return next.from == of.move.to && crowns_with(of.rules, position, next);
    });
  };
  if (replies.empty() || !std::all_of(replies.begin(), replies.end(), crowned_after)) return {};
  return Reason{"reason.hexdame.breakthrough", of.cells(of.rules.board().ring().bit(of.move.to))};
}

template <class Word>
Found saves(const Case<Word>& of) {
  if (of.captures() || !of.reply.known || of.reply.balance > 0) return {};
  const Exchange<Word> feared = exchange(of.rules, of.rules.passed(of.before));
  if (!feared.known || feared.balance <= 0) return {};
  return Reason{"reason.hexdame.saves", of.cells(feared.first), hex::popcount(feared.first)};
}

template <class Word>
Found stops_crowning(const Case<Word>& of) {
  const Word feared = crowning_cells(of.rules, of.rules.passed(of.before));
  if (feared == 0 || crowning_cells(of.rules, of.after) != 0) return {};
  return Reason{"reason.hexdame.stops-crowning", of.cells(feared)};
}

template <class Word>
Found threatens(const Case<Word>& of) {
  if (of.captures() || !of.reply.known || of.reply.first != 0) return {};
  const Exchange<Word> next = exchange(of.rules, of.rules.passed(of.after));
  if (!next.known || next.balance <= 0) return {};
  return Reason{"reason.hexdame.threatens", of.cells(next.first), hex::popcount(next.first)};
}

template <class Word>
Found trade(const Case<Word>& of) {
  if (!of.captures() || !of.reply.known || of.gain() != 0) return {};
  return Reason{"reason.hexdame.trade", of.cells(of.move.taken), hex::popcount(of.move.taken)};
}

}  // namespace

template <class Word>
std::vector<Reason> reasons(const Rules<Word>& rules, const Position<Word>& position,
                            const Move<Word>& move) {
  const Position<Word> after = rules.play(position, move);
  const Case<Word> of{rules, position, move, after, exchange(rules, after)};
  return holding(of, {&wins<Word>, &shot<Word>, &takes<Word>, &crowns<Word>, &breakthrough<Word>,
                      &saves<Word>, &stops_crowning<Word>, &threatens<Word>, &trade<Word>});
}

template std::vector<Reason> reasons(const Rules<Narrow>&, const Position<Narrow>&,
                                     const Move<Narrow>&);
template std::vector<Reason> reasons(const Rules<Wide>&, const Position<Wide>&, const Move<Wide>&);

}  // namespace alveole::hexdame
