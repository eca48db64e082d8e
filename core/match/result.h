#pragma once

#include <string>
#include <string_view>

#include "games/game.h"

/// Results as words, and the endings that people declare rather than reach on the board.
namespace alveole::match {

inline constexpr std::string_view repetition = "repetition";
inline constexpr std::string_view resignation = "resignation";
inline constexpr std::string_view agreement = "agreement";
inline constexpr std::string_view time = "time";

constexpr Status resigned_by(Side loser) {
  return {win_for(other(loser)), resignation};
}
constexpr Status out_of_time(Side loser) {
  return {win_for(other(loser)), time};
}
constexpr Status agreed_draw() {
  return {Outcome::draw, agreement};
}

/// "white", "black", "draw", and "*" for a game that goes on.
std::string_view word_of(Outcome outcome);

/// Side and reason: "white perfect-six", "draw repetition"; "none" for a game that goes on.
std::string print_result(const Status& status);

/// Whether a result is one that people declare: a win by resignation or on time, a draw agreed.
bool is_declared(const Status& status);

/// The declared result of a side (or "draw") and a reason, as `print_result` writes them; nothing
/// for any other words.
std::optional<Status> declared_result(std::string_view outcome, std::string_view reason);

}  // namespace alveole::match
