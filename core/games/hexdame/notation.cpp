#include "games/hexdame/notation.h"

#include <algorithm>
#include <map>

#include "games/hexdame/refusal.h"
#include "games/hexdame/routes.h"
#include "text/scanner.h"

namespace alveole::hexdame {

namespace {

/// Names of so many moves stand in the error about an ambiguous text.
constexpr std::size_t named_candidates = 6;

std::string name_of(Square square) {
  return static_cast<char>('a' + square.file - 1) + std::to_string(square.rank);
}

/// A letter and a number as they stand at the start of a text, whether on the board or not.
struct ReadSquare {
  Square square;
  std::size_t length = 0;
};
std::optional<ReadSquare> read_square(std::string_view text) {
  if (text.empty() || !is_letter(text[0])) return std::nullopt;
  std::size_t end = 1;
  while (end < text.size() && is_digit(text[end])) ++end;
  const std::optional<int> rank = parse_number(text.substr(1, end - 1), 1, 99);
  if (!rank || text[1] == '0') return std::nullopt;
  return ReadSquare{{to_lower(text[0]) - 'a' + 1, *rank}, end};
}

template <class Word>
std::optional<int> cell_of(const Board<Word>& board, Square square) {
  if (square.file > board.last() || square.rank > board.last()) return std::nullopt;
  const hex::Axial at = board.axial(square);
  if (!board.ring().contains(at)) return std::nullopt;
  return board.ring().index(at);
}

template <class Word>
Error off_board(const Board<Word>& board, std::string_view cell, int column) {
  return {"error.hexdame.off-board",
          1,
          column,
          {{"cell", quoted_excerpt(cell)}, {"side", std::to_string(board.side())}}};
}

/// The pieces of one side as they are read.
template <class Word>
struct Army {
  Word pieces = 0;
  Word kings = 0;
};

/// Reads the list of one side; `taken` are the cells of the other side.
template <class Word>
Expected<Army<Word>> read_army(const Board<Word>& board, Token field, Side side, Word taken) {
  Army<Word> army;
  if (field.text == "-") return army;
  if (field.text.empty()) return fail("error.hexdame.empty-list", field.column);
  const bool white = side == Side::white;
  int count = 0;
  for (const Token& token : words(field)) {
    const bool king = token.text[0] == 'K';
    const std::string_view name = token.text.substr(king ? 1 : 0);
    const std::optional<ReadSquare> read = read_square(name);
    if (!read || read->length != name.size() || name[0] != to_lower(name[0])) {
      return fail("error.hexdame.bad-piece", token.column, {{"text", quoted_excerpt(token.text)}});
    }
    const std::optional<int> cell = cell_of(board, read->square);
    if (!cell) return std::unexpected(off_board(board, name, token.column));
    const Argument named{"cell", std::string(name)};
    const Word bit = board.ring().bit(*cell);
    if (((army.pieces | taken) & bit) != 0) {
      return fail("error.hexdame.cell-twice", token.column, {named});
    }
    if (!king && (board.promotion(side) & bit) != 0) {
      return white ? fail("error.hexdame.white-man-on-last-row", token.column, {named})
                   : fail("error.hexdame.black-man-on-last-row", token.column, {named});
    }
    if (++count > board.most_pieces()) {
      const Argument most{"most", std::to_string(board.most_pieces())};
      return white ? fail("error.hexdame.too-many-white", token.column, {most})
                   : fail("error.hexdame.too-many-black", token.column, {most});
    }
    army.pieces |= bit;
    if (king) army.kings |= bit;
  }
  return army;
}

template <class Word>
std::string print_army(const Board<Word>& board, Word pieces, Word kings) {
  std::string text;
  for (const int cell : board.in_order()) {
    const Word bit = board.ring().bit(cell);
    if ((pieces & bit) == 0) continue;
    if (!text.empty()) text += ' ';
    if ((kings & bit) != 0) text += 'K';
    text += name_of(board.square(cell));
  }
  return text.empty() ? "-" : text;
}

/// The cells of a move text, and the column of each.
struct ReadMove {
  std::vector<int> cells;
  std::vector<int> columns;
};

template <class Word>
Expected<ReadMove> read_move(const Board<Word>& board, Token whole) {
  Token text = trimmed(whole);
  while (!text.text.empty() && std::string_view("!?+#").contains(text.text.back())) {
    text.text.remove_suffix(1);
  }
  const auto bad_move = [&](std::size_t at) {
    return fail("error.hexdame.bad-move", text.column + static_cast<int>(at),
                {{"text", quoted_excerpt(text.text)}});
  };
  const std::size_t most_cells = static_cast<std::size_t>(board.most_pieces()) + 1;
  ReadMove move;
  for (std::size_t at = 0; at < text.text.size();) {
    const bool separated = std::string_view("-xX:").contains(text.text[at]);
    if (separated && (move.cells.empty() || ++at == text.text.size())) return bad_move(at);
    const std::optional<ReadSquare> read = read_square(text.text.substr(at));
    if (!read || move.cells.size() == most_cells) return bad_move(at);
    const int column = text.column + static_cast<int>(at);
    const std::optional<int> cell = cell_of(board, read->square);
    if (!cell) {
      return std::unexpected(off_board(board, text.text.substr(at, read->length), column));
    }
    move.cells.push_back(*cell);
    move.columns.push_back(column);
    at += read->length;
  }
  if (move.cells.size() < 2) return bad_move(text.text.size());
  return move;
}

template <class Word>
Error ambiguous(const Rules<Word>& rules, const Position<Word>& position,
                std::span<const Move<Word>> fitting, int column) {
  std::vector<std::string> candidates =
      print_moves(rules, position, fitting.first(std::min(fitting.size(), named_candidates)));
  std::ranges::sort(candidates);
  std::string names;
  for (const std::string& candidate : candidates) {
    if (!names.empty()) names += ", ";
    names += candidate;
  }
  if (fitting.size() > named_candidates) names += ", \u2026";
  return {"error.hexdame.ambiguous", 1, column, {{"moves", names}}};
}

}  // namespace

template <class Word>
std::string cell_name(const Rules<Word>& rules, hex::Axial cell) {
  if (!rules.board().ring().contains(cell)) return {};
  return name_of(rules.board().square(cell));
}

template <class Word>
std::optional<hex::Axial> parse_cell(const Rules<Word>& rules, std::string_view text) {
  const std::optional<ReadSquare> read = read_square(text);
  if (!read || read->length != text.size()) return std::nullopt;
  const std::optional<int> cell = cell_of(rules.board(), read->square);
  if (!cell) return std::nullopt;
  return rules.board().ring().cell(*cell);
}

template <class Word>
std::string print_position(const Rules<Word>& rules, const Position<Word>& position) {
  return print_army(rules.board(), position.pieces[0], position.kings) + " ; " +
         print_army(rules.board(), position.pieces[1], position.kings) +
         (position.side == Side::white ? " ; w" : " ; b");
}

template <class Word>
Expected<Position<Word>> parse_position(const Rules<Word>& rules, std::string_view text) {
  const std::vector<Token> fields = split({text, 1}, ';');
  if (fields.size() != 3) {
    return fail("error.hexdame.position-fields", fields.size() > 3 ? fields[3].column : 1,
                {{"count", std::to_string(fields.size())}});
  }
  const auto white = read_army(rules.board(), fields[0], Side::white, Word{0});
  if (!white) return std::unexpected(white.error());
  const auto black = read_army(rules.board(), fields[1], Side::black, white->pieces);
  if (!black) return std::unexpected(black.error());
  if (fields[2].text != "w" && fields[2].text != "b") {
    return fail("error.hexdame.bad-side", fields[2].column,
                {{"text", quoted_excerpt(fields[2].text)}});
  }
  return rules.position(white->pieces, black->pieces, white->kings | black->kings,
                        fields[2].text == "w" ? Side::white : Side::black);
}

template <class Word>
std::string print_move(const Rules<Word>& rules, const Position<Word>& position,
                       const Move<Word>& move) {
  return print_moves(rules, position, std::span(&move, 1)).front();
}

template <class Word>
std::vector<std::string> print_moves(const Rules<Word>& rules, const Position<Word>& position,
                                     std::span<const Move<Word>> moves) {
  const auto& board = rules.board();
  std::map<int, CanonicalRoutes<Word>> routes;  // by the piece's cell
  std::vector<std::string> texts;
  for (const Move<Word>& move : moves) {
    std::string text = name_of(board.square(move.from));
    if (move.taken == 0) {
      text += '-' + name_of(board.square(move.to));
    } else {
      const auto of_piece = routes.try_emplace(move.from, rules, position, move.from).first;
      for (const auto& jump : of_piece->second.route(move)) {
        text += 'x' + name_of(board.square(jump.landing));
      }
    }
    texts.push_back(std::move(text));
  }
  return texts;
}

template <class Word>
Expected<Move<Word>> parse_move(const Rules<Word>& rules, const Position<Word>& position,
                                std::string_view text) {
  if (rules.status(position).over()) return fail("error.hexdame.game-over");
  const Expected<ReadMove> read = read_move(rules.board(), {text, 1});
  if (!read) return std::unexpected(read.error());
  const int from = read->cells.front();
  const int to = read->cells.back();
  const auto landings = std::span(read->cells).subspan(1);
  const auto via = landings.first(landings.size() - 1);

  MoveList<Move<Word>> moves;
  rules.legal_moves(position, moves);
  std::vector<Move<Word>> candidates;
  std::ranges::copy_if(moves, std::back_inserter(candidates),
                       [&](const auto& move) { return move.from == from && move.to == to; });
  if (candidates.empty()) {
    Error error = why_not(rules, position, from, to);
    error.column = read->columns.front();
    return std::unexpected(std::move(error));
  }
  if (candidates.front().taken == 0) {
    if (via.empty()) return candidates.front();
    return fail("error.hexdame.no-such-route", read->columns[1]);
  }
  const Routes<Word> routes(rules, position, from);
  if (const auto jumped = routes.jumped_along(landings)) {
    Word taken = 0;
    for (const int cell : *jumped) taken |= rules.board().ring().bit(cell);
    const auto whole = std::ranges::find(candidates, taken, &Move<Word>::taken);
    if (whole != candidates.end()) return *whole;
  }
  std::vector<Move<Word>> fitting;
  for (const Move<Word>& move : candidates) {
    if (fitting.size() > named_candidates) break;
    if (via.empty() || routes.leads_through(move, via)) fitting.push_back(move);
  }
  if (fitting.empty()) return fail("error.hexdame.no-such-route", read->columns[1]);
  if (fitting.size() == 1) return fitting.front();
  return std::unexpected(ambiguous<Word>(rules, position, fitting, read->columns.front()));
}

template std::string cell_name(const Rules<Narrow>&, hex::Axial);
template std::optional<hex::Axial> parse_cell(const Rules<Narrow>&, std::string_view);
template std::string print_position(const Rules<Narrow>&, const Position<Narrow>&);
template Expected<Position<Narrow>> parse_position(const Rules<Narrow>&, std::string_view);
template std::string print_move(const Rules<Narrow>&, const Position<Narrow>&, const Move<Narrow>&);
template std::vector<std::string> print_moves(const Rules<Narrow>&, const Position<Narrow>&,
                                              std::span<const Move<Narrow>>);
template Expected<Move<Narrow>> parse_move(const Rules<Narrow>&, const Position<Narrow>&,
                                           std::string_view);

template std::string cell_name(const Rules<Wide>&, hex::Axial);
template std::optional<hex::Axial> parse_cell(const Rules<Wide>&, std::string_view);
template std::string print_position(const Rules<Wide>&, const Position<Wide>&);
template Expected<Position<Wide>> parse_position(const Rules<Wide>&, std::string_view);
template std::string print_move(const Rules<Wide>&, const Position<Wide>&, const Move<Wide>&);
template std::vector<std::string> print_moves(const Rules<Wide>&, const Position<Wide>&,
                                              std::span<const Move<Wide>>);
template Expected<Move<Wide>> parse_move(const Rules<Wide>&, const Position<Wide>&,
                                         std::string_view);

}  // namespace alveole::hexdame
