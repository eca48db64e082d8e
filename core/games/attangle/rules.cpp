#include "games/attangle/rules.h"

#include "games/attangle/names.h"
#include "games/scatter.h"

namespace alveole::attangle {

namespace {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  return scatter((hash ^ value) + golden_step);
}

template <class Word>
std::uint64_t mixed_word(std::uint64_t hash, Word word) {
  if constexpr (sizeof(Word) > 8) {
    hash = mixed(hash, static_cast<std::uint64_t>(word >> 64));
  }
  return mixed(hash, static_cast<std::uint64_t>(word));
}

template <class Word>
bool has(Word set, int point) {
  return (set >> point & 1) != 0;
}

template <class Word>
Word points_of(const hex::RingBoard<Word>& board, std::span<const std::string_view> names) {
  Word set{};
  for (const std::string_view name : names) {
    if (const auto point = find_point(name, board.side())) set |= board.bit(board.index(*point));
  }
  return set;
}

}  // namespace

template <class Word>
Rules<Word>::Rules(const Settings& settings)
    : variant_(&find_variant(settings.variant)), board_(variant_->side) {
  barred_ = points_of(board_, variant_->barred);
  start_.owned = {points_of(board_, variant_->white_start),
                  points_of(board_, variant_->black_start)};
  for (const Side side : {Side::white, Side::black}) {
    start_.stock[static_cast<std::size_t>(side)] =
        static_cast<std::int8_t>(variant_->total - hex::popcount(start_.of(side)));
  }
}

template <class Word>
Sight Rules<Word>::sight(const Position& position, int point) const {
  const Word occupied = position.occupied();
  Sight seen;
  for (int d = 0; d < hex::direction_count; ++d) {
    int at = board_.step(point, d);
    while (at != Board::off_board && !has(occupied, at)) at = board_.step(at, d);
    seen[static_cast<std::size_t>(d)] = at;
  }
  return seen;
}

// Calls visit(move) for every capture until it returns true; says whether it did.
//
// Heights: two attackers and the target make at most four, of which one goes back into stock. So
// of the three at most one is a double (seed: "seule une double pile peut être impliquée").
template <class Word>
template <class Visit>
bool Rules<Word>::visit_captures(const Position& position, Visit&& visit) const {
  const Side mover = position.to_move;
  const Word attackers = position.of(mover) & ~position.triple;
  Word targets = position.of(other(mover)) & ~position.triple;
  while (targets != 0) {
    const int target = hex::pop_lowest_bit(targets);
    const bool target_tall = has(position.tall, target);
    std::array<int, hex::direction_count> found;
    std::size_t count = 0;
    for (const int at : sight(position, target)) {
      if (at == Board::off_board || !has(attackers, at)) continue;
      const bool tall = has(position.tall, at);
      if (tall && target_tall) continue;
      for (std::size_t i = 0; i < count; ++i) {
        if (tall && has(position.tall, found[i])) continue;
        if (visit(capture(target, found[i], at))) return true;
      }
      found[count++] = at;
    }
  }
  return false;
}

template <class Word>
void Rules<Word>::captures(const Position& position, MoveList<Move>& moves) const {
  visit_captures(position, [&](const Move& move) {
    moves.push_back(move);
    return false;
  });
}

template <class Word>
bool Rules<Word>::can_capture(const Position& position) const {
  return visit_captures(position, [](const Move&) { return true; });
}

template <class Word>
void Rules<Word>::legal_moves(const Position& position, MoveList<Move>& moves) const {
  if (triples_status(position).over()) return;
  captures(position, moves);
  if (position.stock_of(position.to_move) == 0) return;
  Word points = placeable(position);
  while (points != 0) {
    const auto point = static_cast<std::int8_t>(hex::pop_lowest_bit(points));
    moves.push_back({point, Move::none, Move::none});
  }
}

template <class Word>
Position<Word> Rules<Word>::play(const Position& position, const Move& move) const {
  Position after = position;
  const Side mover = position.to_move;
  std::int8_t& stock = after.stock[static_cast<std::size_t>(mover)];
  const Word target = Board::bit(move.target);
  if (move.is_capture()) {
    const Word pair = Board::bit(move.first) | Board::bit(move.second);
    const bool onto_double = (position.tall & target) != 0;
    const bool by_double = (position.tall & pair) != 0;
    after.of(mover) &= ~pair;
    after.of(other(mover)) &= ~target;
    after.tall = (after.tall & ~pair) | target;
    if (onto_double || by_double) after.triple |= target;
    // W + W on WB leaves WBW, but BW + W on B leaves BBW.
    if (onto_double) after.own_lowest |= target;
    ++stock;
  } else {
    --stock;
  }
  after.of(mover) |= target;
  after.to_move = other(mover);
  return after;
}

template <class Word>
Status Rules<Word>::triples_status(const Position& position) const {
  // Only the side that has just moved can have completed the last triple; a position that was
  // typed in may hold enough of both.
  for (const Side side : {other(position.to_move), position.to_move}) {
    if (triples(position, side) >= variant_->goal) return {win_for(side), "triples"};
  }
  return {};
}

template <class Word>
Status Rules<Word>::status(const Position& position) const {
  if (const Status won = triples_status(position); won.over()) return won;
  if (position.stock_of(position.to_move) == 0 && !can_capture(position)) {
    return {win_for(other(position.to_move)), "no-stock"};
  }
  return {};
}

// What lies at the bottom of a triple decides nothing but the stock, which is counted itself.
template <class Word>
std::uint64_t Rules<Word>::key(const Position& position) const {
  std::uint64_t hash = mixed_word(0, position.owned[0]);
  hash = mixed_word(hash, position.owned[1]);
  hash = mixed_word(hash, position.tall);
  hash = mixed_word(hash, position.triple);
  const auto small = static_cast<std::uint64_t>(position.stock[0]) << 16 |
                     static_cast<std::uint64_t>(position.stock[1]) << 8 |
                     static_cast<std::uint64_t>(position.to_move);
  return mixed(hash, small);
}

template <class Word>
int Rules<Word>::height(const Position& position, int point) const {
  return (has(position.occupied(), point) ? 1 : 0) + (has(position.tall, point) ? 1 : 0) +
         (has(position.triple, point) ? 1 : 0);
}

template <class Word>
Stack Rules<Word>::stack(const Position& position, int point) const {
  const Side owner = has(position.of(Side::white), point) ? Side::white : Side::black;
  const Side lowest = has(position.own_lowest, point) ? owner : other(owner);
  const int height = this->height(position, point);
  switch (height) {
    case 1:
      return {{owner}, height};
    case 2:
      return {{other(owner), owner}, height};
    case 3:
      return {{lowest, other(owner), owner}, height};
    default:
      return {};
  }
}

template <class Word>
Move Rules<Word>::capture(int target, int one, int another) {
  return {static_cast<std::int8_t>(target), static_cast<std::int8_t>(std::min(one, another)),
          static_cast<std::int8_t>(std::max(one, another))};
}

template class Rules<std::uint64_t>;
template class Rules<hex::Word128>;

}  // namespace alveole::attangle
