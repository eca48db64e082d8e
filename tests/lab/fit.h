#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/any_game.h"
#include "lab/game_line.h"

namespace alveole::lab {

struct FitSettings {
  double result_share = 0.7;  ///< of the target: the game's result; the rest is the search's score
  double ridge = 4;           ///< see fit_logistic
  int held_out = 10;          ///< every so-manieth game is not learned from, but asked about after
};

/// What was learned from games.
struct Fit {
  std::vector<std::int16_t> weights;
  /// Winning chance = sigmoid(score / scale), for the scores that are in the games; those of the
  /// new weights are in the same unit.
  double scale = 0;
  std::size_t positions = 0;
  double loss = 0;           ///< mean cross entropy over the positions learned from,
  double held_out_loss = 0;  ///< over those of the games held out,
  double score_loss = 0;     ///< and what the scores that searched have there
};

/// Learns a game's weights. Only quiet positions count: a move was searched in them, it is not
/// noisy, and no mate was seen. Fails where the game refuses a move.
Expected<Fit> fit(const AnyGame& game, std::span<const GameLine> lines,
                  const FitSettings& settings);

}  // namespace alveole::lab
