#include "games/hexaequo/notation.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "games/hexaequo/refusals.h"
#include "text/scanner.h"

namespace alveole::hexaequo {

namespace {

constexpr char first_file = 'a';
constexpr int file_count = window::max_q - window::min_q + 1;
constexpr int rank_count = window::max_r - window::min_r + 1;

/// A cell name at the start of a text, whether or not the window has such a cell.
struct ReadCell {
  std::size_t length = 0;          ///< of the letter and all digits after it; 0 = no cell name
  std::optional<hex::Axial> cell;  ///< if it is one of the window
};

ReadCell read_cell(std::string_view text) {
  ReadCell read;
  if (text.empty() || !is_letter(text.front())) return read;
  std::size_t end = 1;
  while (end < text.size() && is_digit(text[end])) ++end;
  if (end == 1) return read;
  read.length = end;
  const int file = to_lower(text.front()) - first_file;
  const auto rank = parse_number(text.substr(1, end - 1), 1, rank_count);
  if (file < file_count && rank && text[1] != '0') {
    read.cell = hex::axial(file + window::min_q, *rank - 1 + window::min_r);
  }
  return read;
}

// --- positions ---------------------------------------------------------------------------------

constexpr char letter_of(Side side) {
  return side == Side::white ? 'w' : 'b';
}

constexpr char letter_of(Side owner, PieceKind kind) {
  const char small = kind == PieceKind::disc ? 'd' : 'r';
  return owner == Side::white ? small : static_cast<char>(small - 'a' + 'A');
}

/// What one item of the first field says: "j8bD".
struct TileText {
  hex::Axial cell;
  Side colour = Side::white;
  std::optional<std::pair<Side, PieceKind>> piece;
};

std::optional<std::pair<Side, PieceKind>> piece_of(char letter) {
  for (const Side side : {Side::white, Side::black}) {
    for (const PieceKind kind : {PieceKind::disc, PieceKind::ring}) {
      if (letter == letter_of(side, kind)) return std::pair{side, kind};
    }
  }
  return std::nullopt;
}

Expected<TileText> read_tile(Token item) {
  const auto unreadable = [&] {
    return fail("error.hexaequo.bad-tile", item.column, {{"text", quoted_excerpt(item.text)}});
  };
  const ReadCell read = read_cell(item.text);
  const std::string_view rest = item.text.substr(read.length);
  if (read.length == 0 || item.text.front() != to_lower(item.text.front()) || rest.empty() ||
      rest.size() > 2 || (rest[0] != 'b' && rest[0] != 'w')) {
    return unreadable();
  }
  if (!read.cell) {
    return fail("error.hexaequo.outside", item.column,
                {{"cell", quoted_excerpt(item.text.substr(0, read.length))}});
  }
  TileText tile{*read.cell, rest[0] == 'w' ? Side::white : Side::black, std::nullopt};
  if (rest.size() == 2) {
    tile.piece = piece_of(rest[1]);
    if (!tile.piece) return unreadable();
  }
  return tile;
}

int count_of(const SideState& side, PieceKind kind) {
  return std::popcount(kind == PieceKind::disc ? side.discs : side.rings);
}

constexpr int owned_of(PieceKind kind) {
  return kind == PieceKind::disc ? discs_per_side : rings_per_side;
}

Expected<void> add_tile(Position& position, Token item) {
  const Expected<TileText> tile = read_tile(item);
  if (!tile) return std::unexpected(tile.error());
  const auto refuse = [&](std::string code) {
    return fail(std::move(code), item.column, {{"cell", cell_name(tile->cell)}});
  };
  if (position.has_tile(tile->cell)) return refuse("error.hexaequo.tile-twice");
  if (position.hand_tiles(tile->colour) == 0) return refuse("error.hexaequo.too-many-tiles");
  position.lay_tile(tile->colour, tile->cell);
  if (!tile->piece) return {};
  const auto [owner, kind] = *tile->piece;
  if (count_of(position.of(owner), kind) == owned_of(kind)) {
    return refuse(kind == PieceKind::disc ? "error.hexaequo.too-many-discs"
                                          : "error.hexaequo.too-many-rings");
  }
  position.put_piece(owner, kind, position.slot_at(tile->cell));
  return {};
}

Expected<void> read_tiles(Position& position, Token field) {
  if (field.text == "-") return {};
  const std::vector<Token> items = words(field);
  if (items.empty()) return fail("error.hexaequo.bad-tile", field.column, {{"text", ""}});
  for (const Token item : items) {
    if (auto added = add_tile(position, item); !added) return added;
  }
  return {};
}

Expected<void> read_side(Position& position, Token field) {
  if (field.text != "w" && field.text != "b") {
    return fail("error.hexaequo.bad-side", field.column, {{"text", quoted_excerpt(field.text)}});
  }
  position.set_to_move(field.text == "w" ? Side::white : Side::black);
  return {};
}

/// "2,0": discs and rings captured by one side.
Expected<void> read_captured(Position& position, Side holder, Token item) {
  const std::vector<Token> numbers = split(item, ',');
  constexpr int readable = 1000000;
  std::array<int, 2> counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto number = numbers.size() == counts.size()
                            ? parse_number(numbers[i].text, -readable, readable)
                            : std::nullopt;
    if (!number) {
      return fail("error.hexaequo.bad-captured", item.column,
                  {{"text", quoted_excerpt(item.text)}});
    }
    counts[i] = *number;
  }
  for (const PieceKind kind : {PieceKind::disc, PieceKind::ring}) {
    const auto i = static_cast<std::size_t>(kind);
    if (counts[i] < 0 || counts[i] > owned_of(kind)) {
      return fail("error.hexaequo.captured-range", numbers[i].column,
                  {{"count", std::to_string(counts[i])}, {"most", std::to_string(owned_of(kind))}});
    }
    const int on_board = count_of(position.of(other(holder)), kind);
    if (counts[i] + on_board > owned_of(kind)) {
      return fail(kind == PieceKind::disc ? "error.hexaequo.discs-do-not-add"
                                          : "error.hexaequo.rings-do-not-add",
                  numbers[i].column,
                  {{"captured", std::to_string(counts[i])}, {"board", std::to_string(on_board)}});
    }
  }
  position.set_captured(holder, counts[0], counts[1]);
  return {};
}

Expected<void> read_captured(Position& position, Token field) {
  const std::vector<Token> items = words(field);
  if (items.size() != 2) {
    return fail("error.hexaequo.bad-captured", field.column,
                {{"text", quoted_excerpt(field.text)}});
  }
  if (auto read = read_captured(position, Side::black, items[0]); !read) return read;
  return read_captured(position, Side::white, items[1]);
}

/// A position counts as if the other side had just moved: what must have ended the game before
/// that move cannot be.
Expected<void> check_not_over_before(const Position& position, Token tiles, Token captured) {
  if (position.mover().captured_discs == discs_per_side) {
    return fail("error.hexaequo.ended-six-discs", captured.column);
  }
  if (position.mover().captured_rings == rings_per_side) {
    return fail("error.hexaequo.ended-three-rings", captured.column);
  }
  if (position.opponent().pieces() == 0) {
    return fail("error.hexaequo.ended-no-piece", tiles.column);
  }
  return {};
}

// --- moves -------------------------------------------------------------------------------------

/// A cell of a typed move and where it stands in the text.
struct TypedCell {
  hex::Axial cell;
  int column = 1;
};

/// A typed move, not yet compared with a position.
struct TypedMove {
  char prefix = 0;  ///< 't', 'd', 'r' or 0
  std::vector<TypedCell> cells;
  std::optional<int> captures;  ///< the site's "x2"
  int captures_column = 1;
};

std::unexpected<Error> unreadable(Token text) {
  return fail("error.hexaequo.bad-move", text.column, {{"text", quoted_excerpt(text.text)}});
}

void drop(Token& text, std::size_t count) {
  text.text.remove_prefix(count);
  text.column += static_cast<int>(count);
}

void drop_spaces(Token& text) {
  const Token rest = trimmed(text);
  drop(text, text.text.empty() ? 0 : static_cast<std::size_t>(rest.column - text.column));
}

/// Takes "x2" off the end, if it is there as a word of its own after other words.
void take_capture_count(Token& text, TypedMove& move) {
  const std::vector<Token> parts = words(text);
  if (parts.size() < 2) return;
  const Token last = parts.back();
  if (to_lower(last.text.front()) != 'x') return;
  const auto count = parse_number(last.text.substr(1), 0, max_pieces_per_side);
  if (!count) return;
  move.captures = count;
  move.captures_column = last.column;
  text.text = text.text.substr(0, static_cast<std::size_t>(last.column - text.column));
  text = trimmed(text);
}

/// `d` before a letter is a disc, before a digit the file d; the other two are no files.
void take_prefix(Token& text, TypedMove& move) {
  const char letter = to_lower(text.text.front());
  if (letter != 't' && letter != 'd' && letter != 'r') return;
  Token rest = text;
  drop(rest, 1);
  drop_spaces(rest);
  if (rest.text.empty() || !is_letter(rest.text.front())) return;
  move.prefix = letter;
  text = rest;
}

/// `-` `x` `:` `=>` or nothing, with spaces round it.
void drop_separator(Token& text) {
  drop_spaces(text);
  if (text.text.starts_with("=>")) {
    drop(text, 2);
  } else if (!text.text.empty() && std::string_view("-xX:").contains(text.text.front())) {
    drop(text, 1);
  }
  drop_spaces(text);
}

Expected<TypedMove> read_move(std::string_view whole) {
  TypedMove move;
  Token text = trimmed({whole, 1});
  while (!text.text.empty() && std::string_view("!?+#").contains(text.text.back())) {
    text.text.remove_suffix(1);
    text = trimmed(text);
  }
  if (text.text.empty()) return fail("error.hexaequo.move-empty");
  take_capture_count(text, move);
  take_prefix(text, move);
  for (;;) {
    const ReadCell read = read_cell(text.text);
    if (read.length == 0) return unreadable(text);
    if (!read.cell) {
      return fail("error.hexaequo.outside", text.column,
                  {{"cell", quoted_excerpt(text.text.substr(0, read.length))}});
    }
    move.cells.push_back({*read.cell, text.column});
    drop(text, read.length);
    if (text.text.empty()) return move;
    drop_separator(text);
    if (text.text.empty()) return unreadable(text);
  }
}

/// The reason, at the place in the text that it is about.
std::unexpected<Error> refuse_at(int column, Error reason) {
  reason.column = column;
  return std::unexpected(std::move(reason));
}

Expected<Move> placement(const Position& position, const TypedMove& typed) {
  if (typed.cells.size() > 1) {
    return fail("error.hexaequo.many-cells", typed.cells[1].column,
                {{"cell", cell_name(typed.cells[0].cell)}});
  }
  const auto [cell, column] = typed.cells.front();
  if (typed.prefix == 't') {
    if (auto refused = refuse_tile(position, cell)) return refuse_at(column, *std::move(refused));
    return Move{.kind = MoveKind::lay_tile, .to = cell};
  }
  const bool disc = typed.prefix == 'd';
  const PieceKind kind = disc ? PieceKind::disc : PieceKind::ring;
  if (auto refused = refuse_piece(position, kind, cell)) {
    return refuse_at(column, *std::move(refused));
  }
  return Move{.kind = disc ? MoveKind::place_disc : MoveKind::place_ring, .to = cell};
}

Expected<Move> leap(const Position& position, const TypedMove& typed) {
  if (typed.cells.size() > 2) return fail("error.hexaequo.one-leap", typed.cells[2].column);
  const hex::Axial from = typed.cells[0].cell;
  const hex::Axial to = typed.cells[1].cell;
  if (auto refused = refuse_leap(position, from, to)) {
    return refuse_at(typed.cells[1].column, *std::move(refused));
  }
  return travel(position, from, to, position.opponent().pieces() & tile_bit(position.slot_at(to)));
}

/// The chain over exactly the typed landing cells, or the first jump that is refused.
Expected<Move> whole_chain(const Position& position, const JumpChain& chain,
                           std::span<const TypedCell> cells) {
  JumpChain::State state = chain.start();
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const auto next = chain.jump(state, cells[i].cell);
    if (!next) {
      return refuse_at(cells[i].column,
                       explain_jump(position, next.error(), cells[i - 1].cell, cells[i].cell));
    }
    state = *next;
  }
  return travel(position, cells.front().cell, cells.back().cell, state.captured);
}

