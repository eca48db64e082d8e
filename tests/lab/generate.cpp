#include "lab/generate.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "lab/game_line.h"
#include "search/any_searcher.h"

namespace alveole::lab {

namespace {

constexpr int table_megabytes = 2;  // enough for thousands of nodes, and quick to clear

using Random = std::mt19937_64;

/// The game so far: its positions, from the start to now.
bool is_third_occurrence(const AnyGame& game, const std::vector<AnyPosition>& line) {
  return std::ranges::count_if(
             line, [&](const AnyPosition& before) { return game.same(before, line.back()); }) >= 3;
}

/// Random moves from the start; never to the end of the game.
std::vector<AnyMove> opening(const AnyGame& game, const SelfPlay& settings, Random& random) {
  const auto choices = static_cast<std::uint64_t>(settings.most_random - settings.least_random + 1);
  const auto plies = static_cast<std::uint64_t>(settings.least_random) + random() % choices;
  for (;;) {
    std::vector<AnyMove> moves;
    AnyPosition position = game.start();
    while (moves.size() < plies && !game.status(position).over()) {
      const std::vector<AnyMove> legal = game.legal_moves(position);
      moves.push_back(legal[random() % legal.size()]);
      position = game.play(position, moves.back());
    }
    if (!game.status(position).over()) return moves;
  }
}

GameLine play_one(const AnyGame& game, search::AnySearcher& searcher, const SelfPlay& settings,
                  int number) {
  std::seed_seq seed{settings.seed, static_cast<std::uint64_t>(number)};
  Random random(seed);
  searcher.clear();
  GameLine record{number, Outcome::draw, {}};
  std::vector<AnyPosition> line = {game.start()};
  const auto play = [&](const AnyMove& move, std::optional<int> score) {
    record.plies.push_back({game.print_move(line.back(), move), score});
    line.push_back(game.play(line.back(), move));
  };
  for (const AnyMove& move : opening(game, settings, random)) play(move, std::nullopt);
  while (std::ssize(line) <= settings.longest && !is_third_occurrence(game, line)) {
    const Outcome outcome = game.status(line.back()).outcome;
    if (outcome != Outcome::none) {
      record.result = outcome;
      break;
    }
    searcher.start(line, {.nodes = settings.nodes});
    while (searcher.run(settings.nodes) != search::Progress::finished) continue;
    const search::SearchInfo info = searcher.info();
    play(info.line.front(), info.score);
  }
  return record;
}

}  // namespace

bool generate(const AnyGame& game, std::span<const std::int16_t> weights, const SelfPlay& settings,
              const std::string& path) {
  std::set<int> done;
  for (const GameLine& line : read_games(path)) done.insert(line.number);
  std::ofstream file(path, std::ios::app);
  file << '\n';  // ends a line that a run before may have left unfinished
  std::mutex mutex;
  std::atomic<int> next = 0;
  const auto work = [&] {
    const auto searcher = search::make_searcher(game);
    if (!searcher || !searcher->resize_table(table_megabytes)) return;
    searcher->set_weights(weights);
    for (int number = next++; number < settings.games; number = next++) {
      if (done.contains(number)) continue;
      const GameLine line = play_one(game, *searcher, settings, number);
      const std::lock_guard lock(mutex);
      file << print_line(line) << '\n' << std::flush;
      if (number % 1000 == 999) std::fprintf(stderr, "generate: game %d\n", number + 1);
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < settings.at_once; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  return file.good();
}

}  // namespace alveole::lab
