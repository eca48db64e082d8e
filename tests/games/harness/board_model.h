#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "games/game.h"

namespace alveole::harness {

/// What a picture shows, as an animation keeps it: pieces on the board, pieces in the air, tiles,
/// and the counts in hand. Effects change it one by one.
class BoardModel {
 public:
  explicit BoardModel(const scene::Scene& scene);

  /// Applies one effect; what is wrong with it, or "".
  std::string apply(const Effect& effect);

  /// What differs from another model, or "". Only the reserves that both show are compared.
  std::string difference(const BoardModel& other) const;

 private:
  struct Piece {
    std::vector<scene::Owner> layers;
    bool ring = false;
    bool operator==(const Piece&) const = default;
  };
  struct Lifted {
    Piece piece;
    hex::Axial over;
  };

  std::string lift(const Effect& effect);
  std::string travel(const Effect& effect);
  std::string land(const Effect& effect);
  std::string stack(const Effect& effect);
  std::string capture(const Effect& effect);
  std::string crown(const Effect& effect);
  std::string place(const Effect& effect);
  std::string place_tile(const Effect& effect);
  std::string return_to_hand(const Effect& effect);
  /// The lifted piece the effect names, which must hang over `effect.from`.
  Lifted* lifted(const Effect& effect);

  std::map<hex::Axial, Piece> pieces_;
  std::map<hex::Axial, Lifted> air_;  ///< by the cell it stood on before the move
  std::map<hex::Axial, scene::Owner> tiles_;
  std::map<std::pair<scene::Owner, std::string>, int> reserves_;
};

}  // namespace alveole::harness
