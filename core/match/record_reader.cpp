#include <algorithm>

#include "match/escape.h"
#include "match/record.h"
#include "match/record_parser.h"

namespace alveole::match {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view spaces = " \t\r\n";

// Length of the tag at the start of a text, which does not go beyond its line; a quoted value may
// hold brackets.
std::size_t tag_length(std::string_view text) {
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') return i;
    if (text[i] == '"') quoted = !quoted;
    if (text[i] == ']' && !quoted) return i + 1;
    if (text[i] == '\\' && quoted) ++i;
  }
  return text.size();
}

// Length of the first record of a text: up to the tags of the next one.
std::size_t record_length(std::string_view text) {
  bool seen_moves = false;
  bool seen_tags = false;
  const auto end_of = [&](std::size_t found) {
    return found == std::string_view::npos ? text.size() : found + 1;
  };
  std::size_t i = 0;
  while (i < text.size()) {
    const std::string_view rest = text.substr(i);
    if (rest.front() == '[') {
      if (seen_moves || (seen_tags && tag_name(rest) == "Format")) return i;
      seen_tags = true;
      i += tag_length(rest);
    } else if (rest.front() == '{') {
      seen_moves = true;
      i = end_of(find_unescaped(text, '}', i + 1));
    } else if (rest.front() == ';') {
      seen_moves = true;
      i = end_of(text.find('\n', i));
    } else {
      seen_moves = seen_moves || !spaces.contains(rest.front());
      ++i;
    }
  }
  return text.size();
}

std::string_view without_mark(std::string_view text) {
  return text.starts_with(byte_order_mark) ? text.substr(byte_order_mark.size()) : text;
}

}  // namespace

Expected<Match> parse_record(std::string_view text) {
  RecordReader reader(text);
  if (reader.at_end()) return fail("error.record.empty");
  Expected<Match> match = reader.next();
  if (!match || reader.at_end()) return match;
  return std::unexpected(Error{"error.record.second-record", reader.line(), reader.column(), {}});
}

RecordReader::RecordReader(std::string_view text) : text_(without_mark(text)) {
  skip_spaces();
}

Expected<Match> RecordReader::next() {
  const std::size_t length = record_length(text_);
  Expected<Match> match = parse_single_record(text_.substr(0, length), {line_, column_});
  skip(length);
  skip_spaces();
  return match;
}

void RecordReader::skip(std::size_t length) {
  const Place place = advanced({line_, column_}, text_.substr(0, length));
  line_ = place.line;
  column_ = place.column;
  text_.remove_prefix(length);
}

void RecordReader::skip_spaces() {
  skip(std::min(text_.find_first_not_of(spaces), text_.size()));
}

}  // namespace alveole::match
