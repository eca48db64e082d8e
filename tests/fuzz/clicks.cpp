#include <algorithm>

#include "fuzz/fuzz.h"

// Clicks: offered ones lead on or play a legal move, any other is explained.
namespace alveole::fuzz {
namespace {

Click any_click(const AnyGame& game, Input& input) {
  switch (input.byte() % 4) {
    case 0:
      return ChoiceClick{std::string(input.line())};
    case 1:
      return HandClick{std::string(input.line())};
    case 2:
      if (const auto cell = game.parse_cell(input.line())) return CellClick{*cell};
      break;
    default:
      break;
  }
  const int q = static_cast<std::int8_t>(input.byte());
  return CellClick{hex::axial(q, static_cast<std::int8_t>(input.byte()))};
}

}  // namespace
}  // namespace alveole::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  Input input(data, size);
  const AnyGame& game = choose_game(input);
  const AnyPosition position = choose_position(game, input);
  if (position == nullptr) return 0;
  const auto legal = game.legal_moves(position);
  constexpr int most_clicks = 20;
  std::vector<Click> clicks;
  for (int i = 0; i < most_clicks; ++i) {
    const Next<AnyMove> next = game.next(position, clicks);
    if (next.move) {
      require(std::ranges::any_of(legal,
                                  [&](const auto& one) { return game.same_move(one, *next.move); }),
              "clicks play legal moves", game.print_position(position));
      return 0;
    }
    require(next.offers.empty() == legal.empty(), "offered clicks lead on",
            game.print_position(position));
    if (next.offers.empty() || input.empty()) break;
    const std::uint8_t choice = input.byte();
    if (choice % 4 == 0) {
      const Click click = any_click(game, input);
      if (std::ranges::find(next.offers, click, &Offer::click) == next.offers.end()) {
        require(game.explain(position, clicks, click).code.starts_with("error."),
                "a refused click is explained", game.print_position(position));
        // A game may be asked about clicks that it never offered.
        std::vector<Click> wrong = clicks;
        wrong.push_back(click);
        game.next(position, wrong);
        continue;
      }
      clicks.push_back(click);
    } else {
      clicks.push_back(next.offers[input.byte() % next.offers.size()].click);
    }
  }
  return 0;
}
