#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "games/hexaequo/notation.h"
#include "text/scanner.h"

namespace alveole::hexaequo {

namespace {

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
  const auto& piece = tile->piece;
  if (!piece) return {};
  const auto [owner, kind] = *piece;
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

}  // namespace

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

}  // namespace alveole::hexaequo
