#include "match/decoration.h"

#include <algorithm>

namespace alveole::match {

namespace {

using scene::MarkKind;

class Decorator {
 public:
  Decorator(scene::Scene& scene, const Match& match) : scene_(scene), match_(match) {}

  void last_move() {
    for (const Effect& effect : effects_of(match_.current())) {
      if (effect.kind == EffectKind::lift) mark(effect.from, MarkKind::last_from);
      if (comes_to_rest(effect)) mark(effect.to, MarkKind::last_to);
      const bool travels = effect.kind == EffectKind::step || effect.kind == EffectKind::jump;
      if (travels) arrow(effect.from, effect.to, true);
    }
  }

  // The six that waits for the reply, or that has won: completed by the last move or, where it had
  // to outlast a reply, by the one before.
  void sixes() {
    const NodeId current = match_.current();
    if (current == root) return;
    const Status result = match_.result();
    const Side idle = other(match_.side_to_move(current));
    if (!result.over()) {
      mark_sixes(current, idle);
    } else if (result.outcome != Outcome::draw) {
      const Side winner = result.outcome == win_for(idle) ? idle : other(idle);
      if (!mark_sixes(current, winner)) mark_sixes(match_.node(current).parent, winner);
    }
  }

  void moves(const Selection& selection, const std::optional<Click>& pointed) {
    const std::span<const Click> clicks = selection.clicks(match_);
    const std::vector<Offer> offers = selection.offers(match_);
    const bool on_board = std::ranges::any_of(
        clicks, [](const Click& click) { return std::holds_alternative<CellClick>(click); });
    for (const Click& click : clicks) {
      if (const auto* cell = std::get_if<CellClick>(&click)) mark(cell->at, MarkKind::selected);
    }
    const bool pointed_at_offer =
        pointed && std::ranges::find(offers, *pointed, &Offer::click) != offers.end();
    for (const Offer& offer : offers) {
      if (const auto* cell = std::get_if<CellClick>(&offer.click)) {
        mark_offer(cell->at, offer.kind, on_board);
      }
      // Before a piece is chosen nearly everything may be a capture: shown only where pointed.
      const bool shown =
          pointed_at_offer ? offer.click == *pointed : on_board && offer.kind == OfferKind::target;
      if (!shown) continue;
      for (const hex::Axial victim : offer.captures) mark(victim, MarkKind::capture);
    }
  }

  void hint(const AnyMove& move, bool place) {
    for (const Effect& effect : match_.game().effects(match_.position(), move)) {
      if (effect.kind == EffectKind::lift) mark(effect.from, MarkKind::hint);
      if (place && comes_to_rest(effect)) mark(effect.to, MarkKind::hint);
    }
  }

  void drawings() {
    const Annotation& annotation = match_.node(match_.current()).annotation;
    for (const hex::Axial at : annotation.marks) mark(at, MarkKind::highlight);
    for (const DrawnArrow& drawn : annotation.arrows) arrow(drawn.from, drawn.to, false);
    for (const Note& note : annotation.notes) {
      if (const scene::Cell* cell = find_cell(scene_, note.at)) {
        scene_.labels.push_back({cell->centre, note.text, false});
      }
    }
  }

  // A cell that the picture does not show cannot be marked.
  void mark(hex::Axial at, MarkKind kind) {
    const scene::Cell* cell = find_cell(scene_, at);
    const bool known = std::ranges::any_of(
        scene_.marks, [&](const scene::Mark& mark) { return mark.at == at && mark.kind == kind; });
    if (cell != nullptr && !known) scene_.marks.push_back({at, cell->centre, kind});
  }

 private:
  static bool comes_to_rest(const Effect& effect) {
    return effect.kind == EffectKind::land || effect.kind == EffectKind::place ||
           effect.kind == EffectKind::place_tile || effect.kind == EffectKind::stack;
  }

  // Of the move that led to a node.
  std::vector<Effect> effects_of(NodeId id) const {
    if (id == root) return {};
    const Node& node = match_.node(id);
    return match_.game().effects(match_.node(node.parent).position, node.move);
  }

  // Whether the move that led to a node completed a six of this side.
  bool mark_sixes(NodeId id, Side side) {
    bool any = false;
    for (const Effect& effect : effects_of(id)) {
      if (effect.kind != EffectKind::six || effect.owner != owner_of(side)) continue;
      mark(effect.to, MarkKind::six);
      any = true;
    }
    return any;
  }

  void mark_offer(hex::Axial at, OfferKind kind, bool piece_chosen) {
    switch (kind) {
      case OfferKind::select:
        mark(at, piece_chosen ? MarkKind::waypoint : MarkKind::movable);
        break;
      case OfferKind::target:
        mark(at, piece_chosen ? MarkKind::target : MarkKind::placeable);
        break;
      case OfferKind::waypoint:
        mark(at, MarkKind::waypoint);
        break;
      case OfferKind::victim:
        mark(at, MarkKind::capture);
        break;
      case OfferKind::hand:
      case OfferKind::choice:
      case OfferKind::unselect:
        break;
    }
  }

  void arrow(hex::Axial from, hex::Axial to, bool last_move) {
    const scene::Cell* begin = find_cell(scene_, from);
    const scene::Cell* end = find_cell(scene_, to);
    if (begin == nullptr || end == nullptr || begin == end) return;
    scene_.arrows.push_back({begin->centre, end->centre, last_move});
  }

  scene::Scene& scene_;
  const Match& match_;
};

}  // namespace

void decorate(scene::Scene& scene, const Match& match, const Selection& selection,
              const Decoration& what) {
  Decorator decorator(scene, match);
  if (what.moves) decorator.moves(selection, what.pointed);
  if (what.last_move) decorator.last_move();
  decorator.sixes();
  if (what.drawings) decorator.drawings();
  if (what.hint != nullptr) decorator.hint(what.hint, what.hint_place);
  if (what.refused) decorator.mark(*what.refused, MarkKind::forbidden);
}

}  // namespace alveole::match
