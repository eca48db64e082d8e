#pragma once

#include <cstdint>
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

/// The route that each capture of one piece is written with: the smallest sequence of landing
/// cells, compared by file and rank. Found for all its captures together, since a position can have
/// many thousands.
///
/// All routes to one place are equally long, so the smallest of them is the smallest route to some
/// place before it and one cell more. Walking places layer by layer in the order of their smallest
/// routes, the first way that leads to a place is therefore its smallest.
template <class Word>
class CanonicalRoutes {
 public:
  CanonicalRoutes(const Rules<Word>& rules, const Position<Word>& position, int from);

  struct Jump {
    int landing;
    int victim;
  };
  /// The jumps of a legal capture of the piece, in order.
  std::vector<Jump> route(const Move<Word>& move) const;

 private:
  /// A state of the search with one of its cells.
  struct Place {
    std::uint32_t state;
    std::uint32_t before;  ///< its predecessor on the smallest route, an index of places_
    int cell;
  };
  static constexpr std::uint32_t unknown = 0xFFFFFFFF;

  std::size_t slot(std::size_t state, int cell) const;
  void walk_on(std::uint32_t from);

  const Board<Word>& board_;
  CaptureSearch<Word> search_;
  std::vector<std::size_t> first_slots_;  ///< of each state's cells in place_of_
  std::vector<std::uint32_t> place_of_;   ///< for every cell of every state its place, or unknown
  std::vector<Place> places_;             ///< in the order of their smallest routes
};

extern template class CanonicalRoutes<Narrow>;
extern template class CanonicalRoutes<Wide>;
extern template class Routes<Narrow>;
extern template class Routes<Wide>;

}  // namespace alveole::hexdame
