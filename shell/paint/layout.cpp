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
constexpr float panel_share = 0.56F;      // most that the panel takes of a narrow window's width
constexpr float board_share = 0.62F;      // most that the board takes of an upright window's height
constexpr float low_board_share = 0.55F;  // the same where the window is low
constexpr float card_width = 226;         // least width of a card that stands upright
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
// The same lengths where a panel is short of room.
constexpr float compact_gap = 8;
constexpr float compact_player_height = 40;

// Places groups one below another inside a column.
class Column {
 public:
  Column(const Screen& screen, const Measure& measure, Layout& layout, float x, float width,
         int area)
      : screen_(screen), measure_(measure), layout_(layout), x_(x), width_(width), area_(area) {}

  float y = 0;
  bool compact = false;

  float between_groups() const { return compact ? compact_gap : gap; }

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
        add_players(index, group);
        break;
      case GroupKind::moves:
        add_moves(index, group);
        break;
      case GroupKind::buttons:
      case GroupKind::answers:
        add_buttons(index, group);
        break;
      case GroupKind::status:
      case GroupKind::sheet:
      case GroupKind::footer:
        add_stack(index, group);
        break;
    }
    layout_.groups.push_back({index, {x_, top, width_, y - top}, {}, area_});
    y += between_groups();
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

  void place(std::size_t group, std::size_t control, Rect rect, bool icon = true) {
    const bool has_icon = !screen_.groups[group].controls[control].icon.empty();
    layout_.controls.push_back({group, control, rect, area_, icon && has_icon});
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
    float row_height = target_height;
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
        y += row_height + small_gap;
        row_height = target_height;
      }
      // Words that need more than the whole width take several lines.
      const float words = text_height(control, width - 2 * text_inset) + 2 * text_inset;
      row_height = std::max(row_height, words);
      place(index, i, {x, y, width, std::max(target_height, words)});
      x += width + small_gap;
      in_row = true;
    }
    if (in_row) y += row_height;
  }

  void add_players(std::size_t index, const Group& group) {
    const float least = compact ? compact_player_height : player_height;
    const float around = compact ? 4 : padding;
    const float between = compact ? 0 : small_gap;
    for (std::size_t i = 0; i < group.controls.size(); ++i) {
      const float text = text_height(group.controls[i], width_ - piece_width - padding);
      const float height = std::max(least, text + around);
      place(index, i, {x_, y, width_, height});
      y += height + (i + 1 < group.controls.size() ? between : 0);
    }
  }

  // Numbers at the left, then two columns of moves; a variation takes a row below its move.
  void add_moves(std::size_t index, const Group& group) {
    const float column_width = (width_ - number_width) / 2;
    int column = 0;
    bool row_begun = false;
    for (std::size_t i = 0; i < group.controls.size(); ++i) {
      const Control& control = group.controls[i];
      if (control.role == Role::variation) {
        if (row_begun) y += move_height;
        row_begun = false;
        place(index, i, {x_ + number_width, y, width_ - number_width - 4, move_height});
        y += move_height;
        continue;
      }
      if (control.role == Role::number) {
        if (row_begun) y += move_height;
        column = 0;
        place(index, i, {x_, y, number_width, move_height});
      } else {
        const float left = x_ + number_width + static_cast<float>(column) * column_width;
        place(index, i, {left, y, column_width - 4, move_height});
        ++column;
      }
      row_begun = true;
    }
    if (row_begun) y += move_height;
  }

  // Equal buttons side by side, in as many rows as their texts need. All of them show their icons
  // or, where that would take a further row, none.
  void add_buttons(std::size_t index, const Group& group) {
    float text_width = target_height - 2 * tight_padding;
    bool icons = false;
    for (const Control& control : group.controls) {
      const Size text =
          measure_(control.text, text_size_of(control.role), is_strong(control.role), width_);
      text_width = std::max(text_width, text.width);
      icons = icons || !control.icon.empty();
    }
    const auto count = group.controls.size();
    const auto rows_of = [&](float widest) {
      const auto fitting = static_cast<std::size_t>(
          std::max(1.0F, std::floor((width_ + small_gap) / (widest + small_gap))));
      const std::size_t most = std::min(fitting, count);
      return (count + most - 1) / most;
    };
    // A single row is worth a tight fit; with more rows there is room to breathe.
    const std::size_t tight = rows_of(text_width + 2 * tight_padding);
    const std::size_t rows = tight == 1 ? 1 : rows_of(text_width + 2 * button_padding);
    const std::size_t in_row = (count + rows - 1) / rows;
    const float width =
        (width_ - small_gap * static_cast<float>(in_row - 1)) / static_cast<float>(in_row);
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t rows_above = i / in_row;
      const auto row = static_cast<float>(rows_above);
      const auto column = static_cast<float>(i % in_row);
      place(index, i,
            {x_ + column * (width + small_gap), y + row * (target_height + small_gap), width,
             target_height},
            icons && text_width + icon_width + 2 * tight_padding <= width);
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
  const float height = std::max(0.0F, column.y - view.y - column.between_groups());
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
  std::vector<std::size_t> buttons;
  float wanted = 0;  // by the buttons beside each other
  for (std::size_t i = 0; i < group.controls.size(); ++i) {
    const Control& control = group.controls[i];
    if (control.role == Role::button || control.role == Role::primary) {
      wanted += column.button_width(control) + (buttons.empty() ? 0 : small_gap);
      buttons.push_back(i);
    } else {
      const float height = column.text_height(control, width);
      column.place(index, i, {x, y, width, height});
      y += height + small_gap;
    }
  }
  // Buttons that do not fit beside the picture stand below it.
  const bool below = !upright && wanted > width;
  if (below) {
    y = std::max(y, picture.bottom() + gap);
    x = picture.x;
    width = inner;
  }
  const float spare = std::max(0.0F, width - wanted);
  for (const std::size_t i : buttons) {
    // The first, which most people want, gets the room that is left over.
    const float left = room.right() - padding - x;
    const float button =
        column.button_width(group.controls[i]) + (i == buttons.front() ? spare : 0);
    column.place(index, i, {x, y, std::min(button, left), target_height});
    x += button + small_gap;
  }
  if (!buttons.empty()) y += target_height;
  if (!upright && !below) picture.y += std::max(0.0F, (y - room.y - padding - lying_picture) / 2);
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
  const Rect room{x + padding, margin + padding, width - 2 * padding,
                  size.height - 2 * (margin + padding)};
  // The answers, and what was wrong with the last one, stay in sight below what scrolls.
  const auto stays = [&](const Group& group) {
    return group.kind == GroupKind::answers || group.kind == GroupKind::status;
  };
  Column footer(screen, measure, layout, room.x, room.width, no_area);
  for (std::size_t i = 0; i < screen.groups.size(); ++i) {
    if (stays(screen.groups[i])) footer.add(i);
  }
  const std::size_t footer_groups = layout.groups.size();
  const std::size_t footer_controls = layout.controls.size();
  const Rect view{room.x, room.y, room.width, std::max(0.0F, room.height - footer.y)};
  const float height =
      add_area(layout, screen, measure, offsets, "sheet", view, [&](Column& column) {
        for (std::size_t i = 0; i < screen.groups.size(); ++i) {
          if (!stays(screen.groups[i])) column.add(i);
        }
      });
  const float used = std::min(height, view.height);
  // A sheet that leaves room stands a little above the middle.
  const float lift = (view.height - used) * 0.4F;
  shift(layout, footer_groups, footer_controls, lift);
  Rect& shown = layout.areas.back().view;
  shown.y += lift;
  shown.height = used;
  for (std::size_t i = 0; i < footer_groups; ++i) layout.groups[i].rect.y += shown.bottom() + gap;
  for (std::size_t i = 0; i < footer_controls; ++i) {
    layout.controls[i].rect.y += shown.bottom() + gap;
  }
  layout.panel = {x, shown.y - padding, width, used + footer.y + 2 * padding};
}

