#include "games/attangle/opinions.h"

#include <algorithm>
#include <array>

namespace alveole::attangle {

template <class Word>
int gain(const Rules<Word>& rules, const Position<Word>& position, const Move& move) {
  constexpr std::array values = {0, 40, 100, 300};  // by height
  const auto value = [&](int point) {
    return values[static_cast<std::size_t>(rules.height(position, point))];
  };
  if (!move.is_capture()) return 0;
  const int pieces = rules.height(position, move.target) + rules.height(position, move.first) +
                     rules.height(position, move.second);
  return values[static_cast<std::size_t>(pieces - 1)] + value(move.target) - value(move.first) -
         value(move.second);
}

template <class Word>
bool overlooks(const Rules<Word>& rules, const Position<Word>&, const Move& move, int ignorance) {
  if (!move.is_capture()) return false;
  constexpr std::array farthest_seen = {99, 3, 2, 1};
  const hex::Axial target = rules.board().cell(move.target);
  const int farthest = std::max(hex::distance(target, rules.board().cell(move.first)),
                                hex::distance(target, rules.board().cell(move.second)));
  return farthest > farthest_seen[static_cast<std::size_t>(ignorance)];
}

template bool overlooks(const Rules<std::uint64_t>&, const Position<std::uint64_t>&, const Move&,
                        int);
template bool overlooks(const Rules<hex::Word128>&, const Position<hex::Word128>&, const Move&,
                        int);
template int gain(const Rules<std::uint64_t>&, const Position<std::uint64_t>&, const Move&);
template int gain(const Rules<hex::Word128>&, const Position<hex::Word128>&, const Move&);

}  // namespace alveole::attangle
