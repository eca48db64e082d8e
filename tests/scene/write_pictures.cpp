/// For people who work on the look: writes the samples in every theme as SVG files into the folder
/// given. Usage: write-pictures FOLDER

#include <cstdio>
#include <fstream>

#include "scene/game_samples.h"
#include "scene/svg.h"

int main(int count, char** arguments) {
  using namespace alveole::scene;
  if (count != 2) {
    std::fputs("usage: write-pictures FOLDER\n", stderr);
    return 2;
  }
  SvgOptions options;
  options.background = true;
  auto samples = all_samples();
  for (Sample& sample : game_samples()) samples.push_back(std::move(sample));
  for (const std::string_view name : theme_names) {
    const Theme colours = theme(name);
    for (const Sample& sample : samples) {
      const std::string path =
          std::string(arguments[1]) + "/" + sample.name + "-" + std::string(name) + ".svg";
      options.id_prefix = sample.name + "-" + std::string(name) + "-";
      std::ofstream file(path, std::ios::binary);
      file << write_svg(sample.scene, colours, options);
      if (!file) {
        std::fprintf(stderr, "%s cannot be written\n", path.c_str());
        return 1;
      }
    }
  }
  return 0;
}
