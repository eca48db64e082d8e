#pragma once

#include <string_view>

#include "paint/board_frame.h"
#include "paint/fonts.h"
#include "scene/drawing.h"

struct ImDrawList;

namespace alveole::paint {

/// The colour as ImGui wants it.
unsigned imgui_colour(scene::Colour colour);

/// Draws a board, a piece or a tile (scene/draw_scene.h) where the frame says; `opacity` 0 .. 1
/// fades the whole, for pieces that come and go. Positions are CSS pixels.
void draw_drawing(ImDrawList& list, const scene::Drawing& drawing, const BoardFrame& frame,
                  const Fonts& fonts, float opacity = 1);

/// A line of text, its top left corner moved to the nearest pixel of the screen; returns its width.
/// Of a text in several lines only the first is drawn.
float draw_text(ImDrawList& list, const Fonts& fonts, const Face& face, scene::Point top_left,
                scene::Colour colour, std::string_view text);

}  // namespace alveole::paint
