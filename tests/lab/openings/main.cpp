// alveole-openings: mines the openings that matches begin with; make.sh runs it for every game.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "lab/openings/mine.h"
#include "lab/tool.h"

int main(int count, char** words) {
  using namespace alveole;
  lab::Mine what;
  auto tool = lab::open_tool("alveole-openings", count, words,
                             {{"--count", &what.count},
                              {"--plies", &what.plies},
                              {"--nodes", &what.nodes},
                              {"--step-nodes", &what.step_nodes},
                              {"--balanced", &what.balanced},
                              {"--sensible", &what.sensible},
                              {"--seed", &what.seed}});
  if (!tool) return EXIT_FAILURE;
  std::printf(
      "# Balanced openings for matches: random sensible moves, judged by a search. The number "
      "after\n"
      "# each is its score for the side to move, 100 = about a man or a piece. Made by\n"
      "#   %s\n",
      tool->command.c_str());
  const auto openings = lab::mine(tool->game, *tool->searcher, what, [](const auto& opening) {
    std::string line;
    for (const std::string& move : opening.moves) line += move + " ";
    std::printf("%s# %d\n", line.c_str(), opening.score);
    std::fflush(stdout);
  });
  if (std::ssize(openings) == what.count) return EXIT_SUCCESS;
  std::fprintf(stderr, "alveole-openings: no more than %zu were found\n", openings.size());
  return EXIT_FAILURE;
}
