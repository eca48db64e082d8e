#include "match/record_parser.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "match/comment.h"
#include "match/escape.h"
#include "match/record.h"
#include "match/setup.h"
#include "text/scanner.h"

namespace alveole::match {

namespace {

constexpr std::string_view spaces = " \t\n";
constexpr std::string_view word_ends = " \t\n{}();$[*";

// Verdicts written after a move, as in PGN's import format.
constexpr std::array<std::pair<std::string_view, Verdict>, last_verdict> verdict_signs = {{
    {"!", Verdict::good},
    {"?", Verdict::mistake},
    {"!!", Verdict::brilliant},
    {"??", Verdict::blunder},
    {"!?", Verdict::interesting},
    {"?!", Verdict::dubious},
}};

Verdict verdict_after(std::string_view move) {
  const std::size_t last = move.find_last_not_of("!?");
  if (last == std::string_view::npos) return Verdict::none;
  const auto found = std::ranges::find(verdict_signs, move.substr(last + 1),
                                       &std::pair<std::string_view, Verdict>::first);
  return found == verdict_signs.end() ? Verdict::none : found->second;
}

// Without "12." or "12..." at its start.
std::string_view without_number(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
  return digits > 0 && dots > digits ? word.substr(dots) : word;
}

std::optional<Outcome> outcome_of(std::string_view word) {
  for (const Outcome outcome : {Outcome::none, Outcome::white, Outcome::black, Outcome::draw}) {
    if (word_of(outcome) == word) return outcome;
  }
  return std::nullopt;
}

class RecordParser {
 public:
  // `text` is one record without carriage returns that starts at `start` of the whole text.
  RecordParser(std::string_view text, Place start) : text_(text), start_(start) {}

  Expected<Match> read() {
    const std::size_t clean = clean_length(text_);
    if (clean < text_.size()) return fail_at(clean, "error.record.bad-character");
    if (Expected<void> read = read_tags(); !read) return std::unexpected(read.error());
    Expected<Match> match = begin();
    if (!match) return match;
    // Whether a settled result ended the game is known only from what follows.
    match->set_plays_on(true);
    if (Expected<void> read = read_moves(*match); !read) return std::unexpected(read.error());
    if (Expected<void> closed = conclude(*match); !closed) return std::unexpected(closed.error());
    return match;
  }

 private:
  struct RawTag {
    std::string_view name;
    std::string value;
    std::size_t at = 0;        // of the bracket
    std::size_t value_at = 0;  // of the first character of the value
  };
  struct OpenVariation {
    NodeId resume = root;
    std::size_t at = 0;
  };
  struct Claim {
    Outcome outcome = Outcome::none;
    std::size_t at = 0;
  };

  // ---- Errors

  std::unexpected<Error> fail_at(std::size_t offset, std::string code,
                                 std::vector<Argument> arguments = {}) const {
    return move_to(offset, Error{std::move(code), 1, 1, std::move(arguments)});
  }
  // An error whose column counts from `offset` of the text.
  std::unexpected<Error> move_to(std::size_t offset, Error error) const {
    offset = std::min(offset + static_cast<std::size_t>(error.column - 1), text_.size());
    const Place place = advanced(start_, text_.substr(0, offset));
    error.line = place.line;
    error.column = place.column;
    return std::unexpected(std::move(error));
  }
  // An error whose column counts in the value of a tag, where escapes are already gone.
  std::unexpected<Error> move_to(const RawTag& tag, Error error) const {
    std::size_t offset = tag.value_at;
    for (; error.column > 1 && offset < text_.size(); --error.column) {
      offset += text_[offset] == '\\' ? 2 : 1;
    }
    error.column = 1;
    return move_to(offset, std::move(error));
  }

  // ---- Tags

  void skip_spaces() { next_ = std::min(text_.find_first_not_of(spaces, next_), text_.size()); }
  bool at_end() const { return next_ == text_.size(); }

  Expected<void> read_tags() {
    for (skip_spaces(); !at_end() && text_[next_] == '['; skip_spaces()) {
      RawTag tag;
      tag.at = next_++;
      tag.name = tag_name(text_.substr(tag.at));
      skip_spaces();
      next_ += tag.name.size();
      skip_spaces();
      if (tag.name.empty() || at_end() || text_[next_] != '"') return bad_tag(tag);
      tag.value_at = ++next_;
      const std::size_t value_end = find_unescaped(text_, '"', next_);
      if (value_end > text_.find('\n', next_) || value_end == std::string_view::npos) {
        return bad_tag(tag);
      }
      tag.value = unescaped(text_.substr(next_, value_end - next_));
      next_ = value_end + 1;
      skip_spaces();
      if (at_end() || text_[next_] != ']') return bad_tag(tag);
      ++next_;
      if (tags_.size() == Match::max_tags) return fail_at(tag.at, "error.match.too-many-tags");
      if (find_tag(tag.name) != nullptr) {
        return fail_at(tag.at, "error.record.repeated-tag", {{"tag", quoted_excerpt(tag.name)}});
      }
      tags_.push_back(std::move(tag));
    }
    return {};
  }
  std::unexpected<Error> bad_tag(const RawTag& tag) const {
    return fail_at(tag.at, "error.record.bad-tag");
  }

