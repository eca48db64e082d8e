#include <algorithm>

#include "fuzz/fuzz.h"

// Position texts: what is read keeps its text and can be played on; what is not is explained.
namespace alveole::fuzz {
namespace {

void use(const AnyGame& game, const AnyPosition& position) {
  const std::string text = game.print_position(position);
  const auto again = game.parse_position(text);
  require(again.has_value(), "a written position can be read", text);
  require(game.print_position(*again) == text, "a position keeps its text", text);
  require(game.same(position, *again), "a position stays the same", text);
  require(game.key(position) == game.key(*again), "a position keeps its key", text);

  const auto legal = game.legal_moves(position);
  require(legal.empty() == game.status(position).over(), "moves exactly while it goes on", text);
  game.settled(position);
  game.picture(position, {});
  for (const Symmetry& symmetry : game.symmetries()) game.transform(position, symmetry);
  // The first moves only: hundreds would say no more and take their time.
  constexpr std::size_t most = 6;
  for (std::size_t i = 0; i < std::min(legal.size(), most); ++i) {
    const std::string move = game.print_move(position, legal[i]);
    const auto read = game.parse_move(position, move);
    require(read && game.same_move(*read, legal[i]), "a move keeps its text", text + ": " + move);
    game.effects(position, legal[i]);
    game.status(game.play(position, legal[i]));
  }
}

}  // namespace
}  // namespace alveole::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole::fuzz;
  Input input(data, size);
  const alveole::AnyGame& game = choose_game(input);
  const std::string_view text = input.rest();
  const auto position = game.parse_position(text);
  if (position) {
    use(game, *position);
  } else {
    require_error(position.error(), text);
  }
  return 0;
}
