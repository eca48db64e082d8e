#pragma once

#include <functional>
#include <memory>
#include <string>

#include "games/any_game.h"
#include "search/any_searcher.h"

namespace alveole::lab {

/// How a book grows from the start of the game.
struct Growth {
  int plies = 4;        ///< positions with so many moves before them are the last
  int replies = 3;      ///< moves that are followed in each position, at most
  int margin = 30;      ///< only moves that are no more than this behind the best
  int nodes = 300'000;  ///< to choose the move of a position
  int glance = 5'000;   ///< to judge each other move of it
};

/// Searches every position that the best replies lead to, symmetric ones once, in the order of
/// their plies; `line` hears of each as a line of a book (core/engine/book.h).
void grow(const std::shared_ptr<const AnyGame>& game, search::AnySearcher& searcher,
          const Growth& growth, const std::function<void(const std::string&)>& line);

}  // namespace alveole::lab
