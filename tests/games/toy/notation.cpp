#include "games/toy/notation.h"

#include "text/scanner.h"

namespace alveole::toy {

namespace {

char letter(std::size_t cell) {
  return static_cast<char>('a' + cell);
}

std::optional<std::size_t> find_cell(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const char c = to_lower(text.front());
  if (c < 'a' || c >= letter(cells.size())) return std::nullopt;
  return static_cast<std::size_t>(c - 'a');
}

std::string list(CellSet set) {
  std::string text;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if ((set & bit(cell)) == 0) continue;
    if (!text.empty()) text += ' ';
    text += letter(cell);
  }
  return text.empty() ? "-" : text;
}

}  // namespace

std::string cell_name(const Rules&, hex::Axial cell) {
  const auto index = index_of(cell);
  return index ? std::string(1, letter(*index)) : std::string{};
}

std::optional<hex::Axial> parse_cell(const Rules&, std::string_view text) {
  const auto cell = find_cell(text);
  if (!cell) return std::nullopt;
  return cells[*cell];
}

std::string print_position(const Rules&, const Position& position) {
  return list(position.of(Side::white)) + " ; " + list(position.of(Side::black)) +
         (position.to_move == Side::white ? " ; w" : " ; b");
}

Expected<Position> parse_position(const Rules&, std::string_view text) {
  const auto fields = split({text, 1}, ';');
  if (fields.size() != 3) return fail("error.toy.fields", fields.back().column);
  Position position;
  for (std::size_t side = 0; side < 2; ++side) {
    if (fields[side].text == "-") continue;
    for (const Token& word : words(fields[side])) {
      const auto cell = find_cell(word.text);
      if (!cell) return fail("error.toy.cell", word.column);
      if ((position.occupied() & bit(*cell)) != 0) return fail("error.toy.twice", word.column);
      position.stones[side] |= bit(*cell);
    }
  }
  const std::string side = to_lower(fields[2].text);
  if (side != "w" && side != "b") return fail("error.toy.side", fields[2].column);
  position.to_move = side == "w" ? Side::white : Side::black;
  return position;
}

std::string print_move(const Rules&, const Position&, const Move& move) {
  return std::string(1, letter(move.cell));
}

Expected<Move> parse_move(const Rules& rules, const Position& position, std::string_view text) {
  Token token = trimmed({text, 1});
  while (!token.text.empty() && std::string_view("!?+#").contains(token.text.back())) {
    token.text.remove_suffix(1);
  }
  const auto cell = find_cell(token.text);
  if (!cell) return fail("error.toy.cell", token.column);
  if (rules.status(position).over()) return fail("error.toy.over", token.column);
  if ((position.occupied() & bit(*cell)) != 0) return fail("error.toy.occupied", token.column);
  return Move{static_cast<std::uint8_t>(*cell)};
}

}  // namespace alveole::toy
