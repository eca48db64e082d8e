#include "games/harness/board_model.h"

#include <algorithm>

namespace alveole::harness {

namespace {

std::string at(hex::Axial cell) {
  return " at (" + std::to_string(cell.q) + "," + std::to_string(cell.r) + ")";
}

}  // namespace

BoardModel::BoardModel(const scene::Scene& scene) {
  for (const scene::Piece& piece : scene.pieces) {
    pieces_[piece.at] = {piece.layers, piece.shape == scene::Shape::ring};
  }
  for (const scene::Cell& cell : scene.cells) {
    if (cell.surface == scene::Surface::tile) tiles_[cell.at] = cell.owner;
  }
  for (const scene::HandItem& item : scene.hands) {
    // Triples are counted beside the hands, but stand on the board.
    if (item.kind == "triple") continue;
    if (!item.captured) reserves_[{item.owner, item.kind}] = item.count;
  }
}

std::string BoardModel::apply(const Effect& effect) {
  switch (effect.kind) {
    case EffectKind::lift:
      return lift(effect);
    case EffectKind::step:
    case EffectKind::jump:
      return travel(effect);
    case EffectKind::land:
      return land(effect);
    case EffectKind::stack:
      return stack(effect);
    case EffectKind::capture:
      return capture(effect);
    case EffectKind::crown:
      return crown(effect);
    case EffectKind::place:
      return place(effect);
    case EffectKind::place_tile:
      return place_tile(effect);
    case EffectKind::return_to_hand:
      return return_to_hand(effect);
    case EffectKind::six:
      return pieces_.contains(effect.to) ? "" : "six: no piece" + at(effect.to);
  }
  return "no such kind of effect";
}

std::string BoardModel::difference(const BoardModel& other) const {
  if (!air_.empty()) return "a piece stays in the air, from" + at(air_.begin()->first);
  for (const auto& [cell, piece] : pieces_) {
    const auto found = other.pieces_.find(cell);
    if (found == other.pieces_.end()) return "a piece too many" + at(cell);
    if (found->second != piece) return "another piece" + at(cell);
  }
  for (const auto& [cell, piece] : other.pieces_) {
    if (!pieces_.contains(cell)) return "a piece is missing" + at(cell);
  }
  if (tiles_ != other.tiles_) return "other tiles";
  for (const auto& [key, count] : reserves_) {
    const auto found = other.reserves_.find(key);
    if (found != other.reserves_.end() && found->second != count) {
      return "in hand " + std::to_string(count) + " of " + key.second + ", not " +
             std::to_string(found->second);
    }
  }
  return "";
}

BoardModel::Lifted* BoardModel::lifted(const Effect& effect) {
  if (!effect.piece) return nullptr;
  const auto found = air_.find(*effect.piece);
  return found == air_.end() || found->second.over != effect.from ? nullptr : &found->second;
}

std::string BoardModel::lift(const Effect& effect) {
  const auto found = pieces_.find(effect.from);
  if (found == pieces_.end() || effect.piece != effect.from) return "lift: what?" + at(effect.from);
  if (found->second.layers.back() != effect.owner) return "lift: not the owner's" + at(effect.from);
  air_[effect.from] = {std::move(found->second), effect.from};
  pieces_.erase(found);
  return "";
}

std::string BoardModel::travel(const Effect& effect) {
  Lifted* const moving = lifted(effect);
  if (moving == nullptr) return "step or jump: what?" + at(effect.from);
  moving->over = effect.to;
  return "";
}

std::string BoardModel::land(const Effect& effect) {
  Lifted* const moving = lifted(effect);
  if (moving == nullptr || effect.from != effect.to) return "land: what?" + at(effect.to);
  if (pieces_.contains(effect.to)) return "land: taken" + at(effect.to);
  pieces_[effect.to] = std::move(moving->piece);
  air_.erase(*effect.piece);
  return "";
}

std::string BoardModel::stack(const Effect& effect) {
  Lifted* const moving = lifted(effect);
  const auto below = pieces_.find(effect.to);
  if (moving == nullptr || effect.from != effect.to) return "stack: what?" + at(effect.to);
  if (below == pieces_.end()) return "stack: on nothing" + at(effect.to);
  const auto& layers = moving->piece.layers;
  below->second.layers.insert(below->second.layers.end(), layers.begin(), layers.end());
  air_.erase(*effect.piece);
  return "";
}

std::string BoardModel::capture(const Effect& effect) {
  const auto found = pieces_.find(effect.from);
  if (found == pieces_.end() || effect.piece != effect.from) {
    return "capture: what?" + at(effect.from);
  }
  if (found->second.layers.back() != effect.owner) {
    return "capture: not the owner's" + at(effect.from);
  }
  pieces_.erase(found);
  return "";
}

// A king is drawn as a man with another one below.
std::string BoardModel::crown(const Effect& effect) {
  const auto found = pieces_.find(effect.to);
  if (found == pieces_.end() || found->second.layers.size() != 1) {
    return "crown: no man" + at(effect.to);
  }
  found->second.layers.push_back(found->second.layers.front());
  return "";
}

std::string BoardModel::place(const Effect& effect) {
  if (pieces_.contains(effect.to)) return "place: taken" + at(effect.to);
  if (effect.piece) return "place: a piece in hand stood nowhere before";
  pieces_[effect.to] = {{effect.owner}, effect.piece_kind == "ring"};
  --reserves_[{effect.owner, std::string(effect.piece_kind)}];
  return "";
}

std::string BoardModel::place_tile(const Effect& effect) {
  if (!tiles_.emplace(effect.to, effect.owner).second) return "tile: taken" + at(effect.to);
  --reserves_[{effect.owner, "tile"}];
  return "";
}

// Without `piece` it comes from the other side's captured pieces, else from the top of a stack.
std::string BoardModel::return_to_hand(const Effect& effect) {
  ++reserves_[{effect.owner, std::string(effect.piece_kind)}];
  if (!effect.piece) return "";
  const auto found = pieces_.find(effect.from);
  if (found == pieces_.end() || found->second.layers.back() != effect.owner) {
    return "return: not the owner's" + at(effect.from);
  }
  found->second.layers.pop_back();
  if (found->second.layers.empty()) pieces_.erase(found);
  return "";
}

}  // namespace alveole::harness
