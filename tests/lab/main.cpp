// alveole-train: games of the engine against itself, and weights learned from them. train.sh calls
// it for whole generations.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include "games/any_game.h"
#include "games/weights.h"
#include "lab/fit.h"
#include "lab/game_line.h"
#include "lab/generate.h"
#include "text/scanner.h"

namespace {

using namespace alveole;

constexpr std::string_view usage =
    "usage: alveole-train generate GAME FILE [--weights FILE] [--games N] [--nodes N] [--seed N]\n"
    "                              [--at-once N]\n"
    "       alveole-train fit GAME WEIGHTS --command TEXT [--ridge N] FILE...\n\n"
    "generate appends games of the engine against itself to FILE until there are N (10000), each\n"
    "move searched with so many nodes (1000); without weights it evaluates plainly. fit learns "
    "from\n"
    "the games of the files and writes WEIGHTS; TEXT stands in them as what made them.\n";

int complain(const std::string& what) {
  std::fprintf(stderr, "alveole-train: %s\n", what.c_str());
  return EXIT_FAILURE;
}

struct Words {
  std::vector<std::string> plain;
  std::map<std::string, std::string> flags;

  int number(const std::string& flag, int otherwise) const {
    const auto found = flags.find(flag);
    if (found == flags.end()) return otherwise;
    return parse_number(found->second, 0, 1'000'000'000).value_or(otherwise);
  }
};

int generate_games(const AnyGame& game, const Words& words) {
  std::vector<std::int16_t> weights;
  if (const auto path = words.flags.find("--weights"); path != words.flags.end()) {
    std::ifstream file(path->second, std::ios::binary);
    auto read = parse_weights(std::string{std::istreambuf_iterator<char>(file), {}});
    if (!read) return complain(path->second + ": " + read.error().code);
    weights = std::move(read->values);
    if (weights.size() != game.weight_count()) return complain(path->second + " does not fit");
  }
  lab::SelfPlay settings;
  settings.games = words.number("--games", settings.games);
  settings.nodes = static_cast<std::uint64_t>(words.number("--nodes", 1000));
  settings.seed = static_cast<std::uint64_t>(words.number("--seed", 1));
  settings.at_once = words.number("--at-once", settings.at_once);
  const std::string& path = words.plain[2];
  return lab::generate(game, weights, settings, path) ? EXIT_SUCCESS
                                                      : complain(path + " cannot be written");
}

int fit_weights(const AnyGame& game, const Words& words) {
  if (game.weight_count() == 0) return complain("this game has no features yet");
  std::vector<lab::GameLine> lines;
  for (std::size_t i = 3; i < words.plain.size(); ++i) {
    for (lab::GameLine& line : lab::read_games(words.plain[i])) lines.push_back(std::move(line));
  }
  lab::FitSettings settings;
  settings.ridge = words.number("--ridge", static_cast<int>(settings.ridge));
  const auto fit = lab::fit(game, lines, settings);
  if (!fit) return complain(fit.error().code);
  if (fit->weights.empty()) return complain("there is no position to learn from");
  const auto command = words.flags.find("--command");
  const Weights weights{std::string(game.info().id), game.settings().variant,
                        command == words.flags.end() ? "alveole-train fit" : command->second,
                        fit->weights};
  std::ofstream file(words.plain[2], std::ios::binary);
  file << print_weights(weights);
  if (!file.flush()) return complain(words.plain[2] + " cannot be written");
  std::printf(
      "%zu games, %zu positions; scale %.0f; loss %.4f, held out %.4f, of the scores %.4f\n",
      lines.size(), fit->positions, fit->scale, fit->loss, fit->held_out_loss, fit->score_loss);
  return EXIT_SUCCESS;
}

}  // namespace

int main(int count, char** arguments) {
  Words words;
  for (int i = 1; i < count; ++i) {
    const std::string word = arguments[i];
    if (word.starts_with("--") && i + 1 < count) {
      words.flags[word] = arguments[++i];
    } else {
      words.plain.push_back(word);
    }
  }
  if (words.plain.size() < 3) {
    std::fputs(usage.data(), stderr);
    return EXIT_FAILURE;
  }
  const auto game = make_game(words.plain[1]);
  if (!game) return complain("there is no game " + words.plain[1]);
  if (words.plain[0] == "generate") return generate_games(**game, words);
  if (words.plain[0] == "fit") return fit_weights(**game, words);
  std::fputs(usage.data(), stderr);
  return EXIT_FAILURE;
}
