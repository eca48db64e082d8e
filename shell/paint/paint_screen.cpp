#include "paint/paint_screen.h"

#include <fonts.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "paint/draw_drawing.h"
#include "paint/style.h"
#include "scene/draw_scene.h"

namespace alveole::paint {

namespace {

using app::Control;
using app::Group;
using app::GroupKind;
using app::Role;
using scene::Colour;

constexpr float card_rounding = 16;
constexpr float card_shadow = 10;
constexpr float text_margin = 4;  // least from a button's edge to its text
constexpr float icon_gap = 8;
constexpr float player_piece = 18;  // radius of the piece beside a name
constexpr float player_text = 56;
constexpr float dragged_scale = 1.08F;
constexpr float scroll_bar = 4;

std::string_view icon_text(std::string_view name) {
  if (name == "undo") return icon::undo;
  if (name == "redo") return icon::redo;
  if (name == "flip") return icon::flip;
  if (name == "hint") return icon::hint;
  if (name == "menu") return icon::menu;
  if (name == "house") return icon::house;
  return {};
}

class Painter {
 public:
  Painter(ImDrawList& list, const Picture& picture) : list_(list), p_(picture) {}

  void paint() {
    const Layout& layout = p_.layout;
    fill({0, 0, layout.size.width, layout.size.height}, p_.theme.background);
    if (p_.screen.board) paint_board();
    paint_panel();
    for (const PlacedGroup& placed : layout.groups) paint_group(placed);
    for (const PlacedControl& placed : layout.controls) paint_control(placed);
    for (const ScrollArea& area : layout.areas) paint_scroll_bar(area);
    if (p_.screen.board) paint_dragged();
  }

 private:
  void fill(Rect rect, Colour colour, float rounding = 0) {
    list_.AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()}, imgui_colour(colour),
                        rounding);
  }

  void paint_board() {
    scene::Scene scene = p_.scene;
    if (const auto dragged = p_.interaction.dragged()) {
      std::erase_if(scene.pieces, [&](const scene::Piece& piece) { return piece.at == *dragged; });
    }
    draw_drawing(list_, scene::draw_scene(scene, p_.theme, p_.frame.scale), p_.frame, p_.fonts);
    if (p_.focus == "board" && p_.cursor) {
      if (const scene::Cell* cell = scene::find_cell(p_.scene, *p_.cursor)) paint_cursor(*cell);
    }
  }

  void paint_cursor(const scene::Cell& cell) {
    const scene::Point centre = p_.frame.to_screen(cell.centre);
    constexpr int corners = 6;
    constexpr float full_turn = 6.2831853F;
    const float start = (p_.scene.corner_angle - 90) * full_turn / 360;
    ImVec2 points[corners];
    for (int i = 0; i < corners; ++i) {
      const float angle = start + full_turn * static_cast<float>(i) / corners;
      points[i] = {centre.x + std::cos(angle) * p_.frame.scale * 0.97F,
                   centre.y + std::sin(angle) * p_.frame.scale * 0.97F};
    }
    list_.AddPolyline(points, corners, imgui_colour(p_.theme.panel), ImDrawFlags_Closed, 5);
    list_.AddPolyline(points, corners, imgui_colour(p_.theme.focus), ImDrawFlags_Closed, 3);
  }

  void paint_dragged() {
    const auto dragged = p_.interaction.dragged();
    if (!dragged) return;
    const auto piece = std::ranges::find(p_.scene.pieces, *dragged, &scene::Piece::at);
    if (piece == p_.scene.pieces.end()) return;
    scene::Piece moved = *piece;
    moved.centre = {0, 0};
    const BoardFrame frame{p_.frame.scale * dragged_scale, p_.interaction.pointer().x,
                           p_.interaction.pointer().y};
    const scene::Background background = scene::background_at(p_.scene, *dragged);
    draw_drawing(list_, scene::draw_piece(moved, background, p_.theme, frame.scale), frame,
                 p_.fonts);
  }

  void paint_panel() {
    const Rect& panel = p_.layout.panel;
    if (panel.width <= 0) return;
    if (p_.screen.board && !p_.layout.wide) {
      fill(panel, p_.theme.panel);
      fill({panel.x, panel.y, panel.width, 1}, p_.theme.line);
      return;
    }
    draw_box(list_, panel, {p_.theme.panel, {0, 0, 0, 0}, card_rounding, card_shadow}, p_.theme);
  }

