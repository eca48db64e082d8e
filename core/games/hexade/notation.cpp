#include "games/hexade/notation.h"

#include <algorithm>

#include "text/scanner.h"

namespace alveole::hexade {

namespace {

constexpr std::string_view marks = "!?+#";
constexpr std::string_view annotation_separators = "xX:-,";

// A letter and the digits behind it: the form of a cell, on the board or not. Length 0 if the text
// does not begin so.
std::size_t cell_length(std::string_view text) {
  if (text.size() < 2 || !is_letter(text[0]) || !is_digit(text[1]) || text[1] == '0') return 0;
  std::size_t end = 2;
  while (end < text.size() && is_digit(text[end])) ++end;
  return end;
}

std::optional<Cell> find_cell(const Grid& grid, std::string_view text) {
  if (text.empty() || cell_length(text) != text.size()) return std::nullopt;
  const auto rank = parse_number(text.substr(1), 1, 2 * max_side - 1);
  return rank ? grid.find(to_lower(text[0]) - 'a' + 1, *rank) : std::nullopt;
}

Expected<Cell> read_cell(const Grid& grid, Token token) {
  if (const auto cell = find_cell(grid, token.text)) return *cell;
  const bool has_form = cell_length(token.text) == token.text.size();
  return fail(has_form ? "error.hexade.off-board" : "error.hexade.bad-cell", token.column,
              {{"cell", quoted_excerpt(token.text)}, {"cells", std::to_string(grid.all().size())}});
}

std::string print_cells(const Grid& grid, const CellSet& cells) {
  std::string text;
  cells.for_each([&](Cell cell) {
    if (!text.empty()) text += ' ';
    text += cell_name(grid, cell);
  });
  return text.empty() ? "-" : text;
}

Expected<CellSet> read_cells(const Grid& grid, Token field, const CellSet& taken) {
  CellSet cells;
  if (field.text == "-") return cells;
  if (field.text.empty()) return fail("error.hexade.empty-list", field.column);
  for (const Token& word : words(field)) {
    const Expected<Cell> cell = read_cell(grid, word);
    if (!cell) return std::unexpected(cell.error());
    if (cells.contains(*cell) || taken.contains(*cell)) {
      return fail("error.hexade.cell-twice", word.column, {{"cell", cell_name(grid, *cell)}});
    }
    cells.insert(*cell);
  }
  return cells;
}

Expected<Side> read_side(Token field) {
  const std::string text = to_lower(field.text);
  if (text == "w") return Side::white;
  if (text == "b") return Side::black;
  return fail("error.hexade.bad-side", field.column, {{"text", quoted_excerpt(field.text)}});
}

Expected<int> read_plies(Token field, const Position& position) {
  const bool number = !field.text.empty() && is_digit(field.text[0]);
  const auto plies = number ? parse_number(field.text, 0, max_plies) : std::nullopt;
  if (!plies) {
    return fail("error.hexade.bad-plies", field.column, {{"text", quoted_excerpt(field.text)}});
  }
  const std::string count = std::to_string(*plies);
  if ((*plies % 2 == 0) != (position.side == Side::white)) {
    return fail("error.hexade.plies-side", field.column, {{"plies", count}});
  }
  const int white = position.of(Side::white).size();
  const int black = position.of(Side::black).size();
  if (*plies <= 2 && (white != (*plies + 1) / 2 || black != *plies / 2)) {
    return fail("error.hexade.plies-stones", field.column,
                {{"plies", count},
                 {"white", std::to_string((*plies + 1) / 2)},
                 {"black", std::to_string(*plies / 2)}});
  }
  return *plies;
}

// Where an annotation of captures goes wrong; its size if nowhere. Cells, with or without something
// between them; whether they are captured at all is not asked.
std::size_t annotation_fault(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size()) {
    if (annotation_separators.contains(text[i])) ++i;
    const std::size_t length = cell_length(text.substr(i));
    if (length == 0) return std::min(i, text.size() - 1);
    i += length;
  }
  return i;
}

}  // namespace

