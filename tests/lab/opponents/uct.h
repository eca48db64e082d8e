#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "games/game.h"
#include "lab/opponents/random.h"

namespace alveole::lab {

/// Plain UCT (Kocsis and Szepesvári 2006): UCB1 in the tree, one node more for every playout,
/// playouts of random moves, at last the move that was tried most. No knowledge of the game.
template <Rules R>
class Uct {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  Uct(const R& rules, Random& random) : rules_(rules), random_(random) {}

  /// A move of a position that is not over; `may_go_on` is asked before each playout but the first.
  Move choose(const Position& root, const std::function<bool(std::uint64_t)>& may_go_on) {
    nodes_.assign(1, Node{});
    std::uint64_t playouts = 0;
    do {
      play_out(root);
      ++playouts;
    } while (may_go_on(playouts));
    std::uint32_t best = nodes_.front().first_child;
    for (std::uint32_t i = 0; i < nodes_.front().children; ++i) {
      const std::uint32_t child = nodes_.front().first_child + i;
      if (nodes_[child].visits > nodes_[best].visits) best = child;
    }
    return nodes_[best].move;
  }

 private:
  struct Node {
    Move move{};
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
    std::uint32_t visits = 0;
    float points = 0;  ///< of the side that made `move`: 1 for a win, 1/2 for a draw
    bool expanded = false;
  };

  /// Exploration: the constant of UCB1 for results between 0 and 1.
  static constexpr double exploration = 1.41421356;
  /// Playouts that take longer are drawn; in every game random ones take about 50 to 150 plies.
  static constexpr int longest_playout = 400;
  static constexpr std::size_t most_nodes = 12'000'000;

  void play_out(const Position& root) {
    Position position = root;
    path_.assign(1, 0);
    sides_.assign(1, other(rules_.side_to_move(root)));
    std::uint32_t at = 0;
    while (nodes_[at].expanded && nodes_[at].children > 0) {
      at = most_promising(at);
      descend(position, at);
    }
    if (nodes_[at].visits > 0 || at == 0) {
      expand(at, position);
      if (nodes_[at].children > 0) {
        at = most_promising(at);
        descend(position, at);
      }
    }
    const Outcome outcome = random_outcome(position);
    for (std::size_t i = 0; i < path_.size(); ++i) {
      Node& node = nodes_[path_[i]];
      ++node.visits;
      if (outcome == win_for(sides_[i])) node.points += 1;
      if (outcome == Outcome::draw || outcome == Outcome::none) node.points += 0.5F;
    }
  }

  void descend(Position& position, std::uint32_t child) {
    sides_.push_back(rules_.side_to_move(position));
    position = rules_.play(position, nodes_[child].move);
    path_.push_back(child);
  }

  void expand(std::uint32_t at, const Position& position) {
    if (nodes_[at].expanded || nodes_.size() > most_nodes) return;
    moves_.clear();
    rules_.legal_moves(position, moves_);
    nodes_[at].expanded = true;
    nodes_[at].first_child = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children = static_cast<std::uint32_t>(moves_.size());
    for (const Move& move : moves_) {
      Node child;
      child.move = move;
      nodes_.push_back(child);
    }
  }

  /// A child that was never tried, a random one of them; else the one with the highest bound.
  std::uint32_t most_promising(std::uint32_t at) {
    const Node& parent = nodes_[at];
    const double log_visits = std::log(std::max<double>(parent.visits, 1));
    const auto offset = static_cast<std::uint32_t>(random_.below(parent.children));
    std::uint32_t best = 0;
    double best_bound = -1;
    for (std::uint32_t i = 0; i < parent.children; ++i) {
      const std::uint32_t child = parent.first_child + (i + offset) % parent.children;
      const Node& node = nodes_[child];
      if (node.visits == 0) return child;
      const double bound = static_cast<double>(node.points) / node.visits +
                           exploration * std::sqrt(log_visits / node.visits);
      if (bound > best_bound) {
        best = child;
        best_bound = bound;
      }
    }
    return best;
  }

  Outcome random_outcome(Position position) {
    for (int ply = 0; ply < longest_playout; ++ply) {
      moves_.clear();
      rules_.legal_moves(position, moves_);
      if (moves_.empty()) return rules_.status(position).outcome;
      position = rules_.play(position, moves_[random_.below(moves_.size())]);
    }
    return Outcome::draw;
  }

  const R& rules_;
  Random& random_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> path_;  ///< of the current playout, in the tree
  std::vector<Side> sides_;          ///< who moved to each node of the path
  MoveList<Move> moves_;
};

}  // namespace alveole::lab
