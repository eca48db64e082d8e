#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/any_game.h"
#include "match/annotation.h"
#include "match/result.h"

namespace alveole::match {

/// Names a node of a match; valid as long as the node exists (removing a line makes its ids free
/// for later nodes).
using NodeId = int;
inline constexpr NodeId root = 0;
inline constexpr NodeId no_node = -1;

/// A position of a match with the move that led to it.
struct Node {
  NodeId parent = no_node;
  std::vector<NodeId> children;  ///< first the one of the main line, then the variations
  int ply = 0;                   ///< moves since the root
  AnyMove move;                  ///< that led here; nullptr at the root
  std::string text;              ///< of that move, as the game writes it
  AnyPosition position;
  Status ending;                  ///< by the rules, third occurrence on this line included
  std::optional<Status> settled;  ///< a result that no reply can change any more
  Annotation annotation;
  NodeId visited = no_node;  ///< the child that was current last; where redo goes
};

struct Tag {
  std::string name;
  std::string value;
  bool operator==(const Tag&) const = default;
};

/// Whether a tag of this name says what the match itself knows: Format, Game, Variant, Options,
/// Position, Result, Reason.
bool is_reserved_tag(std::string_view name);

/// A game being played or studied: a tree of positions with one of them current. A value: copies
/// are independent. Its size is bounded so that it always fits into a record (record.h).
class Match {
 public:
  /// The longest line, in plies, and about the size of the whole as a record, in bytes.
  static constexpr int max_plies = 5000;
  static constexpr std::size_t max_size = 1'000'000;
  static constexpr std::size_t max_tags = 200;

  /// From the game's start.
  explicit Match(const std::shared_ptr<const AnyGame>& game);
  /// From a position of that game, judged as if the other side had just moved.
  Match(std::shared_ptr<const AnyGame> game, AnyPosition position);

  const AnyGame& game() const { return *game_; }
  std::shared_ptr<const AnyGame> shared_game() const { return game_; }
  /// Whether the root is the start of the game, counters included.
  bool from_start() const;

  // The tree.

  bool contains(NodeId id) const;
  /// `id` must be contained.
  const Node& node(NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }
  NodeId current() const { return current_; }
  const AnyPosition& position() const { return node(current_).position; }
  Side side_to_move(NodeId id) const { return game_->side_to_move(node(id).position); }
  /// The nodes from the root to `id`, both included.
  std::vector<NodeId> line_to(NodeId id) const;
  /// The last node of the line that begins with the root and always takes the first child.
  NodeId main_end() const;
  /// The last node of the line through `id` that redo would follow.
  NodeId line_end(NodeId id) const;

  // Playing. A move after the end of the game is error.match.game-over; error.match.too-long and
  // error.match.too-large where the bounds are met. A move that was played here before is found
  // again, not added.

  /// Plays at the current node; also what the game's parse_move refuses.
  Expected<NodeId> play(std::string_view text);
  /// Plays a legal move of the current position; error.match.illegal-move.
  Expected<NodeId> play(const AnyMove& move);
  /// Adds a move after any node and leaves the current one; errors as for play(text).
  Expected<NodeId> add_move(NodeId after, std::string_view text);

  // Going about; error.match.at-start, at-end, no-such-node, no-such-ply.

  Expected<void> undo();
  Expected<void> redo();
  Expected<void> go_to(NodeId id);
  /// To a ply of the line through the current node.
  Expected<void> go_to_ply(int ply);

  // Changing the tree.

  /// Puts the variation that `id` belongs to before its siblings; repeated, it becomes the main
  /// line. error.match.no-such-node, error.match.already-main.
  Expected<void> promote(NodeId id);
  /// Removes a node and all that follows. If the current node goes, its last remaining ancestor
  /// becomes current. error.match.no-such-node, error.match.remove-start.
  Expected<void> remove(NodeId id);
  /// Replaces the annotation of a node by its normalised form; what `normalised` refuses,
  /// error.match.no-such-node, error.match.start-verdict, error.match.too-large.
  Expected<void> annotate(NodeId id, Annotation annotation);
  /// Adds to the annotation of a node: comments are joined, a verdict replaces. Errors likewise.
  Expected<void> add_annotation(NodeId id, Annotation annotation);

  // Results.

  /// Result at a node, with its reason: by the rules, else declared, else settled.
  Status result(NodeId id) const;
  Status result() const { return result(current_); }
  /// Whether a settled result waits for the reply instead of ending the game.
  bool plays_on() const { return plays_on_; }
  void set_plays_on(bool on) { plays_on_ = on; }
  /// Ends the game by resignation, agreement or on time (result.h) at the end of the main line,
  /// which must be current: error.match.not-at-end, error.match.game-over, and
  /// error.match.not-declarable for any other result. The declaration lasts as long as its node is
  /// the end of the main line.
  Expected<void> declare(const Status& status);
  /// Takes a declared result back.
  void retract() { declared_.reset(); }
  std::optional<Status> declared() const;

  // What is known about the game besides the moves: White, Black, Date, then others as they came.

  const std::vector<Tag>& tags() const { return tags_; }
  /// Empty if there is no such tag.
  std::string_view tag(std::string_view name) const;
  /// Sets a tag; an empty value removes it. error.match.bad-tag-name, error.match.reserved-tag for
  /// those that say what the match itself knows (Game, Position, Result, ...),
  /// error.match.bad-date, error.match.bad-character, error.match.too-large.
  Expected<void> set_tag(std::string_view name, std::string_view value);

  /// Same game with same settings, start, tree, annotations, declared result and tags; the current
  /// node does not matter.
  friend bool operator==(const Match& a, const Match& b);

 private:
  struct Declaration {
    NodeId at = no_node;
    Status status;
  };

  Node& at(NodeId id) { return nodes_[static_cast<std::size_t>(id)]; }
  Expected<void> require(NodeId id) const;
  NodeId find_child(NodeId parent, const AnyMove& move) const;
  Expected<NodeId> descend(NodeId after, const AnyMove& move);
  NodeId insert(Node node);
  void judge(Node& node) const;
  void make_current(NodeId id);
  void drop_stale_declaration();

  std::shared_ptr<const AnyGame> game_;
  std::vector<Node> nodes_;  ///< slots; those in free_ hold nothing
  std::vector<NodeId> free_;
  NodeId current_ = root;
  bool plays_on_ = false;
  std::optional<Declaration> declared_;
  std::vector<Tag> tags_;
  std::size_t size_ = 0;  ///< no less than what a record of all this takes, in bytes
};

}  // namespace alveole::match
