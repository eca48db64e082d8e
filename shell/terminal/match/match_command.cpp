#include "terminal/match/match_command.h"

#include <signal.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "assets/embedded.h"
#include "terminal/commands.h"
#include "terminal/english.h"
#include "terminal/files.h"
#include "terminal/match/ledger.h"
#include "terminal/match/openings.h"
#include "terminal/match/play_game.h"
#include "terminal/match/report.h"

namespace alveole::terminal {

namespace {

constexpr int default_random_plies = 4;
constexpr int plies_more = 2;  // when the list is used up

/// A command that begins with the word `self` means this program.
std::string shell_command(const std::string& command) {
  constexpr std::string_view self = "self";
  const bool is_self = command == self || command.starts_with(std::string(self) + " ");
  if (!is_self) return command;
  std::error_code error;
  const std::string path = std::filesystem::read_symlink("/proc/self/exe", error).string();
  std::string quoted = "'";
  for (const char c : path) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'" + command.substr(self.size());
}

struct Source {
  Openings openings;
  std::string description;  ///< for the conditions of the games
};

Accepted<Source> find_openings(const MatchArguments& arguments,
                               const std::shared_ptr<const AnyGame>& game) {
  const std::string seed = ", seed " + std::to_string(arguments.seed);
  const std::string asset_name = arguments.game + "/openings.txt";
  const auto asset = embedded_asset(asset_name);
  // Those of the game are for its usual board and rules.
  const bool is_usual = game->settings() == *complete_settings(game->info(), {}, {});
  const bool from_file = !arguments.openings.empty();
  if (arguments.random_plies || (!from_file && !(asset && is_usual))) {
    const int plies = arguments.random_plies.value_or(default_random_plies);
    return Source{Openings(game, {}, plies, arguments.seed),
                  std::to_string(plies) + " random plies" + seed};
  }
  const Accepted<std::string> text =
      from_file ? read_file("--openings", arguments.openings) : std::string(*asset);
  if (!text) return std::unexpected(text.error());
  Expected<std::vector<Opening>> list = parse_openings(game, *text);
  if (!list) return refuse("--openings", list.error());
  return Source{Openings(game, std::move(*list), plies_more, arguments.seed),
                "openings " + (from_file ? arguments.openings : asset_name) + seed};
}

void tell_unknown_options(const std::string& player, const Opponent& opponent) {
  for (const std::string& option : opponent.unknown_options()) {
    const std::string line =
        english().text("match.unknown-option", {{"player", player}, {"option", option}});
    std::fprintf(stderr, "%s\n", line.c_str());
  }
}

/// A match while it is played: threads take games from it and bring them back.
class Tournament {
 public:
  Tournament(const MatchArguments& arguments, std::shared_ptr<const AnyGame> game,
             Openings openings, Ledger ledger)
      : arguments_(arguments),
        game_(std::move(game)),
        openings_(std::move(openings)),
        ledger_(std::move(ledger)) {
    stop_ = is_decided();
  }

  Accepted<std::string> play() {
    {
      std::vector<std::jthread> threads;
      threads.reserve(static_cast<std::size_t>(arguments_.at_once));
      for (int i = 0; i < arguments_.at_once; ++i) threads.emplace_back([this] { play_games(); });
    }
    if (refusal_) return std::unexpected(*refusal_);
    return result_line(ledger_.tally(), arguments_.sprt);
  }

 private:
  /// One thread: a pair of programs and one game after the other.
  void play_games() {
    std::array<std::optional<Opponent>, 2> opponents;
    while (const std::optional<GameNumber> number = next()) {
      for (std::size_t i = 0; i < opponents.size(); ++i) {
        if (!opponents[i] && !start(i, opponents[i])) return;
      }
      const auto first = static_cast<std::size_t>(number->game);
      // Both have just been started, if they were not there.
      // NOLINTBEGIN(*-unchecked-optional-access)
      const std::array<Seat, 2> seats = {seat(*opponents[first], first),
                                         seat(*opponents[1 - first], 1 - first)};
      // NOLINTEND(*-unchecked-optional-access)
      auto played = play_game(game_, openings_.of(static_cast<std::uint64_t>(number->pair)), seats,
                              arguments_.conditions, stop_);
      if (!played) break;
      if (played->broken) opponents[(first + *played->broken) % 2].reset();
      finish(*number, *std::move(played));
    }
    for (auto& opponent : opponents) {
      if (opponent) opponent->quit();
    }
  }

