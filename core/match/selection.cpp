#include "match/selection.h"

#include <algorithm>

namespace alveole::match {

namespace {

using Kind = ClickOutcome::Kind;

Next<AnyMove> next_after(const Match& match, std::span<const Click> clicks) {
  if (match.result().over()) return {};
  return match.game().next(match.position(), clicks);
}

const Offer* find(std::span<const Offer> offers, const Click& click) {
  const auto found = std::ranges::find(offers, click, &Offer::click);
  return found == offers.end() ? nullptr : &*found;
}

bool picks_up(OfferKind kind) {
  return kind == OfferKind::select || kind == OfferKind::hand;
}

}  // namespace

ClickOutcome Selection::click(const Match& match, const Click& click) {
  if (position_ != match.position()) cancel();
  position_ = match.position();
  const Next<AnyMove> now = next_after(match, clicks_);
  const Offer* offer = find(now.offers, click);
  if (offer != nullptr && offer->kind == OfferKind::unselect) {
    take_back(match, click);
    return {clicks_.empty() ? Kind::cancelled : Kind::pending};
  }
  if (offer != nullptr) return select(match, click, offer->kind);

  if (!clicks_.empty()) {
    const Next<AnyMove> afresh = next_after(match, {});
    const Offer* instead = find(afresh.offers, click);
    if (instead != nullptr && picks_up(instead->kind)) {
      cancel();
      return select(match, click, instead->kind);
    }
  }
  return refuse(match, click);
}

// Goes on with an offered click.
ClickOutcome Selection::select(const Match& match, const Click& click, OfferKind kind) {
  position_ = match.position();
  clicks_.push_back(click);
  kinds_.push_back(kind);
  Next<AnyMove> after = next_after(match, clicks_);
  if (!after.move) return {Kind::pending};
  cancel();
  return {Kind::played, std::move(*after.move)};
}

// Says why a click is not offered, and drops what was begun.
ClickOutcome Selection::refuse(const Match& match, const Click& click) {
  const Kind kind = clicks_.empty() ? Kind::refused : Kind::cancelled;
  Error why = match.result().over() ? Error{"error.match.game-over"}
                                    : match.game().explain(match.position(), clicks_, click);
  cancel();
  return {kind, nullptr, std::move(why)};
}

// Takes an earlier click back. What was picked up beside it stays if it still makes sense alone;
// the way that a piece was led goes with the piece.
void Selection::take_back(const Match& match, const Click& click) {
  std::vector<Click> kept;
  std::vector<OfferKind> kinds;
  for (std::size_t i = 0; i < clicks_.size(); ++i) {
    if (clicks_[i] == click || !picks_up(kinds_[i])) continue;
    const Next<AnyMove> next = next_after(match, kept);
    const Offer* offer = find(next.offers, clicks_[i]);
    if (offer == nullptr || !picks_up(offer->kind)) continue;
    kept.push_back(clicks_[i]);
    kinds.push_back(offer->kind);
  }
  clicks_ = std::move(kept);
  kinds_ = std::move(kinds);
}

bool Selection::can_drag(const Match& match, const Click& from) const {
  const std::span<const Click> begun = clicks(match);
  if (!begun.empty() && begun.front() == from) return picks_up(kinds_.front());
  const Next<AnyMove> afresh = next_after(match, {});
  const Offer* offer = find(afresh.offers, from);
  return offer != nullptr && picks_up(offer->kind);
}

ClickOutcome Selection::drag(const Match& match, const Click& from,
                             const std::optional<Click>& to) {
  if (!can_drag(match, from)) {
    // A place where a click would play does not give way to a drag.
    if (find(offers(match), from) != nullptr) return {Kind::refused};
    if (position_ != match.position()) cancel();
    return refuse(match, from);
  }
  if (!to || *to == from) return cancel();
  const std::span<const Click> begun = clicks(match);
  if (std::ranges::find(begun, from) == begun.end()) {
    ClickOutcome picked_up = click(match, from);
    if (picked_up.kind != Kind::pending) return picked_up;
  }
  return click(match, *to);
}

ClickOutcome Selection::cancel() {
  clicks_.clear();
  kinds_.clear();
  return {Kind::cancelled};
}

std::span<const Click> Selection::clicks(const Match& match) const {
  return position_ == match.position() ? std::span<const Click>(clicks_) : std::span<const Click>{};
}

std::vector<Offer> Selection::offers(const Match& match) const {
  return next_after(match, clicks(match)).offers;
}

}  // namespace alveole::match
