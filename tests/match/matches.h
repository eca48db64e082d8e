#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "match/match.h"
#include "match/options.h"
#include "text/scanner.h"

/// Short ways to make matches of the real games.
namespace alveole::match {

inline std::shared_ptr<const AnyGame> game(std::string_view id, std::string_view variant = {},
                                           const OptionList& options = {}) {
  auto made = make_game(id, variant, options);
  EXPECT_TRUE(made) << made.error().code;
  return *made;
}

inline Match match_from(std::shared_ptr<const AnyGame> game, std::string_view position) {
  auto parsed = game->parse_position(position);
  EXPECT_TRUE(parsed) << position << ": " << parsed.error().code;
  return {std::move(game), *parsed};
}

/// Plays moves separated by spaces at the current node.
inline void play(Match& match, std::string_view moves) {
  for (const Token& move : words({moves, 1})) {
    const Expected<NodeId> played = match.play(move.text);
    ASSERT_TRUE(played) << move.text << ": " << played.error().code;
  }
}

inline Match match_of(std::string_view id, std::string_view moves) {
  Match match(game(id));
  play(match, moves);
  return match;
}

/// The moves of the line to a node, separated by spaces.
inline std::string moves_to(const Match& match, NodeId id) {
  std::string moves;
  for (const NodeId step : match.line_to(id)) {
    if (step == root) continue;
    if (!moves.empty()) moves += ' ';
    moves += match.node(step).text;
  }
  return moves;
}

/// Code of what refused, or empty.
template <class T>
std::string code_of(const Expected<T>& expected) {
  return expected ? std::string{} : expected.error().code;
}

/// The seed's ExAequo by repetition: both discs go out and home twice.
inline constexpr std::string_view repetition_of_hexaequo =
    "j8-i8 h9-i9 i8-j8 i9-h9 j8-i8 h9-i9 i8-j8 i9-h9";

/// Hexade's figure 7, White to move: after f9 b6 b5 e10 e8 nothing breaks the six.
inline constexpr std::string_view figure_7 = "b4 b5 c6 d7 e8 e9 g10 ; b3 e7 ; w";

}  // namespace alveole::match
