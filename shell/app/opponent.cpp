#include "app/opponent.h"

#include <utility>

namespace alveole::app {

namespace {

// Levels are numbers of positions looked at. This is only so that nobody waits for ever where that
// takes long.
constexpr int longest_ms = 5000;

}  // namespace

void Opponent::ask(std::vector<std::string> set_up, int level, std::uint32_t seed) {
  set_up.insert(set_up.end(),
                {"setoption name Level value " + std::to_string(level),
                 "setoption name Seed value " + std::to_string(seed),
                 "setoption name OwnBook value true", "go movetime " + std::to_string(longest_ms)});
  ask(std::move(set_up), Answer::Kind::move);
}

void Opponent::ask_hint(std::vector<std::string> set_up) {
  // One search for all three steps, so that they speak of the same move.
  set_up.emplace_back("hint 3");
  ask(std::move(set_up), Answer::Kind::hint);
}

void Opponent::ask(std::vector<std::string> question, Answer::Kind wanted) {
  cancel();
  question_ = std::move(question);
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
  const Answer::Kind kind = *wanted_;
  wanted_.reset();
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
