#include "games/hexaequo/chain.h"

#include <set>

namespace alveole::hexaequo {

namespace {

/// The direction from one cell to another two steps away in a straight line.
std::optional<int> line_of_two(hex::Axial from, hex::Axial to) {
  for (int d = 0; d < hex::direction_count; ++d) {
    if (hex::neighbour(hex::neighbour(from, d), d) == to) return d;
  }
  return std::nullopt;
}

/// Directions in the order of the cells they lead to: by file, then rank.
constexpr auto sorted_directions = [] {
  std::array<int, hex::direction_count> order{};
  for (int d = 0; d < hex::direction_count; ++d) order[static_cast<std::size_t>(d)] = d;
  std::ranges::sort(order, {}, [](int d) { return hex::directions[static_cast<std::size_t>(d)]; });
  return order;
}();

}  // namespace

JumpChain::JumpChain(const Position& position, int origin, ChainRule rule)
    : position_(position),
      origin_(origin),
      rule_(rule),
      friends_(position.mover().pieces() & ~tile_bit(origin)),
      enemies_(position.opponent().pieces()),
      free_(position.empty_tiles() | tile_bit(origin)) {}

void JumpChain::add(Reaches& reaches, std::size_t first, Tiles jumped, Tiles cells) {
  for (std::size_t i = first; i < reaches.size(); ++i) {
    if (reaches[i].jumped == jumped) {
      reaches[i].cells |= cells;
      return;
    }
  }
  reaches.push_back({jumped, cells});
}

std::expected<JumpChain::State, JumpRefusal> JumpChain::jump(const State& state,
                                                             hex::Axial landing) const {
  const std::optional<int> direction = line_of_two(position_.cell_of(state.at), landing);
  if (!direction) return std::unexpected(JumpRefusal::not_in_line);
  return jump_along(state, *direction);
}

std::expected<JumpChain::State, JumpRefusal> JumpChain::jump_along(const State& state,
                                                                   int direction) const {
  const int step = window::steps[static_cast<std::size_t>(direction)];
  const int over = position_.entry(position_.place_of(state.at) + step);
  const int landing = position_.entry(position_.place_of(state.at) + 2 * step);
  const bool captures = Position::holds(enemies_ & ~state.captured, over);
  if (!captures && !Position::holds(friends_, over)) {
    return std::unexpected(JumpRefusal::nothing_between);
  }
  if (landing >= Position::no_tile) return std::unexpected(JumpRefusal::no_tile);
  if (!Position::holds(free_, landing)) {
    return std::unexpected(JumpRefusal::occupied);
  }
  State next = state;
  next.at = landing;
  const bool window = rule_ == ChainRule::window;
  if (captures) {
    next.captured |= tile_bit(over);
    next.remembered = window ? tile_bit(landing) : 0;
    return next;
  }
  if (Position::holds(state.jumped, over)) return std::unexpected(JumpRefusal::friend_twice);
  if (Position::holds(state.remembered, landing)) return std::unexpected(JumpRefusal::comes_back);
  if (window) {
    next.remembered |= tile_bit(landing);
  } else {
    next.jumped |= tile_bit(over);
  }
  return next;
}

std::optional<std::vector<hex::Axial>> JumpChain::route(const Wish& wish) const {
  // Breadth first with every jump in the order of landing cells: routes are met by number of jumps,
  // then by sequence of cells, so that the first that grants the wish is the one wanted. Two routes
  // in the same state have the same future: the first stands for both.
  struct Node {
    State state;
    std::size_t granted;  // cells of wish.via landed on
    std::size_t parent;
  };
  std::vector<Node> nodes = {{start(), 0, 0}};
  std::set<std::pair<State, std::size_t>> seen;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (const int direction : sorted_directions) {
      const Node node = nodes[i];
      const auto next = jump_along(node.state, direction);
      if (!next || (next->captured & ~wish.captured) != 0) continue;
      const bool captures = next->captured != node.state.captured;
      if (wish.printable && captures && Position::holds(node.state.remembered, next->at)) continue;
      const hex::Axial at = position_.cell_of(next->at);
      if (at == wish.to && next->captured == wish.captured && node.granted == wish.via.size()) {
        std::vector<hex::Axial> cells = {at};
        for (std::size_t n = i; n != 0; n = nodes[n].parent) {
          cells.push_back(position_.cell_of(nodes[n].state.at));
        }
        std::ranges::reverse(cells);
        return cells;
      }
      const bool grants = node.granted < wish.via.size() && wish.via[node.granted] == at;
      const std::size_t granted = node.granted + (grants ? 1 : 0);
      if (seen.emplace(*next, granted).second) nodes.push_back({*next, granted, i});
    }
  }
  return std::nullopt;
}

}  // namespace alveole::hexaequo
