#include "games/hexdame/features.h"

#include "games/hexdame/symmetry.h"

namespace alveole::hexdame {

namespace {

constexpr int learned_side = 5;
constexpr std::array<int, 3> swapped_digit = {0, 2, 1};

int digit(int code, int place) {
  return code / pattern_powers[static_cast<std::size_t>(place)] % 3;
}

/// A symmetry as it acts on cells and on patterns; the identity too.
class Action {
 public:
  Action(const hex::RingBoard<Narrow>& ring, const Symmetry& symmetry)
      : swaps_(symmetry.swaps_sides) {
    for (int cell = 0; cell < ring.cell_count(); ++cell) {
      cells_[at(cell)] = ring.index(hex::transformed(ring.cell(cell), symmetry.map));
    }
    // Where a symmetry leads one neighbour, it leads the neighbours of all cells.
    const int middle = ring.index({});
    for (int d = 0; d < hex::direction_count; ++d) {
      int image = 0;
      while (ring.step(middle, image) != cells_[at(ring.step(middle, d))]) ++image;
      places_[at(d + 1)] = image + 1;
    }
  }

  int cell(int cell) const { return cells_[at(cell)]; }
  int code(int code) const {
    int image = 0;
    for (int place = 0; place < 7; ++place) {
      const int value = digit(code, place);
      image += pattern_powers[at(places_[at(place)])] * (swaps_ ? swapped_digit[at(value)] : value);
    }
    return image;
  }
  Side side(Side side) const { return swaps_ ? other(side) : side; }
  std::int8_t sign() const { return swaps_ ? -1 : 1; }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  bool swaps_;
  std::array<int, 64> cells_{};
  std::array<int, 7> places_{};
};

/// Gives numbers to what the symmetries do not lead into each other, in the order it is met.
class Numbering {
 public:
  /// The next number for something and its images, which `folded` finds, unless they have one. What
  /// is led to itself with the sides exchanged is worth nothing.
  template <class FoldedAt>
  void enter(const std::vector<Action>& actions, FoldedAt&& folded) {
    if (folded(actions.front()).index != unnumbered) return;
    bool worthless = false;
    for (const Action& action : actions) {
      Folded& image = folded(action);
      worthless |= image.index == next_ && image.sign != action.sign();
      image = {next_, action.sign()};
    }
    if (worthless) {
      for (const Action& action : actions) folded(action).sign = 0;
    }
    ++next_;
  }
  static constexpr std::uint16_t unnumbered = 0xffff;

 private:
  std::uint16_t next_ = 0;
};

}  // namespace

Folding::Folding(const Rules<Narrow>& rules) {
  const auto& ring = rules.board().ring();
  std::vector<Action> actions = {Action(ring, {})};
  for (const Symmetry& symmetry : symmetries(rules)) actions.emplace_back(ring, symmetry);

  const Folded fresh{Numbering::unnumbered, 0};
  patterns_.assign(pattern_slot(ring.cell_count(), 0), fresh);
  Numbering patterns;
  for (int cell = 0; cell < ring.cell_count(); ++cell) {
    for (int code = 0; code < pattern_codes; ++code) {
      bool on_board = true;
      for (int d = 0; d < hex::direction_count; ++d) {
        on_board &= digit(code, d + 1) == 0 || ring.step(cell, d) != ring.off_board;
      }
      if (!on_board) continue;
      patterns.enter(actions, [&](const Action& action) -> Folded& {
        return patterns_[pattern_slot(action.cell(cell), action.code(code))];
      });
    }
  }
  for (auto& side : pieces_) side.fill(fresh);
  Numbering pieces;
  for (int cell = 0; cell < ring.cell_count(); ++cell) {
    pieces.enter(actions, [&](const Action& action) -> Folded& {
      return pieces_[static_cast<std::size_t>(action.side(Side::white))]
                    [static_cast<std::size_t>(action.cell(cell))];
    });
  }
}

const Folding& folding(const Rules<Narrow>& rules) {
  static const Folding the_folding(rules);
  return the_folding;
}

int pattern_code(const Rules<Narrow>& rules, const Position<Narrow>& position, int cell) {
  const auto& ring = rules.board().ring();
  const Narrow white = position.pieces[0] & ~position.kings;
  const Narrow black = position.pieces[1] & ~position.kings;
  const auto value = [&](int at) {
    return (white & ring.bit(at)) != 0 ? 1 : (black & ring.bit(at)) != 0 ? 2 : 0;
  };
  int code = value(cell);
  for (int d = 0; d < hex::direction_count; ++d) {
    const int next = ring.step(cell, d);
    if (next != ring.off_board)
      code += pattern_powers[static_cast<std::size_t>(d) + 1] * value(next);
  }
  return code;
}

bool only_few_kings(const Position<Narrow>& position) {
  return position.occupied() == position.kings && hex::popcount(position.pieces[0]) <= 2 &&
         hex::popcount(position.pieces[1]) <= 2;
}

std::size_t weight_count(const Rules<Narrow>& rules) {
  const bool learned = rules.board().side() == learned_side && !rules.options().short_kings;
  return learned ? groups::end : 0;
}

std::span<const FeatureGroup> feature_groups(const Rules<Narrow>&) {
  static constexpr auto all = std::to_array<FeatureGroup>({
      {"pattern", groups::patterns},
      {"man-at", groups::men},
      {"king-at", groups::kings},
      {"royals", groups::royals},
      {"ahead", groups::ahead},
      {"tempo", groups::tempo},
      {"two-to-one", groups::two_to_one},
  });
  return all;
}

void features(const Rules<Narrow>& rules, const Position<Narrow>& position,
              std::vector<Feature>& out) {
  const Folding& folded = folding(rules);
  const int mover = position.side == Side::white ? 1 : -1;
  const auto emit = [&](int index, int count) {
    if (count != 0) out.push_back({static_cast<std::uint32_t>(index), count * mover});
  };
  for_each_other_term(folded, position, emit);
  if (only_few_kings(position)) return;
  for (int cell = 0; cell < rules.board().ring().cell_count(); ++cell) {
    const Folded pattern = folded.pattern(cell, pattern_code(rules, position, cell));
    emit(groups::patterns + pattern.index, pattern.sign);
  }
  for (const Side side : {Side::white, Side::black}) {
    Narrow men = position.pieces[static_cast<std::size_t>(side)] & ~position.kings;
    while (men != 0) {
      const Folded man = folded.piece(side, hex::pop_lowest_bit(men));
      emit(groups::men + man.index, man.sign);
    }
  }
}

}  // namespace alveole::hexdame
