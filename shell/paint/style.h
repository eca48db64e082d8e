#pragma once

#include "paint/layout.h"
#include "scene/theme.h"

struct ImDrawList;
struct ImGuiStyle;

namespace alveole::paint {

/// Dresses everything ImGui draws by itself (debug panels, scroll bars) in the theme; lengths in
/// CSS pixels.
void apply_theme(ImGuiStyle& style, const scene::Theme& theme);

/// What a button, row or card looks like.
struct BoxLook {
  scene::Colour fill;
  scene::Colour border = {0, 0, 0, 0};
  float rounding = 0;
  float shadow = 0;  ///< how far its soft shadow reaches, 0 = none
};

/// A rounded box with its border inside the rectangle and its shadow below.
void draw_box(ImDrawList& list, Rect rect, const BoxLook& look, const scene::Theme& theme);

/// The ring round what has the keyboard, outside the rectangle.
void draw_focus(ImDrawList& list, Rect rect, float rounding, const scene::Theme& theme);

}  // namespace alveole::paint
