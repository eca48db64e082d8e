#include "search/bench.h"

#include <algorithm>

#include "search/any_searcher.h"

namespace alveole::search {

namespace {

/// Positions that share the nodes.
constexpr int searches = 10;

/// FNV-1a, 64 bits.
class Fingerprint {
 public:
  void add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<unsigned char>(c));
    add_byte(0);
  }
  void add(std::uint64_t number) { add(std::to_string(number)); }
  std::string hexadecimal() const {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) {
      text += "0123456789abcdef"[(value_ >> shift) & 15];
    }
    return text;
  }

 private:
  void add_byte(std::uint64_t byte) { value_ = (value_ ^ byte) * 0x100000001b3u; }
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

void add_result(Fingerprint& fingerprint, const AnyGame& game, AnyPosition position,
                const SearchInfo& info) {
  fingerprint.add(info.nodes);
  fingerprint.add(static_cast<std::uint64_t>(info.depth));
  fingerprint.add(static_cast<std::uint64_t>(info.selective_depth));
  fingerprint.add(std::to_string(info.score));
  for (const AnyMove& move : info.line) {
    fingerprint.add(game.print_move(position, move));
    position = game.play(position, move);
  }
}

}  // namespace

Expected<std::string> bench(const AnyGame& game, std::span<const std::int16_t> weights,
                            std::uint64_t nodes, std::uint64_t slice) {
  const auto searcher = make_searcher(game);
  if (!searcher) {
    return fail("error.search.no-memory", 1,
                {{"megabytes", std::to_string(TranspositionTable::default_megabytes)}});
  }
  searcher->set_weights(weights);
  Fingerprint fingerprint;
  std::vector<AnyPosition> line = {game.start()};
  std::uint64_t searched = 0;
  int depth = 0;
  std::string best;
  const Limits limits{.nodes = std::max<std::uint64_t>(1, nodes / searches)};
  for (int i = 0; i < searches && !game.status(line.back()).over(); ++i) {
    searcher->start(line, limits);
    for (Progress progress = Progress::paused; progress != Progress::finished;) {
      progress = searcher->run(slice);
      if (progress != Progress::paused) {
        add_result(fingerprint, game, line.back(), searcher->info());
      }
    }
    const SearchInfo info = searcher->info();
    searched += info.nodes;
    if (i == 0) {
      depth = info.depth;
      best = game.print_move(line.back(), info.line.front());
    }
    line.push_back(game.play(line.back(), info.line.front()));
  }
  return std::string(game.info().id) + ' ' + game.settings().variant + ": " +
         std::to_string(searched) + " nodes, depth " + std::to_string(depth) + ", best " + best +
         ", signature " + fingerprint.hexadecimal();
}

}  // namespace alveole::search
