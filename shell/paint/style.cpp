#include "paint/style.h"

#include <imgui.h>

#include "paint/draw_drawing.h"

namespace alveole::paint {

namespace {

using scene::Colour;

ImVec4 vector(Colour colour) {
  return ImGui::ColorConvertU32ToFloat4(imgui_colour(colour));
}

ImVec2 corner(float x, float y) {
  return {x, y};
}

}  // namespace

void apply_theme(ImGuiStyle& style, const scene::Theme& theme) {
  style = ImGuiStyle();
  style.WindowRounding = 1.6F * theme.rounding;
  style.ChildRounding = style.FrameRounding = style.PopupRounding = theme.rounding;
  style.GrabRounding = style.ScrollbarRounding = style.TabRounding = theme.rounding;
  style.WindowPadding = corner(16, 16);
  style.FramePadding = corner(12, 8);
  style.ItemSpacing = corner(8, 8);
  style.ItemInnerSpacing = corner(8, 6);
  style.CellPadding = corner(8, 4);
  style.WindowBorderSize = style.FrameBorderSize = style.PopupBorderSize = 1;
  style.ScrollbarSize = 10;
  style.GrabMinSize = 24;
  style.WindowTitleAlign = corner(0.5F, 0.5F);
  style.WindowMenuButtonPosition = ImGuiDir_None;
  style.DisabledAlpha = 0.5F;

  const Colour clear = faded(theme.panel, 0);
  const Colour hovered = mixed(theme.panel, theme.accent, 0.1F);
  const Colour pressed = mixed(theme.panel, theme.accent, 0.22F);
  const Colour grip = mixed(theme.line, theme.muted, 0.5F);
  // Every colour of ImGui comes from the theme: quiet ones first, then what differs.
  for (ImVec4& colour : style.Colors) colour = vector(theme.line);
  const auto set = [&](Colour colour, std::initializer_list<ImGuiCol_> names) {
    for (const ImGuiCol_ name : names) style.Colors[name] = vector(colour);
  };
  set(theme.ink, {ImGuiCol_Text});
  set(theme.muted, {ImGuiCol_TextDisabled});
  set(theme.panel, {ImGuiCol_WindowBg, ImGuiCol_PopupBg, ImGuiCol_FrameBg, ImGuiCol_Button,
                    ImGuiCol_TitleBg, ImGuiCol_TitleBgActive, ImGuiCol_TitleBgCollapsed,
                    ImGuiCol_MenuBarBg, ImGuiCol_Tab, ImGuiCol_TabUnfocused});
  set(clear, {ImGuiCol_ChildBg, ImGuiCol_BorderShadow, ImGuiCol_ScrollbarBg, ImGuiCol_TableRowBg,
              ImGuiCol_ResizeGrip});
  set(theme.background, {ImGuiCol_TableRowBgAlt, ImGuiCol_TableHeaderBg});
  set(hovered, {ImGuiCol_ButtonHovered, ImGuiCol_FrameBgHovered, ImGuiCol_HeaderHovered,
                ImGuiCol_TabHovered});
  set(pressed, {ImGuiCol_ButtonActive, ImGuiCol_FrameBgActive, ImGuiCol_HeaderActive});
  set(theme.accent_soft, {ImGuiCol_Header, ImGuiCol_TabActive, ImGuiCol_TabUnfocusedActive});
  set(theme.accent,
      {ImGuiCol_CheckMark, ImGuiCol_SliderGrab, ImGuiCol_SliderGrabActive, ImGuiCol_PlotLines,
       ImGuiCol_PlotHistogram, ImGuiCol_DragDropTarget, ImGuiCol_SeparatorHovered,
       ImGuiCol_SeparatorActive, ImGuiCol_ResizeGripHovered, ImGuiCol_ResizeGripActive});
  set(theme.warm, {ImGuiCol_PlotLinesHovered, ImGuiCol_PlotHistogramHovered});
  set(theme.focus, {ImGuiCol_NavHighlight, ImGuiCol_NavWindowingHighlight});
  set(grip, {ImGuiCol_ScrollbarGrab});
  set(theme.muted, {ImGuiCol_ScrollbarGrabHovered, ImGuiCol_ScrollbarGrabActive});
  set(faded(theme.accent, 0.3F), {ImGuiCol_TextSelectedBg});
  set(faded(theme.background, 0.6F), {ImGuiCol_ModalWindowDimBg, ImGuiCol_NavWindowingDimBg});
}

void draw_box(ImDrawList& list, Rect rect, const BoxLook& look, const scene::Theme& theme) {
  // A soft shadow from sheets that grow outwards, each as faint as the last.
  constexpr int sheets = 6;
  constexpr float strength = 0.05F;
  for (int i = sheets; look.shadow > 0 && i > 0; --i) {
    const float reach = look.shadow * static_cast<float>(i) / sheets;
    const float drop = look.shadow * 0.2F;
    list.AddRectFilled(corner(rect.x - reach, rect.y - reach + drop),
                       corner(rect.right() + reach, rect.bottom() + reach + drop),
                       imgui_colour(faded(theme.shadow, strength)), look.rounding + reach);
  }
  list.AddRectFilled(corner(rect.x, rect.y), corner(rect.right(), rect.bottom()),
                     imgui_colour(look.fill), look.rounding);
  if (look.border.alpha == 0) return;
  constexpr float half = 0.5F;
  list.AddRect(corner(rect.x + half, rect.y + half),
               corner(rect.right() - half, rect.bottom() - half), imgui_colour(look.border),
               look.rounding - half);
}

void draw_focus(ImDrawList& list, Rect rect, float rounding, const scene::Theme& theme) {
  constexpr float distance = 3;
  constexpr float width = 2;
  list.AddRect(corner(rect.x - distance, rect.y - distance),
               corner(rect.right() + distance, rect.bottom() + distance), imgui_colour(theme.focus),
               rounding + distance, 0, width);
}

}  // namespace alveole::paint
