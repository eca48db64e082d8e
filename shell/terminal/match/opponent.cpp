#include "terminal/match/opponent.h"

#include <algorithm>

#include "match/options.h"
#include "text/scanner.h"

namespace alveole::terminal {

namespace {

constexpr std::chrono::seconds time_to_quit(2);

/// NAME of "option name NAME type ..."; names may consist of several words.
std::string option_name(std::string_view line) {
  std::string name;
  bool begun = false;
  for (const Token& word : words({line, 1})) {
    if (word.text == "type") break;
    if (begun) name += (name.empty() ? "" : " ") + to_lower(word.text);
    if (word.text == "name") begun = true;
  }
  return name;
}

bool is_answer(const std::vector<Token>& line, std::string_view word) {
  return !line.empty() && line.front().text == word;
}

}  // namespace

Expected<Opponent> Opponent::start(const Player& player, const AnyGame& game,
                                   std::chrono::milliseconds patience) {
  Expected<Process> process = Process::start(player.command);
  if (!process) return std::unexpected(process.error());
  Opponent opponent(std::move(*process), patience);
  Expected<void> done = opponent.introduce();
  if (done) done = opponent.set_game(game);
  for (const auto& [name, value] : player.options) {
    if (done) done = opponent.set_option(name, value);
  }
  if (done) done = opponent.wait_until_ready();
  if (!done) return std::unexpected(done.error());
  return opponent;
}

Expected<void> Opponent::introduce() {
  const Clock::time_point deadline = Clock::now() + patience_;
  if (Expected<void> asked = process_.write("ugi\n", deadline); !asked) return asked;
  for (;;) {
    const Expected<std::string> line = process_.read_line(deadline);
    if (!line) return std::unexpected(line.error());
    const std::vector<Token> parts = words({*line, 1});
    if (is_answer(parts, "ugiok")) return {};
    if (is_answer(parts, "option")) known_.push_back(option_name(*line));
  }
}

Expected<void> Opponent::set_game(const AnyGame& game) {
  Expected<void> done = set_option("Game", game.info().id);
  const std::string& variant = game.settings().variant;
  if (done && variant != game.info().variants.front()) done = set_option("Variant", variant);
  const std::string options = match::print_options(game);
  if (done && !options.empty()) done = set_option("Options", options);
  return done;
}

Expected<void> Opponent::set_option(std::string_view name, std::string_view value) {
  if (std::ranges::find(known_, to_lower(name)) == known_.end()) {
    unknown_.emplace_back(name);
    return {};
  }
  std::string line = "setoption name " + std::string(name);
  if (!value.empty()) line.append(" value ").append(value);
  return process_.write(line + "\n", Clock::now() + patience_);
}

Expected<void> Opponent::wait_until_ready() {
  const Clock::time_point deadline = Clock::now() + patience_;
  if (Expected<void> asked = process_.write("isready\n", deadline); !asked) return asked;
  return read_until("readyok", deadline);
}

Expected<void> Opponent::read_until(std::string_view answer, Clock::time_point deadline) {
  for (;;) {
    const Expected<std::string> line = process_.read_line(deadline);
    if (!line) return std::unexpected(line.error());
    if (is_answer(words({*line, 1}), answer)) return {};
  }
}

Expected<void> Opponent::begin_game() {
  Expected<void> told = process_.write("uginewgame\n", Clock::now() + patience_);
  return told ? wait_until_ready() : told;
}

Expected<std::string> Opponent::best_move(std::string_view position, std::string_view go,
                                          Clock::time_point deadline) {
  const std::string question = std::string(position) + "\n" + std::string(go) + "\n";
  const Expected<void> asked = process_.write(question, deadline);
  if (!asked) return std::unexpected(asked.error());
  for (;;) {
    const Expected<std::string> line = process_.read_line(deadline);
    if (!line) return std::unexpected(line.error());
    const std::vector<Token> parts = words({*line, 1});
    if (!is_answer(parts, "bestmove")) continue;
    return std::string(parts.size() > 1 ? parts[1].text : std::string_view());
  }
}

void Opponent::quit() {
  const Clock::time_point deadline = Clock::now() + time_to_quit;
  if (process_.write("quit\n", deadline)) process_.wait_for_end(deadline);
}

}  // namespace alveole::terminal