/// The legal moves with a route over the typed landing cells and others.
std::vector<Move> fitting_chains(const Rules& rules, const Position& position,
                                 const JumpChain& chain, std::span<const TypedCell> cells) {
  std::vector<hex::Axial> via;
  for (const TypedCell& typed : cells.subspan(1, cells.size() - 2)) via.push_back(typed.cell);
  MoveList<Move> moves;
  rules.legal_moves(position, moves);
  std::vector<Move> fitting;
  for (const Move& move : moves) {
    if (move.kind != MoveKind::travel || move.from != cells.front().cell ||
        move.to != cells.back().cell) {
      continue;
    }
    const Tiles captured = captured_tiles(position, move);
    if (chain.route({.to = move.to, .captured = captured, .via = via})) fitting.push_back(move);
  }
  return fitting;
}

Expected<Move> disc_move(const Rules& rules, const Position& position, const TypedMove& typed) {
  const hex::Axial from = typed.cells.front().cell;
  const hex::Axial to = typed.cells.back().cell;
  const bool two_cells = typed.cells.size() == 2;
  if (two_cells && hex::distance(from, to) == 1 && position.stands_in(position.empty_tiles(), to)) {
    return travel(position, from, to, 0);
  }
  const JumpChain chain = jumps_of(rules, position, position.slot_at(from));
  Expected<Move> whole = whole_chain(position, chain, typed.cells);
  if (whole) return whole;
  const std::vector<Move> fitting = fitting_chains(rules, position, chain, typed.cells);
  if (fitting.size() == 1) return fitting.front();
  if (fitting.empty()) {
    // Of a chain the jump that fails is named; of two cells whatever keeps the disc from there.
    return two_cells ? refuse_at(typed.cells[1].column, explain_disc(position, from, to)) : whole;
  }
  std::vector<std::string> candidates;
  for (const Move& move : fitting) candidates.push_back(print_move(rules, position, move));
  std::ranges::sort(candidates);
  std::string list;
  for (const std::string& candidate : candidates) {
    if (!list.empty()) list += ", ";
    list += candidate;
  }
  return fail("error.hexaequo.ambiguous", typed.cells.front().column, {{"candidates", list}});
}

