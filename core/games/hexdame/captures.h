#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// The board as a capturing piece meets it. It does not change during the move: captured pieces
/// stay, and block, until the move is done ("ne peuvent être enlevées du plateau qu'à l'issue de
/// l'exécution complète de la rafle"). So what can be jumped from where is fixed, and only one
/// thing has to be remembered on the way: which pieces were jumped already.
template <class Word>
class CaptureGround {
 public:
  CaptureGround(const Rules<Word>& rules, const Position<Word>& position, int from)
      : ring_(rules.board().ring()),
        enemies_(position.enemies()),
        flying_((position.kings & ring_.bit(from)) != 0 && !rules.options().short_kings) {
    const Word origin = rules.options().origin_blocked ? Word{0} : ring_.bit(from);
    empty_ = (ring_.all() & ~position.occupied()) | origin;
  }

  const hex::RingBoard<Word>& ring() const { return ring_; }

  /// Calls visit(direction, victim, landings) for every jump that starts on one of `cells` over a
  /// piece not in `taken`.
  template <class Visit>
  void for_each_jump(Word cells, Word taken, Visit&& visit) const {
    const Word victims = enemies_ & ~taken;
    for (int d = 0; d < hex::direction_count; ++d) {
      const Word jumped = ring_.shifted(flying_ ? slid(cells, d) : cells, d) & victims;
      Word behind = ring_.shifted(jumped, d) & empty_;
      while (behind != 0) {
        const int landing = hex::pop_lowest_bit(behind);
        const int victim = ring_.step(landing, hex::opposite(d));
        visit(d, victim, flying_ ? run(landing, d) : ring_.bit(landing));
      }
    }
  }

  /// Those of `cells` from where `victim` can be jumped in a direction.
  Word sources(Word cells, int victim, int direction) const {
    const int back = hex::opposite(direction);
    Word found = 0;
    for (int at = ring_.step(victim, back); at != ring_.off_board; at = ring_.step(at, back)) {
      found |= ring_.bit(at);
      if (!flying_ || (empty_ & ring_.bit(at)) == 0) break;
    }
    return found & cells;
  }

 private:
  /// `cells` and all empty cells that lie open before them.
  Word slid(Word cells, int direction) const {
    for (Word front = cells; front != 0; cells |= front) {
      front = ring_.shifted(front, direction) & empty_;
    }
    return cells;
  }

  /// An empty cell and the empty cells that follow it without a gap.
  Word run(int cell, int direction) const {
    Word cells = 0;
    for (; cell != ring_.off_board && (empty_ & ring_.bit(cell)) != 0;
         cell = ring_.step(cell, direction)) {
      cells |= ring_.bit(cell);
    }
    return cells;
  }

  const hex::RingBoard<Word>& ring_;
  Word empty_ = 0;
  Word enemies_;
  bool flying_;
};

/// All captures of one piece, found in layers without walking any route twice: after k jumps, every
/// set of k pieces that can have been taken, with the cells where the piece can stand then. There
/// can be hundreds of routes to one such state.
///
/// A layer holds at most `max_layer` sets. With 16 enemy pieces, the most that 5 cells a side
/// allow, there are never more, so boards of 4 and 5 a side are always exact. On 6 a side it takes
/// a flying king with some twenty pieces to take: over eight million plies of random games came to
/// 7,448 with the majority rule; with capture=free they met the bound, and so do composed boards.
/// Further sets are then left out, always the same ones, so that every position ends in time.
template <class Word>
class CaptureSearch {
 public:
  struct State {
    Word taken;
    Word cells;
  };

  /// C(16, 8): the most sets of one size that 16 pieces have.
  static constexpr std::size_t max_layer = 12'870;

  CaptureSearch(const Rules<Word>& rules, const Position<Word>& position, int from);

  const CaptureGround<Word>& ground() const { return ground_; }
  /// The most jumps in a row.
  int longest() const { return static_cast<int>(layers_.size()) - 2; }
  /// The states after so many jumps, 0 .. longest().
  std::span<const State> layer(int jumps) const {
    return std::span<const State>(states_.begin(), states_.end())
        .subspan(layers_[at(jumps)], layers_[at(jumps + 1)] - layers_[at(jumps)]);
  }
  std::span<const State> states() const { return {states_.begin(), states_.end()}; }
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  /// Place of a set among states(), or none.
  std::size_t find(Word taken) const;
  /// The cells of a state from where no further jump is possible.
  Word stuck(const State& state) const;

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  void add(Word taken, Word cells);
  void index_states();
  std::size_t slot_of(Word taken) const;

  CaptureGround<Word> ground_;
  MoveList<State, 64> states_;
  MoveList<std::uint32_t, 32> layers_;  ///< where each layer begins among the states, then the end
  std::vector<std::uint32_t>
      slots_;  ///< open addressing: place + 1 of each set, once there are many
};

extern template class CaptureSearch<Narrow>;
extern template class CaptureSearch<Wide>;

}  // namespace alveole::hexdame
