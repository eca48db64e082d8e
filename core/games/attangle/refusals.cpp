#include "games/attangle/refusals.h"

#include "games/attangle/names.h"

namespace alveole::attangle {

namespace {

template <class Word>
std::string name(const Rules<Word>& rules, int point) {
  return name_of_point(rules.board().cell(point), rules.board().side());
}

template <class Word>
bool in(Word set, int point) {
  return (set & hex::RingBoard<Word>::bit(point)) != 0;
}

template <class Word>
Error at_cell(const Rules<Word>& rules, std::string code, int point) {
  return {std::move(code), 1, 1, {{"cell", name(rules, point)}}};
}

}  // namespace

template <class Word>
std::optional<Error> refuse_finished(const Rules<Word>& rules, const Position<Word>& position) {
  if (!rules.status(position).over()) return std::nullopt;
  return Error{"error.attangle.over"};
}

template <class Word>
std::optional<Error> refuse_placement(const Rules<Word>& rules, const Position<Word>& position,
                                      int point) {
  if (in(rules.barred(), point)) return at_cell(rules, "error.attangle.barred", point);
  if (in(position.occupied(), point)) return at_cell(rules, "error.attangle.occupied", point);
  if (position.stock_of(position.to_move) == 0) return Error{"error.attangle.stock-empty"};
  return std::nullopt;
}

template <class Word>
std::optional<Error> refuse_attacker(const Rules<Word>& rules, const Position<Word>& position,
                                     int from) {
  if (!in(position.occupied(), from)) return at_cell(rules, "error.attangle.empty-point", from);
  if (!in(position.of(position.to_move), from)) {
    return at_cell(rules, "error.attangle.not-yours", from);
  }
  if (in(position.triple, from)) return at_cell(rules, "error.attangle.triple-fixed", from);
  return std::nullopt;
}

template <class Word>
std::optional<Error> refuse_target(const Rules<Word>& rules, const Position<Word>& position,
                                   int target) {
  if (!in(position.occupied(), target)) {
    return at_cell(rules, "error.attangle.empty-target", target);
  }
  if (in(position.of(position.to_move), target)) {
    return at_cell(rules, "error.attangle.own-target", target);
  }
  if (in(position.triple, target)) return at_cell(rules, "error.attangle.triple-safe", target);
  return std::nullopt;
}

template <class Word>
std::optional<Error> refuse_approach(const Rules<Word>& rules, const Position<Word>& position,
                                     int from, int target) {
  for (int d = 0; d < hex::direction_count; ++d) {
    int blocker = hex::RingBoard<Word>::off_board;
    for (int at = rules.board().step(target, d); at != hex::RingBoard<Word>::off_board;
         at = rules.board().step(at, d)) {
      if (at == from) {
        if (blocker == hex::RingBoard<Word>::off_board) return std::nullopt;
        return Error{"error.attangle.blocked",
                     1,
                     1,
                     {{"cell", name(rules, from)},
                      {"target", name(rules, target)},
                      {"blocker", name(rules, blocker)}}};
      }
      if (blocker == hex::RingBoard<Word>::off_board && in(position.occupied(), at)) blocker = at;
    }
  }
  return Error{"error.attangle.not-in-line",
               1,
               1,
               {{"cell", name(rules, from)}, {"target", name(rules, target)}}};
}

template <class Word>
std::optional<Error> refuse_capture(const Rules<Word>& rules, const Position<Word>& position,
                                    int target, int one, int another) {
  if (auto refused = refuse_target(rules, position, target)) return refused;
  for (const int from : {one, another}) {
    if (auto refused = refuse_attacker(rules, position, from)) return refused;
  }
  if (one == another) return at_cell(rules, "error.attangle.same-attacker", one);
  for (const int from : {one, another}) {
    if (auto refused = refuse_approach(rules, position, from, target)) return refused;
  }
  const int sum = rules.height(position, target) + rules.height(position, one) +
                  rules.height(position, another);
  if (sum > max_height + 1) {
    return Error{"error.attangle.too-high",
                 1,
                 1,
                 {{"cell", name(rules, target)}, {"height", std::to_string(sum - 1)}}};
  }
  return std::nullopt;
}

template std::optional<Error> refuse_finished(const Rules<std::uint64_t>&,
                                              const Position<std::uint64_t>&);
template std::optional<Error> refuse_placement(const Rules<std::uint64_t>&,
                                               const Position<std::uint64_t>&, int);
template std::optional<Error> refuse_attacker(const Rules<std::uint64_t>&,
                                              const Position<std::uint64_t>&, int);
template std::optional<Error> refuse_target(const Rules<std::uint64_t>&,
                                            const Position<std::uint64_t>&, int);
template std::optional<Error> refuse_approach(const Rules<std::uint64_t>&,
                                              const Position<std::uint64_t>&, int, int);
template std::optional<Error> refuse_capture(const Rules<std::uint64_t>&,
                                             const Position<std::uint64_t>&, int, int, int);
template std::optional<Error> refuse_finished(const Rules<hex::Word128>&,
                                              const Position<hex::Word128>&);
template std::optional<Error> refuse_placement(const Rules<hex::Word128>&,
                                               const Position<hex::Word128>&, int);
template std::optional<Error> refuse_attacker(const Rules<hex::Word128>&,
                                              const Position<hex::Word128>&, int);
template std::optional<Error> refuse_target(const Rules<hex::Word128>&,
                                            const Position<hex::Word128>&, int);
template std::optional<Error> refuse_approach(const Rules<hex::Word128>&,
                                              const Position<hex::Word128>&, int, int);
template std::optional<Error> refuse_capture(const Rules<hex::Word128>&,
                                             const Position<hex::Word128>&, int, int, int);

}  // namespace alveole::attangle
