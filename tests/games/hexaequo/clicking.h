#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/hexaequo/table.h"

namespace alveole::hexaequo {

/// A person's clicks in text: a cell name, "hand tile" or "choice disc".
inline Click click_of(const Table& table, std::string_view text) {
  constexpr std::string_view hand = "hand ";
  constexpr std::string_view choice = "choice ";
  if (text.starts_with(hand)) return HandClick{std::string(text.substr(hand.size()))};
  if (text.starts_with(choice)) return ChoiceClick{std::string(text.substr(choice.size()))};
  return CellClick{table.cell(text)};
}

inline std::string text_of(const Click& click) {
  if (const auto* cell = std::get_if<CellClick>(&click)) return cell_name(cell->at);
  if (const auto* hand = std::get_if<HandClick>(&click)) return "hand " + hand->kind;
  return "choice " + std::get<ChoiceClick>(click).name;
}

inline std::vector<Click> clicks_of(const Table& table,
                                    std::initializer_list<std::string_view> texts) {
  std::vector<Click> clicks;
  for (const std::string_view text : texts) clicks.push_back(click_of(table, text));
  return clicks;
}

/// What may be clicked of one kind after some clicks.
inline Texts offered(const Table& table, OfferKind kind,
                     std::initializer_list<std::string_view> clicks = {}) {
  Texts texts;
  for (const Offer& offer : next(table.rules, table.position, clicks_of(table, clicks)).offers) {
    if (offer.kind == kind) texts.insert(text_of(offer.click));
  }
  return texts;
}

/// The move that clicks play, or "" if they are none by themselves.
inline std::string clicked(const Table& table, std::initializer_list<std::string_view> clicks) {
  const auto move = next(table.rules, table.position, clicks_of(table, clicks)).move;
  return move ? print_move(table.rules, table.position, *move) : "";
}

}  // namespace alveole::hexaequo
