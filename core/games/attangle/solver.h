#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "games/attangle/rules.h"

namespace alveole::attangle {

/// Who wins a position, proven by looking at those positions first that promise the shortest proof
/// (depth-first proof-number search: A. Nagai, "Df-pn Algorithm for Searching AND/OR Trees", 2002).
/// Exact, since no position of Attangle can come twice in a game.
///
/// It does not call itself and can stop after any position; how the positions are sliced never
/// changes what is found. The rules must outlive it.
template <class Word>
class Solver {
 public:
  using Position = attangle::Position<Word>;

  /// About half of all results are proven with these ten plies before they come, in about a second.
  static constexpr std::uint64_t enough = 400'000;

  Solver(const Rules<Word>& rules, const Position& position);

  /// Looks at no more than so many further positions; returns at how many.
  std::uint64_t run(std::uint64_t positions);
  bool finished() const { return stage_ == Stage::finished; }
  /// Finished, and the side to move loses whatever it plays.
  bool lost() const { return lost_; }
  /// How the side to move wins, to the end of the game, against one of many defences (captures
  /// where there are any); empty if it does not, or not before run() has found it.
  const std::vector<Move>& line() const { return line_; }

 private:
  enum class Stage : std::uint8_t { prove, finished };
  using Number = std::uint32_t;
  static constexpr Number infinite = 1'000'000'000;

  /// For the side to move: how many positions at least have to be decided to prove that it wins,
  /// and that it loses. 0 and infinite: it is proven.
  struct Numbers {
    Number win = 1;
    Number loss = 1;
  };
  struct Child {
    Position position;
    std::uint64_t key;
    Move move;
    bool over;  ///< and whoever is to move has lost
    Numbers numbers;
  };
  /// A position of the line looked at.
  struct Frame {
    Position position;
    std::uint64_t key;
    Numbers limits;  ///< to be left when one of its numbers reaches this
    std::vector<Child> children;
    std::size_t tried = 0;  ///< the child looked at
  };
  struct Entry {
    std::uint64_t key = 0;
    Numbers numbers;
  };
  /// What the children make of a position, and the child to look at next.
  struct Choice {
    Numbers numbers;
    std::size_t best = 0;
    Number second_loss = infinite;
  };

  static constexpr std::size_t table_size = std::size_t{1} << 18;

  Frame& top() { return frames_[depth_]; }
  Entry& entry(std::uint64_t key) { return table_[key % table_size]; }
  Numbers known_numbers(std::uint64_t key);
  static Choice choose(const Frame& frame);
  void enter(const Position& position, Numbers limits);
  void begin_at(const Position& position);
  void step();
  void follow_line(const Child& attack);

  const Rules<Word>* rules_;
  std::vector<Entry> table_ = std::vector<Entry>(table_size);
  std::vector<Frame> frames_;
  std::size_t depth_ = 0;
  Stage stage_ = Stage::prove;
  bool lost_ = false;
  std::uint64_t positions_ = 0;
  std::vector<Move> line_;
  std::vector<Move> found_;  ///< the beginning of the line; what follows is not yet known
};

template <class Word>
Solver<Word> forced_win(const Rules<Word>& rules, const Position<Word>& position) {
  return Solver<Word>(rules, position);
}

}  // namespace alveole::attangle