Expected<Move> movement(const Rules& rules, const Position& position, const TypedMove& typed) {
  const auto [from, column] = typed.cells.front();
  if (auto refused = refuse_mover(position, from)) return refuse_at(column, *std::move(refused));
  if (kind_on(position, position.slot_at(from)) == PieceKind::ring) return leap(position, typed);
  if (typed.prefix == 'r') {
    return fail("error.hexaequo.not-a-ring", column, {{"cell", cell_name(from)}});
  }
  return disc_move(rules, position, typed);
}

}  // namespace

std::string cell_name(hex::Axial cell) {
  if (!window::contains(cell)) return {};
  return static_cast<char>(first_file + cell.q - window::min_q) +
         std::to_string(cell.r - window::min_r + 1);
}

std::string cell_name(const Rules&, hex::Axial cell) {
  return cell_name(cell);
}

std::optional<hex::Axial> parse_cell(const Rules&, std::string_view text) {
  const ReadCell read = read_cell(text);
  return read.length == text.size() ? read.cell : std::nullopt;
}

std::string print_position(const Rules&, const Position& position) {
  std::vector<int> slots;
  for_each_slot(position.tiles(), [&](int slot) { slots.push_back(slot); });
  std::ranges::sort(slots, {}, [&](int slot) { return position.place_of(slot); });
  std::string text;
  for (const int slot : slots) {
    text += cell_name(position.cell_of(slot));
    text += letter_of(Position::holds(position.of(Side::white).tiles, slot) ? Side::white
                                                                            : Side::black);
    if (Position::holds(position.pieces(), slot)) {
      const bool white = Position::holds(position.of(Side::white).pieces(), slot);
      text += letter_of(white ? Side::white : Side::black, kind_on(position, slot));
    }
    text += ' ';
  }
  if (slots.empty()) text += "- ";
  text += "; ";
  text += letter_of(position.to_move());
  text += " ;";
  for (const Side side : {Side::black, Side::white}) {
    const SideState& state = position.of(side);
    text += ' ' + std::to_string(state.captured_discs) + ',' + std::to_string(state.captured_rings);
  }
  return text;
}

