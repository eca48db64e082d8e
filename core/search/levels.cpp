#include "search/levels.h"

#include <algorithm>
#include <vector>

#include "games/scatter.h"

namespace alveole::search {

namespace {

/// 2 to the power of -loss/softness, in 65536ths, between whole powers along a straight line.
std::uint64_t weight_of(Score loss, Score softness) {
  constexpr std::uint64_t one = 1 << 16;
  const int halvings = loss / softness;
  if (halvings > 15) return 0;
  const std::uint64_t whole = one >> halvings;
  const auto part = static_cast<std::uint64_t>(loss % softness);
  return whole - whole / 2 * part / static_cast<std::uint64_t>(softness);
}

/// A move that wins at once, or settles the game.
AnyMove winning_move(const AnyGame& game, const AnyPosition& position) {
  const Outcome win = win_for(game.side_to_move(position));
  for (const AnyMove& move : game.legal_moves(position)) {
    const AnyPosition after = game.play(position, move);
    const Status status = game.settled(after).value_or(game.status(after));
    if (status.outcome == win) return move;
  }
  return nullptr;
}

}  // namespace

AnyMove level_move(int number, const AnyGame& game, const AnyPosition& position,
                   const SearchInfo& info, std::uint64_t seed) {
  constexpr int first_to_see_wins = 2;
  if (number >= first_to_see_wins) {
    if (AnyMove win = winning_move(game, position)) return win;
  }
  std::vector<Score> scores = {info.score};
  for (const SearchLine& line : info.further) scores.push_back(line.score);
  const std::size_t chosen =
      choose_line(game.level(number), scores, random_number(seed, game.key(position)));
  return chosen == 0 ? info.line.front() : info.further[chosen - 1].moves.front();
}

std::size_t choose_line(const Level& level, std::span<const Score> scores, std::uint64_t random) {
  if (level.softness == 0) return 0;
  std::vector<std::uint64_t> weights;
  std::uint64_t sum = 0;
  // A search cut short may have found the second line better than the first.
  const Score best = std::ranges::max(scores);
  for (const Score score : scores) {
    const Score loss = best - score;
    weights.push_back(loss > level.most_loss ? 0 : weight_of(loss, level.softness));
    sum += weights.back();
  }
  std::uint64_t drawn = random % sum;
  std::size_t chosen = 0;
  while (drawn >= weights[chosen]) drawn -= weights[chosen++];
  return chosen;
}

std::uint64_t random_number(std::uint64_t seed, std::uint64_t key) {
  return scatter(key + seed * golden_step);
}

}  // namespace alveole::search