  const RawTag* find_tag(std::string_view name) const {
    const auto found = std::ranges::find(tags_, name, &RawTag::name);
    return found == tags_.end() ? nullptr : &*found;
  }
  std::string value_of(std::string_view name) const {
    const RawTag* tag = find_tag(name);
    return tag != nullptr ? tag->value : std::string{};
  }

  Expected<Match> begin() const {
    const RawTag* format = find_tag("Format");
    if (format != nullptr && format->value != "1") {
      return fail_at(format->value_at, "error.record.unknown-format",
                     {{"format", quoted_excerpt(format->value)}});
    }
    if (find_tag("Game") == nullptr) return fail_at(0, "error.record.no-game");
    std::expected<Match, SetupError> match = begin_match(
        {value_of("Game"), value_of("Variant"), value_of("Options"), value_of("Position")});
    if (!match) {
      constexpr std::array names = {"Game", "Variant", "Options", "Position"};
      const auto field = static_cast<std::size_t>(match.error().field);
      return move_to(*find_tag(names[field]), std::move(match.error().why));
    }
    for (const RawTag& tag : tags_) {
      if (is_reserved_tag(tag.name)) continue;
      Expected<void> kept = match->set_tag(tag.name, tag.value);
      if (!kept) return move_to(tag, std::move(kept.error()));
    }
    return std::move(*match);
  }

  // ---- Moves

  Expected<void> read_moves(Match& match) {
    for (skip_spaces(); !at_end() && !claim_; skip_spaces()) {
      if (Expected<void> read = read_element(match); !read) return read;
    }
    if (!at_end()) return fail_at(next_, "error.record.text-after-result");
    if (!open_.empty()) return fail_at(open_.back().at, "error.record.open-variation");
    return {};
  }

  Expected<void> read_element(Match& match) {
    switch (text_[next_]) {
      case '{':
        return read_comment(match);
      case ';':
        return read_line_comment(match);
      case '(':
        return open_variation(match);
      case ')':
        return close_variation();
      case '$':
        return read_verdict(match);
      case '}':
      case '[':
        return fail_at(next_, "error.record.stray", {{"text", std::string(1, text_[next_])}});
      default:
        return read_word(match);
    }
  }

  Expected<void> read_comment(Match& match) {
    const std::size_t begin = next_ + 1;
    const std::size_t end = find_unescaped(text_, '}', begin);
    if (end == std::string_view::npos) return fail_at(next_, "error.record.open-comment");
    Expected<Annotation> comment = parse_comment(text_.substr(begin, end - begin), match.game());
    if (!comment) return move_to(begin, std::move(comment.error()));
    next_ = end + 1;
    return annotate(match, std::move(*comment), begin);
  }

  Expected<void> read_line_comment(Match& match) {
    const std::size_t begin = next_ + 1;
    next_ = std::min(text_.find('\n', begin), text_.size());
    Annotation annotation;
    annotation.comment = text_.substr(begin, next_ - begin);
    return annotate(match, std::move(annotation), begin);
  }

  // A comment belongs to the move before it; one before the first move of a variation to that move.
  Expected<void> annotate(Match& match, Annotation annotation, std::size_t at) {
    if (fresh_ && !open_.empty()) {
      waiting_.push_back(std::move(annotation));
      return {};
    }
    Expected<void> added = match.add_annotation(here_, std::move(annotation));
    if (!added) return move_to(at, std::move(added.error()));
    return {};
  }

  Expected<void> open_variation(const Match& match) {
    if (fresh_) return fail_at(next_, "error.record.variation-without-move");
    open_.push_back({here_, next_++});
    here_ = match.node(here_).parent;
    fresh_ = true;
    return {};
  }

  Expected<void> close_variation() {
    if (open_.empty()) return fail_at(next_, "error.record.stray", {{"text", ")"}});
    if (fresh_) return fail_at(next_, "error.record.empty-variation");
    ++next_;
    here_ = open_.back().resume;
    open_.pop_back();
    return {};
  }

  Expected<void> read_verdict(Match& match) {
    const std::size_t at = next_++;
    const std::size_t end = std::min(text_.find_first_not_of("0123456789", next_), text_.size());
    const std::string_view digits = text_.substr(next_, end - next_);
    const std::optional<int> number = parse_number(digits, 1, last_verdict);
    if (!number) {
      return fail_at(at, "error.record.bad-verdict", {{"text", "$" + quoted_excerpt(digits)}});
    }
    next_ = end;
    if (fresh_) return fail_at(at, "error.record.verdict-without-move");
    return give_verdict(match, static_cast<Verdict>(*number), at);
  }

