#include "games/attangle/notation.h"

#include <algorithm>
#include <vector>

#include "games/attangle/names.h"
#include "games/attangle/refusals.h"
#include "text/scanner.h"

namespace alveole::attangle {

namespace {

bool is_separator(char c) {
  return c == ',' || c == '+' || c == '-' || c == ':' || c == ' ' || to_lower(c) == 'x';
}
bool is_ornament(char c) {
  return c == '!' || c == '?' || c == '+' || c == '#';
}

// The points a move text names, in their order. Between two points stands at most one separator,
// spaces aside.
template <class Word>
Expected<std::vector<int>> read_points(const Rules<Word>& rules, Token text) {
  constexpr std::size_t most = 3;
  const std::string_view all = text.text;
  std::vector<int> points;
  const auto column = [&](std::size_t i) { return text.column + static_cast<int>(i); };
  std::size_t i = 0;
  while (i < all.size()) {
    if (!points.empty()) {
      int separators = 0;
      while (i < all.size() && is_separator(all[i])) separators += all[i++] == ' ' ? 0 : 1;
      if (separators > 1 || i == all.size()) {
        return fail("error.attangle.move-text", column(i - 1), {{"text", quoted_excerpt(all)}});
      }
    }
    const std::size_t begin = i;
    if (is_letter(all[i])) ++i;
    while (i < all.size() && is_digit(all[i])) ++i;
    const std::string_view name = all.substr(begin, i - begin);
    if (name.size() < 2 || !is_letter(name.front())) {
      return fail("error.attangle.move-text", column(begin), {{"text", quoted_excerpt(all)}});
    }
    const auto point = find_point(name, rules.board().side());
    if (!point) {
      return fail("error.attangle.no-such-point", column(begin), {{"cell", quoted_excerpt(name)}});
    }
    if (points.size() == most) return fail("error.attangle.move-points", column(begin));
    points.push_back(rules.board().index(*point));
  }
  return points;
}

// Of three points the one with an enemy stack is the target, wherever it was written; if that
// does not decide it, the last one.
template <class Word>
void put_target_last(const Position<Word>& position, std::vector<int>& points) {
  const auto is_enemy = [&](int point) {
    return (position.of(other(position.to_move)) & hex::RingBoard<Word>::bit(point)) != 0;
  };
  if (std::ranges::count_if(points, is_enemy) != 1) return;
  std::iter_swap(std::ranges::find_if(points, is_enemy), points.end() - 1);
}

}  // namespace

template <class Word>
std::string cell_name(const Rules<Word>& rules, hex::Axial cell) {
  return rules.board().contains(cell) ? name_of_point(cell, rules.board().side()) : std::string{};
}

template <class Word>
std::optional<hex::Axial> parse_cell(const Rules<Word>& rules, std::string_view text) {
  return find_point(text, rules.board().side());
}

template <class Word>
std::array<int, 2> attackers_by_name(const Rules<Word>& rules, const Move& move) {
  const hex::Axial first = rules.board().cell(move.first);
  const hex::Axial second = rules.board().cell(move.second);
  // A letter further on is a row further up.
  const bool in_order = first.r != second.r ? first.r > second.r : first.q < second.q;
  if (in_order) return {move.first, move.second};
  return {move.second, move.first};
}

template <class Word>
std::string print_move(const Rules<Word>& rules, const Position<Word>&, const Move& move) {
  const auto name = [&](int point) { return cell_name(rules, rules.board().cell(point)); };
  if (!move.is_capture()) return name(move.target);
  const auto [one, another] = attackers_by_name(rules, move);
  return name(one) + ',' + name(another) + '-' + name(move.target);
}

template <class Word>
Expected<Move> parse_move(const Rules<Word>& rules, const Position<Word>& position,
                          std::string_view text) {
  Token token = trimmed({text, 1});
  while (!token.text.empty() && is_ornament(token.text.back())) token.text.remove_suffix(1);
  token = trimmed(token);
  if (token.text.empty()) return fail("error.attangle.move-empty", token.column);
  auto points = read_points(rules, token);
  if (!points) return std::unexpected(std::move(points.error()));
  const auto refuse = [&](Error error) {
    error.column = token.column;
    return std::unexpected(std::move(error));
  };
  if (auto over = refuse_finished(rules, position)) return refuse(*std::move(over));
  if (points->size() == 1) {
    const int point = points->front();
    if (auto refused = refuse_placement(rules, position, point)) return refuse(*std::move(refused));
    return Move{static_cast<std::int8_t>(point), Move::none, Move::none};
  }
  if (points->size() != 3) return fail("error.attangle.move-points", token.column);
  put_target_last(position, *points);
  const auto& p = *points;
  if (auto refused = refuse_capture(rules, position, p[2], p[0], p[1])) {
    return refuse(*std::move(refused));
  }
  return Rules<Word>::capture(p[2], p[0], p[1]);
}

template std::string cell_name(const Rules<std::uint64_t>&, hex::Axial);
template std::optional<hex::Axial> parse_cell(const Rules<std::uint64_t>&, std::string_view);
template std::string print_move(const Rules<std::uint64_t>&, const Position<std::uint64_t>&,
                                const Move&);
template Expected<Move> parse_move(const Rules<std::uint64_t>&, const Position<std::uint64_t>&,
                                   std::string_view);
template std::array<int, 2> attackers_by_name(const Rules<std::uint64_t>&, const Move&);
template std::string cell_name(const Rules<hex::Word128>&, hex::Axial);
template std::optional<hex::Axial> parse_cell(const Rules<hex::Word128>&, std::string_view);
template std::string print_move(const Rules<hex::Word128>&, const Position<hex::Word128>&,
                                const Move&);
template Expected<Move> parse_move(const Rules<hex::Word128>&, const Position<hex::Word128>&,
                                   std::string_view);
template std::array<int, 2> attackers_by_name(const Rules<hex::Word128>&, const Move&);

}  // namespace alveole::attangle
