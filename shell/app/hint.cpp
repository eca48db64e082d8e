#include "app/hint.h"

#include <algorithm>
#include <vector>

namespace alveole::app {

namespace {

// What moves: the cells of the pieces lifted, or the kind of piece from the hand.
std::string piece_words(const Texts& texts, const AnyGame& game,
                        const std::vector<Effect>& effects) {
  std::string cells;
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::lift) continue;
    cells += (cells.empty() ? "" : ", ") + game.cell_name(effect.from);
  }
  if (!cells.empty()) return texts.text("hint.piece", {{"cells", cells}});
  const std::string kind(effects.front().piece_kind);
  return texts.text("hint.hand", {{"piece", texts.text("piece." + kind, {{"count", "1"}})}});
}

std::string place_words(const Texts& texts, const AnyGame& game,
                        const std::vector<Effect>& effects) {
  hex::Axial at{};
  for (const Effect& effect : effects) {
    if (effect.kind == EffectKind::land || effect.kind == EffectKind::stack ||
        effect.kind == EffectKind::place || effect.kind == EffectKind::place_tile) {
      at = effect.to;
    }
  }
  return texts.text("hint.place", {{"cell", game.cell_name(at)}});
}

std::string reason_words(const Texts& texts, const engine::ReasonLine& reason) {
  std::vector<Argument> arguments = reason.arguments;
  // Lists come with spaces between.
  for (Argument& argument : arguments) {
    if (argument.name != "cells" && argument.name != "moves") continue;
    std::string list;
    for (const char c : argument.value) list += c == ' ' ? std::string(", ") : std::string(1, c);
    argument.value = std::move(list);
  }
  return texts.text(reason.code, arguments);
}

}  // namespace

std::string hint_words(const Texts& texts, const AnyGame& game, const AnyPosition& position,
                       const Hint& hint) {
  if (hint.move == nullptr) return texts.text("hint.wait");
  const std::vector<Effect> effects = game.effects(position, hint.move);
  switch (hint.told) {
    case Hint::Step::piece:
      return piece_words(texts, game, effects);
    case Hint::Step::place:
      return place_words(texts, game, effects);
    case Hint::Step::why:
      break;
  }
  return hint.reason ? reason_words(texts, *hint.reason) : texts.text("hint.wait");
}

}  // namespace alveole::app
