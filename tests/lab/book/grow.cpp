#include "lab/book/grow.h"

#include <algorithm>
#include <deque>
#include <set>
#include <utility>
#include <vector>

#include "games/symmetric_text.h"

namespace alveole::lab {

namespace {

struct Judged {
  AnyMove move;
  int score = 0;  ///< for who makes it
};

using Line = std::vector<AnyPosition>;  // the positions of a game, the last one to be searched

search::SearchInfo look(search::AnySearcher& searcher, const Line& line, int nodes) {
  const auto budget = static_cast<std::uint64_t>(nodes);
  searcher.clear();
  searcher.start(line, {.nodes = budget});
  while (searcher.run(budget) != search::Progress::finished) continue;
  return searcher.info();
}

/// The moves that deserve an answer, the best first.
std::vector<Judged> good_moves(const AnyGame& game, search::AnySearcher& searcher, const Line& line,
                               const Growth& growth) {
  const search::SearchInfo best = look(searcher, line, growth.nodes);
  std::vector<Judged> moves = {{best.line.front(), best.score}};
  Line next = line;
  next.emplace_back();
  for (const AnyMove& move : game.legal_moves(line.back())) {
    if (game.same_move(move, best.line.front())) continue;
    next.back() = game.play(line.back(), move);
    if (game.status(next.back()).over()) continue;
    const int score = -look(searcher, next, growth.glance).score;
    if (score >= best.score - growth.margin) moves.push_back({move, score});
  }
  search::insertion_sort(moves.begin() + 1, moves.end(),
                         [](const Judged& a, const Judged& b) { return a.score > b.score; });
  return moves;
}

}  // namespace

void grow(const std::shared_ptr<const AnyGame>& game, search::AnySearcher& searcher,
          const Growth& growth, const std::function<void(const std::string&)>& line) {
  struct Branch {
    Line line;
    std::string moves;
  };
  std::deque<Branch> waiting = {{{game->start()}, ""}};
  std::set<std::string> seen = {tests::symmetric_text(*game, game->start())};
  while (!waiting.empty()) {
    const Branch branch = std::move(waiting.front());
    waiting.pop_front();
    const AnyPosition& position = branch.line.back();
    const std::vector<Judged> moves = good_moves(*game, searcher, branch.line, growth);
    line(branch.moves + "= " + game->print_move(position, moves.front().move));
    if (std::ssize(branch.line) > growth.plies) continue;
    int followed = 0;
    for (const Judged& judged : moves) {
      if (followed == growth.replies) break;
      const AnyPosition after = game->play(position, judged.move);
      if (game->status(after).over()) continue;
      if (!seen.insert(tests::symmetric_text(*game, after)).second) continue;
      ++followed;
      Branch further = branch;
      further.line.push_back(after);
      further.moves += game->print_move(position, judged.move) + " ";
      waiting.push_back(std::move(further));
    }
  }
}

}  // namespace alveole::lab
