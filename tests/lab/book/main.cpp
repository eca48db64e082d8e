// alveole-book: makes a game's book of openings; make.sh runs it for every game.
#include <cstdio>
#include <cstdlib>

#include "lab/book/grow.h"
#include "lab/tool.h"

int main(int count, char** words) {
  using namespace alveole;
  lab::Growth growth;
  auto tool = lab::open_tool("alveole-book", count, words,
                             {{"--plies", &growth.plies},
                              {"--replies", &growth.replies},
                              {"--margin", &growth.margin},
                              {"--nodes", &growth.nodes},
                              {"--glance", &growth.glance}});
  if (!tool) return EXIT_FAILURE;
  std::printf(
      "# The book of openings: what to play after the moves before the sign (core/engine/book.h).\n"
      "# Made by\n"
      "#   %s\n",
      tool->command.c_str());
  lab::grow(tool->game, *tool->searcher, growth, [](const std::string& line) {
    std::printf("%s\n", line.c_str());
    std::fflush(stdout);
  });
}