// How the panel of a board makes do with little room, from roomy to tight: which groups scroll
// together with the list of moves, the rest being always in sight.
struct PanelPlan {
  bool compact;
  bool follows;  ///< what scrolls shows the last move
  float least;   ///< height of what scrolls
  std::vector<GroupKind> scrolling;
};

bool fill_panel(Layout& layout, const Screen& screen, const Measure& measure,
                const ScrollOffsets& offsets, Rect inner, const PanelPlan& plan) {
  const std::size_t first_group = layout.groups.size();
  const std::size_t first_control = layout.controls.size();
  const auto groups_of = [&](Column& column, auto wanted) {
    column.compact = plan.compact;
    for (std::size_t i = 0; i < screen.groups.size(); ++i) {
      if (wanted(screen.groups[i].kind)) column.add(i);
    }
  };
  const auto scrolls = [&](GroupKind kind) {
    return std::ranges::find(plan.scrolling, kind) != plan.scrolling.end();
  };
  const auto is_bottom = [&](GroupKind kind) {
    return (kind == GroupKind::buttons || kind == GroupKind::answers) && !scrolls(kind);
  };
  Column bottom(screen, measure, layout, inner.x, inner.width, no_area);
  groups_of(bottom, is_bottom);
  const float bottom_height = std::max(0.0F, bottom.y - bottom.between_groups());
  shift(layout, first_group, first_control, inner.bottom() - bottom_height);
  Column top(screen, measure, layout, inner.x, inner.width, no_area);
  top.y = inner.y;
  groups_of(top, [&](GroupKind kind) { return !is_bottom(kind) && !scrolls(kind); });
  const float left = inner.bottom() - bottom_height - top.between_groups() - top.y;
  const bool has_scrolling =
      std::ranges::any_of(screen.groups, [&](const Group& group) { return scrolls(group.kind); });
  if (left < (has_scrolling ? plan.least : 0)) {
    layout.groups.resize(first_group);
    layout.controls.resize(first_control);
    return false;
  }
  const Rect view{inner.x, top.y, inner.width, std::max(left, 0.0F)};
  add_area(layout, screen, measure, offsets, "moves", view, [&](Column& column) {
    for (const GroupKind kind : plan.scrolling) {
      groups_of(column, [&](GroupKind other) { return other == kind; });
    }
  });
  layout.areas.back().follows = plan.follows;
  return true;
}

