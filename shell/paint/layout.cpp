#include "paint/layout.h"

#include <algorithm>
#include <cmath>

namespace alveole::paint {

namespace {

using app::Control;
using app::Group;
using app::GroupKind;
using app::Role;
using app::Screen;

// Lengths in CSS pixels, taken from the mock-ups.
constexpr float target_height = 44;  // least height of what is touched (WCAG 2.5.5)
constexpr float margin = 16;         // between the window's edge and the content
constexpr float wide_margin = 60;    // the same on a roomy start screen
constexpr float gap = 12;            // between groups
constexpr float small_gap = 8;       // between the controls of a group
constexpr float padding = 16;        // inside a panel or card
constexpr float panel_width = 388;
constexpr float narrow_panel_width = 300;  // beside the board on a phone held sideways
constexpr float sheet_width = 560;
constexpr float wide_from = 720;  // from this width on the board stands beside the panel
constexpr float phone_height = 500;
constexpr float card_width = 226;  // least width of a card that stands upright
constexpr float least_picture = 160;
constexpr float words_of_a_page = 440;  // what stands above and below a card's picture
constexpr float lying_picture = 112;
constexpr float button_padding = 14;
constexpr float tight_padding = 8;  // the same where four buttons share a row
constexpr float icon_width = 26;
constexpr float player_height = 56;
constexpr float piece_width = 44;
constexpr float move_height = 32;
constexpr float number_width = 40;
constexpr float least_moves_height = 64;

// Places groups one below another inside a column.
class Column {
 public:
  Column(const Screen& screen, const Measure& measure, Layout& layout, float x, float width,
         int area)
      : screen_(screen), measure_(measure), layout_(layout), x_(x), width_(width), area_(area) {}

  float y = 0;

  void add(std::size_t index) {
    const Group& group = screen_.groups[index];
    if (group.controls.empty()) return;
    const float top = y;
    switch (group.kind) {
      case GroupKind::header:
        add_header(index, group);
        break;
      case GroupKind::card:
        break;  // cards stand in a grid of their own
      case GroupKind::choices:
      case GroupKind::offers:
        add_flow(index, group);
        break;
      case GroupKind::players:
        add_rows(index, group, player_height, small_gap);
        break;
      case GroupKind::moves:
        add_moves(index, group);
        break;
      case GroupKind::buttons:
        add_buttons(index, group);
        break;
      case GroupKind::status:
      case GroupKind::sheet:
      case GroupKind::footer:
        add_stack(index, group);
        break;
    }
    layout_.groups.push_back({index, {x_, top, width_, y - top}, {}, area_});
    y += gap;
  }

  float text_height(const Control& control, float width) const {
    const Size size =
        measure_(control.text, text_size_of(control.role), is_strong(control.role), width);
    if (control.detail.empty()) return size.height;
    return size.height + measure_(control.detail, TextSize::small, false, width).height + 2;
  }

  float button_width(const Control& control) const {
    const float text = control.text.empty() ? 0
                                            : measure_(control.text, text_size_of(control.role),
                                                       is_strong(control.role), width_)
                                                  .width;
    const float icon = control.icon.empty() ? 0 : icon_width;
    return std::max(target_height, text + icon + 2 * button_padding);
  }

  void place(std::size_t group, std::size_t control, Rect rect) {
    layout_.controls.push_back({group, control, rect, area_});
  }

 private:
  static bool is_button(Role role) {
    return role == Role::button || role == Role::primary || role == Role::toggle ||
           role == Role::radio;
  }

  // Title and words at the left, buttons at the right; below each other where there is no room.
  void add_header(std::size_t index, const Group& group) {
    float buttons = 0;
    float words = 0;
    for (const Control& control : group.controls) {
      if (is_button(control.role)) {
        buttons += button_width(control) + small_gap;
      } else {
        words = std::max(words, measure_(control.text, text_size_of(control.role),
                                         is_strong(control.role), width_)
                                    .width);
      }
    }
    const bool beside = words + buttons <= width_;
    const float words_width = beside ? width_ - buttons : width_;
    const float top = y;
    for (std::size_t i = 0; i < group.controls.size(); ++i) {
      const Control& control = group.controls[i];
      if (is_button(control.role)) continue;
      const float height = text_height(control, words_width);
      place(index, i, {x_, y, words_width, height});
      y += height + 4;
    }
    const float left = x_ + (beside ? words_width + small_gap : 0);
    float right = left;
    float buttons_y = beside ? top : y + small_gap;
    for (std::size_t i = 0; i < group.controls.size(); ++i) {
      const Control& control = group.controls[i];
      if (!is_button(control.role)) continue;
      const float width = button_width(control);
      if (right > left && right + width > x_ + width_ + small_gap) {
        right = left;
        buttons_y += target_height + small_gap;
      }
      place(index, i, {right, buttons_y, width, target_height});
      right += width + small_gap;
      y = std::max(y, buttons_y + target_height);
    }
  }

