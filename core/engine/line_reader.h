#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace alveole::engine {

/// A line of the protocol, or the news that one was too long to be read.
struct Line {
  std::string text;
  bool too_long = false;
};

/// Cuts a stream of bytes into lines (ended by a line feed, with or without a carriage return
/// before it). A line beyond the limit is not kept: its remaining bytes are skipped.
class LineReader {
 public:
  static constexpr std::size_t max_line = 1 << 20;

  void append(std::string_view bytes) { waiting_ += bytes; }
  /// The next complete line.
  std::optional<Line> next();
  /// The line that was begun and not ended, at the end of the input.
  std::optional<Line> rest();

 private:
  std::optional<Line> finish(std::string_view text);

  std::string waiting_;  ///< bytes not yet returned; the part before `start_` is used up
  std::size_t start_ = 0;
  bool skipping_ = false;  ///< within a line that is too long
};

}  // namespace alveole::engine
