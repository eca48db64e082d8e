#include "games/hexaequo/notation.h"

#include "text/scanner.h"

namespace alveole::hexaequo {

namespace {

constexpr char first_file = 'a';
constexpr int file_count = window::max_q - window::min_q + 1;
constexpr int rank_count = window::max_r - window::min_r + 1;

}  // namespace

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

}  // namespace alveole::hexaequo
