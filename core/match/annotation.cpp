#include "match/annotation.h"

#include <algorithm>

#include "text/scanner.h"

namespace alveole::match {

namespace {

bool is_control(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n') || c == 0x7F;
}

Expected<void> tidy(std::string& text) {
  std::erase(text, '\r');
  text = std::string(trimmed({text, 1}).text);
  const std::size_t clean = clean_length(text);
  if (clean < text.size()) return fail("error.match.bad-character", static_cast<int>(clean) + 1);
  return {};
}

}  // namespace

std::size_t clean_length(std::string_view text) {
  text = text.substr(0, valid_utf8_length(text));
  return static_cast<std::size_t>(std::ranges::find_if(text, is_control) - text.begin());
}

Expected<Annotation> normalised(Annotation annotation, const AnyGame& game) {
  if (Expected<void> tidied = tidy(annotation.comment); !tidied) {
    return std::unexpected(std::move(tidied.error()));
  }
  for (Note& note : annotation.notes) {
    std::ranges::replace(note.text, '\n', ' ');
    if (Expected<void> tidied = tidy(note.text); !tidied) {
      return std::unexpected(std::move(tidied.error()));
    }
    if (note.text.empty()) {
      return fail("error.match.empty-note", 1, {{"cell", game.cell_name(note.at)}});
    }
  }
  const auto on_board = [&](hex::Axial cell) {
    return game.parse_cell(game.cell_name(cell)) == cell;
  };
  const bool all_on_board = std::ranges::all_of(annotation.marks, on_board) &&
                            std::ranges::all_of(annotation.arrows, on_board, &DrawnArrow::from) &&
                            std::ranges::all_of(annotation.arrows, on_board, &DrawnArrow::to) &&
                            std::ranges::all_of(annotation.notes, on_board, &Note::at);
  if (!all_on_board) return fail("error.match.off-board");
  return annotation;
}

}  // namespace alveole::match