  // Words take a line each, buttons flow and wrap.
  void add_flow(std::size_t index, const Group& group) {
    float x = x_;
    bool in_row = false;
    for (std::size_t i = 0; i < group.controls.size(); ++i) {
      const Control& control = group.controls[i];
      if (!is_button(control.role)) {
        const float height = text_height(control, width_);
        place(index, i, {x_, y, width_, height});
        y += height + small_gap;
        continue;
      }
      const float width = std::min(button_width(control), width_);
      if (in_row && x + width > x_ + width_) {
        x = x_;
        y += target_height + small_gap;
      }
      place(index, i, {x, y, width, target_height});
      x += width + small_gap;
      in_row = true;
    }
    if (in_row) y += target_height;
  }

  void add_rows(std::size_t index, const Group& group, float row_height, float between) {
    for (std::size_t i = 0; i < group.controls.size(); ++i) {
      const float text = text_height(group.controls[i], width_ - piece_width - padding);
      const float height = std::max(row_height, text + padding);
      place(index, i, {x_, y, width_, height});
      y += height + (i + 1 < group.controls.size() ? between : 0);
    }
  }

  // Numbers at the left, then two columns of moves.
  void add_moves(std::size_t index, const Group& group) {
    const float column_width = (width_ - number_width) / 2;
    int column = 0;
    for (std::size_t i = 0; i < group.controls.size(); ++i) {
      const Control& control = group.controls[i];
      if (control.role == Role::number) {
        if (i > 0) y += move_height;
        column = 0;
        place(index, i, {x_, y, number_width, move_height});
      } else {
        const float left = x_ + number_width + static_cast<float>(column) * column_width;
        place(index, i, {left, y, column_width - 4, move_height});
        ++column;
      }
    }
    y += move_height;
  }

  // Equal buttons side by side, in as many rows as their texts need; icons yield where it is
  // narrow.
  void add_buttons(std::size_t index, const Group& group) {
    float widest = target_height;
    for (const Control& control : group.controls) {
      const Size text =
          measure_(control.text, text_size_of(control.role), is_strong(control.role), width_);
      widest = std::max(widest, text.width + 2 * tight_padding);
    }
    const auto count = group.controls.size();
    const auto fitting = static_cast<std::size_t>(
        std::max(1.0F, std::floor((width_ + small_gap) / (widest + small_gap))));
    const std::size_t most = std::min(fitting, count);
    const std::size_t rows = (count + most - 1) / most;
    const std::size_t in_row = (count + rows - 1) / rows;
    const float width =
        (width_ - small_gap * static_cast<float>(in_row - 1)) / static_cast<float>(in_row);
    for (std::size_t i = 0; i < count; ++i) {
      const auto row = static_cast<float>(i / in_row);
      const auto column = static_cast<float>(i % in_row);
      place(index, i,
            {x_ + column * (width + small_gap), y + row * (target_height + small_gap), width,
             target_height});
    }
    y += static_cast<float>(rows) * (target_height + small_gap) - small_gap;
  }

  void add_stack(std::size_t index, const Group& group) {
    for (std::size_t i = 0; i < group.controls.size(); ++i) {
      const Control& control = group.controls[i];
      const float height = is_button(control.role) ? target_height : text_height(control, width_);
      place(index, i, {x_, y, width_, height});
      y += height + (i + 1 < group.controls.size() ? small_gap : 0);
    }
  }

