// The options of the protocol: which game is played, and how much memory the search has.

#include <algorithm>

#include "engine/engine.h"
#include "match/options.h"

namespace alveole::engine {

struct Engine::Option {
  std::string_view name;
  Expected<void> (Engine::*set)(Token value);
};

const Engine::Option Engine::known_options[] = {
    {"game", &Engine::set_game},
    {"variant", &Engine::set_variant},
    {"options", &Engine::set_options},
    {"hash", &Engine::set_hash},
};

namespace {

constexpr std::string_view empty_value = "<empty>";

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
  const auto list = match::parse_options(options.text);
  if (!list) return moved(list.error());
  auto game = make_game(id, variant, *list);
  if (!game) return moved(game.error());
  match_ = match::Match(std::move(*game));
  searcher_.reset();
  return {};
}

Expected<void> Engine::set_hash(Token value) {
  constexpr int most = search::TranspositionTable::max_megabytes;
  const std::optional<int> megabytes = parse_number(value.text, 1, most);
  if (!megabytes) {
    return fail("error.engine.bad-number", value.column,
                {{"word", "Hash"},
                 {"value", quoted_excerpt(value.text)},
                 {"low", "1"},
                 {"high", std::to_string(most)}});
  }
  if (searcher_ && !searcher_->resize_table(*megabytes)) {
    return fail("error.engine.no-memory", value.column, {{"megabytes", std::string(value.text)}});
  }
  table_megabytes_ = *megabytes;
  return {};
}

}  // namespace alveole::engine
