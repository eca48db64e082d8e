#include "games/hexdame/rules.h"

#include "games/hexdame/captures.h"
#include "games/scatter.h"

namespace alveole::hexdame {

namespace {

// Zobrist keys: one random number for every piece on every cell.
constexpr int max_cells = 91;
constexpr std::uint64_t black_to_move_key = 0x9D39247E33776D41U;

struct PieceKeys {
  std::uint64_t of[2][2][max_cells];  ///< by side, king or not, cell
};
constexpr PieceKeys make_piece_keys() {
  PieceKeys keys{};
  std::uint64_t state = 0x48455844414D45;  // "HEXDAME"
  for (auto& side : keys.of) {
    for (auto& kind : side) {
      for (std::uint64_t& key : kind) key = scatter(state += golden_step);
    }
  }
  return keys;
}
constexpr PieceKeys piece_keys = make_piece_keys();

std::uint64_t piece_key(Side side, bool king, int cell) {
  return piece_keys.of[static_cast<int>(side)][king ? 1 : 0][cell];
}

Options options_of(const Settings& settings) {
  Options options;
  options.origin_blocked = settings.option("origin") == "blocked";
  options.short_kings = settings.option("kings") == "short";
  options.free_capture = settings.option("capture") == "free";
  if (settings.option("noprogress") == "50") options.no_progress_limit = 50;
  return options;
}

/// Memory stays bounded on composed boards: with capture=free on 6 a side a few kings among twenty
/// pieces have close to a million captures. Random games were not seen above 160,000, and without
/// that option no board, played or composed, above 1,000. Captures beyond are left out.
constexpr std::size_t most_captures = 262'144;

template <class Word>
Move<Word> make_move(int from, int to, Word taken = 0) {
  return {taken, static_cast<std::int8_t>(from), static_cast<std::int8_t>(to)};
}

}  // namespace

template <class Word>
Rules<Word>::Rules(const Settings& settings)
    : board_(settings.variant == "4"   ? 4
             : settings.variant == "6" ? 6
                                       : 5),
      options_(options_of(settings)) {}

template <class Word>
Position<Word> Rules<Word>::start() const {
  return position(board_.start(Side::white), board_.start(Side::black), 0, Side::white);
}

template <class Word>
Position<Word> Rules<Word>::position(Word white, Word black, Word kings, Side side) const {
  Position made;
  made.pieces = {white, black};
  made.kings = kings;
  made.side = side;
  if (side == Side::black) made.key ^= black_to_move_key;
  for (const Side owner : {Side::white, Side::black}) {
    Word left = made.pieces[static_cast<std::size_t>(owner)];
    while (left != 0) {
      const int cell = hex::pop_lowest_bit(left);
      made.key ^= piece_key(owner, (kings & board_.ring().bit(cell)) != 0, cell);
    }
  }
  return made;
}

template <class Word>
void Rules<Word>::legal_moves(const Position& position, Moves& moves) const {
  if (no_progress_draw(position)) return;
  const Word capturing = capturing_pieces(position);
  if (capturing != 0) {
    append_captures(position, capturing, moves);
  } else {
    append_quiet_moves(position, moves);
  }
}

template <class Word>
Word Rules<Word>::capturing_pieces(const Position& position) const {
  const auto& ring = board_.ring();
  const Word own = position.own();
  const Word empty = ring.all() & ~position.occupied();
  const Word flying = options_.short_kings ? Word{0} : own & position.kings;
  Word capturing = 0;
  for (int d = 0; d < hex::direction_count; ++d) {
    const int back = hex::opposite(d);
    const Word open = position.enemies() & ring.shifted(empty, back);
    Word before = ring.shifted(open, back);
    capturing |= before & own;
    if (flying == 0) continue;
    while ((before &= empty) != 0) {
      before = ring.shifted(before, back);
      capturing |= before & flying;
    }
  }
  return capturing;
}

template <class Word>
void Rules<Word>::append_captures(const Position& position, Word capturing, Moves& moves) const {
  const std::size_t first = moves.size();
  int most = 1;
  const auto append = [&](int from, Word taken, Word cells) {
    while (cells != 0 && moves.size() < most_captures) {
      moves.push_back(make_move(from, hex::pop_lowest_bit(cells), taken));
    }
  };
  while (capturing != 0) {
    const int from = hex::pop_lowest_bit(capturing);
    const CaptureSearch<Word> search(*this, position, from);
    if (options_.free_capture) {
      for (const auto& state : search.states().subspan(1)) {
        append(from, state.taken, search.stuck(state));
      }
      continue;
    }
    // The largest capture of the whole side comes first, whoever makes it.
    if (search.longest() < most) continue;
    if (search.longest() > most) {
      most = search.longest();
      moves.truncate(first);
    }
    for (const auto& state : search.layer(most)) append(from, state.taken, state.cells);
  }
}

template <class Word>
void Rules<Word>::append_quiet_moves(const Position& position, Moves& moves) const {
  const auto& ring = board_.ring();
  const Word empty = ring.all() & ~position.occupied();
  const Word men = position.own() & ~position.kings;
  const int forward = board_.forward(position.side);
  for (int d = forward; d < forward + 3; ++d) {
    Word targets = ring.shifted(men, d) & empty;
    while (targets != 0) {
      const int to = hex::pop_lowest_bit(targets);
      moves.push_back(make_move<Word>(ring.step(to, hex::opposite(d)), to));
    }
  }
  Word kings = position.own() & position.kings;
  while (kings != 0) {
    const int from = hex::pop_lowest_bit(kings);
    for (int d = 0; d < hex::direction_count; ++d) {
      for (int to = ring.step(from, d); to != ring.off_board && (empty & ring.bit(to)) != 0;
           to = ring.step(to, d)) {
        moves.push_back(make_move<Word>(from, to));
        if (options_.short_kings) break;
      }
    }
  }
}

template <class Word>
bool Rules<Word>::has_quiet_move(const Position& position) const {
  const auto& ring = board_.ring();
  const Word kings = position.own() & position.kings;
  const int forward = board_.forward(position.side);
  Word targets = 0;
  for (int d = 0; d < hex::direction_count; ++d) {
    const bool ahead = d >= forward && d < forward + 3;
    targets |= ring.shifted(ahead ? position.own() : kings, d);
  }
  return (targets & ~position.occupied()) != 0;
}

template <class Word>
Position<Word> Rules<Word>::play(const Position& position, const Move& move) const {
  const auto& ring = board_.ring();
  const Side side = position.side;
  const auto us = static_cast<std::size_t>(side);
  const auto them = static_cast<std::size_t>(other(side));
  const Word from = ring.bit(move.from);
  const Word to = ring.bit(move.to);
  const bool king = (position.kings & from) != 0;
  // A man is crowned where its move ends, not where it passes.
  const bool crowned = !king && (to & board_.promotion(side)) != 0;

  Position next = position;
  next.side = other(side);
  next.key ^= black_to_move_key;
  next.pieces[us] = (next.pieces[us] & ~from) | to;
  next.key ^= piece_key(side, king, move.from) ^ piece_key(side, king || crowned, move.to);
  if (king) next.kings &= ~from;
  if (king || crowned) next.kings |= to;
  if (king && move.taken == 0) {
    if (next.no_progress < 255) ++next.no_progress;
  } else {
    next.no_progress = 0;
  }
  for (Word taken = move.taken; taken != 0;) {
    const int cell = hex::pop_lowest_bit(taken);
    next.key ^= piece_key(other(side), (position.kings & ring.bit(cell)) != 0, cell);
  }
  next.pieces[them] &= ~move.taken;
  next.kings &= ~move.taken;
  return next;
}

template <class Word>
Position<Word> Rules<Word>::passed(const Position& position) const {
  Position next = position;
  next.side = other(position.side);
  next.key ^= black_to_move_key;
  return next;
}

template <class Word>
Status Rules<Word>::status(const Position& position) const {
  const Outcome lost = win_for(other(position.side));
  if (position.own() == 0) return {lost, "no-piece"};
  if (!has_quiet_move(position) && capturing_pieces(position) == 0) return {lost, "no-move"};
  if (no_progress_draw(position)) return {Outcome::draw, "no-progress"};
  return {};
}

template class Rules<Narrow>;
template class Rules<Wide>;

}  // namespace alveole::hexdame
