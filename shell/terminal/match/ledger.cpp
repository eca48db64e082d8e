#include "terminal/match/ledger.h"

#include <filesystem>
#include <fstream>
#include <limits>
#include <optional>

#include "match/record.h"
#include "terminal/files.h"
#include "text/scanner.h"

namespace alveole::terminal {

namespace {

constexpr std::string_view flag = "--file";
constexpr std::string_view round_tag = "Round";
constexpr std::string_view conditions_tag = "Conditions";

std::optional<GameNumber> parse_round(std::string_view text) {
  const std::vector<Token> parts = split({text, 1}, '.');
  if (parts.size() != 2) return std::nullopt;
  const auto pair = parse_number(parts[0].text, 1, std::numeric_limits<int>::max());
  const auto game = parse_number(parts[1].text, 1, 2);
  if (!pair || !game) return std::nullopt;
  return GameNumber{*pair - 1, *game - 1};
}

/// Half points of the side that moves first.
int half_points(const match::Match& match) {
  const Outcome outcome = match.result(match.main_end()).outcome;
  if (outcome == Outcome::draw) return 1;
  return outcome == win_for(match.game().info().first_side) ? 2 : 0;
}

}  // namespace

std::string print(GameNumber number) {
  return std::to_string(number.pair + 1) + "." + std::to_string(number.game + 1);
}

Accepted<Ledger> Ledger::open(std::string path, std::string conditions) {
  Ledger ledger(std::move(path), std::move(conditions));
  std::error_code error;
  if (!ledger.path_.empty() && std::filesystem::exists(ledger.path_, error)) {
    // Nothing written to a device could be read again.
    if (!std::filesystem::is_regular_file(ledger.path_, error)) {
      return refuse(flag, {"error.ledger.cannot-write", 1, 1, {}});
    }
    if (const Accepted<void> done = ledger.read(); !done) return std::unexpected(done.error());
  }
  return ledger;
}

Accepted<void> Ledger::read() {
  const Accepted<std::string> text = read_file(flag, path_);
  if (!text) return std::unexpected(text.error());
  for (match::RecordReader reader(*text); !reader.at_end();) {
    const int line = reader.line();
    const auto refuse_game = [&](Error error) {
      error.line = line;
      return refuse(flag, std::move(error));
    };
    const Expected<match::Match> match = reader.next();
    if (!match) return refuse(flag, match.error());
    const std::optional<GameNumber> number = parse_round(match->tag(round_tag));
    if (!number || !match->result(match->main_end()).over()) {
      return refuse_game({"error.ledger.no-round", 1, 1, {}});
    }
    if (match->tag(conditions_tag) != conditions_) {
      return refuse_game(
          {"error.ledger.other-conditions",
           1,
           1,
           {{"theirs", std::string(match->tag(conditions_tag))}, {"ours", conditions_}}});
    }
    if (has(*number)) return refuse_game({"error.ledger.twice", 1, 1, {{"round", print(*number)}}});
    count(*number, *match);
  }
  return {};
}

Accepted<void> Ledger::add(GameNumber number, match::Match match) {
  count(number, match);
  if (path_.empty()) return {};
  Expected<void> tagged = match.set_tag(round_tag, print(number));
  if (tagged) tagged = match.set_tag(conditions_tag, conditions_);
  if (!tagged) return refuse(flag, tagged.error());
  std::ofstream file(path_, std::ios::binary | std::ios::app);
  file << print_record(match) << '\n';
  file.close();
  if (!file) return refuse(flag, {"error.ledger.cannot-write", 1, 1, {}});
  return {};
}

void Ledger::count(GameNumber number, const match::Match& match) {
  const int by_first_side = half_points(match);
  const int points = number.game == 0 ? by_first_side : 2 - by_first_side;
  results_[number] = points;
  ++(points == 2 ? tally_.wins : points == 1 ? tally_.draws : tally_.losses);
  const auto other = results_.find({number.pair, 1 - number.game});
  if (other != results_.end()) {
    const int pair_points = points + other->second;
    ++tally_.pairs[static_cast<std::size_t>(pair_points)];
  }
}

}  // namespace alveole::terminal
