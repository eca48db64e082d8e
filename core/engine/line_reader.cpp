#include "engine/line_reader.h"

namespace alveole::engine {

std::optional<Line> LineReader::next() {
  const std::size_t end = waiting_.find('\n', start_);
  if (end == std::string::npos) {
    waiting_.erase(0, start_);
    start_ = 0;
    if (waiting_.size() > max_line) {
      waiting_.clear();
      skipping_ = true;
    }
    return std::nullopt;
  }
  const std::string_view text = std::string_view(waiting_).substr(start_, end - start_);
  start_ = end + 1;
  return finish(text);
}

std::optional<Line> LineReader::rest() {
  const std::string text = std::move(waiting_).substr(start_);
  waiting_.clear();
  start_ = 0;
  if (text.empty() && !skipping_) return std::nullopt;
  return finish(text);
}

std::optional<Line> LineReader::finish(std::string_view text) {
  const bool too_long = skipping_ || text.size() > max_line;
  skipping_ = false;
  if (too_long) return Line{{}, true};
  if (text.ends_with('\r')) text.remove_suffix(1);
  return Line{std::string(text), false};
}

}  // namespace alveole::engine
