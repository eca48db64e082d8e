#include "app/advice.h"

#include <algorithm>
#include <vector>

#include "app/wording.h"

namespace alveole::app {

namespace {

// Longer lists of cells are not read to the end.
constexpr std::size_t most_cells = 6;

bool mine(const App& app, const scene::Scene& board, hex::Axial at) {
  const match::Match& match = app.table()->match;
  const auto piece = std::ranges::find(board.pieces, at, &scene::Piece::at);
  return piece != board.pieces.end() && !piece->layers.empty() &&
         piece->layers.back() == owner_of(match.side_to_move(match.current()));
}

std::string hyphenated(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : "-") + word;
  return text;
}

// What can be begun: "tile", "piece" (placing one) and "move", those that apply joined by hyphens.
std::string possible(const std::vector<Offer>& offers) {
  bool tile = false;
  bool piece = false;
  bool move = false;
  for (const Offer& offer : offers) {
    if (const auto* hand = std::get_if<HandClick>(&offer.click)) {
      (hand->kind == "tile" ? tile : piece) = true;
    } else if (std::holds_alternative<CellClick>(offer.click)) {
      if (offer.kind == OfferKind::select) move = true;
    }
  }
  std::vector<std::string> words;
  if (tile) words.emplace_back("tile");
  if (piece) words.emplace_back("piece");
  if (move) words.emplace_back("move");
  return hyphenated(words);
}

// What the clicks so far chose: "own", "enemy", or the kind from the hand, joined by hyphens.
std::string begun(const App& app, const scene::Scene& board, std::span<const Click> clicks) {
  std::vector<std::string> words;
  for (const Click& click : clicks) {
    if (const auto* cell = std::get_if<CellClick>(&click)) {
      const auto piece = std::ranges::find(board.pieces, cell->at, &scene::Piece::at);
      if (piece == board.pieces.end())
        words.emplace_back("place");
      else
        words.emplace_back(mine(app, board, cell->at) ? "own" : "enemy");
    } else if (const auto* hand = std::get_if<HandClick>(&click)) {
      words.push_back(hand->kind);
    }
  }
  std::ranges::sort(words, std::greater{});
  return hyphenated(words);
}

}  // namespace

std::optional<std::string> must_take(const App& app) {
  if (!app.human_to_move()) return std::nullopt;
  const Table& table = *app.table();
  const match::Match& match = table.match;
  const AnyGame& game = match.game();
  std::optional<std::size_t> taken;
  bool equal = true;
  for (const AnyMove& move : game.legal_moves(match.position())) {
    const std::size_t count = game.taken(match.position(), move);
    if (count == 0) return std::nullopt;
    equal = equal && count == taken.value_or(count);
    taken = count;
  }
  if (!taken) return std::nullopt;
  std::string cells;
  std::size_t named = 0;
  for (const Offer& offer : game.next(match.position(), {}).offers) {
    const auto* cell = std::get_if<CellClick>(&offer.click);
    if (cell == nullptr || offer.kind != OfferKind::select) continue;
    if (named > 0) cells += ", ";
    if (named++ == most_cells) {
      cells += "…";
      break;
    }
    cells += game.cell_name(cell->at);
  }
  const Texts& texts = app.texts();
  return texts.text("advice.must-take",
                    {{"side", side_name(texts, match.side_to_move(match.current()))},
                     {"count", std::to_string(equal ? *taken : 1)},
                     {"cells", cells}});
}

std::string advice(const App& app, const scene::Scene& board) {
  const Texts& texts = app.texts();
  const Table& table = *app.table();
  const match::Match& match = table.match;
  const std::string_view game = match.game().info().id;
  const auto clicks = table.selection.clicks(match);
  if (!clicks.empty()) {
    const std::string key = own_key(texts, "begun", game, begun(app, board, clicks));
    if (texts.has(key)) return texts.text(key);
  }
  if (auto forced = must_take(app)) return *forced;
  std::string words = texts.text("play.your-turn",
                                 {{"side", side_name(texts, match.side_to_move(match.current()))}});
  // Where something else has to be said the hint would be one sentence too many.
  if (!clicks.empty() || app.looking_back() || app.varied()) return words;
  const std::string key = own_key(texts, "advice", game, possible(table.selection.offers(match)));
  if (texts.has(key)) words += ' ' + texts.text(key);
  return words;
}

}  // namespace alveole::app
