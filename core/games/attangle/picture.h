#pragma once

#include "games/attangle/rules.h"

namespace alveole::attangle {

/// The board as hexagonal cells (look "cells") or as the crossings of a lattice (look "points"):
/// the seed allows both. Hands: each side's stock (kind "piece") and its triples (kind "triple").
template <class Word>
scene::Scene picture(const Rules<Word>& rules, const Position<Word>& position,
                     const scene::View& view);

}  // namespace alveole::attangle