  const Screen& screen_;
  const Measure& measure_;
  Layout& layout_;
  float x_;
  float width_;
  int area_;
};

void shift(Layout& layout, std::size_t first_group, std::size_t first_control, float dy) {
  for (std::size_t i = first_group; i < layout.groups.size(); ++i) {
    layout.groups[i].rect.y += dy;
    layout.groups[i].picture.y += dy;
  }
  for (std::size_t i = first_control; i < layout.controls.size(); ++i) {
    layout.controls[i].rect.y += dy;
  }
}

// Lays content out by `fill(column)` in a view that scrolls where it is too tall, and returns the
// height of the content.
template <class Fill>
float add_area(Layout& layout, const Screen& screen, const Measure& measure,
               const ScrollOffsets& offsets, std::string id, Rect view, Fill fill) {
  const auto area = static_cast<int>(layout.areas.size());
  layout.areas.push_back({std::move(id), view, 0, 0});
  const std::size_t first_group = layout.groups.size();
  const std::size_t first_control = layout.controls.size();
  Column column(screen, measure, layout, view.x, view.width, area);
  column.y = view.y;
  fill(column);
  const float height = std::max(0.0F, column.y - view.y - gap);
  ScrollArea& placed = layout.areas.back();
  placed.content_height = height;
  const auto wanted = offsets.find(placed.id);
  const float most = std::max(0.0F, height - view.height);
  placed.offset = std::clamp(wanted == offsets.end() ? 0.0F : wanted->second, 0.0F, most);
  shift(layout, first_group, first_control, -placed.offset);
  return height;
}

// Cards grow with the window as long as their pictures gain by it.
float upright_picture(float width, Size window) {
  return std::clamp(window.height - words_of_a_page, least_picture, width * 1.3F);
}

// One card: the picture above the words on a roomy screen, beside them on a narrow one.
float add_card(Column& column, Layout& layout, const Screen& screen, std::size_t index, Rect room,
               bool upright, int area) {
  const Group& group = screen.groups[index];
  const float inner = room.width - 2 * padding;
  Rect picture{room.x + padding, room.y + padding, inner, upright_picture(inner, layout.size)};
  float x = room.x + padding;
  float y = picture.bottom() + gap;
  float width = inner;
  if (!upright) {
    picture.width = picture.height = lying_picture;
    x = picture.right() + gap;
    y = room.y + padding;
    width = room.right() - padding - x;
  }
  float button_x = x;
  bool buttons = false;
  for (std::size_t i = 0; i < group.controls.size(); ++i) {
    const Control& control = group.controls[i];
    if (control.role == Role::button || control.role == Role::primary) {
      const float wanted = column.button_width(control);
      const float left = x + width - button_x;
      const bool first = !buttons;
      const bool alone = group.controls.size() == i + 1 && first;
      const float button = first && !alone ? std::min(left * 0.6F, left) : std::max(wanted, left);
      column.place(index, i, {button_x, y, std::min(button, left), target_height});
      button_x += button + small_gap;
      buttons = true;
    } else {
      const float height = column.text_height(control, width);
      column.place(index, i, {x, y, width, height});
      y += height + small_gap;
    }
  }
  if (buttons) y += target_height;
  if (!upright) picture.y += std::max(0.0F, (y - room.y - padding - lying_picture) / 2);
  const float bottom = std::max(y, picture.bottom()) + padding;
  layout.groups.push_back({index, {room.x, room.y, room.width, bottom - room.y}, picture, area});
  return bottom - room.y;
}

bool has_cards(const Screen& screen) {
  return std::ranges::any_of(screen.groups,
                             [](const Group& group) { return group.kind == GroupKind::card; });
}

void lay_out_cards(Layout& layout, const Screen& screen, const Measure& measure,
                   const ScrollOffsets& offsets) {
  const Size size = layout.size;
  const float edge = size.width >= 1000 ? wide_margin : margin;
  const float width = size.width - 2 * edge;
  std::vector<std::size_t> cards;
  for (std::size_t i = 0; i < screen.groups.size(); ++i) {
    if (screen.groups[i].kind == GroupKind::card) cards.push_back(i);
  }
  const bool upright = width >= 2 * card_width + gap;
  std::size_t columns = upright ? static_cast<std::size_t>((width + gap) / (card_width + gap)) : 1;
  columns = std::min(columns, cards.size());
  // Four cards in rows of three and one look like a mistake.
  while (columns > 1 && cards.size() % columns != 0) --columns;
  const float card = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const auto fill = [&](Column& column) {
    bool cards_done = false;
    for (std::size_t i = 0; i < screen.groups.size(); ++i) {
      if (screen.groups[i].kind != GroupKind::card) {
        column.add(i);
        continue;
      }
      if (cards_done) continue;
      cards_done = true;
      column.y += gap;
      float row_height = 0;
      std::size_t row_start = layout.groups.size();
      for (std::size_t n = 0; n < cards.size(); ++n) {
        const std::size_t place_in_row = n % columns;
        if (place_in_row == 0) {
          row_height = 0;
          row_start = layout.groups.size();
        }
        const float x = edge + static_cast<float>(place_in_row) * (card + gap);
        row_height = std::max(row_height, add_card(column, layout, screen, cards[n],
                                                   {x, column.y, card, 0}, upright, 0));
        if (place_in_row + 1 == columns || n + 1 == cards.size()) {
          for (std::size_t g = row_start; g < layout.groups.size(); ++g) {
            layout.groups[g].rect.height = row_height;
          }
          column.y += row_height + gap;
        }
      }
    }
  };
  const float top = size.height >= phone_height ? edge * 0.7F : margin;
  add_area(layout, screen, measure, offsets, "page", {edge, top, width, size.height - top}, fill);
}

void lay_out_sheet(Layout& layout, const Screen& screen, const Measure& measure,
                   const ScrollOffsets& offsets) {
  const Size size = layout.size;
  const float width = std::min(sheet_width, size.width - 2 * margin);
  const float x = (size.width - width) / 2;
  const Rect view{x + padding, margin + padding, width - 2 * padding,
                  size.height - 2 * (margin + padding)};
  const float height =
      add_area(layout, screen, measure, offsets, "sheet", view, [&](Column& column) {
        for (std::size_t i = 0; i < screen.groups.size(); ++i) column.add(i);
      });
  const float used = std::min(height, view.height);
  // A sheet that leaves room stands a little above the middle.
  const float lift = (view.height - used) * 0.4F;
  shift(layout, 0, 0, lift);
  layout.areas.back().view.y += lift;
  layout.areas.back().view.height = used;
  layout.panel = {x, layout.areas.back().view.y - padding, width, used + 2 * padding};
}

// The panel beside or below the board: what is always needed above and below, the list of moves in
// the room that is left.
void fill_panel(Layout& layout, const Screen& screen, const Measure& measure,
                const ScrollOffsets& offsets, Rect inner) {
  const auto is_bottom = [&](const Group& group) { return group.kind == GroupKind::buttons; };
  const auto is_list = [&](const Group& group) { return group.kind == GroupKind::moves; };
  const bool has_list = std::ranges::any_of(screen.groups, is_list);
  Column top(screen, measure, layout, inner.x, inner.width, no_area);
  top.y = inner.y;
  for (std::size_t i = 0; i < screen.groups.size(); ++i) {
    if (!is_bottom(screen.groups[i]) && !is_list(screen.groups[i])) top.add(i);
  }
  const std::size_t first_group = layout.groups.size();
  const std::size_t first_control = layout.controls.size();
  Column bottom(screen, measure, layout, inner.x, inner.width, no_area);
  bottom.y = 0;
  for (std::size_t i = 0; i < screen.groups.size(); ++i) {
    if (is_bottom(screen.groups[i])) bottom.add(i);
  }
  const float bottom_height = std::max(0.0F, bottom.y - gap);
  shift(layout, first_group, first_control, inner.bottom() - bottom_height);
  const float left = inner.bottom() - bottom_height - gap - top.y;
  if (left < (has_list ? least_moves_height : 0)) {
    layout.groups.clear();
    layout.controls.clear();
    add_area(layout, screen, measure, offsets, "panel", inner, [&](Column& column) {
      for (std::size_t i = 0; i < screen.groups.size(); ++i) column.add(i);
    });
    return;
  }
  const Rect view{inner.x, top.y, inner.width, std::max(left, 0.0F)};
  add_area(layout, screen, measure, offsets, "moves", view, [&](Column& column) {
    for (std::size_t i = 0; i < screen.groups.size(); ++i) {
      if (is_list(screen.groups[i])) column.add(i);
    }
  });
}

void lay_out_board(Layout& layout, const Screen& screen, const Measure& measure,
                   const ScrollOffsets& offsets) {
  const Size size = layout.size;
  layout.wide = size.width >= wide_from || size.width > size.height;
  if (layout.wide) {
    const bool phone = size.height < phone_height || size.width < 900;
    const float edge = phone ? small_gap : 24;
    const float width = phone ? narrow_panel_width : panel_width;
    layout.panel = {size.width - width - edge, edge, width, size.height - 2 * edge};
    layout.board = {edge, edge, layout.panel.x - 2 * edge, size.height - 2 * edge};
    fill_panel(layout, screen, measure, offsets,
               {layout.panel.x + padding, layout.panel.y + padding, width - 2 * padding,
                layout.panel.height - 2 * padding});
    return;
  }
  // Upright: as much board as its width asks for, but the panel keeps at least a third.
  const float board = std::min(size.width * 1.05F, size.height * 0.62F);
  layout.board = {0, 0, size.width, board};
  layout.panel = {0, board, size.width, size.height - board};
  fill_panel(layout, screen, measure, offsets,
             {margin, board + gap, size.width - 2 * margin, layout.panel.height - 2 * gap});
}

}  // namespace

TextSize text_size_of(Role role) {
  switch (role) {
    case Role::title:
      return TextSize::title;
    case Role::heading:
      return TextSize::heading;
    case Role::muted:
    case Role::number:
      return TextSize::small;
    default:
      return TextSize::body;
  }
}

bool is_strong(Role role) {
  return role == Role::title || role == Role::heading || role == Role::primary ||
         role == Role::notice || role == Role::player;
}

Layout lay_out(const Screen& screen, Size size, const Measure& measure,
               const ScrollOffsets& offsets) {
  Layout layout;
  layout.size = size;
  if (screen.board) {
    lay_out_board(layout, screen, measure, offsets);
  } else if (has_cards(screen)) {
    lay_out_cards(layout, screen, measure, offsets);
  } else {
    lay_out_sheet(layout, screen, measure, offsets);
  }
  return layout;
}

}  // namespace alveole::paint
