#include <algorithm>
#include <vector>

#include "games/attangle/names.h"
#include "games/attangle/notation.h"
#include "text/scanner.h"

// print_position and parse_position of notation.h.
namespace alveole::attangle {

namespace {

std::string text_of(const Stack& stack) {
  std::string text;
  for (int i = 0; i < stack.height; ++i) {
    text += stack.pieces[static_cast<std::size_t>(i)] == Side::white ? 'W' : 'B';
  }
  return text;
}

// The stack written as W and B from bottom to top in any case, possible or not.
std::optional<Stack> read_stack(std::string_view text) {
  if (text.empty() || text.size() > max_height) return std::nullopt;
  Stack stack;
  for (const char c : text) {
    const char piece = to_lower(c);
    if (piece != 'w' && piece != 'b') return std::nullopt;
    stack.pieces[static_cast<std::size_t>(stack.height++)] =
        piece == 'w' ? Side::white : Side::black;
  }
  return stack;
}

// Captures leave an enemy piece right below the top and nothing else (rules file: W B WB BW WBW
// BWB BBW WWB).
bool can_exist(const Stack& stack) {
  return stack.height == 1 ||
         stack.pieces[static_cast<std::size_t>(stack.height - 2)] != stack.owner();
}

bool looks_like_stack(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    const char piece = to_lower(c);
    return piece == 'w' || piece == 'b';
  });
}

// Fills a position row by row.
template <class Word>
class PositionReader {
 public:
  explicit PositionReader(const Rules<Word>& rules) : rules_(rules) {}

  std::optional<Error> read_rows(Token text) {
    const std::vector<Token> rows = split(text, '/');
    const int wanted = row_count(side());
    if (std::ssize(rows) != wanted) {
      return Error{"error.attangle.row-count",
                   1,
                   text.column,
                   {{"found", std::to_string(rows.size())}, {"wanted", std::to_string(wanted)}}};
    }
    for (int i = 0; i < wanted; ++i) {
      if (auto wrong = read_row(rows[static_cast<std::size_t>(i)], wanted - 1 - i)) return wrong;
    }
    return count_stock(text.column);
  }

  std::optional<Error> read_side(Token text) {
    const std::string letter = to_lower(text.text);
    if (letter != "w" && letter != "b") {
      return Error{"error.attangle.side", 1, text.column, {{"text", quoted_excerpt(text.text)}}};
    }
    position_.to_move = letter == "w" ? Side::white : Side::black;
    return std::nullopt;
  }

  const Position<Word>& position() const { return position_; }

 private:
  int side() const { return rules_.board().side(); }

  std::optional<Error> read_row(Token text, int row) {
    const int length = row_length(row, side());
    int filled = 0;
    for (const Token& entry : split(text, ',')) {
      if (const auto gap = parse_number(entry.text, 1, rules_.board().cell_count())) {
        filled += *gap;
      } else if (looks_like_stack(entry.text)) {
        if (filled < length) {
          if (auto wrong = put(entry, point_at(row, filled + 1, side()))) return wrong;
        }
        ++filled;
      } else {
        return Error{
            "error.attangle.entry",
            1,
            entry.column,
            {{"text", quoted_excerpt(entry.text)}, {"row", std::string(1, row_letter(row))}}};
      }
      if (filled > length) return wrong_length(entry.column, row, filled);
    }
    if (filled < length) return wrong_length(text.column, row, filled);
    return std::nullopt;
  }

  static Error wrong_length_error(int column, char row, int found, int wanted) {
    return {"error.attangle.row-length",
            1,
            column,
            {{"row", std::string(1, row)},
             {"found", std::to_string(found)},
             {"wanted", std::to_string(wanted)}}};
  }
  Error wrong_length(int column, int row, int found) const {
    return wrong_length_error(column, row_letter(row), found, row_length(row, side()));
  }

  std::optional<Error> put(Token entry, hex::Axial at) {
    const auto stack = read_stack(entry.text);
    if (!stack || !can_exist(*stack)) {
      return Error{"error.attangle.impossible-stack",
                   1,
                   entry.column,
                   {{"stack", quoted_excerpt(entry.text)}, {"cell", name_of_point(at, side())}}};
    }
    const Word bit = rules_.board().bit(rules_.board().index(at));
    if ((bit & rules_.barred()) != 0) {
      return Error{
          "error.attangle.piece-on-barred", 1, entry.column, {{"cell", name_of_point(at, side())}}};
    }
    position_.of(stack->owner()) |= bit;
    if (stack->height >= 2) position_.tall |= bit;
    if (stack->height == 3) {
      position_.triple |= bit;
      if (stack->pieces[0] == stack->owner()) position_.own_lowest |= bit;
    }
    for (int i = 0; i < stack->height; ++i) {
      ++used_[static_cast<std::size_t>(stack->pieces[static_cast<std::size_t>(i)])];
    }
    return std::nullopt;
  }

  std::optional<Error> count_stock(int column) {
    const int total = rules_.variant().total;
    for (const Side owner : {Side::white, Side::black}) {
      const auto i = static_cast<std::size_t>(owner);
      if (used_[i] > total) {
        return Error{owner == Side::white ? "error.attangle.too-many-white"
                                          : "error.attangle.too-many-black",
                     1,
                     column,
                     {{"found", std::to_string(used_[i])}, {"total", std::to_string(total)}}};
      }
      position_.stock[i] = static_cast<std::int8_t>(total - used_[i]);
    }
    return std::nullopt;
  }

  const Rules<Word>& rules_;
  Position<Word> position_{};
  std::array<int, 2> used_{};
};

}  // namespace

template <class Word>
std::string print_position(const Rules<Word>& rules, const Position<Word>& position) {
  const int side = rules.board().side();
  std::string text;
  for (int row = row_count(side) - 1; row >= 0; --row) {
    int gap = 0;
    bool first = true;
    const auto add = [&](std::string_view entry) {
      if (!first) text += ',';
      text += entry;
      first = false;
    };
    for (int number = 1; number <= row_length(row, side); ++number) {
      const int point = rules.board().index(point_at(row, number, side));
      const Stack stack = rules.stack(position, point);
      if (stack.height == 0) {
        ++gap;
        continue;
      }
      if (gap > 0) add(std::to_string(gap));
      gap = 0;
      add(text_of(stack));
    }
    if (gap > 0) add(std::to_string(gap));
    if (row > 0) text += '/';
  }
  return text + (position.to_move == Side::white ? " ; w" : " ; b");
}

template <class Word>
Expected<Position<Word>> parse_position(const Rules<Word>& rules, std::string_view text) {
  const std::vector<Token> fields = split({text, 1}, ';');
  if (fields.size() != 2) {
    return fail("error.attangle.position-fields", fields.back().column,
                {{"found", std::to_string(fields.size())}});
  }
  PositionReader<Word> reader(rules);
  if (auto wrong = reader.read_rows(fields[0])) return std::unexpected(*std::move(wrong));
  if (auto wrong = reader.read_side(fields[1])) return std::unexpected(*std::move(wrong));
  return reader.position();
}

template std::string print_position(const Rules<std::uint64_t>&, const Position<std::uint64_t>&);
template Expected<Position<std::uint64_t>> parse_position(const Rules<std::uint64_t>&,
                                                          std::string_view);
template std::string print_position(const Rules<hex::Word128>&, const Position<hex::Word128>&);
template Expected<Position<hex::Word128>> parse_position(const Rules<hex::Word128>&,
                                                         std::string_view);

}  // namespace alveole::attangle
