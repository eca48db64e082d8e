#include <algorithm>

#include "fuzz/fuzz.h"

// Move texts: what is read is a legal move; what is not is explained.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole::fuzz;
  Input input(data, size);
  const alveole::AnyGame& game = choose_game(input);
  const alveole::AnyPosition position = choose_position(game, input);
  if (position == nullptr) return 0;
  const std::string_view text = input.rest();
  game.parse_cell(text);
  const auto move = game.parse_move(position, text);
  if (!move) {
    require_error(move.error(), text);
    return 0;
  }
  const auto legal = game.legal_moves(position);
  require(std::ranges::any_of(legal, [&](const auto& one) { return game.same_move(one, *move); }),
          "only legal moves are read", text);
  const std::string written = game.print_move(position, *move);
  const auto again = game.parse_move(position, written);
  require(again && game.same_move(*again, *move), "a move keeps its text", written);
  game.play(position, *move);
  return 0;
}
