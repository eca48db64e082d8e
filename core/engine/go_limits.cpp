#include "engine/go_limits.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace alveole::engine {

namespace {

/// Numbers beyond are no sensible limit, and this many fit a double of any host language.
constexpr std::int64_t largest_number = std::int64_t{1} << 53;

/// Moves that the rest of a game is taken to have when time is shared out.
constexpr int moves_to_go = 25;
/// Part of the clock, as a divisor, that is never used for one move.
constexpr int reserve = 10;

struct Limit {
  std::string_view word;
  std::int64_t low;
  std::int64_t high;
};

constexpr std::array known_limits = {
    Limit{"movetime", 1, largest_number}, Limit{"nodes", 1, largest_number},
    Limit{"depth", 1, search::max_depth}, Limit{"p1time", 0, largest_number},
    Limit{"p2time", 0, largest_number},   Limit{"p1inc", 0, largest_number},
    Limit{"p2inc", 0, largest_number},
};

}  // namespace

Expected<std::int64_t> read_number(std::string_view word, Token value, std::int64_t low,
                                   std::int64_t high) {
  const std::string_view text = value.text;
  std::int64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = problem == std::errc{} && end == text.data() + text.size();
  if (whole && number >= low && number <= high) return number;
  return fail("error.engine.bad-number", value.column,
              {{"word", std::string(word)},
               {"value", quoted_excerpt(text)},
               {"low", std::to_string(low)},
               {"high", std::to_string(high)}});
}

std::optional<std::int64_t> GoLimits::time_for(int player) const {
  std::optional<std::int64_t> time = move_time;
  if (const auto& clock = clocks[static_cast<std::size_t>(player)]) {
    const std::int64_t share = clock->left / moves_to_go + clock->increment;
    const std::int64_t most = clock->left - clock->left / reserve;
    const std::int64_t of_clock = std::max<std::int64_t>(1, std::min(share, most));
    time = time ? std::min(*time, of_clock) : of_clock;
  }
  return time;
}

Expected<GoLimits> parse_go(Token arguments) {
  GoLimits limits;
  std::array<std::optional<std::int64_t>, known_limits.size()> given;
  const std::vector<Token> tokens = words(arguments);
  limits.infinite = tokens.empty();
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    const std::string word = to_lower(token.text);
    if (word == "infinite") {
      limits.infinite = true;
      continue;
    }
    if (word == "ponder") {
      limits.ponder = true;
      continue;
    }
    const auto limit = std::ranges::find(known_limits, word, &Limit::word);
    if (limit == known_limits.end()) {
      return fail("error.engine.unknown-limit", token.column,
                  {{"word", quoted_excerpt(token.text)}});
    }
    auto& value = given[static_cast<std::size_t>(limit - known_limits.begin())];
    if (value) return fail("error.engine.repeated-limit", token.column, {{"word", word}});
    if (++i == tokens.size()) return fail("error.engine.no-number", token.column, {{"word", word}});
    auto number = read_number(word, tokens[i], limit->low, limit->high);
    if (!number) return std::unexpected(std::move(number.error()));
    value = *number;
  }
  const auto [move_time, nodes, depth, p1_time, p2_time, p1_increment, p2_increment] = given;
  limits.move_time = move_time;
  if (nodes) limits.tree.nodes = static_cast<std::uint64_t>(*nodes);
  if (depth) limits.tree.depth = static_cast<int>(*depth);
  if (p1_time) limits.clocks[0] = {*p1_time, p1_increment.value_or(0)};
  if (p2_time) limits.clocks[1] = {*p2_time, p2_increment.value_or(0)};
  if ((p1_increment && !p1_time) || (p2_increment && !p2_time)) {
    return fail("error.engine.increment-only", arguments.column);
  }
  return limits;
}

}  // namespace alveole::engine
