#include "scene/game_samples.h"

#include "match/decoration.h"

namespace alveole::scene {

namespace {

// The position after so many moves, each the one at a varying place of the list; then, where there
// is something to select, it is selected.
Scene picture_of(std::string_view game, std::string_view variant, std::string_view look,
                 int plies) {
  match::Match match(make_game(game, variant).value());
  for (int ply = 0; ply < plies; ++ply) {
    const auto moves = match.game().legal_moves(match.position());
    if (moves.empty()) break;
    // A multiplier prime to most counts of moves wanders through the list.
    const auto chosen = static_cast<std::size_t>(ply + 1) * 7919 % moves.size();
    if (!match.play(moves[chosen])) break;
  }
  View view;
  view.look = look;
  match::Selection selection;
  for (const Offer& offer : selection.offers(match)) {
    if (offer.kind != OfferKind::select) continue;
    selection.click(match, offer.click);
    break;
  }
  Scene scene = match.game().picture(match.position(), view);
  match::decorate(scene, match, selection);
  return scene;
}

}  // namespace

std::vector<Sample> game_samples() {
  return {{"hexaequo", picture_of("hexaequo", "", "", 24)},
          {"hexdame", picture_of("hexdame", "", "", 24)},
          {"hexade", picture_of("hexade", "", "", 40)},
          {"attangle-cells", picture_of("attangle", "", "cells", 26)},
          {"attangle-points", picture_of("attangle", "", "points", 26)}};
}

}  // namespace alveole::scene
