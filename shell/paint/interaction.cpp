#include "paint/interaction.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace alveole::paint {

namespace {

// How far a pressed pointer moves before the press is a drag; fingers tremble more.
constexpr float mouse_slop = 5;
constexpr float touch_slop = 10;
// What is scrolled to keeps this distance from the edge, so that its focus ring shows whole.
constexpr float reveal_margin = 6;

const app::Control& control_of(const Shown& shown, const PlacedControl& placed) {
  return shown.screen.groups[placed.group].controls[placed.control];
}

bool can_activate(const app::Control& control) {
  return !control.command.empty() && control.enabled;
}

const PlacedControl* control_at(const Shown& shown, float x, float y) {
  for (const PlacedControl& placed : shown.layout.controls) {
    if (!placed.rect.contains(x, y)) continue;
    if (placed.area != no_area &&
        !shown.layout.areas[static_cast<std::size_t>(placed.area)].view.contains(x, y)) {
      continue;
    }
    if (can_activate(control_of(shown, placed))) return &placed;
  }
  return nullptr;
}

const ScrollArea* area_at(const Shown& shown, float x, float y) {
  for (const ScrollArea& area : shown.layout.areas) {
    if (area.view.contains(x, y) && area.content_height > area.view.height) return &area;
  }
  return nullptr;
}

std::string cell_name(const Shown& shown, hex::Axial at) {
  const scene::Cell* cell = scene::find_cell(shown.scene, at);
  return cell != nullptr ? cell->name : "-";
}

bool on_board(const Shown& shown, float x, float y) {
  return shown.screen.board && !shown.screen.modal && shown.layout.board.contains(x, y);
}

bool holds_piece(const Shown& shown, hex::Axial at) {
  return std::ranges::find(shown.scene.pieces, at, &scene::Piece::at) != shown.scene.pieces.end();
}

// Pieces that can be picked up: those the app offers to select.
bool can_drag(const Shown& shown, hex::Axial at) {
  return holds_piece(shown, at) &&
         std::ranges::any_of(shown.screen.cells, [&](const app::BoardCell& cell) {
           return cell.at == at && (cell.offered || cell.selected);
         });
}

}  // namespace

void Interaction::hover(const Shown& shown, float x, float y) {
  std::string control;
  std::optional<hex::Axial> cell;
  if (const PlacedControl* placed = control_at(shown, x, y)) {
    control = control_of(shown, *placed).id;
  } else if (on_board(shown, x, y)) {
    cell = cell_at(shown.scene, shown.frame, {x, y});
  }
  if (control != hovered_control_ || cell != hovered_cell_) changed_ = true;
  hovered_control_ = std::move(control);
  hovered_cell_ = cell;
}

void Interaction::pointer_down(const Shown& shown, PointerKind kind, float x, float y,
                               std::vector<std::string>& commands) {
  if (pressed_) pointer_cancel(commands);
  pressed_ = true;
  dragging_ = scrolling_ = false;
  x_ = down_x_ = x;
  y_ = down_y_ = y;
  hover(shown, x, y);
  pressed_control_ = hovered_control_;
  pressed_cell_ = hovered_cell_;
  scrolled_area_.clear();
  if (kind == PointerKind::touch) {
    if (const ScrollArea* area = area_at(shown, x, y)) {
      scrolled_area_ = area->id;
      scroll_start_ = area->offset;
    }
  }
  changed_ = true;
}

void Interaction::pointer_move(const Shown& shown, PointerKind kind, float x, float y,
                               std::vector<std::string>& commands) {
  x_ = x;
  y_ = y;
  if (!pressed_) {
    if (kind == PointerKind::mouse) hover(shown, x, y);
    return;
  }
  const float slop = kind == PointerKind::mouse ? mouse_slop : touch_slop;
  const bool far = std::hypot(x - down_x_, y - down_y_) > slop;
  if (!scrolled_area_.empty() && (scrolling_ || far)) {
    scrolling_ = true;
    pressed_control_.clear();
    scroll_to(scrolled_area_, scroll_start_ - (y - down_y_));
    changed_ = true;
    return;
  }
  if (pressed_cell_ && far && !dragging_ && can_drag(shown, *pressed_cell_)) {
    dragging_ = true;
    commands.push_back("grab " + cell_name(shown, *pressed_cell_));
  }
  hover(shown, x, y);
  if (dragging_) changed_ = true;
}

void Interaction::pointer_up(const Shown& shown, PointerKind kind, float x, float y,
                             std::vector<std::string>& commands) {
  if (!pressed_) return;
  x_ = x;
  y_ = y;
  hover(shown, x, y);
  if (scrolling_) {
    // The finger only scrolled.
  } else if (dragging_) {
    commands.push_back(hovered_cell_ ? "drop " + cell_name(shown, *hovered_cell_) : "drop -");
  } else if (!pressed_control_.empty()) {
    const app::Control* control = app::find_control(shown.screen, pressed_control_);
    if (pressed_control_ == hovered_control_ && control != nullptr && can_activate(*control)) {
      commands.push_back(control->command);
    }
  } else if (pressed_cell_ && pressed_cell_ == hovered_cell_) {
    commands.push_back("click " + cell_name(shown, *pressed_cell_));
  } else if (on_board(shown, down_x_, down_y_) && !pressed_cell_ && !hovered_cell_) {
    commands.emplace_back("cancel");
  }
  pressed_ = dragging_ = scrolling_ = false;
  pressed_control_.clear();
  pressed_cell_.reset();
  if (kind == PointerKind::touch) pointer_leave();
  changed_ = true;
}

void Interaction::pointer_cancel(std::vector<std::string>& commands) {
  if (dragging_) commands.emplace_back("drop -");
  pressed_ = dragging_ = scrolling_ = false;
  pressed_control_.clear();
  pressed_cell_.reset();
  changed_ = true;
}

void Interaction::pointer_leave() {
  if (!hovered_control_.empty() || hovered_cell_) changed_ = true;
  hovered_control_.clear();
  hovered_cell_.reset();
}

bool Interaction::wheel(const Shown& shown, float x, float y, float pixels) {
  const ScrollArea* area = area_at(shown, x, y);
  if (area == nullptr) return false;
  const float most = area->content_height - area->view.height;
  const float wanted = std::clamp(area->offset + pixels, 0.0F, most);
  if (wanted == area->offset) return false;
  scroll_to(area->id, wanted);
  changed_ = true;
  return true;
}

bool Interaction::wants_touch(const Shown& shown, float x, float y) {
  if (area_at(shown, x, y) != nullptr) return true;
  if (!on_board(shown, x, y)) return false;
  const auto cell = cell_at(shown.scene, shown.frame, {x, y});
  return cell && can_drag(shown, *cell);
}

void Interaction::reveal(const Shown& shown, std::string_view control_id) {
  for (const PlacedControl& placed : shown.layout.controls) {
    if (placed.area == no_area || control_of(shown, placed).id != control_id) continue;
    const ScrollArea& area = shown.layout.areas[static_cast<std::size_t>(placed.area)];
    const float most = std::max(0.0F, area.content_height - area.view.height);
    const float above = area.view.y - placed.rect.y + reveal_margin;
    const float below = placed.rect.bottom() - area.view.bottom() + reveal_margin;
    float wanted = area.offset;
    if (above > 0)
      wanted -= above;
    else if (below > 0)
      wanted += below;
    wanted = std::clamp(wanted, 0.0F, most);
    if (wanted == area.offset) return;
    scroll_to(area.id, wanted);
    changed_ = true;
    return;
  }
}

bool Interaction::take_changed() {
  return std::exchange(changed_, false);
}

}  // namespace alveole::paint
