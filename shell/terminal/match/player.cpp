#include "terminal/match/player.h"

namespace alveole::terminal {

std::string print(const Limit& limit) {
  const std::string amount = std::to_string(limit.amount);
  switch (limit.kind) {
    case Limit::Kind::none:
      return "";
    case Limit::Kind::nodes:
      return "nodes " + amount;
    case Limit::Kind::depth:
      return "depth " + amount;
    case Limit::Kind::movetime:
      return "movetime " + amount;
    case Limit::Kind::clock:
      return "clock " + amount + "+" + std::to_string(limit.increment);
  }
  return "";
}

std::string print(const Player& player) {
  std::string text = player.command;
  for (const auto& [name, value] : player.options) {
    text.append(", ").append(name).append("=").append(value);
  }
  const std::string limit = print(player.limit);
  return limit.empty() ? text : text + ", " + limit;
}

}  // namespace alveole::terminal
