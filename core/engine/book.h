#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/any_game.h"
#include "text/error.h"

namespace alveole::engine {

/// Moves for the first plies of a game that were found out beforehand (assets/GAME/book.txt, made
/// by tests/lab/book). For the game's usual board and rules alone. The text is lines
///
///     d4-e5 f6xd4 = c3xe5 d3xd5
///
/// each with moves from the start, an equals sign, and what to play then, the best first. A line
/// without moves before the sign is about the start; what follows a # is a comment.
class Book {
 public:
  /// error.book.no-equals, error.book.no-move, error.book.repeated for a position that came before
  /// (symmetric ones included), and what the game's parse_move refuses; with line and column.
  static Expected<Book> parse(const std::shared_ptr<const AnyGame>& game, std::string_view text);

  /// What to play in a position of that game, the best first; also for positions that are only
  /// symmetric to one in the book. Empty if it knows nothing.
  std::vector<AnyMove> find(const AnyPosition& position) const;

  /// Of the game it is for.
  const Settings& settings() const { return game_->settings(); }
  std::size_t size() const { return pages_.size(); }

 private:
  struct Page {
    AnyPosition position;
    std::vector<AnyMove> moves;
  };

  explicit Book(std::shared_ptr<const AnyGame> game) : game_(std::move(game)) {}
  Expected<void> add_line(std::string_view line);
  const Page* page_of(const AnyPosition& position) const;

  std::shared_ptr<const AnyGame> game_;
  std::unordered_map<std::uint64_t, Page> pages_;  ///< by the key of the position
};

}  // namespace alveole::engine
