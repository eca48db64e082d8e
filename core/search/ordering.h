#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <type_traits>

#include "games/game.h"

/// Which move to look at first.
namespace alveole::search {

/// A number never 0 that names a move in tables. Two moves may share one; nothing but the order of
/// search depends on it. A Move without padding is hashed as its bytes; for others the game defines
/// `std::uint64_t move_number(const Move&)` beside its evaluation.
template <class Move>
std::uint32_t code_of(const Move& move) {
  std::uint64_t mixed = 0;
  const auto mix = [&](std::uint64_t word) {
    mixed = (mixed ^ word) * 0x9e3779b97f4a7c15u;
    mixed ^= mixed >> 32;
  };
  if constexpr (requires { move_number(move); }) {
    mix(move_number(move));
  } else {
    static_assert(std::has_unique_object_representations_v<Move>,
                  "give a Move with padding a move_number");
    const auto bytes = std::bit_cast<std::array<unsigned char, sizeof(Move)>>(move);
    for (std::size_t i = 0; i < sizeof(Move); i += sizeof(std::uint64_t)) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes.data() + i, std::min(sizeof word, sizeof(Move) - i));
      mix(word);
    }
  }
  return static_cast<std::uint32_t>(mixed) | 1u;
}

/// How well moves have done anywhere in the tree, a number for each side and move code.
class History {
 public:
  static constexpr int limit = 1 << 14;

  int score(Side side, std::uint32_t code) const { return scores_[index(side, code)]; }
  /// The move refuted its position after a search of `depth` plies.
  void reward(Side side, std::uint32_t code, int depth) { adjust(side, code, bonus(depth)); }
  /// The move was tried before the one that refuted the position.
  void punish(Side side, std::uint32_t code, int depth) { adjust(side, code, -bonus(depth)); }
  void clear() { scores_.fill(0); }

 private:
  static constexpr std::size_t codes = 1 << 12;
  static std::size_t index(Side side, std::uint32_t code) {
    return (side == Side::white ? 0 : codes) + (code >> 20);
  }
  static int bonus(int depth) { return std::min(depth * depth * 16, 2048); }
  /// Moves the score towards +-limit, by less the nearer it is.
  void adjust(Side side, std::uint32_t code, int change) {
    std::int32_t& score = scores_[index(side, code)];
    score += change - score * std::abs(change) / limit;
  }

  std::array<std::int32_t, 2 * codes> scores_{};
};

/// The last two quiet moves that refuted a position at the same ply.
class Killers {
 public:
  /// 0 = the latest, 1 = the one before, 2 = neither.
  int rank(std::uint32_t code) const { return code == codes_[0] ? 0 : code == codes_[1] ? 1 : 2; }
  void add(std::uint32_t code) {
    if (code == codes_[0]) return;
    codes_[1] = codes_[0];
    codes_[0] = code;
  }
  void clear() { codes_ = {}; }

 private:
  std::array<std::uint32_t, 2> codes_{};
};

/// The quiet move that last refuted each move, wherever that was.
class Replies {
 public:
  /// 0 = none known. No move (code 0) has no reply.
  std::uint32_t to(std::uint32_t code) const { return code == 0 ? 0 : replies_[code >> shift]; }
  void set(std::uint32_t code, std::uint32_t reply) {
    if (code != 0) replies_[code >> shift] = reply;
  }
  void clear() { replies_.fill(0); }

 private:
  static constexpr int shift = 20;
  std::array<std::uint32_t, std::size_t{1} << (32 - shift)> replies_{};
};

/// One move of a node as the search chooses from them: a score, and the place in the generator's
/// list, which decides between equals; so the order is total and the same on every machine.
struct RankedMove {
  std::int32_t score;
  std::uint32_t place;
  std::uint32_t code;
  std::int16_t history;
  bool noisy;

  bool before(const RankedMove& other) const {
    return score != other.score ? score > other.score : place < other.place;
  }
};

/// The scores that sort moves: the one hinted at by an earlier search, then noisy moves by what
/// they take, then killers, the usual reply to the last move, and the rest by history.
namespace ordering {

constexpr std::int32_t band = 4 * History::limit;
constexpr std::int32_t hinted = 16 * band;

constexpr std::int32_t noisy(int gain, int history) {
  // A hundredth of a piece weighs as much as this part of all history.
  constexpr int part = History::limit / 64;
  constexpr int largest_gain = 500;
  return 6 * band + std::clamp(gain, -largest_gain, largest_gain) * part + history / 4;
}
constexpr std::int32_t quiet(int killer_rank, bool reply, int history) {
  return (killer_rank < 2 ? 3 - killer_rank : reply ? 1 : 0) * band + history;
}

}  // namespace ordering

/// Brings the best of the moves from `first` on to `first`.
inline void select_best(RankedMove* first, RankedMove* last) {
  RankedMove* best = first;
  for (RankedMove* move = first + 1; move < last; ++move) {
    if (move->before(*best)) best = move;
  }
  std::swap(*first, *best);
}

/// Sorts few things and leaves equals in their order, without the temporary memory of
/// std::stable_sort.
template <class Iterator, class Before>
void insertion_sort(Iterator first, Iterator last, Before before) {
  for (Iterator next = first; next != last; ++next) {
    std::rotate(std::upper_bound(first, next, *next, before), next, std::next(next));
  }
}

}  // namespace alveole::search
