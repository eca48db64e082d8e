#include "engine/book.h"

#include <algorithm>
#include <utility>

#include "text/scanner.h"

namespace alveole::engine {

Expected<Book> Book::parse(const std::shared_ptr<const AnyGame>& game, std::string_view text) {
  Book book(game);
  int number = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    ++number;
    if (Expected<void> added = book.add_line(line.substr(0, line.find('#'))); !added) {
      added.error().line = number;
      return std::unexpected(std::move(added.error()));
    }
  }
  return book;
}

Expected<void> Book::add_line(std::string_view line) {
  const std::vector<Token> all = words({line, 1});
  if (all.empty()) return {};
  const auto equals = std::ranges::find(all, std::string_view("="), &Token::text);
  if (equals == all.end()) return fail("error.book.no-equals", all.front().column);
  if (equals + 1 == all.end()) return fail("error.book.no-move", equals->column);
  Page page{game_->start(), {}};
  for (auto word = all.begin(); word != all.end(); ++word) {
    if (word == equals) continue;
    Expected<AnyMove> move = game_->parse_move(page.position, word->text);
    if (!move) {
      move.error().column += word->column - 1;
      return std::unexpected(std::move(move.error()));
    }
    if (word < equals) {
      page.position = game_->play(page.position, *move);
    } else {
      page.moves.push_back(*move);
    }
  }
  if (!find(page.position).empty()) return fail("error.book.repeated", all.front().column);
  pages_.insert_or_assign(game_->key(page.position), std::move(page));
  return {};
}

std::vector<AnyMove> Book::find(const AnyPosition& position) const {
  if (const Page* page = page_of(position)) return page->moves;
  for (const Symmetry& symmetry : game_->symmetries()) {
    const AnyPosition image = game_->transform(position, symmetry);
    const Page* page = image ? page_of(image) : nullptr;
    if (page == nullptr) continue;
    const std::vector<AnyMove> legal = game_->legal_moves(position);
    std::vector<AnyMove> moves;
    for (const AnyMove& wanted : page->moves) {
      const auto move = std::ranges::find_if(legal, [&](const AnyMove& candidate) {
        return game_->same_move(game_->transform_move(candidate, symmetry), wanted);
      });
      if (move != legal.end()) moves.push_back(*move);
    }
    return moves;
  }
  return {};
}

const Book::Page* Book::page_of(const AnyPosition& position) const {
  const auto found = pages_.find(game_->key(position));
  if (found == pages_.end() || !game_->same(found->second.position, position)) return nullptr;
  return &found->second;
}

}  // namespace alveole::engine
