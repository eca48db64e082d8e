#pragma once

#include <array>
#include <cstdint>

#include "search/score.h"

/// What a score says about the end of the game, for people. None of this is part of the search.
namespace alveole::search {

/// What a side can expect, from -1 (lost) to 1 (won), a draw being 0: twice its winning chance less
/// one. The chance is logistic(score / scale); `scale` is a game's own (AnyGame::chance_scale). A
/// proven win is 1.
double expectation(Score score, int scale);

/// The same as chances of winning, drawing and losing in thousandths that add up to 1000. How many
/// games are drawn is not known from a score: a draw counts half as won and half as lost.
std::array<int, 3> chances(Score score, int scale);

/// How bad a move was.
enum class Verdict : std::uint8_t { none, inaccuracy, mistake, blunder };

/// From what the mover could expect before the move, playing its best, and can expect after it. A
/// loss of 0.1 is an inaccuracy, one of 0.2 a mistake, one of 0.3 a blunder.
Verdict verdict(double before, double after);

}  // namespace alveole::search
