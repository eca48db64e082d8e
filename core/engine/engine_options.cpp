// The options of the protocol: which game is played, how well, and with how much memory.

#include <algorithm>

#include "engine/engine.h"
#include "engine/go_limits.h"
#include "games/level.h"
#include "match/options.h"

namespace alveole::engine {

struct Engine::Option {
  std::string_view name;
  Expected<void> (Engine::*set)(Token value);
};

const Engine::Option Engine::known_options[] = {
    {"game", &Engine::set_game},        {"variant", &Engine::set_variant},
    {"options", &Engine::set_options},  {"hash", &Engine::set_hash},
    {"multipv", &Engine::set_lines},    {"level", &Engine::set_level},
    {"seed", &Engine::set_seed},        {"ponder", &Engine::set_ponder},
    {"ownbook", &Engine::set_own_book}, {"stats", &Engine::set_statistics},
};

namespace {

constexpr std::string_view empty_value = "<empty>";

Expected<bool> read_truth(std::string_view option, Token value) {
  const std::string word = to_lower(value.text);
  if (word == "true" || word == "false") return word == "true";
  return fail("error.engine.no-truth", value.column,
              {{"word", std::string(option)}, {"value", quoted_excerpt(value.text)}});
}

}  // namespace

// setoption name NAME [value VALUE]
Expected<void> Engine::setoption(Token arguments) {
  const std::vector<Token> all = words(arguments);
  if (all.size() < 2 || all[0].text != "name" || (all.size() > 2 && all[2].text != "value")) {
    return fail("error.engine.bad-setoption", arguments.column);
  }
  const auto option = std::ranges::find(known_options, to_lower(all[1].text), &Option::name);
  if (option == std::end(known_options)) {
    return fail("error.engine.unknown-option", all[1].column,
                {{"option", quoted_excerpt(all[1].text)}});
  }
  Token value{{}, arguments.column + static_cast<int>(arguments.text.size())};
  if (all.size() > 3 && all[3].text != empty_value) {
    const int begin = all[3].column - arguments.column;
    value = {arguments.text.substr(static_cast<std::size_t>(begin)), all[3].column};
  }
  return (this->*option->set)(value);
}

Expected<void> Engine::set_game(Token value) {
  Expected<void> done = set_up(value.text, {}, {});
  if (!done) done.error().column = value.column;
  return done;
}

Expected<void> Engine::set_variant(Token value) {
  const std::string options = match::print_options(match_.game());
  Expected<void> done = set_up(match_.game().info().id, value.text, Token{options, 1});
  if (!done) done.error().column = value.column;
  return done;
}

Expected<void> Engine::set_options(Token value) {
  return set_up(match_.game().info().id, match_.game().settings().variant, value);
}

/// Another game begins, if there is such a game with such settings.
Expected<void> Engine::set_up(std::string_view id, std::string_view variant, Token options) {
  const auto moved = [&](Error error) {
    error.column += options.column - 1;
    return std::unexpected(std::move(error));
  };
  auto list = match::parse_options(options.text);
  if (!list) return moved(std::move(list.error()));
  auto game = make_game(id, variant, *list);
  if (!game) return moved(std::move(game.error()));
  set_match(match::Match(*game));
  searcher_.reset();
  return {};
}

Expected<void> Engine::set_hash(Token value) {
  const auto megabytes = read_number("Hash", value, 1, search::TranspositionTable::max_megabytes);
  if (!megabytes) return std::unexpected(megabytes.error());
  const int size = static_cast<int>(*megabytes);
  if (searcher_ && !searcher_->resize_table(size)) {
    return fail("error.engine.no-memory", value.column, {{"megabytes", std::string(value.text)}});
  }
  table_megabytes_ = size;
  return {};
}

Expected<void> Engine::set_lines(Token value) {
  const auto lines = read_number("MultiPV", value, 1, most_lines);
  if (!lines) return std::unexpected(lines.error());
  lines_ = static_cast<int>(*lines);
  return {};
}

Expected<void> Engine::set_level(Token value) {
  if (to_lower(value.text) == "off") {
    level_ = 0;
    return {};
  }
  const auto level = read_number("Level", value, 1, level_count);
  if (!level) return std::unexpected(level.error());
  level_ = static_cast<int>(*level);
  return {};
}

Expected<void> Engine::set_seed(Token value) {
  const auto seed = read_number("Seed", value, 0, largest_seed);
  if (!seed) return std::unexpected(seed.error());
  seed_ = static_cast<std::uint64_t>(*seed);
  return {};
}

Expected<void> Engine::set_own_book(Token value) {
  const auto truth = read_truth("OwnBook", value);
  if (!truth) return std::unexpected(truth.error());
  own_book_ = *truth;
  return {};
}

Expected<void> Engine::set_statistics(Token value) {
  const auto truth = read_truth("Stats", value);
  if (!truth) return std::unexpected(truth.error());
  tells_statistics_ = *truth;
  return {};
}

/// Whether to ponder is decided by who sends `go ponder`; the option only tells that it may.
Expected<void> Engine::set_ponder(Token) {
  return {};
}

}  // namespace alveole::engine
