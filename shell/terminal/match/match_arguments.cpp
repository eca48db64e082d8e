#include "terminal/match/match_arguments.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "match/options.h"
#include "terminal/flags.h"

namespace alveole::terminal {

namespace {

constexpr int most = std::numeric_limits<int>::max();
constexpr int most_at_once = 64;
constexpr int most_plies = 4000;  // a match takes 5000 and the opening

/// While the words are read: the arguments, and the limit of players that have none of their own.
struct Reading {
  MatchArguments to;
  Limit limit;

  Limit& current_limit() { return to.players.empty() ? limit : to.players.back().limit; }
};

Accepted<double> read_fraction(std::string_view flag, std::string_view value) {
  double number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  constexpr double largest = 10'000;
  if (error != std::errc() || end != value.data() + value.size() || std::isnan(number) ||
      std::abs(number) > largest) {
    return refuse(flag, {"error.terminal.bad-fraction", 1, 1, {{"value", quoted_excerpt(value)}}});
  }
  return number;
}

Accepted<void> read_risk(std::string_view flag, std::string_view value, double& to) {
  const Accepted<double> number = read_fraction(flag, value);
  if (!number) return std::unexpected(number.error());
  if (*number <= 0 || *number >= 0.5) {
    return refuse(flag, {"error.terminal.bad-fraction", 1, 1, {{"value", quoted_excerpt(value)}}});
  }
  to = *number;
  return {};
}

Accepted<void> read_limit(std::string_view flag, std::string_view value, Limit::Kind kind,
                          Reading& to) {
  Limit& limit = to.current_limit();
  if (limit.kind != Limit::Kind::none) {
    return refuse(flag, {"error.terminal.second-limit", 1, 1, {}});
  }
  limit.kind = kind;
  return read_number(flag, value, 1, most, limit.amount);
}

/// "60000+600"
Accepted<void> read_clock(std::string_view value, Reading& to) {
  const std::size_t plus = value.find('+');
  const Accepted<void> read = read_limit("--clock", value.substr(0, plus), Limit::Kind::clock, to);
  if (!read || plus == std::string_view::npos) return read;
  return read_number("--clock", value.substr(plus + 1), 0, most, to.current_limit().increment);
}

/// A rule of the game, or an option of the program named last.
Accepted<void> read_option(std::string_view value, Reading& to) {
  if (to.to.players.empty()) {
    auto list = match::parse_options(value);
    if (!list) return refuse("--option", list.error());
    to.to.options.insert(to.to.options.end(), list->begin(), list->end());
    return {};
  }
  const std::size_t equals = value.find('=');
  if (equals == std::string_view::npos || equals == 0) {
    return refuse("--option", {"error.options.no-value", 1, 1, {{"text", quoted_excerpt(value)}}});
  }
  to.to.players.back().options.emplace_back(value.substr(0, equals), value.substr(equals + 1));
  return {};
}

/// "0,20"
Accepted<void> read_sprt(std::string_view value, Reading& to) {
  const std::size_t comma = std::min(value.find(','), value.size());
  const Accepted<double> elo0 = read_fraction("--sprt", value.substr(0, comma));
  const Accepted<double> elo1 =
      read_fraction("--sprt", value.substr(std::min(comma + 1, value.size())));
  if (!elo0) return std::unexpected(elo0.error());
  if (!elo1) return std::unexpected(elo1.error());
  if (*elo0 >= *elo1) {
    return refuse("--sprt",
                  {"error.terminal.bad-fraction", 1, 1, {{"value", quoted_excerpt(value)}}});
  }
  Sprt sprt = to.to.sprt.value_or(Sprt{});
  sprt.elo0 = *elo0;
  sprt.elo1 = *elo1;
  to.to.sprt = sprt;
  return {};
}

constexpr bool repeatable = true;

constexpr Flag<Reading> flags[] = {
    {"--game",
     [](Reading& to, std::string_view value) -> Accepted<void> {
       to.to.game = value;
       return {};
     }},
    {"--variant",
     [](Reading& to, std::string_view value) -> Accepted<void> {
       to.to.variant = value;
       return {};
     }},
    {"--engine",
     [](Reading& to, std::string_view value) -> Accepted<void> {
       to.to.players.push_back({std::string(value), std::string(value), {}, {}});
       return {};
     },
     repeatable},
    {"--name",
     [](Reading& to, std::string_view value) -> Accepted<void> {
       if (to.to.players.empty()) return refuse("--name", {"error.terminal.two-players", 1, 1, {}});
       to.to.players.back().name = value;
       return {};
     },
     repeatable},
    {"--option", [](Reading& to, std::string_view value) { return read_option(value, to); },
     repeatable},
    {"--nodes",
     [](Reading& to, std::string_view value) {
       return read_limit("--nodes", value, Limit::Kind::nodes, to);
     },
     repeatable},
    {"--depth",
     [](Reading& to, std::string_view value) {
       return read_limit("--depth", value, Limit::Kind::depth, to);
     },
     repeatable},
    {"--movetime",
     [](Reading& to, std::string_view value) {
       return read_limit("--movetime", value, Limit::Kind::movetime, to);
     },
     repeatable},
    {"--clock", [](Reading& to, std::string_view value) { return read_clock(value, to); },
     repeatable},
    {"--games",
     [](Reading& to, std::string_view value) {
       return read_number("--games", value, 2, most - 1, to.to.games);
     }},
    {"--at-once",
     [](Reading& to, std::string_view value) {
       return read_number("--at-once", value, 1, most_at_once, to.to.at_once);
     }},
    {"--openings",
     [](Reading& to, std::string_view value) -> Accepted<void> {
       to.to.openings = value;
       return {};
     }},
    {"--random-plies",
     [](Reading& to, std::string_view value) -> Accepted<void> {
       return read_number("--random-plies", value, 0, 100, to.to.random_plies.emplace());
     }},
    {"--seed",
     [](Reading& to, std::string_view value) {
       return read_number("--seed", value, 0, most, to.to.seed);
     }},
    {"--sprt", [](Reading& to, std::string_view value) { return read_sprt(value, to); }},
    {"--alpha",
     [](Reading& to, std::string_view value) {
       if (!to.to.sprt) to.to.sprt.emplace();
       return read_risk("--alpha", value, to.to.sprt->alpha);
     }},
    {"--beta",
     [](Reading& to, std::string_view value) {
       if (!to.to.sprt) to.to.sprt.emplace();
       return read_risk("--beta", value, to.to.sprt->beta);
     }},
    {"--file",
     [](Reading& to, std::string_view value) -> Accepted<void> {
       to.to.file = value;
       return {};
     }},
    {"--max-plies",
     [](Reading& to, std::string_view value) {
       return read_number("--max-plies", value, 1, most_plies, to.to.conditions.max_plies);
     }},
    {"--margin",
     [](Reading& to, std::string_view value) {
       int milliseconds = 0;
       const Accepted<void> read = read_number("--margin", value, 0, most, milliseconds);
       to.to.conditions.margin = std::chrono::milliseconds(milliseconds);
       return read;
     }},
    {"--patience",
     [](Reading& to, std::string_view value) {
       int milliseconds = 0;
       const Accepted<void> read = read_number("--patience", value, 1, most, milliseconds);
       to.to.conditions.patience = std::chrono::milliseconds(milliseconds);
       return read;
     }},
};

/// Whether an option decides how long the program thinks.
bool has_level(const Player& player) {
  return std::ranges::any_of(player.options,
                             [](const auto& option) { return to_lower(option.first) == "level"; });
}

}  // namespace

Accepted<MatchArguments> parse_match_arguments(std::span<const std::string_view> words) {
  Reading reading;
  const Accepted<void> read = read_flags<Reading>(words, flags, reading, refuse_word);
  if (!read) return std::unexpected(read.error());
  MatchArguments& arguments = reading.to;
  if (arguments.game.empty()) return refuse("--game", {"error.terminal.no-game", 1, 1, {}});
  if (arguments.players.size() != 2) {
    return refuse("--engine", {"error.terminal.two-players", 1, 1, {}});
  }
  for (Player& player : arguments.players) {
    if (player.limit.kind == Limit::Kind::none) player.limit = reading.limit;
    if (player.limit.kind == Limit::Kind::none && !has_level(player)) {
      return refuse("--engine", {"error.terminal.no-limit", 1, 1, {{"player", player.name}}});
    }
  }
  if (arguments.random_plies && !arguments.openings.empty()) {
    return refuse("--random-plies", {"error.terminal.two-openings", 1, 1, {}});
  }
  if (arguments.games % 2 != 0) return refuse("--games", {"error.terminal.odd-number", 1, 1, {}});
  return std::move(arguments);
}

}  // namespace alveole::terminal
