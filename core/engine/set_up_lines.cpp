#include "engine/set_up_lines.h"

#include "match/options.h"

namespace alveole::engine {

std::vector<std::string> set_up_lines(const match::Match& match) {
  std::vector<std::string> moves;
  for (const match::NodeId id : match.line_to(match.current())) {
    if (id != match::root) moves.push_back(match.node(id).text);
  }
  const std::string start =
      match.from_start() ? "" : match.game().print_position(match.node(match::root).position);
  return set_up_lines(match.game(), start, moves);
}

std::vector<std::string> set_up_lines(const AnyGame& game, std::string_view start,
                                      std::span<const std::string> moves) {
  std::string position = "position ";
  position += start.empty() ? std::string("startpos") : "fen " + std::string(start);
  if (!moves.empty()) position += " moves";
  for (const std::string& move : moves) position += ' ' + move;
  return {"setoption name Game value " + std::string(game.info().id),
          "setoption name Variant value " + game.settings().variant,
          "setoption name Options value " + match::print_options(game), std::move(position)};
}

}  // namespace alveole::engine
