#pragma once

#include <string>
#include <string_view>

#include "match/match.h"

/// Matches as text in the syntax of PGN (rules/README.md, "Record"):
///
///     [Format "1"]
///     [Game "hexade"]
///     [Variant "169"]
///     [White "Ada"]
///     [Result "white"]
///     [Reason "resignation"]
///
///     1. e5 h15 {far off [%mark e5]} 2. e8 $1 (2. b4 h12) 2... f8 white
///
/// In comments `[%mark d5]`, `[%arrow d5 e6]` and `[%note d5 text]` draw; a backslash takes the
/// meaning from the character after it, and is written before } \ ] and [ where that is needed.
namespace alveole::match {

/// The longest text of one record, in bytes.
inline constexpr std::size_t max_record_size = 1'048'576;

/// The canonical text: at most 80 columns where a comment is not longer, a line feed at the end.
std::string print_record(const Match& match);

/// Reads exactly one record; the end of its main line is current. Reading is lenient: tags in any
/// order, unknown ones kept, numbers of moves skipped, `!` and `?` taken as verdicts, comments
/// after
/// `;`, lines that end as on Windows, a byte order mark. Results are checked against the moves.
/// Errors error.record.*, error.game.*, error.options.*, error.match.* and those of the game's
/// parsers, with line and column.
Expected<Match> parse_record(std::string_view text);

/// Reads the records of a text one after the other, each as parse_record. A text with an error in
/// one of them goes on with the next.
///
///     for (RecordReader reader(text); !reader.at_end();) { ... reader.next() ... }
class RecordReader {
 public:
  /// `text` must outlive the reader.
  explicit RecordReader(std::string_view text);
  bool at_end() const { return text_.empty(); }
  /// Where the next record starts in the text.
  int line() const { return line_; }
  int column() const { return column_; }
  /// The next record; lines of errors count from the start of the whole text. Not at the end.
  Expected<Match> next();

 private:
  std::string_view text_;  ///< still to be read, from the first tag or move of a record
  int line_ = 1;
  int column_ = 1;

  void skip(std::size_t length);
  void skip_spaces();
};

}  // namespace alveole::match
