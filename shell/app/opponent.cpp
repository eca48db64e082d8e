#include "app/opponent.h"

#include <array>
#include <utility>

namespace alveole::app {

namespace {

// Levels are numbers of positions looked at. This is only so that nobody waits for ever where that
// takes long.
constexpr int longest_ms = 5000;

}  // namespace

void Opponent::ask(const Position& position, int level, std::uint32_t seed) {
  const std::array lines = {"setoption name Level value " + std::to_string(level),
                            "setoption name Seed value " + std::to_string(seed),
                            std::string("setoption name OwnBook value true"),
                            "go movetime " + std::to_string(longest_ms)};
  ask(position, lines, Answer::Kind::move);
}

void Opponent::ask_hint(const Position& position) {
  // One search for all three steps, so that they speak of the same move.
  const std::array lines = {std::string("hint 3")};
  ask(position, lines, Answer::Kind::hint);
}

void Opponent::ask(const Position& position, std::span<const std::string> last_lines,
                   Answer::Kind wanted) {
  cancel();
  const AnyGame& game = position.game;
  std::string options;
  for (const OptionInfo& option : game.info().options) {
    const std::string_view value = game.settings().option(option.name);
    if (value == option.values.front()) continue;
    if (!options.empty()) options += ' ';
    options += std::string(option.name) + "=" + std::string(value);
  }
  std::string line = "position ";
  line += position.start.empty() ? std::string("startpos") : "fen " + position.start;
  if (!position.moves.empty()) {
    line += " moves";
    for (const std::string& move : position.moves) line += " " + move;
  }
  question_ = {"setoption name Game value " + std::string(game.info().id),
               "setoption name Variant value " + game.settings().variant,
               "setoption name Options value " + options, line};
  question_.insert(question_.end(), last_lines.begin(), last_lines.end());
  wanted_ = wanted;
  lines_.insert(lines_.end(), question_.begin(), question_.end());
}

void Opponent::cancel() {
  if (!wanted_) return;
  wanted_.reset();
  ++answers_to_drop_;
  lines_.emplace_back("stop");
}

std::optional<Answer> Opponent::receive(std::string_view line) {
  constexpr std::string_view move = "bestmove ";
  constexpr std::string_view response = "response ";
  const bool is_move = line.starts_with(move);
  if (!is_move && !line.starts_with(response)) return std::nullopt;
  if (answers_to_drop_ > 0) {
    --answers_to_drop_;
    return std::nullopt;
  }
  if (!wanted_ || is_move != (*wanted_ == Answer::Kind::move)) return std::nullopt;
  const Answer::Kind kind = *std::exchange(wanted_, std::nullopt);
  switch (kind) {
    case Answer::Kind::move:
      return Answer{kind, std::string(line.substr(move.size()))};
    case Answer::Kind::hint:
      wanted_ = Answer::Kind::reason;
      lines_.emplace_back("query reason");
      return Answer{kind, std::string(line.substr(response.size()))};
    case Answer::Kind::reason:
      break;
  }
  return Answer{kind, std::string(line)};
}

void Opponent::restarted() {
  answers_to_drop_ = 0;
  lines_.clear();
  if (!wanted_) return;
  lines_ = question_;
  if (*wanted_ == Answer::Kind::reason) wanted_ = Answer::Kind::hint;
}

void Opponent::lost() {
  answers_to_drop_ = 0;
  wanted_.reset();
  question_.clear();
  lines_.clear();
}

std::vector<std::string> Opponent::take_lines() {
  return std::exchange(lines_, {});
}

}  // namespace alveole::app
