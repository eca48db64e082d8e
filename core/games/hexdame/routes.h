#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/hexdame/captures.h"

namespace alveole::hexdame {

/// The ways in which one piece can make its captures, landing by landing. Routes are asked about
/// and never listed, since one move can have hundreds. All routes of a move are equally long: one
/// landing for every piece taken.
template <class Word>
class Routes {
 public:
  Routes(const Rules<Word>& rules, const Position<Word>& position, int from);

  /// The landing cells of the route a legal capture is written with: the smallest sequence, cells
  /// compared by file and rank.
  std::vector<int> canonical(const Move<Word>& move) const;
  /// Every cell on which some route of the capture lands before it ends.
  Word landings(const Move<Word>& move) const;
  /// Whether some route of the capture lands on the cells of `via` in this order, and perhaps on
  /// others too, before it ends.
  bool leads_through(const Move<Word>& move, std::span<const int> via) const;
  /// The pieces jumped, in order, by landing on exactly these cells; nothing if that is not a way
  /// to capture.
  std::optional<std::vector<int>> jumped_along(std::span<const int> landings) const;

  /// How much work a question about one move can be: the states the search went through.
  std::size_t size() const { return search_.states().size(); }

 private:
  using State = typename CaptureSearch<Word>::State;

  std::vector<Word> leading_to(const Move<Word>& move) const;

  const Board<Word>& board_;
  CaptureSearch<Word> search_;
  int from_;
};

extern template class Routes<Narrow>;
extern template class Routes<Wide>;

}  // namespace alveole::hexdame
