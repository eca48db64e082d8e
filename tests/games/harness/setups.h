#pragma once

#include <ostream>
#include <string>
#include <utility>
#include <vector>

/// The generic harness: what must be true of every game, tested over the facade AnyGame for every
/// game of a build, every variant and every value of every option. A game needs no test of its own
/// for any of it; the tests' toy game runs through the same sources.
namespace alveole::harness {

/// A game with its settings; one option at most differs from its default.
struct GameSetup {
  std::string game;
  std::string variant;
  std::vector<std::pair<std::string, std::string>> options;
};
std::ostream& operator<<(std::ostream& out, const GameSetup& setup);

/// Every setup of every game of this build.
std::vector<GameSetup> all_setups();
/// A name for GoogleTest: letters, digits and underscores.
std::string name_of(const GameSetup& setup);

}  // namespace alveole::harness