  void paint_group(const PlacedGroup& placed) {
    const Group& group = p_.screen.groups[placed.group];
    clip(placed.area);
    if (group.kind == GroupKind::card) {
      draw_box(list_, placed.rect, {p_.theme.panel, {0, 0, 0, 0}, card_rounding, card_shadow},
               p_.theme);
      if (group.picture) {
        const BoardFrame frame = fit(*group.picture, placed.picture);
        draw_drawing(list_, scene::draw_scene(*group.picture, p_.theme, frame.scale), frame,
                     p_.fonts);
      }
    }
    unclip(placed.area);
  }

  void paint_control(const PlacedControl& placed) {
    const Control& control = p_.screen.groups[placed.group].controls[placed.control];
    clip(placed.area);
    switch (control.role) {
      case Role::title:
      case Role::heading:
      case Role::text:
        paint_words(placed.rect, control, p_.theme.ink);
        break;
      case Role::muted:
        paint_words(placed.rect, control, p_.theme.muted);
        break;
      case Role::number:
        paint_centred_left(placed.rect, control, p_.theme.muted, 0);
        break;
      case Role::notice:
        paint_words(placed.rect, control, p_.theme.warm);
        break;
      case Role::progress:
        paint_words(placed.rect, control, p_.theme.muted);
        break;
      case Role::button:
      case Role::primary:
      case Role::radio:
      case Role::toggle:
        paint_button(placed.rect, control, placed.icon);
        break;
      case Role::move:
      case Role::variation:
        paint_move(placed.rect, control);
        break;
      case Role::player:
        paint_player(placed.rect, control);
        break;
    }
    unclip(placed.area);
    if (!control.command.empty() && control.id == p_.focus && visible(placed)) {
      draw_focus(list_, placed.rect, p_.theme.rounding, p_.theme);
    }
  }

  bool visible(const PlacedControl& placed) const {
    if (placed.area == no_area) return true;
    const Rect& view = p_.layout.areas[static_cast<std::size_t>(placed.area)].view;
    return placed.rect.bottom() > view.y && placed.rect.y < view.bottom();
  }

  // Wrapped text from the top left corner.
  void paint_words(Rect rect, const Control& control, Colour colour) {
    write(rect, control.text, text_size_of(control.role), is_strong(control.role), colour);
  }

  void write(Rect rect, std::string_view text, TextSize size, bool strong, Colour colour) {
    const Face& face = p_.fonts.face(size, strong);
    list_.AddText(face.font, face.font->FontSize, {snapped(rect.x), snapped(rect.y)},
                  imgui_colour(colour), text.data(), text.data() + text.size(), rect.width + 1);
  }

  float snapped(float length) const {
    return std::round(length * p_.fonts.pixel_ratio()) / p_.fonts.pixel_ratio();
  }

  Size measure(std::string_view text, TextSize size, bool strong) const {
    return p_.fonts.measure(text, size, strong, 0);
  }

  void paint_centred_left(Rect rect, const Control& control, Colour colour, float inset) {
    const TextSize size = text_size_of(control.role);
    const bool strong = is_strong(control.role) || control.selected;
    const std::string words = elided(control.text, size, strong, rect.width - inset);
    const Size text = measure(words, size, strong);
    draw_text(list_, p_.fonts, p_.fonts.face(size, strong),
              {rect.x + inset, rect.y + (rect.height - text.height) / 2}, colour, words);
  }

  void paint_button(Rect rect, const Control& control, bool icon) {
    const scene::Theme& theme = p_.theme;
    const bool primary = control.role == Role::primary;
    const bool hovered = control.enabled && control.id == p_.interaction.hovered_control();
    const bool pressed = control.enabled && control.id == p_.interaction.pressed_control();
    BoxLook look{theme.panel, theme.line, theme.rounding, 0};
    Colour ink = theme.ink;
    if (primary) {
      look.fill = look.border = theme.accent;
      ink = theme.accent_ink;
    } else if (control.selected) {
      look.fill = theme.accent_soft;
      look.border = theme.accent;
    }
    if (!control.enabled) ink = scene::faded(theme.muted, 0.5F);
    if (pressed)
      look.fill = scene::mixed(look.fill, theme.ink, 0.12F);
    else if (hovered)
      look.fill = scene::mixed(look.fill, primary ? theme.ink : theme.accent, 0.1F);
    draw_box(list_, rect, look, theme);
    paint_label(rect, control, ink, icon ? icon_text(control.icon) : std::string_view());
  }