  Seat seat(Opponent& opponent, std::size_t player) const {
    return {opponent, arguments_.players[player].limit};
  }

  /// The next game that has not been played.
  std::optional<GameNumber> next() {
    const std::lock_guard lock(mutex_);
    while (next_ < arguments_.games && !stop_) {
      const GameNumber number{next_ / 2, next_ % 2};
      ++next_;
      if (!ledger_.has(number)) return number;
    }
    return std::nullopt;
  }

  bool start(std::size_t player, std::optional<Opponent>& to) {
    Player settings = arguments_.players[player];
    settings.command = shell_command(settings.command);
    Expected<Opponent> opponent = Opponent::start(settings, *game_, arguments_.conditions.patience);
    const std::lock_guard lock(mutex_);
    if (!opponent) {
      if (!refusal_) refusal_ = Refusal{"--engine " + settings.name, opponent.error()};
      stop_ = true;
      return false;
    }
    if (!std::exchange(told_[player], true)) tell_unknown_options(settings.name, *opponent);
    to.emplace(std::move(*opponent));
    return true;
  }

  void finish(GameNumber number, PlayedGame played) {
    const std::lock_guard lock(mutex_);
    name_players(number, played);
    const Accepted<void> kept = ledger_.add(number, played.match);
    if (!kept) {
      if (!refusal_) refusal_ = kept.error();
      stop_ = true;
      return;
    }
    const std::string lines =
        progress_lines(number, names(), played, ledger_.tally(), arguments_.sprt);
    std::fwrite(lines.data(), 1, lines.size(), stderr);
    if (is_decided()) stop_ = true;
  }

  std::array<std::string, 2> names() const {
    return {arguments_.players[0].name, arguments_.players[1].name};
  }

  void name_players(GameNumber number, PlayedGame& played) const {
    const auto first = static_cast<std::size_t>(number.game);
    const bool white_first = game_->info().first_side == Side::white;
    // A name that a tag cannot hold is left out; the conditions say who played anyhow.
    const auto tag = [&](std::string_view name, const std::string& value) {
      return played.match.set_tag(name, value).has_value();
    };
    tag("White", names()[white_first ? first : 1 - first]);
    tag("Black", names()[white_first ? 1 - first : first]);
    if (played.interruption) tag("Termination", english().sentence(*played.interruption));
  }

  bool is_decided() const {
    if (!arguments_.sprt) return false;
    const Sprt& sprt = *arguments_.sprt;
    const double ratio = log_likelihood_ratio(ledger_.tally().pairs, sprt.elo0, sprt.elo1);
    return verdict(sprt, ratio) != SprtVerdict::open;
  }

  const MatchArguments& arguments_;
  std::shared_ptr<const AnyGame> game_;
  Openings openings_;
  std::atomic<bool> stop_ = false;

  std::mutex mutex_;  ///< for all that follows
  Ledger ledger_;
  int next_ = 0;  ///< number of the game to be given out next, 2 * pair + game
  std::optional<Refusal> refusal_;
  std::array<bool, 2> told_ = {};  ///< which options a player does not have
};

}  // namespace

Accepted<std::string> play_match(const MatchArguments& arguments) {
  const auto game = make_game(arguments.game, arguments.variant, arguments.options);
  if (!game) return refuse(flag_of(game.error()), game.error());
  Accepted<Source> source = find_openings(arguments, *game);
  if (!source) return std::unexpected(source.error());
  const std::string conditions = print(arguments.players[0]) + " | " + print(arguments.players[1]) +
                                 " | " + source->description + ", at most " +
                                 std::to_string(arguments.conditions.max_plies) + " plies";
  Accepted<Ledger> ledger = Ledger::open(arguments.file, conditions);
  if (!ledger) return std::unexpected(ledger.error());
  // A program that has ended is noticed by its silence, not by a signal.
  signal(SIGPIPE, SIG_IGN);
  return Tournament(arguments, *game, std::move(source->openings), std::move(*ledger)).play();
}

}  // namespace alveole::terminal
