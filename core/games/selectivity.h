#pragma once

namespace alveole {

/// How boldly the search may leave out what looks hopeless in a game. A game says it beside its
/// evaluation by `Selectivity selectivity(const Rules&)`; the values are found by matches. Scores
/// are in the unit of its evaluation.
struct Selectivity {
  /// What a quiet move can change in a ply. A position that is better than needed by this for every
  /// ply left is not searched, and quiet moves that cannot make up for as much are left out.
  int swing = 100;
  /// Plies before the leaves from which on that is believed; 0 = never.
  int swing_depth = 4;
  /// Whether a side that could pass and would still be too good is taken to be too good: sound
  /// where to move is never a burden. Needs `passed`.
  bool passing = false;
  /// Quiet moves beyond the first this many are searched less deeply, the later the less.
  int full_depth_moves = 3;
  /// Late quiet moves are left out altogether near the leaves: beyond this many at one ply before,
  /// and more further up; 0 = never.
  int late_moves = 0;
};

}  // namespace alveole
