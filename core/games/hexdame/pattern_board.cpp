#include "games/hexdame/pattern_board.h"

#include <algorithm>
#include <limits>

#include "games/hexdame/evaluation.h"

namespace alveole::hexdame {

namespace {

constexpr std::size_t longest_line = 128;  // of a search; the stack grows if one is longer

std::int16_t cut_to_16_bits(int value) {
  using Limits = std::numeric_limits<std::int16_t>;
  return static_cast<std::int16_t>(std::clamp<int>(value, Limits::min(), Limits::max()));
}

}  // namespace

Knowledge::Knowledge(const Rules<Narrow>& rules, std::span<const std::int16_t> weights)
    : weights_(weights.begin(), weights.end()) {
  if (weights.empty()) return;
  folding_ = &hexdame::folding(rules);
  const int cells = rules.board().ring().cell_count();
  patterns_.resize(pattern_slot(cells, 0));
  for (int cell = 0; cell < cells; ++cell) {
    const Folded white = folding_->piece(Side::white, cell);
    const Folded black = folding_->piece(Side::black, cell);
    const std::array<int, 3> man = {0, white.sign * weight(groups::men + white.index),
                                    black.sign * weight(groups::men + black.index)};
    for (int code = 0; code < pattern_codes; ++code) {
      const Folded folded = folding_->pattern(cell, code);
      const int pattern = folded.sign == 0 ? 0 : folded.sign * weight(folded.index);
      patterns_[pattern_slot(cell, code)] =
          cut_to_16_bits(pattern + man[static_cast<std::size_t>(code % 3)]);
    }
  }
}

PatternBoard::PatternBoard(const Rules<Narrow>& rules, const Knowledge& knowledge,
                           const Position<Narrow>& root)
    : rules_(&rules), knowledge_(&knowledge) {
  stack_.reserve(longest_line);
  Entry& entry = stack_.emplace_back();
  entry.position = root;
  if (knowledge.empty()) return;
  const auto& ring = rules.board().ring();
  for (int cell = 0; cell < ring.cell_count(); ++cell) {
    entry.codes[static_cast<std::size_t>(cell)] =
        static_cast<std::uint16_t>(pattern_code(rules, root, cell));
    Surroundings& around = around_[static_cast<std::size_t>(cell)];
    around.cell.fill(static_cast<std::uint8_t>(cell));
    around.cells = ring.bit(cell);
    around.power[0] = 1;
    for (int d = 0; d < hex::direction_count; ++d) {
      const int next = ring.step(cell, d);
      if (next == ring.off_board) continue;
      const int back = (d + hex::direction_count / 2) % hex::direction_count;
      around.cells |= ring.bit(next);
      around.cell[static_cast<std::size_t>(d) + 1] = static_cast<std::uint8_t>(next);
      around.power[static_cast<std::size_t>(d) + 1] =
          static_cast<std::int16_t>(pattern_powers[static_cast<std::size_t>(back) + 1]);
    }
  }
  entry.sum = sum_over(entry, ring.all());
}

int PatternBoard::sum_over(const Entry& entry, Narrow cells) const {
  int sum = 0;
  while (cells != 0) {
    const int cell = hex::pop_lowest_bit(cells);
    sum += knowledge_->pattern(cell, entry.codes[static_cast<std::size_t>(cell)]);
  }
  return sum;
}

void PatternBoard::change(Entry& entry, Narrow men, int digit_change) const {
  while (men != 0) {
    const Surroundings& around = around_[static_cast<std::size_t>(hex::pop_lowest_bit(men))];
    for (std::size_t i = 0; i < around.cell.size(); ++i) {
      auto& code = entry.codes[std::size_t{around.cell[i]}];
      code = static_cast<std::uint16_t>(code + digit_change * around.power[i]);
    }
  }
}

void PatternBoard::push(const Move<Narrow>& move) {
  Entry& entry = stack_.emplace_back();
  const Entry& before = stack_[stack_.size() - 2];
  entry.position = rules_->play(before.position, move);
  if (knowledge_->empty()) return;
  const auto men = [](const Position<Narrow>& position, std::size_t side) {
    return position.pieces[side] & ~position.kings;
  };
  Narrow touched = 0;
  entry.codes = before.codes;
  for (const std::size_t side : {0u, 1u}) {
    const Narrow old_men = men(before.position, side);
    const Narrow new_men = men(entry.position, side);
    for (Narrow left = old_men ^ new_men; left != 0;) {
      touched |= around_[static_cast<std::size_t>(hex::pop_lowest_bit(left))].cells;
    }
    const int digit = static_cast<int>(side) + 1;
    change(entry, new_men & ~old_men, digit);
    change(entry, old_men & ~new_men, -digit);
  }
  entry.sum = before.sum + sum_over(entry, touched) - sum_over(before, touched);
}

void PatternBoard::pass() {
  Entry entry = stack_.back();
  entry.position = rules_->passed(entry.position);
  stack_.push_back(entry);
}

int evaluate(const PatternBoard& board) {
  const Position<Narrow>& position = board.position();
  const Knowledge& knowledge = *board.knowledge_;
  if (knowledge.empty()) return evaluate(*board.rules_, position);
  int sum = only_few_kings(position) ? 0 : board.stack_.back().sum;
  for_each_other_term(knowledge.folding(), position, [&](int index, int count) {
    if (count != 0) sum += count * knowledge.weight(index);
  });
  return evaluation_of(position.side == Side::white ? sum : -sum);
}

}  // namespace alveole::hexdame
