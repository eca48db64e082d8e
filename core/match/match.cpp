#include "match/match.h"

#include <algorithm>
#include <array>

#include "text/scanner.h"

namespace alveole::match {

namespace {

// A position that occurs for the third time is a draw, in every game (rules, "Repetition").
constexpr int drawn_occurrence = 3;

// Upper bounds for what a record writes round the texts: numbers, parentheses, verdict, brackets.
constexpr std::size_t move_overhead = 24;
constexpr std::size_t drawing_overhead = 32;
constexpr std::size_t tag_overhead = 8;

// Escaping doubles a text at most.
std::size_t escaped_size(std::string_view text) {
  return 2 * text.size();
}

std::size_t size_of(const Annotation& annotation) {
  std::size_t size = escaped_size(annotation.comment) +
                     drawing_overhead * (annotation.marks.size() + annotation.arrows.size());
  for (const Note& note : annotation.notes) size += drawing_overhead + escaped_size(note.text);
  return size;
}
std::size_t size_of(const Node& node) {
  return move_overhead + node.text.size() + size_of(node.annotation);
}
std::size_t size_of(const Tag& tag) {
  return tag_overhead + tag.name.size() + escaped_size(tag.value);
}

// The tags with a place of their own at the front.
constexpr std::array<std::string_view, 3> leading_tags = {"White", "Black", "Date"};
constexpr std::array<std::string_view, 7> reserved_tags = {
    "Format", "Game", "Variant", "Options", "Position", "Result", "Reason"};
constexpr std::size_t max_tag_name = 64;

std::ptrdiff_t rank_of(std::string_view tag) {
  return std::ranges::find(leading_tags, tag) - leading_tags.begin();
}

bool is_tag_name(std::string_view name) {
  return !name.empty() && name.size() <= max_tag_name && is_letter(name.front()) &&
         std::ranges::all_of(name, [](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
}

// YYYY.MM.DD, with '?' for what is not known.
bool is_date(std::string_view date) {
  constexpr std::string_view pattern = "YYYY.MM.DD";
  if (date.size() != pattern.size()) return false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool digit = is_digit(date[i]) || date[i] == '?';
    if (pattern[i] == '.' ? date[i] != '.' : !digit) return false;
  }
  return true;
}

std::unexpected<Error> too_large() {
  return fail("error.match.too-large");
}

}  // namespace

bool is_reserved_tag(std::string_view name) {
  return std::ranges::find(reserved_tags, name) != reserved_tags.end();
}

Match::Match(const std::shared_ptr<const AnyGame>& game) : Match(game, game->start()) {}

Match::Match(std::shared_ptr<const AnyGame> game, AnyPosition position) : game_(std::move(game)) {
  Node start;
  start.position = std::move(position);
  judge(start);
  insert(std::move(start));
}

bool Match::from_start() const {
  return game_->print_position(node(root).position) == game_->print_position(game_->start());
}

// ---- The tree

bool Match::contains(NodeId id) const {
  return id == root || (id > root && id < std::ssize(nodes_) && node(id).parent != no_node);
}

Expected<void> Match::require(NodeId id) const {
  if (!contains(id)) return fail("error.match.no-such-node", 1, {{"node", std::to_string(id)}});
  return {};
}

std::vector<NodeId> Match::line_to(NodeId id) const {
  std::vector<NodeId> line(static_cast<std::size_t>(node(id).ply) + 1);
  for (auto place = line.rbegin(); place != line.rend(); ++place) {
    *place = id;
    id = node(id).parent;
  }
  return line;
}

NodeId Match::main_end() const {
  NodeId id = root;
  while (!node(id).children.empty()) id = node(id).children.front();
  return id;
}

NodeId Match::line_end(NodeId id) const {
  for (;;) {
    const Node& here = node(id);
    if (here.children.empty()) return id;
    id = here.visited != no_node ? here.visited : here.children.front();
  }
}

// Fills in what follows from a node's position and its line: ending, settled.
void Match::judge(Node& node) const {
  node.ending = game_->status(node.position);
  if (node.ending.over()) return;
  int occurrences = 1;
  for (NodeId id = node.parent; id != no_node; id = this->node(id).parent) {
    const Node& earlier = this->node(id);
    // Not by key: while Hexade bars cells its key says so, but repetition does not ask.
    if (game_->same(earlier.position, node.position)) ++occurrences;
  }
  if (occurrences >= drawn_occurrence) {
    node.ending = {Outcome::draw, repetition};
  } else {
    node.settled = game_->settled(node.position);
  }
}

NodeId Match::insert(Node node) {
  size_ += size_of(node);
  if (free_.empty()) {
    nodes_.push_back(std::move(node));
    return static_cast<NodeId>(nodes_.size()) - 1;
  }
  const NodeId id = free_.back();
  free_.pop_back();
  at(id) = std::move(node);
  return id;
}

// ---- Playing

NodeId Match::find_child(NodeId parent, const AnyMove& move) const {
  for (const NodeId child : node(parent).children) {
    if (game_->same_move(node(child).move, move)) return child;
  }
  return no_node;
}

Expected<NodeId> Match::descend(NodeId after, const AnyMove& move) {
  if (const NodeId known = find_child(after, move); known != no_node) return known;
  const Node& before = node(after);
  if (before.ply >= max_plies) {
    return fail("error.match.too-long", 1, {{"count", std::to_string(max_plies)}});
  }
  Node next;
  next.parent = after;
  next.ply = before.ply + 1;
  next.move = move;
  next.text = game_->print_move(before.position, move);
  if (size_ + size_of(next) > max_size) return too_large();
  next.position = game_->play(before.position, move);
  judge(next);
  const NodeId id = insert(std::move(next));
  at(after).children.push_back(id);
  return id;
}

Expected<NodeId> Match::add_move(NodeId after, std::string_view text) {
  if (Expected<void> known = require(after); !known) return std::unexpected(known.error());
  if (result(after).over()) return fail("error.match.game-over");
  Expected<AnyMove> move = game_->parse_move(node(after).position, text);
  if (!move) return std::unexpected(std::move(move.error()));
  return descend(after, *move);
}

Expected<NodeId> Match::play(std::string_view text) {
  Expected<NodeId> played = add_move(current_, text);
  if (played) make_current(*played);
  return played;
}

Expected<NodeId> Match::play(const AnyMove& move) {
  if (result().over()) return fail("error.match.game-over");
  const std::vector<AnyMove> legal = game_->legal_moves(position());
  const auto is_move = [&](const AnyMove& other) { return game_->same_move(move, other); };
  if (move == nullptr || std::ranges::none_of(legal, is_move)) {
    return fail("error.match.illegal-move");
  }
  Expected<NodeId> played = descend(current_, move);
  if (played) make_current(*played);
  return played;
}

// ---- Going about

// Also remembers the way from the root, for redo.
void Match::make_current(NodeId id) {
  current_ = id;
  for (NodeId child = id; child != root; child = node(child).parent) {
    at(node(child).parent).visited = child;
  }
}

Expected<void> Match::undo() {
  if (current_ == root) return fail("error.match.at-start");
  make_current(node(current_).parent);
  return {};
}

Expected<void> Match::redo() {
  const Node& here = node(current_);
  if (here.children.empty()) return fail("error.match.at-end");
  make_current(here.visited != no_node ? here.visited : here.children.front());
  return {};
}

Expected<void> Match::go_to(NodeId id) {
  if (Expected<void> known = require(id); !known) return known;
  make_current(id);
  return {};
}

Expected<void> Match::go_to_ply(int ply) {
  const std::vector<NodeId> line = line_to(line_end(current_));
  if (ply < 0 || ply >= std::ssize(line)) {
    return fail("error.match.no-such-ply", 1,
                {{"ply", std::to_string(ply)}, {"last", std::to_string(line.size() - 1)}});
  }
  make_current(line[static_cast<std::size_t>(ply)]);
  return {};
}

// ---- Changing the tree

Expected<void> Match::promote(NodeId id) {
  if (Expected<void> known = require(id); !known) return known;
  while (id != root && node(node(id).parent).children.front() == id) id = node(id).parent;
  if (id == root) return fail("error.match.already-main");
  std::vector<NodeId>& siblings = at(node(id).parent).children;
  const auto place = std::ranges::find(siblings, id);
  std::rotate(siblings.begin(), place, place + 1);
  drop_stale_declaration();
  return {};
}

Expected<void> Match::remove(NodeId id) {
  if (Expected<void> known = require(id); !known) return known;
  if (id == root) return fail("error.match.remove-start");
  const NodeId parent = node(id).parent;
  std::erase(at(parent).children, id);
  if (node(parent).visited == id) at(parent).visited = no_node;

  bool current_goes = false;
  std::vector<NodeId> going = {id};
  while (!going.empty()) {
    const NodeId gone = going.back();
    going.pop_back();
    going.insert(going.end(), node(gone).children.begin(), node(gone).children.end());
    current_goes = current_goes || gone == current_;
    size_ -= size_of(node(gone));
    at(gone) = Node{};
    free_.push_back(gone);
  }
  if (current_goes) make_current(parent);
  drop_stale_declaration();
  return {};
}

Expected<void> Match::annotate(NodeId id, Annotation annotation) {
  if (Expected<void> known = require(id); !known) return known;
  Annotation before = std::exchange(at(id).annotation, {});
  size_ -= size_of(before);
  Expected<void> added = add_annotation(id, std::move(annotation));
  if (!added) {
    size_ += size_of(before);
    at(id).annotation = std::move(before);
  }
  return added;
}

Expected<void> Match::add_annotation(NodeId id, Annotation annotation) {
  if (Expected<void> known = require(id); !known) return known;
  Expected<Annotation> addition = normalised(std::move(annotation), *game_);
  if (!addition) return std::unexpected(std::move(addition.error()));
  if (id == root && addition->verdict != Verdict::none) return fail("error.match.start-verdict");
  Annotation& whole = at(id).annotation;
  const std::string_view joint =
      whole.comment.empty() || addition->comment.empty() ? std::string_view{} : " ";
  const std::size_t added_size = size_of(*addition) + escaped_size(joint);
  if (size_ + added_size > max_size) return too_large();

  size_ += added_size;
  if (addition->verdict != Verdict::none) whole.verdict = addition->verdict;
  whole.comment.append(joint).append(addition->comment);
  const auto append = [](auto& to, auto& from) { to.insert(to.end(), from.begin(), from.end()); };
  append(whole.marks, addition->marks);
  append(whole.arrows, addition->arrows);
  append(whole.notes, addition->notes);
  return {};
}

// ---- Results

Status Match::result(NodeId id) const {
  const Node& here = node(id);
  if (here.ending.over()) return here.ending;
  if (declared_ && declared_->at == id) return declared_->status;
  if (here.settled && !plays_on_) return *here.settled;
  return {};
}

Expected<void> Match::declare(const Status& status) {
  if (!is_declared(status)) {
    return fail("error.match.not-declarable", 1, {{"result", print_result(status)}});
  }
  if (current_ != main_end()) return fail("error.match.not-at-end");
  if (result().over()) return fail("error.match.over-already");
  declared_ = Declaration{current_, status};
  return {};
}

std::optional<Status> Match::declared() const {
  return declared_ ? std::optional(declared_->status) : std::nullopt;
}

void Match::drop_stale_declaration() {
  if (declared_ && declared_->at != main_end()) declared_.reset();
}

// ---- Tags

std::string_view Match::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags_, name, &Tag::name);
  return found == tags_.end() ? std::string_view{} : std::string_view{found->value};
}

