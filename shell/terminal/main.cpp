#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "assets/embedded.h"
#include "terminal/arguments.h"
#include "terminal/commands.h"
#include "terminal/english.h"
#include "terminal/match/match_command.h"
#include "terminal/ugi.h"

namespace {

using namespace alveole;
using namespace alveole::terminal;

constexpr int exit_refused = 2;

/// What is left to print once the command is carried out.
Accepted<std::string> output_of(const Arguments& arguments) {
  if (arguments.command.empty()) {
    const Accepted<void> spoken = speak_ugi(arguments);
    if (!spoken) return std::unexpected(spoken.error());
    return "";
  }
  if (arguments.command == "moves") return moves(arguments);
  if (arguments.command == "perft") return perft(arguments);
  if (arguments.command == "apply") return apply(arguments);
  if (arguments.command == "svg") return svg(arguments);
  if (arguments.command == "bench") return bench(arguments);
  if (arguments.command == "--version") return "alveole-engine " ALVEOLE_VERSION "\n";
  return std::string(embedded_asset("terminal/help.txt").value_or(""));
}

/// A match has flags of its own.
bool is_match(std::span<const std::string_view> words) {
  return !words.empty() && words.front() == "match" &&
         std::ranges::find(words, std::string_view("--help")) == words.end();
}

Accepted<std::string> output_of(std::span<const std::string_view> words) {
  if (is_match(words)) {
    const Accepted<MatchArguments> arguments = parse_match_arguments(words.subspan(1));
    return arguments ? play_match(*arguments) : std::unexpected(arguments.error());
  }
  const Accepted<Arguments> arguments = parse_arguments(words);
  return arguments ? output_of(*arguments) : std::unexpected(arguments.error());
}

/// Tells the person why nothing comes; the status to leave with.
int say(const Refusal& refusal) {
  std::fprintf(stderr, "alveole-engine: %s: %s\n", refusal.where.c_str(),
               english().sentence(refusal.error).c_str());
  return exit_refused;
}

int run(const std::vector<std::string_view>& words) {
  const Accepted<std::string> output = output_of(words);
  if (!output) return say(output.error());
  const bool written = std::fwrite(output->data(), 1, output->size(), stdout) == output->size();
  if (!written || std::fflush(stdout) != 0) {
    return say({"stdout", {"error.terminal.no-output", 1, 1, {}}});
  }
  return EXIT_SUCCESS;
}

}  // namespace

int main(int count, char** words) {
  const int status = run({words + 1, words + count});
  // Leaves at once: the thread that reads the input may still wait for a line.
  std::_Exit(status);
}