// The panel beside or below the board: the buttons are always in sight, and so is what has to be
// done as long as there is room for it.
void fill_panel(Layout& layout, const Screen& screen, const Measure& measure,
                const ScrollOffsets& offsets, Rect inner) {
  using enum GroupKind;
  const PanelPlan plans[] = {
      {false, true, least_moves_height, {moves}},
      {true, true, move_height, {moves}},
      {true, true, move_height, {players, moves}},
      {true, false, target_height, {offers, players, moves}},
      {true, false, target_height, {status, offers, players, moves}},
      {true, false, target_height, {status, offers, answers, players, moves}},
      {true, false, 0, {status, offers, answers, players, moves, buttons}},
  };
  for (const PanelPlan& plan : plans) {
    if (fill_panel(layout, screen, measure, offsets, inner, plan)) return;
  }
}

void lay_out_board(Layout& layout, const Screen& screen, const Measure& measure,
                   const ScrollOffsets& offsets) {
  const Size size = layout.size;
  layout.wide = size.width >= wide_from || size.width > size.height;
  if (layout.wide) {
    const bool phone = size.height < phone_height || size.width < 900;
    const float edge = phone ? small_gap : 24;
    const float width =
        phone ? std::min(narrow_panel_width, size.width * panel_share) : panel_width;
    layout.panel = {size.width - width - edge, edge, width, size.height - 2 * edge};
    layout.board = {edge, edge, layout.panel.x - 2 * edge, size.height - 2 * edge};
    fill_panel(layout, screen, measure, offsets,
               {layout.panel.x + padding, layout.panel.y + padding, width - 2 * padding,
                layout.panel.height - 2 * padding});
    return;
  }
  // Upright: as much board as its width asks for, but the panel keeps at least a third.
  const float share = size.height < phone_height ? low_board_share : board_share;
  const float board = std::min(size.width * 1.05F, size.height * share);
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
    case Role::variation:
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
