#include <vector>

#include "match/comment.h"
#include "match/escape.h"
#include "match/options.h"
#include "match/record.h"

namespace alveole::match {

namespace {

constexpr std::size_t line_width = 80;

void append_tag(std::string& text, std::string_view name, std::string_view value) {
  text.append("[").append(name).append(" \"").append(escaped(value, "\"\\")).append("\"]\n");
}

std::string tag_section(const Match& match, const Status& result) {
  const AnyGame& game = match.game();
  std::string text;
  append_tag(text, "Format", "1");
  append_tag(text, "Game", game.info().id);
  append_tag(text, "Variant", game.settings().variant);
  if (const std::string options = print_options(game); !options.empty()) {
    append_tag(text, "Options", options);
  }
  if (!match.from_start()) {
    append_tag(text, "Position", game.print_position(match.node(root).position));
  }
  const auto is_leading = [](const Tag& tag) {
    return tag.name == "White" || tag.name == "Black" || tag.name == "Date";
  };
  for (const Tag& tag : match.tags()) {
    if (is_leading(tag)) append_tag(text, tag.name, tag.value);
  }
  append_tag(text, "Result", word_of(result.outcome));
  if (result.over()) append_tag(text, "Reason", result.reason);
  for (const Tag& tag : match.tags()) {
    if (!is_leading(tag)) append_tag(text, tag.name, tag.value);
  }
  return text;
}

// Writes the moves as words in lines. The tree is walked with a list of what is still to do, so
// that no depth of variations can exhaust the stack.
class MoveWriter {
 public:
  explicit MoveWriter(const Match& match) : match_(match) {}

  std::string write() {
    write_annotation(root);
    to_do_.push_back({Task::line_after, root});
    while (!to_do_.empty()) {
      const Item item = to_do_.back();
      to_do_.pop_back();
      switch (item.task) {
        case Task::line_after:
          plan_line_after(item.node);
          break;
        case Task::move:
          write_move(item.node);
          break;
        case Task::open:
          opening_ = "(";
          needs_number_ = true;
          break;
        case Task::close:
          text_ += ')';
          ++column_;
          needs_number_ = true;
          break;
      }
    }
    write_word(word_of(match_.result(match_.main_end()).outcome));
    return std::move(text_);
  }

 private:
  enum class Task { line_after, move, open, close };
  struct Item {
    Task task;
    NodeId node;
  };

  // The main move, the variations to it, then what follows the main move; last things first, as the
  // list is a stack.
  void plan_line_after(NodeId id) {
    const std::vector<NodeId>& children = match_.node(id).children;
    if (children.empty()) return;
    to_do_.push_back({Task::line_after, children.front()});
    for (std::size_t i = children.size() - 1; i > 0; --i) {
      to_do_.push_back({Task::close, children[i]});
      to_do_.push_back({Task::line_after, children[i]});
      to_do_.push_back({Task::move, children[i]});
      to_do_.push_back({Task::open, children[i]});
    }
    to_do_.push_back({Task::move, children.front()});
  }

  void write_move(NodeId id) {
    const Node& node = match_.node(id);
    const Side first_side = match_.game().info().first_side;
    const bool by_first = match_.side_to_move(node.parent) == first_side;
    // A game from a position where the other side moves begins with "1...".
    const int missing = match_.side_to_move(root) == first_side ? 0 : 1;
    const int number = (node.ply - 1 + missing) / 2 + 1;
    std::string word = node.text;
    if (by_first) {
      word = std::to_string(number) + ". " + word;
    } else if (needs_number_) {
      word = std::to_string(number) + "... " + word;
    }
    needs_number_ = false;
    write_word(word);
    write_annotation(id);
  }

  void write_annotation(NodeId id) {
    const Annotation& annotation = match_.node(id).annotation;
    if (annotation.verdict != Verdict::none) {
      write_word("$" + std::to_string(static_cast<int>(annotation.verdict)));
    }
    const std::string comment = print_comment(annotation, match_.game());
    if (!comment.empty()) {
      write_word("{" + comment + "}");
      needs_number_ = true;
    }
  }

  void write_word(std::string_view word) {
    const std::size_t width = opening_.size() + word.size();
    if (!text_.empty()) {
      const bool fits = column_ + 1 + width <= line_width;
      text_ += fits ? ' ' : '\n';
      column_ = fits ? column_ + 1 : 0;
    }
    text_.append(opening_).append(word);
    opening_ = {};
    const std::size_t line_feed = word.rfind('\n');
    column_ = line_feed == std::string_view::npos ? column_ + width : word.size() - line_feed - 1;
  }

  const Match& match_;
  std::vector<Item> to_do_;
  std::string text_;
  std::string_view opening_;
  std::size_t column_ = 0;
  bool needs_number_ = true;
};

}  // namespace

std::string print_record(const Match& match) {
  return tag_section(match, match.result(match.main_end())) + "\n" + MoveWriter(match).write() +
         "\n";
}

}  // namespace alveole::match
