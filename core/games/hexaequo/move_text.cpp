#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "games/hexaequo/notation.h"
#include "games/hexaequo/refusals.h"
#include "text/scanner.h"

namespace alveole::hexaequo {

namespace {

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
  const std::span<const TypedCell> between = cells.subspan(1, cells.size() - 2);
  std::vector<hex::Axial> via(between.size());
  std::ranges::transform(between, via.begin(), &TypedCell::cell);
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
  candidates.reserve(fitting.size());
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
  const std::optional<int> captures = typed->captures;
  if (move && captures && *captures != move->captured_count) {
    return fail(
        "error.hexaequo.capture-count", typed->captures_column,
        {{"given", std::to_string(*captures)}, {"count", std::to_string(move->captured_count)}});
  }
  return move;
}

}  // namespace alveole::hexaequo
