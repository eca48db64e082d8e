#pragma once

#include <span>
#include <vector>

#include "games/hexdame/features.h"
#include "games/hexdame/rules.h"

namespace alveole::hexdame {

/// The weights laid out for looking up, with those of the men's cells added to the patterns.
class Knowledge {
 public:
  /// As many weights as weight_count says, or none.
  Knowledge(const Rules<Narrow>& rules, std::span<const std::int16_t> weights);

  bool empty() const { return weights_.empty(); }
  int pattern(int cell, int code) const { return patterns_[pattern_slot(cell, code)]; }
  int weight(int index) const { return weights_[static_cast<std::size_t>(index)]; }
  const Folding& folding() const { return *folding_; }

 private:
  const Folding* folding_ = nullptr;
  std::vector<std::int16_t> weights_;
  /// Sums that do not fit are cut: the trainer keeps far from that.
  std::vector<std::int16_t> patterns_;
};

inline Knowledge knowledge(const Rules<Narrow>& rules, std::span<const std::int16_t> weights) {
  return Knowledge(rules, weights);
}

/// The stack of positions of a search (search/board.h), each with the patterns on its board and
/// their sum. A move changes two or three cells and with them about ten patterns of 61.
class PatternBoard {
 public:
  PatternBoard(const Rules<Narrow>& rules, const Knowledge& knowledge,
               const Position<Narrow>& root);

  const Position<Narrow>& position() const { return stack_.back().position; }
  void push(const Move<Narrow>& move);
  void pass();
  void pop() { stack_.pop_back(); }

  /// For the side to move; the plain evaluation without weights.
  friend int evaluate(const PatternBoard& board);

 private:
  static constexpr int most_cells = 61;

  struct Entry {
    Position<Narrow> position;
    std::array<std::uint16_t, most_cells> codes{};
    int sum = 0;  ///< of the patterns' weights, for White
  };

  /// Of a man that comes to or leaves a cell: the patterns it stands in.
  struct Surroundings {
    Narrow cells = 0;
    std::array<std::uint8_t, 7> cell{};   ///< the patterns, by cell
    std::array<std::int16_t, 7> power{};  ///< what its digit counts there; 0 = there is none
  };

  int sum_over(const Entry& entry, Narrow cells) const;
  void change(Entry& entry, Narrow men, int digit_change) const;

  const Rules<Narrow>* rules_;
  const Knowledge* knowledge_;
  std::array<Surroundings, most_cells> around_{};
  std::vector<Entry> stack_;
};

int evaluate(const PatternBoard& board);

inline PatternBoard search_board(const Rules<Narrow>& rules, const Knowledge& knowledge,
                                 const Position<Narrow>& position) {
  return PatternBoard(rules, knowledge, position);
}

}  // namespace alveole::hexdame
