#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "text/error.h"

namespace alveole::lab {

/// A ply of a game that the engine played against itself.
struct Ply {
  std::string move;          ///< as the game writes it
  std::optional<int> score;  ///< of the search, for who plays; none for moves of the opening
  bool operator==(const Ply&) const = default;
};

/// Such a game, kept as a line "NUMBER RESULT MOVE SCORE MOVE SCORE ...", the result white, black
/// or draw, and "-" where there is no score.
struct GameLine {
  int number = 0;
  Outcome result = Outcome::draw;
  std::vector<Ply> plies;
  bool operator==(const GameLine&) const = default;
};

std::string print_line(const GameLine& game);
/// Nothing where the line is not whole, as the last one of a file may be after a run was ended.
std::optional<GameLine> parse_line(std::string_view line);

/// All whole lines of a file; none if it is not there.
std::vector<GameLine> read_games(const std::string& path);

}  // namespace alveole::lab
