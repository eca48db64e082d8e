#include "terminal/match/openings.h"

#include <algorithm>
#include <optional>

#include "games/scatter.h"
#include "match/match.h"
#include "text/scanner.h"

namespace alveole::terminal {

namespace {

constexpr int attempts = 100;  // to find random moves that do not end the game

/// Random numbers that are the same everywhere: SplitMix64 (Steele, Lea and Flood 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() { return scatter(state_ += golden_step); }
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }

 private:
  std::uint64_t state_;
};

/// The opening with `plies` random moves more; nothing if they end the game.
std::optional<Opening> lengthened(const std::shared_ptr<const AnyGame>& game, Opening opening,
                                  int plies, Random& random) {
  match::Match match(game);
  for (const std::string& move : opening) {
    if (!match.play(move)) return std::nullopt;
  }
  for (int i = 0; i < plies; ++i) {
    const std::vector<AnyMove> moves = game->legal_moves(match.position());
    if (moves.empty() || !match.play(moves[random.below(moves.size())])) return std::nullopt;
    opening.push_back(match.node(match.current()).text);
  }
  if (match.result().over()) return std::nullopt;
  return opening;
}

}  // namespace

Expected<std::vector<Opening>> parse_openings(const std::shared_ptr<const AnyGame>& game,
                                              std::string_view text) {
  std::vector<Opening> openings;
  int number = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    ++number;
    const std::vector<Token> moves = words({line.substr(0, line.find('#')), 1});
    if (moves.empty()) continue;
    const auto at = [&](Error error, int column) {
      error.line = number;
      error.column = column;
      return std::unexpected(std::move(error));
    };
    match::Match match(game);
    Opening opening;
    for (const Token& move : moves) {
      const Expected<match::NodeId> played = match.play(move.text);
      if (!played) return at(played.error(), move.column + played.error().column - 1);
      opening.push_back(match.node(*played).text);
    }
    if (match.result().over()) return at({"error.terminal.opening-over", 1, 1, {}}, 1);
    openings.push_back(std::move(opening));
  }
  if (openings.empty()) return fail("error.terminal.no-openings");
  return openings;
}

Opening Openings::of(std::uint64_t pair) const {
  Opening base = list_.empty() ? Opening() : list_[pair % list_.size()];
  if (pair < list_.size()) return base;
  Random random(seed_ ^ Random(pair).next());
  for (int i = 0; i < attempts; ++i) {
    if (auto opening = lengthened(game_, base, random_plies_, random)) return *opening;
  }
  return base;
}

}  // namespace alveole::terminal
