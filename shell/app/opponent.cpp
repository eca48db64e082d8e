#include "app/opponent.h"

#include <utility>

namespace alveole::app {

void Opponent::ask(const AnyGame& game, std::string_view start,
                   const std::vector<std::string>& moves, int movetime_ms) {
  cancel();
  std::string options;
  for (const OptionInfo& option : game.info().options) {
    const std::string_view value = game.settings().option(option.name);
    if (value == option.values.front()) continue;
    if (!options.empty()) options += ' ';
    options += std::string(option.name) + "=" + std::string(value);
  }
  std::string position = "position ";
  position += start.empty() ? std::string("startpos") : "fen " + std::string(start);
  if (!moves.empty()) {
    position += " moves";
    for (const std::string& move : moves) position += " " + move;
  }
  question_ = {"setoption name Game value " + std::string(game.info().id),
               "setoption name Variant value " + game.settings().variant,
               "setoption name Options value " + options, position,
               "go movetime " + std::to_string(movetime_ms)};
  lines_.insert(lines_.end(), question_.begin(), question_.end());
}

void Opponent::cancel() {
  if (!thinking()) return;
  question_.clear();
  ++answers_to_drop_;
  lines_.emplace_back("stop");
}

std::optional<std::string> Opponent::receive(std::string_view line) {
  constexpr std::string_view answer = "bestmove ";
  if (!line.starts_with(answer)) return std::nullopt;
  if (answers_to_drop_ > 0) {
    --answers_to_drop_;
    return std::nullopt;
  }
  if (!thinking()) return std::nullopt;
  question_.clear();
  return std::string(line.substr(answer.size()));
}

void Opponent::restarted() {
  answers_to_drop_ = 0;
  lines_ = question_;
}

void Opponent::lost() {
  answers_to_drop_ = 0;
  question_.clear();
  lines_.clear();
}

std::vector<std::string> Opponent::take_lines() {
  return std::exchange(lines_, {});
}

}  // namespace alveole::app