std::string cell_name(const Grid&, Cell cell) {
  return static_cast<char>('a' + Grid::file(cell) - 1) + std::to_string(Grid::rank(cell));
}

std::string cell_name(const Rules& rules, hex::Axial cell) {
  const auto found = rules.grid().find(cell);
  return found ? cell_name(rules.grid(), *found) : std::string{};
}

std::optional<hex::Axial> parse_cell(const Rules& rules, std::string_view text) {
  const auto cell = find_cell(rules.grid(), text);
  return cell ? std::optional(rules.grid().axial(*cell)) : std::nullopt;
}

std::string print_position(const Rules& rules, const Position& position) {
  std::string text = print_cells(rules.grid(), position.of(Side::white)) + " ; " +
                     print_cells(rules.grid(), position.of(Side::black)) +
                     (position.side == Side::white ? " ; w" : " ; b");
  if (position.plies) text += " ; " + std::to_string(*position.plies);
  return text;
}

Expected<Position> parse_position(const Rules& rules, std::string_view text) {
  const std::vector<Token> fields = split({text, 1}, ';');
  if (fields.size() < 3 || fields.size() > 4) {
    const int column = fields.size() > 4 ? fields[4].column : static_cast<int>(text.size()) + 1;
    return fail("error.hexade.position-fields", column,
                {{"fields", std::to_string(fields.size())}});
  }
  Position position;
  for (const Side side : {Side::white, Side::black}) {
    const Token field = fields[static_cast<std::size_t>(side)];
    const auto stones = read_cells(rules.grid(), field, position.of(Side::white));
    if (!stones) return std::unexpected(stones.error());
    position.of(side) = *stones;
  }
  const auto side = read_side(fields[2]);
  if (!side) return std::unexpected(side.error());
  position.side = *side;
  if (fields.size() == 4) {
    const auto plies = read_plies(fields[3], position);
    if (!plies) return std::unexpected(plies.error());
    position.plies = *plies;
  }
  return position;
}

std::string print_move(const Rules& rules, const Position&, const Move& move) {
  return cell_name(rules.grid(), move.cell);
}

Expected<Move> parse_move(const Rules& rules, const Position& position, std::string_view text) {
  Token token = trimmed({text, 1});
  while (!token.text.empty() && marks.contains(token.text.back())) token.text.remove_suffix(1);
  const std::size_t length = cell_length(token.text);
  const std::string_view rest = token.text.substr(length);
  const std::size_t fault = annotation_fault(rest);
  if (length == 0 || fault < rest.size()) {
    const std::size_t offset = length == 0 ? 0 : length + fault;
    return fail("error.hexade.bad-move", token.column + static_cast<int>(offset),
                {{"text", quoted_excerpt(token.text)}});
  }
  const Expected<Cell> cell = read_cell(rules.grid(), {token.text.substr(0, length), token.column});
  if (!cell) return std::unexpected(cell.error());
  if (auto refusal = refuse_cell(rules, position, *cell, token.column)) {
    return std::unexpected(std::move(*refusal));
  }
  return Move{*cell};
}

std::optional<Error> refuse_cell(const Rules& rules, const Position& position, Cell cell,
                                 int column) {
  const std::string name = cell_name(rules.grid(), cell);
  if (rules.status(position).over()) return Error{"error.hexade.game-over", 1, column, {}};
  if (!rules.empty_cells(position).contains(cell)) {
    return Error{"error.hexade.occupied", 1, column, {{"cell", name}}};
  }
  if (!rules.barred_cells(position).contains(cell)) return std::nullopt;
  // Cells are barred only while White's first stone is his only one.
  Cell first = cell;
  position.of(Side::white).for_each([&](Cell stone) { first = stone; });
  const Grid& grid = rules.grid();
  const int distance = hex::distance(grid.axial(first), grid.axial(cell));
  return Error{"error.hexade.too-near",
               1,
               column,
               {{"cell", name},
                {"first", cell_name(grid, first)},
                {"count", std::to_string(distance)},
                {"least", std::to_string(rules.second_stone_distance())}}};
}

}  // namespace alveole::hexade
