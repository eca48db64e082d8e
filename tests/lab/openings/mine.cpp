#include "lab/openings/mine.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <utility>

#include "games/symmetric_text.h"
#include "lab/opponents/random.h"
#include "match/match.h"

namespace alveole::lab {

namespace {

constexpr int lines_for_each = 100;
constexpr int tries_for_a_move = 12;

/// The score of a position after its game, for the side to move; nothing if the game is decided.
std::optional<int> score_of(search::AnySearcher& searcher, const match::Match& match, int nodes) {
  if (match.result().over()) return std::nullopt;
  std::vector<AnyPosition> positions;
  for (const match::NodeId id : match.line_to(match.current())) {
    positions.push_back(match.node(id).position);
  }
  const auto budget = static_cast<std::uint64_t>(nodes);
  searcher.clear();
  searcher.start(positions, {.nodes = budget});
  while (searcher.run(budget) != search::Progress::finished) continue;
  const int score = searcher.info().score;
  if (search::is_mate(score)) return std::nullopt;
  return score;
}

class Miner {
 public:
  Miner(std::shared_ptr<const AnyGame> game, search::AnySearcher& searcher, const Mine& what)
      : game_(std::move(game)),
        searcher_(searcher),
        what_(what),
        random_(static_cast<std::uint64_t>(what.seed)) {}

  /// A line that nobody has lost on the way and that ends in balance.
  std::optional<MinedOpening> line() {
    match::Match match(game_);
    std::optional<int> score = score_of(searcher_, match, what_.step_nodes);
    MinedOpening opening;
    for (int ply = 0; ply < what_.plies; ++ply) {
      if (!score) return std::nullopt;
      score = play_sensibly(match, *score);
      if (!score) return std::nullopt;
      opening.moves.push_back(match.node(match.current()).text);
    }
    score = score_of(searcher_, match, what_.nodes);
    if (!score || std::abs(*score) > what_.balanced) return std::nullopt;
    if (!seen_.insert(tests::symmetric_text(*game_, match.position())).second) return std::nullopt;
    opening.score = *score;
    return opening;
  }

 private:
  /// Plays a random move that loses little, and gives the score after it.
  std::optional<int> play_sensibly(match::Match& match, int before) {
    const std::vector<AnyMove> moves = match.game().legal_moves(match.position());
    for (int i = 0; i < tries_for_a_move; ++i) {
      if (!match.play(moves[random_.below(moves.size())])) return std::nullopt;
      const std::optional<int> after = score_of(searcher_, match, what_.step_nodes);
      if (after && -*after >= before - what_.sensible) return after;
      const match::NodeId tried = match.current();
      (void)match.undo();
      (void)match.remove(tried);
    }
    return std::nullopt;
  }

  std::shared_ptr<const AnyGame> game_;
  search::AnySearcher& searcher_;
  const Mine& what_;
  Random random_;
  std::set<std::string> seen_;
};

}  // namespace

std::vector<MinedOpening> mine(const std::shared_ptr<const AnyGame>& game,
                               search::AnySearcher& searcher, const Mine& what,
                               const std::function<void(const MinedOpening&)>& found) {
  std::vector<MinedOpening> openings;
  Miner miner(game, searcher, what);
  for (int i = 0; i < what.count * lines_for_each && std::ssize(openings) < what.count; ++i) {
    std::optional<MinedOpening> opening = miner.line();
    if (!opening) continue;
    found(*opening);
    openings.push_back(std::move(*opening));
  }
  return openings;
}

}  // namespace alveole::lab
