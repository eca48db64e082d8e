/// Draws the samples of tests/scene as the canvas shows them, into BMP files:
/// tests/browser/canvas-and-svg.test.mjs sets them against the same samples in SVG.
/// Usage: draw-pictures FOLDER WIDTH PIXEL_RATIO

#include <cstdio>
#include <cstdlib>

#include "paint/draw_drawing.h"
#include "scene/draw_scene.h"
#include "scene/game_samples.h"
#include "shell/paint/offscreen.h"

int main(int count, char** arguments) {
  using namespace alveole;
  if (count != 4) {
    std::fputs("usage: draw-pictures FOLDER WIDTH PIXEL_RATIO\n", stderr);
    return 2;
  }
  const auto width = static_cast<float>(std::atof(arguments[2]));
  const auto pixel_ratio = static_cast<float>(std::atof(arguments[3]));
  if (!(width >= 16 && width <= 4096 && pixel_ratio >= 0.5F && pixel_ratio <= 4)) {
    std::fputs("the width is 16 to 4096, the pixel ratio 0.5 to 4\n", stderr);
    return 2;
  }
  auto samples = scene::all_samples();
  for (scene::Sample& sample : scene::game_samples()) samples.push_back(std::move(sample));
  for (const std::string_view name : scene::theme_names) {
    const scene::Theme theme = scene::theme(name);
    for (const scene::Sample& sample : samples) {
      const scene::Scene& shown = sample.scene;
      paint::BoardFrame frame;
      frame.scale = width / (shown.bottom_right.x - shown.top_left.x);
      frame.x = -shown.top_left.x * frame.scale;
      frame.y = -shown.top_left.y * frame.scale;
      const float height = (shown.bottom_right.y - shown.top_left.y) * frame.scale;
      const scene::Drawing drawing = draw_scene(shown, theme, frame.scale);
      const paint::Pixels pixels =
          paint::draw_offscreen({width, height}, pixel_ratio, theme.background,
                                [&](ImDrawList& list, const paint::Fonts& fonts) {
                                  paint::draw_drawing(list, drawing, frame, fonts);
                                });
      const std::string path =
          std::string(arguments[1]) + "/" + sample.name + "-" + std::string(name) + ".bmp";
      if (!write_bmp(pixels, path)) {
        std::fprintf(stderr, "%s cannot be written\n", path.c_str());
        return 1;
      }
    }
  }
  return 0;
}
