#include "lab/opponents/player.h"

#include <utility>
#include <vector>

#include "games/registry.h"
#include "lab/opponents/random.h"
#include "lab/opponents/uct.h"

namespace alveole::lab {

namespace {

template <class R>
class PlayerOf final : public Player {
  using Position = typename R::Position;
  using Move = typename R::Move;

 public:
  PlayerOf(R rules, std::uint64_t seed) : rules_(std::move(rules)), random_(seed) {}

  AnyMove choose(Kind kind, const AnyPosition& any,
                 const std::function<bool(std::uint64_t)>& may_go_on) override {
    const Position& position = *static_cast<const Position*>(any.get());
    return std::make_shared<const Move>(choose(kind, position, may_go_on));
  }

 private:
  Move choose(Kind kind, const Position& position,
              const std::function<bool(std::uint64_t)>& may_go_on) {
    if (kind == Kind::uct) return Uct<R>(rules_, random_).choose(position, may_go_on);
    MoveList<Move> moves;
    rules_.legal_moves(position, moves);
    return kind == Kind::random ? moves[random_.below(moves.size())] : greedy(position, moves);
  }

  Move greedy(const Position& position, const MoveList<Move>& moves) {
    const Side side = rules_.side_to_move(position);
    std::vector<Move> best;
    int best_value = 0;
    for (const Move& move : moves) {
      const int value = value_for(side, rules_.play(position, move));
      if (best.empty() || value > best_value) {
        best.clear();
        best_value = value;
      }
      if (value == best_value) best.push_back(move);
    }
    return best[random_.below(best.size())];
  }

  int value_for(Side side, const Position& position) const {
    constexpr int decided = 1'000'000;  // more than any evaluation
    const Outcome outcome = rules_.status(position).outcome;
    if (outcome == win_for(side)) return decided;
    if (outcome == win_for(other(side))) return -decided;
    if (outcome == Outcome::draw) return 0;
    const int value = evaluate(rules_, position);
    return rules_.side_to_move(position) == side ? value : -value;
  }

  R rules_;
  Random random_;
};

template <class... Game>
std::unique_ptr<Player> player_of(GameList<Game...>, const AnyGame& game, std::uint64_t seed) {
  std::unique_ptr<Player> player;
  const auto try_one = [&]<class Candidate>() {
    if (Candidate::id != game.info().id) return false;
    player = Candidate::with_rules(game.settings(), [&](auto rules) -> std::unique_ptr<Player> {
      return std::make_unique<PlayerOf<decltype(rules)>>(std::move(rules), seed);
    });
    return true;
  };
  (try_one.template operator()<Game>() || ...);
  return player;
}

}  // namespace

std::unique_ptr<Player> make_player(const AnyGame& game, std::uint64_t seed) {
  return player_of(Games{}, game, seed);
}

}  // namespace alveole::lab
