#include "terminal/match/play_game.h"

#include <algorithm>

#include "text/scanner.h"

namespace alveole::terminal {

namespace {

using std::chrono::milliseconds;

constexpr std::string_view none = "none";  // the answer of an engine that sees no move

/// The clocks of both seats, and the words that tell an engine about its limit.
class Timing {
 public:
  Timing(const std::array<Seat, 2>& seats, const Conditions& conditions)
      : seats_(seats), conditions_(conditions) {
    for (std::size_t i = 0; i < left_.size(); ++i) left_[i] = milliseconds(seats[i].limit.amount);
  }

  std::string go(std::size_t seat) const {
    const Limit& limit = seats_[seat].limit;
    if (limit.kind != Limit::Kind::clock) return trim_end("go " + print(limit));
    std::string line = "go";
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      if (seats_[i].limit.kind != Limit::Kind::clock) continue;
      const std::string player = i == 0 ? " p1" : " p2";
      line += player;
      line += "time " + std::to_string(std::max<std::int64_t>(left_[i].count(), 1));
      line += player;
      line += "inc " + std::to_string(seats_[i].limit.increment);
    }
    return line;
  }

  /// How long the player may take before it has lost.
  milliseconds allowed(std::size_t seat) const {
    switch (seats_[seat].limit.kind) {
      case Limit::Kind::movetime:
        return milliseconds(seats_[seat].limit.amount) + conditions_.margin;
      case Limit::Kind::clock:
        return left_[seat] + conditions_.margin;
      default:
        return conditions_.patience;
    }
  }

  /// The player has moved.
  void took(std::size_t seat, milliseconds time) {
    left_[seat] =
        std::max(left_[seat] - time, milliseconds(0)) + milliseconds(seats_[seat].limit.increment);
  }

 private:
  static std::string trim_end(std::string text) {
    if (text.ends_with(' ')) text.pop_back();
    return text;
  }

  const std::array<Seat, 2>& seats_;
  const Conditions& conditions_;
  std::array<milliseconds, 2> left_ = {};
};

/// To the line `position ...` of the protocol.
void add_last_move(std::string& position, const match::Match& match) {
  const match::Node& last = match.node(match.current());
  position += (last.ply == 1 ? " moves " : " ") + last.text;
}

/// The player's move, played; or what is wrong with it.
Expected<void> play_one(match::Match& match, std::string& position, const Seat& seat,
                        std::string_view go, milliseconds allowed) {
  const Expected<std::string> move = seat.opponent.best_move(position, go, Clock::now() + allowed);
  if (!move) {
    const bool late = seat.limit.is_timed() && move.error().code == "error.opponent.silent";
    return late ? fail("error.opponent.late") : std::unexpected(move.error());
  }
  if (move->empty() || *move == none) return fail("error.opponent.no-move");
  if (const Expected<match::NodeId> played = match.play(*move); !played) {
    return fail("error.opponent.illegal-move", 1, {{"move", quoted_excerpt(*move)}});
  }
  add_last_move(position, match);
  return {};
}

}  // namespace

std::optional<PlayedGame> play_game(const std::shared_ptr<const AnyGame>& game,
                                    const std::vector<std::string>& opening,
                                    const std::array<Seat, 2>& seats, const Conditions& conditions,
                                    const std::atomic<bool>& stop) {
  PlayedGame played{match::Match(game), {}, {}};
  match::Match& match = played.match;
  // Where a six has won but the reply is still to come, the rules let it be played.
  match.set_plays_on(true);
  std::string position = "position startpos";
  for (const std::string& move : opening) {
    if (!match.play(move)) break;
    add_last_move(position, match);
  }
  const auto end = [&](const Status& ending, const Error& why) {
    const Expected<void> declared = match.declare(ending);
    played.interruption = declared ? why : declared.error();
  };
  const auto lose = [&](std::size_t seat, const Error& why) {
    const Side first = game->info().first_side;
    const Side loser = seat == 0 ? first : other(first);
    const bool late = why.code == "error.opponent.late";
    end(late ? match::out_of_time(loser) : match::resigned_by(loser), why);
    played.broken = seat;
  };

  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (const Expected<void> begun = seats[i].opponent.begin_game(); !begun) {
      lose(i, begun.error());
      return played;
    }
  }
  Timing timing(seats, conditions);
  while (!match.node(match.current()).ending.over()) {
    if (stop) return std::nullopt;
    if (match.node(match.current()).ply >= conditions.max_plies) {
      end(match::agreed_draw(),
          {"error.opponent.too-long", 1, 1, {{"plies", std::to_string(conditions.max_plies)}}});
      break;
    }
    const std::size_t seat = match.side_to_move(match.current()) == game->info().first_side ? 0 : 1;
    const Clock::time_point begun = Clock::now();
    const Expected<void> moved =
        play_one(match, position, seats[seat], timing.go(seat), timing.allowed(seat));
    if (!moved) {
      lose(seat, moved.error());
      break;
    }
    timing.took(seat, std::chrono::duration_cast<milliseconds>(Clock::now() - begun));
  }
  return played;
}

}  // namespace alveole::terminal
