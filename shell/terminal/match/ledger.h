#pragma once

#include <map>
#include <string>
#include <utility>

#include "match/match.h"
#include "terminal/arguments.h"
#include "terminal/match/statistics.h"

namespace alveole::terminal {

/// A game of a match: the pair, from 0, and which of its two games; in game 0 the first player
/// begins.
struct GameNumber {
  int pair = 0;
  int game = 0;
  auto operator<=>(const GameNumber&) const = default;
};

/// "PAIR.GAME", both from 1.
std::string print(GameNumber number);

/// The games that are finished, in memory and in a file of records (core/match/record.h), where
/// they are found again by the tags Round ("PAIR.GAME", from 1) and Conditions.
class Ledger {
 public:
  /// Reads the file if it is there; an empty path keeps no file. `conditions` is one line with all
  /// that must be the same for games to be counted together. error.ledger.*, and what records are
  /// refused for.
  static Accepted<Ledger> open(std::string path, std::string conditions);

  bool has(GameNumber number) const { return results_.contains(number); }
  /// Counts a finished game and appends it; error.ledger.cannot-write.
  Accepted<void> add(GameNumber number, match::Match match);
  const Tally& tally() const { return tally_; }

 private:
  Ledger(std::string path, std::string conditions)
      : path_(std::move(path)), conditions_(std::move(conditions)) {}

  Accepted<void> read();
  void count(GameNumber number, const match::Match& match);

  std::string path_;
  std::string conditions_;
  std::map<GameNumber, int> results_;  ///< half points of the first player
  Tally tally_;
};

}  // namespace alveole::terminal