  // Icon and text in the middle of a button.
  void paint_label(Rect rect, const Control& control, Colour ink, std::string_view glyph) {
    const bool strong = is_strong(control.role);
    const Face& face = p_.fonts.face(TextSize::body, strong);
    const float icon = glyph.empty() ? 0 : measure(glyph, TextSize::body, strong).width + icon_gap;
    if (measure(control.text, TextSize::body, strong).width > rect.width - 2 * text_margin - icon &&
        rect.height > 2 * text_inset + 1.5F * face.font->FontSize) {
      write({rect.x + text_inset, rect.y + text_inset, rect.width - 2 * text_inset, 0},
            control.text, TextSize::body, strong, ink);
      return;
    }
    const std::string text =
        elided(control.text, TextSize::body, strong, rect.width - 2 * text_margin - icon);
    const Size size = measure(text, TextSize::body, strong);
    const float x = rect.x + (rect.width - size.width - icon) / 2;
    const float y = rect.y + (rect.height - size.height) / 2;
    if (!glyph.empty()) draw_text(list_, p_.fonts, face, {x, y}, ink, glyph);
    draw_text(list_, p_.fonts, face, {x + icon, y}, ink, text);
  }

  // As much of a text as fits, with an ellipsis where something is missing.
  std::string elided(std::string_view text, TextSize size, bool strong, float width) const {
    if (measure(text, size, strong).width <= width) return std::string(text);
    std::string shorter(text);
    while (!shorter.empty()) {
      const auto continues = [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
      };
      while (continues(shorter.back())) shorter.pop_back();
      shorter.pop_back();
      if (measure(shorter + "…", size, strong).width <= width) break;
    }
    return shorter + "…";
  }

  void paint_move(Rect rect, const Control& control) {
    const bool hovered = control.id == p_.interaction.hovered_control();
    if (control.selected || hovered) {
      const Colour soft = control.selected ? scene::mixed(p_.theme.panel, p_.theme.accent, 0.18F)
                                           : p_.theme.accent_soft;
      fill(rect, soft, p_.theme.rounding * 0.6F);
    }
    const bool quiet = control.later || control.role == Role::variation;
    paint_centred_left(rect, control, quiet ? p_.theme.muted : p_.theme.ink, icon_gap);
  }

  void paint_player(Rect rect, const Control& control) {
    if (control.selected) fill(rect, p_.theme.accent_soft, p_.theme.rounding);
    scene::Piece piece;
    piece.layers = {control.owner};
    const float radius = std::min(player_piece, rect.height / 2 - 3);
    const BoardFrame frame{radius / p_.theme.piece_radius, rect.x + player_text / 2,
                           rect.y + rect.height / 2};
    draw_drawing(list_, scene::draw_piece(piece, scene::Background::panel, p_.theme, frame.scale),
                 frame, p_.fonts);
    const float width = rect.width - player_text - icon_gap;
    const Size name = p_.fonts.measure(control.text, TextSize::body, true, width);
    const Size detail = p_.fonts.measure(control.detail, TextSize::small, false, width);
    const float top = rect.y + (rect.height - name.height - detail.height - 2) / 2;
    write({rect.x + player_text, top, width, name.height}, control.text, TextSize::body, true,
          p_.theme.ink);
    write({rect.x + player_text, top + name.height + 2, width, detail.height}, control.detail,
          TextSize::small, false, p_.theme.muted);
  }

  void paint_scroll_bar(const ScrollArea& area) {
    if (area.content_height <= area.view.height) return;
    // A line where what scrolls ends and what stays begins.
    if (p_.screen.modal && area.view.bottom() + card_rounding < p_.layout.panel.bottom()) {
      fill({p_.layout.panel.x, area.view.bottom(), p_.layout.panel.width, 1}, p_.theme.line);
    }
    const float share = area.view.height / area.content_height;
    const float length = std::max(24.0F, area.view.height * share);
    const float most = area.content_height - area.view.height;
    const float top = area.view.y + (area.view.height - length) * (area.offset / most);
    fill({area.view.right() + 4, top, scroll_bar, length}, p_.theme.line, scroll_bar / 2);
  }

  void clip(int area) {
    if (area == no_area) return;
    const Rect& view = p_.layout.areas[static_cast<std::size_t>(area)].view;
    // Shadows and focus rings of what stands inside may reach over the edge at the sides.
    list_.PushClipRect({view.x - card_shadow, view.y - 2},
                       {view.right() + card_shadow, view.bottom()}, true);
  }
  void unclip(int area) {
    if (area != no_area) list_.PopClipRect();
  }

  ImDrawList& list_;
  const Picture& p_;
};

}  // namespace

void paint_screen(ImDrawList& list, const Picture& picture) {
  Painter(list, picture).paint();
}

}  // namespace alveole::paint
