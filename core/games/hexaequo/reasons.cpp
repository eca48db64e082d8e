#include "games/hexaequo/reasons.h"

#include <algorithm>
#include <bit>

#include "games/hexaequo/opinions.h"

namespace alveole::hexaequo {

namespace {

/// What the side to move could take with its next move.
struct Reachable {
  Tiles taken = 0;    ///< by some move
  Tiles winning = 0;  ///< by some move that wins
};

Reachable reachable(const Rules& rules, const Position& position) {
  Reachable found;
  if (rules.status(position).over()) return found;
  MoveList<Move> moves;
  rules.captures(position, moves);
  const Outcome won = win_for(position.to_move());
  for (const Move& move : moves) {
    const Tiles taken = captured_tiles(position, move);
    found.taken |= taken;
    if (rules.status(rules.play(position, move)).outcome == won) found.winning |= taken;
  }
  return found;
}

struct Case {
  const Rules& rules;
  const Position& before;
  const Move& move;
  Position after;
  Status status;  ///< after the move
  Side us;
  Side them;
  Reachable feared;  ///< by the other side, had it been its turn before the move
  Reachable reply;   ///< by the other side now
  Reachable next;    ///< by the mover, were it its turn again

  /// Tiles keep their numbers: a tile of before is the same one after.
  std::vector<hex::Axial> cells(Tiles set) const {
    std::vector<hex::Axial> named;
    for_each_slot(set, [&](int slot) { named.push_back(after.cell_of(slot)); });
    return named;
  }
};

using Found = std::optional<Reason>;

Found win_by(const Case& of, std::string_view reason, std::string_view code) {
  if (of.status != Status{win_for(of.us), reason}) return {};
  return Reason{.code = code, .decides = true};
}
Found wins_discs(const Case& of) {
  return win_by(of, "six-discs", "reason.hexaequo.wins-discs");
}
Found wins_rings(const Case& of) {
  return win_by(of, "three-rings", "reason.hexaequo.wins-rings");
}
Found wins_piece(const Case& of) {
  return win_by(of, "no-piece", "reason.hexaequo.wins-piece");
}

Found saves_last(const Case& of) {
  const Tiles own = of.before.of(of.us).pieces();
  if (std::popcount(own) != 1 || (of.feared.taken & own) == 0) return {};
  if (of.reply.taken != 0) return {};
  return Reason{"reason.hexaequo.saves-last", of.cells(own)};
}

Found stops(const Case& of) {
  if (of.feared.winning == 0 || of.reply.winning != 0) return {};
  return Reason{"reason.hexaequo.stops", of.cells(of.feared.winning)};
}

Found attacks_last(const Case& of) {
  const Tiles last = of.after.of(of.them).pieces();
  if (std::popcount(last) != 1 || (of.next.taken & last) == 0) return {};
  return Reason{"reason.hexaequo.attacks-last", of.cells(last)};
}

Found threatens(const Case& of) {
  if (of.next.winning == 0) return {};
  return Reason{"reason.hexaequo.threatens", of.cells(of.next.winning)};
}

Found takes_ring(const Case& of) {
  const Tiles taken = captured_tiles(of.before, of.move);
  const int rings = std::popcount(taken & of.before.of(of.them).rings);
  if (rings == 0) return {};
  return Reason{"reason.hexaequo.takes-ring", of.cells(taken), rings};
}

Found takes(const Case& of) {
  const Tiles taken = captured_tiles(of.before, of.move);
  if (taken == 0 || (taken & of.before.of(of.them).rings) != 0) return {};
  return Reason{"reason.hexaequo.takes", of.cells(taken), std::popcount(taken)};
}

Found ring(const Case& of) {
  if (of.move.kind != MoveKind::place_ring) return {};
  return Reason{.code = "reason.hexaequo.ring", .cells = {of.move.to}};
}

Found fork(const Case& of) {
  const Tiles attacked = of.next.taken & ~reachable(of.rules, of.before).taken;
  const int count = std::popcount(attacked);
  if (count < 2 || of.reply.taken != 0) return {};
  return Reason{"reason.hexaequo.fork", of.cells(attacked), count};
}

Found saves(const Case& of) {
  if (of.feared.taken == 0 || of.reply.taken != 0) return {};
  return Reason{"reason.hexaequo.saves", of.cells(of.feared.taken), std::popcount(of.feared.taken)};
}

}  // namespace

std::vector<Reason> reasons(const Rules& rules, const Position& position, const Move& move) {
  const Position after = rules.play(position, move);
  const Side us = position.to_move();
  const Case of{rules,
                position,
                move,
                after,
                rules.status(after),
                us,
                other(us),
                reachable(rules, passed(rules, position)),
                reachable(rules, after),
                reachable(rules, passed(rules, after))};
  return holding(of, {&wins_discs, &wins_rings, &wins_piece, &saves_last, &stops, &attacks_last,
                      &threatens, &takes_ring, &takes, &ring, &fork, &saves});
}

}  // namespace alveole::hexaequo