Expected<Position> parse_position(const Rules&, std::string_view text) {
  const std::vector<Token> fields = split({text, 1}, ';');
  if (fields.size() != 3) {
    return fail("error.hexaequo.position-fields", 1, {{"fields", std::to_string(fields.size())}});
  }
  Position position;
  if (auto read = read_tiles(position, fields[0]); !read) return std::unexpected(read.error());
  if (auto read = read_side(position, fields[1]); !read) return std::unexpected(read.error());
  if (auto read = read_captured(position, fields[2]); !read) return std::unexpected(read.error());
  if (auto checked = check_not_over_before(position, fields[0], fields[2]); !checked) {
    return std::unexpected(checked.error());
  }
  return position;
}

std::string print_move(const Rules& rules, const Position& position, const Move& move) {
  switch (move.kind) {
    case MoveKind::lay_tile:
      return "T" + cell_name(move.to);
    case MoveKind::place_disc:
      return "D" + cell_name(move.to);
    case MoveKind::place_ring:
      return "R" + cell_name(move.to);
    case MoveKind::travel:
      break;
  }
  std::string text = cell_name(move.from);
  for (const Leg& leg : written_route(rules, position, move)) {
    text += (leg.victim ? 'x' : '-') + cell_name(leg.to);
  }
  return text;
}

Expected<Move> parse_move(const Rules& rules, const Position& position, std::string_view text) {
  const Expected<TypedMove> typed = read_move(text);
  if (!typed) return std::unexpected(typed.error());
  if (auto over = refuse_finished(rules, position)) return std::unexpected(*std::move(over));
  const bool one_cell = typed->cells.size() == 1;
  if (one_cell && typed->prefix == 0) {
    return fail("error.hexaequo.one-cell", typed->cells.front().column,
                {{"cell", cell_name(typed->cells.front().cell)}});
  }
  const bool travels = typed->prefix == 0 || (typed->prefix == 'r' && !one_cell);
  Expected<Move> move = travels ? movement(rules, position, *typed) : placement(position, *typed);
  if (move && typed->captures && *typed->captures != move->captured_count) {
    return fail("error.hexaequo.capture-count", typed->captures_column,
                {{"given", std::to_string(*typed->captures)},
                 {"count", std::to_string(move->captured_count)}});
  }
  return move;
}

}  // namespace alveole::hexaequo
