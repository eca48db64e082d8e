#include "match/comment.h"

#include <algorithm>
#include <array>

#include "match/escape.h"
#include "text/scanner.h"

namespace alveole::match {

namespace {

constexpr std::string_view mark_command = "[%mark";
constexpr std::string_view arrow_command = "[%arrow";
constexpr std::string_view note_command = "[%note";
constexpr std::array<std::string_view, 3> commands = {mark_command, arrow_command, note_command};

// The command at the start of a text, or empty.
std::string_view command_at(std::string_view text) {
  const auto found = std::ranges::find_if(
      commands, [&](std::string_view command) { return text.starts_with(command); });
  return found == commands.end() ? std::string_view{} : *found;
}

std::string escaped_comment(std::string_view text) {
  std::string escaped;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '}' || text[i] == '\\' || !command_at(text.substr(i)).empty()) escaped += '\\';
    escaped += text[i];
  }
  return escaped;
}

class CommentReader {
 public:
  CommentReader(std::string_view text, const AnyGame& game) : text_(text), game_(game) {}

  Expected<Annotation> read() {
    std::size_t begin = 0;  // of the comment's own text since the last command
    std::size_t i = 0;
    while (i < text_.size()) {
      if (text_[i] == '\\') {
        i = std::min(i + 2, text_.size());
        continue;
      }
      const std::string_view command = command_at(text_.substr(i));
      const std::string_view after = text_.substr(i + command.size());
      // "[%marker ...]" is somebody else's command.
      if (command.empty() || !(after.starts_with(' ') || after.starts_with(']'))) {
        ++i;
        continue;
      }
      add_text(text_.substr(begin, i - begin));
      const std::size_t length = find_unescaped(after, ']');
      const auto column = static_cast<int>(i) + 1;
      if (length == std::string_view::npos) return bad_drawing(command, column);
      const Token arguments{after.substr(0, length), column + static_cast<int>(command.size())};
      if (Expected<void> drawn = draw(command, arguments, column); !drawn) {
        return std::unexpected(std::move(drawn.error()));
      }
      i += command.size() + length + 1;
      begin = i;
    }
    add_text(text_.substr(begin));
    return std::move(result_);
  }

 private:
  static std::unexpected<Error> bad_drawing(std::string_view command, int column) {
    return fail("error.record.bad-drawing", column, {{"command", std::string(command.substr(1))}});
  }

  void add_text(std::string_view raw) {
    const std::string text(trimmed({raw, 1}).text);
    if (text.empty()) return;
    if (!result_.comment.empty()) result_.comment += ' ';
    result_.comment += unescaped(text);
  }

  Expected<hex::Axial> read_cell(Token word) const {
    const std::optional<hex::Axial> cell = game_.parse_cell(word.text);
    if (!cell) {
      return fail("error.record.unknown-cell", word.column, {{"cell", quoted_excerpt(word.text)}});
    }
    return *cell;
  }

  Expected<void> draw(std::string_view command, Token arguments, int column) {
    const std::vector<Token> parts = words(arguments);
    const std::size_t cells = command == arrow_command ? 2 : 1;
    const bool fits = command == note_command ? parts.size() > cells : parts.size() == cells;
    if (!fits) return bad_drawing(command, column);
    const Expected<hex::Axial> first = read_cell(parts.front());
    if (!first) return std::unexpected(first.error());
    if (command == mark_command) {
      result_.marks.push_back(*first);
    } else if (command == arrow_command) {
      const Expected<hex::Axial> second = read_cell(parts.back());
      if (!second) return std::unexpected(second.error());
      result_.arrows.push_back({*first, *second});
    } else {
      const auto start = static_cast<std::size_t>(parts[1].column - arguments.column);
      result_.notes.push_back({*first, unescaped(trimmed({arguments.text.substr(start), 1}).text)});
    }
    return {};
  }

  std::string_view text_;
  const AnyGame& game_;
  Annotation result_;
};

}  // namespace

std::string print_comment(const Annotation& annotation, const AnyGame& game) {
  std::string text = escaped_comment(annotation.comment);
  const auto append = [&](std::string_view command, const std::string& arguments) {
    if (!text.empty()) text += ' ';
    text.append(command).append(" ").append(arguments).append("]");
  };
  for (const hex::Axial mark : annotation.marks) append(mark_command, game.cell_name(mark));
  for (const DrawnArrow& arrow : annotation.arrows) {
    append(arrow_command, game.cell_name(arrow.from) + " " + game.cell_name(arrow.to));
  }
  for (const Note& note : annotation.notes) {
    append(note_command, game.cell_name(note.at) + " " + escaped(note.text, "}\\]"));
  }
  return text;
}

Expected<Annotation> parse_comment(std::string_view text, const AnyGame& game) {
  return CommentReader(text, game).read();
}

}  // namespace alveole::match
