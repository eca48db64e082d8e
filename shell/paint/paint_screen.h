#pragma once

#include <string>

#include "app/screen.h"
#include "paint/board_frame.h"
#include "paint/fonts.h"
#include "paint/interaction.h"
#include "paint/layout.h"
#include "scene/theme.h"

struct ImDrawList;

namespace alveole::paint {

/// What the painter is handed for one frame.
struct Picture {
  const app::Screen& screen;
  const scene::Scene& scene;
  const scene::Theme& theme;
  const Layout& layout;
  const BoardFrame& frame;
  const Fonts& fonts;
  const Interaction& interaction;
  std::string_view focus;            ///< id of what has the keyboard; empty = show none
  std::optional<hex::Axial> cursor;  ///< the cell that has it
};

/// Draws the whole window: the page, the board, and every control where the layout says.
void paint_screen(ImDrawList& list, const Picture& picture);

}  // namespace alveole::paint