  Expected<void> give_verdict(Match& match, Verdict verdict, std::size_t at) {
    const Verdict known = match.node(here_).annotation.verdict;
    if (known == verdict) return {};
    if (known != Verdict::none) return fail_at(at, "error.record.second-verdict");
    Annotation annotation;
    annotation.verdict = verdict;
    return annotate(match, std::move(annotation), at);
  }

  Expected<void> read_word(Match& match) {
    // An asterisk is a word by itself.
    const std::size_t end = std::min(text_.find_first_of(word_ends, next_ + 1), text_.size());
    const std::string_view word = without_number(text_.substr(next_, end - next_));
    const std::size_t at = end - word.size();
    next_ = end;
    if (word.empty()) return {};
    if (const std::optional<Outcome> outcome = outcome_of(word)) {
      if (!open_.empty()) return fail_at(open_.back().at, "error.record.open-variation");
      claim_ = Claim{*outcome, at};
      return {};
    }
    const Expected<NodeId> played = match.add_move(here_, word);
    if (!played) return move_to(at, played.error());
    here_ = *played;
    fresh_ = false;
    for (Annotation& annotation : std::exchange(waiting_, {})) {
      if (Expected<void> added = annotate(match, std::move(annotation), at); !added) return added;
    }
    const Verdict verdict = verdict_after(word);
    return verdict == Verdict::none ? Expected<void>{} : give_verdict(match, verdict, at);
  }

  // ---- The result

  // What the tag and the last word say must agree with each other and with the moves.
  Expected<void> conclude(Match& match) {
    Expected<void> claimed = read_result_tag();
    if (!claimed) return claimed;
    const NodeId end = match.main_end();
    const Node& last = match.node(end);
    const std::string reason = value_of("Reason");
    const Outcome outcome = claim_ ? claim_->outcome : Outcome::none;
    const auto agrees = [&](const Status& status) {
      return status.outcome == outcome && (reason.empty() || reason == status.reason);
    };
    if (Expected<void> went = match.go_to(end); !went) return went;

    if (outcome == Outcome::none) {
      // "*" says that the game goes on, so a settled position waits for the reply.
      match.set_plays_on(claim_.has_value() && last.settled.has_value());
      return {};
    }
    if (last.ending.over() ? agrees(last.ending) : last.settled && agrees(*last.settled)) {
      match.set_plays_on(false);
      return {};
    }
    const std::optional<Status> declared = declared_result(word_of(outcome), reason);
    if (declared && !last.ending.over()) {
      match.set_plays_on(last.settled.has_value());
      return match.declare(*declared);
    }
    if (reason.empty() && !last.ending.over()) return fail_at(claim_->at, "error.record.no-reason");
    return fail_at(claim_->at, "error.record.wrong-result",
                   {{"result", std::string(word_of(outcome))}, {"reason", quoted_excerpt(reason)}});
  }

  Expected<void> read_result_tag() {
    const RawTag* tag = find_tag("Result");
    if (tag == nullptr) return {};
    const std::optional<Outcome> outcome = outcome_of(tag->value);
    if (!outcome) {
      return fail_at(tag->value_at, "error.record.bad-result",
                     {{"result", quoted_excerpt(tag->value)}});
    }
    if (!claim_) {
      claim_ = Claim{*outcome, tag->value_at};
    } else if (claim_->outcome != *outcome) {
      return fail_at(claim_->at, "error.record.results-differ", {{"result", tag->value}});
    }
    return {};
  }

  std::string_view text_;
  Place start_;
  std::size_t next_ = 0;
  std::vector<RawTag> tags_;
  NodeId here_ = root;
  bool fresh_ = true;  // no move yet in the line being read
  std::vector<OpenVariation> open_;
  std::vector<Annotation> waiting_;  // comments before the first move of a variation
  std::optional<Claim> claim_;
};

}  // namespace

std::string_view tag_name(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(spaces, 1), text.size());
  const std::size_t end = std::min(text.find_first_of(" \t\r\n\"]", begin), text.size());
  return text.substr(begin, end - begin);
}

Expected<Match> parse_single_record(std::string_view text, Place start) {
  if (text.size() > max_record_size) {
    Error error{"error.record.too-large", start.line, start.column, {}};
    return std::unexpected(std::move(error));
  }
  std::string lines;
  lines.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r' || !text.substr(i + 1).starts_with('\n')) lines += text[i];
  }
  return RecordParser(lines, start).read();
}

}  // namespace alveole::match
