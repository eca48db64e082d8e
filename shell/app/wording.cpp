#include "app/wording.h"

#include <algorithm>

namespace alveole::app {

namespace {

std::string_view colour_name(scene::Owner owner) {
  return owner == scene::Owner::white ? "white" : "black";
}

void append(std::string& list, std::string_view item) {
  if (!list.empty()) list += ", ";
  list += item;
}

std::string spoken_piece(const Texts& texts, std::string_view game, const scene::Piece& piece) {
  const scene::Owner top = piece.layers.empty() ? scene::Owner::white : piece.layers.back();
  const std::string_view colour = colour_name(top);
  if (piece.shape != scene::Shape::stack) {
    const std::string shape = piece.shape == scene::Shape::ring ? "ring." : "disc.";
    return texts.text(own_key(texts, "spoken", game, shape + std::string(colour)));
  }
  if (piece.layers.size() == 1) {
    return texts.text(own_key(texts, "spoken", game, "disc." + std::string(colour)));
  }
  std::string layers;
  for (const scene::Owner layer : piece.layers) {
    append(layers, texts.text("spoken.layer." + std::string(colour_name(layer))));
  }
  return texts.text(own_key(texts, "spoken", game, "stack." + std::string(colour)),
                    {{"count", std::to_string(piece.layers.size())}, {"layers", layers}});
}

// What a side makes on the board, so that it is neither in hand nor taken.
bool is_made(const scene::HandItem& item) {
  return item.kind == "triple";
}

std::string counted(const Texts& texts, std::string_view game, const scene::HandItem& item) {
  std::string pieces =
      texts.text(own_key(texts, "piece", game, item.kind), {{"count", std::to_string(item.count)}});
  // Of what is in reserve there is no more to say; of what is collected, how many are wanted.
  const bool reserve = !item.captured && !is_made(item);
  if (item.of == 0 || reserve) return pieces;
  return texts.text("piece.of", {{"pieces", std::move(pieces)}, {"of", std::to_string(item.of)}});
}

}  // namespace

std::string own_key(const Texts& texts, std::string_view area, std::string_view game,
                    std::string_view rest) {
  std::string own = std::string(area) + "." + std::string(game) + "." + std::string(rest);
  return texts.has(own) ? own : std::string(area) + "." + std::string(rest);
}

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string all;
  for (const std::string_view part : parts) all += part;
  return all;
}

std::string side_name(const Texts& texts, Side side) {
  return texts.text("side." + std::string(name_of(side)));
}

std::string game_name(const Texts& texts, std::string_view game) {
  return texts.text("game." + std::string(game) + ".name");
}

std::string result_sentence(const Texts& texts, std::string_view game, const Status& status,
                            const scene::Scene& board) {
  const std::string reason(status.reason);
  if (status.outcome == Outcome::draw)
    return texts.text(own_key(texts, "result", game, "draw." + reason));
  const Side winner = status.outcome == Outcome::white ? Side::white : Side::black;
  int goal = 0;
  for (const scene::HandItem& item : board.hands) {
    if (item.owner == owner_of(winner) && is_made(item)) goal = item.of;
  }
  return texts.text(own_key(texts, "result", game, "win." + reason),
                    {{"winner", side_name(texts, winner)},
                     {"loser", side_name(texts, other(winner))},
                     {"count", std::to_string(goal)}});
}

std::string possessions(const Texts& texts, std::string_view game, const scene::Scene& scene,
                        Side side) {
  const scene::Owner owner = owner_of(side);
  const auto on_board = std::ranges::count_if(scene.pieces, [&](const scene::Piece& piece) {
    return !piece.layers.empty() && piece.layers.back() == owner;
  });
  std::string hand;
  std::string captured;
  std::string made;
  for (const scene::HandItem& item : scene.hands) {
    if (item.owner != owner) continue;
    if (item.captured && item.count == 0) continue;
    append(is_made(item) ? made : item.captured ? captured : hand, counted(texts, game, item));
  }
  std::string all;
  const auto say = [&](std::string_view words) {
    if (!all.empty()) all += " · ";
    all += words;
  };
  if (hand.empty()) say(texts.text("play.pieces", {{"count", std::to_string(on_board)}}));
  if (!hand.empty()) say(texts.text("play.hand", {{"list", hand}}));
  if (!made.empty()) say(made);
  if (!captured.empty()) say(texts.text("play.captured", {{"list", captured}}));
  return all;
}

std::string spoken_cell(const Texts& texts, std::string_view game, const scene::Scene& scene,
                        const scene::Cell& cell) {
  const auto piece = std::ranges::find(scene.pieces, cell.at, &scene::Piece::at);
  const bool tile = cell.surface == scene::Surface::tile;
  const std::string colour =
      tile ? texts.text("spoken.layer." + std::string(colour_name(cell.owner))) : "";
  if (piece != scene.pieces.end()) {
    return texts.text(
        tile ? "cell.piece-on-tile" : "cell.piece",
        {{"cell", cell.name}, {"piece", spoken_piece(texts, game, *piece)}, {"colour", colour}});
  }
  if (tile) return texts.text("cell.tile", {{"cell", cell.name}, {"colour", colour}});
  const bool barred =
      cell.surface == scene::Surface::barred || cell.surface == scene::Surface::barred_point;
  if (barred) return texts.text("cell.barred", {{"cell", cell.name}});
  const bool vacant = cell.surface == scene::Surface::vacant;
  return texts.text(vacant ? "cell.vacant" : "cell.empty", {{"cell", cell.name}});
}

}  // namespace alveole::app