Expected<void> Match::set_tag(std::string_view name, std::string_view value) {
  const std::string shown = quoted_excerpt(name);
  if (!is_tag_name(name)) return fail("error.match.bad-tag-name", 1, {{"tag", shown}});
  if (is_reserved_tag(name)) {
    return fail("error.match.reserved-tag", 1, {{"tag", shown}});
  }
  const std::size_t clean = std::min(clean_length(value), value.find('\n'));
  if (clean < value.size()) {
    return fail("error.match.bad-character", static_cast<int>(clean) + 1);
  }
  if (name == "Date" && !value.empty() && !is_date(value)) {
    return fail("error.match.bad-date", 1, {{"date", quoted_excerpt(value)}});
  }
  Tag tag{std::string(name), std::string(value)};
  const auto found = std::ranges::find(tags_, name, &Tag::name);
  const std::size_t size_without = size_ - (found != tags_.end() ? size_of(*found) : 0);
  if (!value.empty() && size_without + size_of(tag) > max_size) return too_large();

  const std::size_t size_with = size_without + (value.empty() ? 0 : size_of(tag));
  if (value.empty()) {
    if (found != tags_.end()) tags_.erase(found);
  } else if (found != tags_.end()) {
    found->value = std::move(tag.value);
  } else if (tags_.size() == max_tags) {
    return fail("error.match.too-many-tags");
  } else {
    const auto after = std::ranges::find_if(
        tags_, [&](const Tag& other) { return rank_of(other.name) > rank_of(name); });
    tags_.insert(after, std::move(tag));
  }
  size_ = size_with;
  return {};
}

// ---- Comparing

bool operator==(const Match& a, const Match& b) {
  const auto same_node = [](const Node& one, const Node& two) {
    return one.text == two.text && one.annotation == two.annotation &&
           one.children.size() == two.children.size();
  };
  const auto start = [](const Match& match) {
    return match.game_->print_position(match.node(root).position);
  };
  if (a.game_->info().id != b.game_->info().id || a.game_->settings() != b.game_->settings() ||
      a.tags_ != b.tags_ || a.declared() != b.declared() || start(a) != start(b)) {
    return false;
  }
  std::vector<std::pair<NodeId, NodeId>> open = {{root, root}};
  while (!open.empty()) {
    const Node& one = a.node(open.back().first);
    const Node& two = b.node(open.back().second);
    open.pop_back();
    if (!same_node(one, two)) return false;
    for (std::size_t i = 0; i < one.children.size(); ++i) {
      open.emplace_back(one.children[i], two.children[i]);
    }
  }
  return true;
}

}  // namespace alveole::match
