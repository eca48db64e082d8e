#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "games/any_game.h"
#include "games/perft.h"

namespace alveole {

/// Names a member function may bring into its body, so that a call inside finds the game's own free
/// function by its arguments and not the member itself.
namespace by_arguments {
void cell_name() = delete;
void parse_cell() = delete;
void print_position() = delete;
void parse_position() = delete;
void print_move() = delete;
void parse_move() = delete;
void next() = delete;
void explain() = delete;
void effects() = delete;
void picture() = delete;
void symmetries() = delete;
void transform() = delete;
void settled() = delete;
void weight_count() = delete;
void reasons() = delete;
void chance_scale() = delete;
void levels() = delete;
void parse_endings() = delete;
void forced_win() = delete;
}  // namespace by_arguments

/// Makes an AnyGame from a game's own rules: nothing but forwarding.
template <class Game, PlayableRules R>
class GameAdapter final : public AnyGame {
  using Position = typename R::Position;
  using Move = typename R::Move;

 public:
  GameAdapter(Settings settings, R rules)
      : settings_(std::move(settings)), rules_(std::move(rules)) {}

  const R& rules() const { return rules_; }
  static const Position& position_of(const AnyPosition& position) {
    return *static_cast<const Position*>(position.get());
  }
  static const Move& move_of(const AnyMove& move) { return *static_cast<const Move*>(move.get()); }

  const GameInfo& info() const override { return Game::info(); }
  const Settings& settings() const override { return settings_; }

  AnyPosition start() const override { return wrap(rules_.start()); }
  Side side_to_move(const AnyPosition& position) const override {
    return rules_.side_to_move(position_of(position));
  }
  std::vector<AnyMove> legal_moves(const AnyPosition& position) const override {
    MoveList<Move> moves;
    rules_.legal_moves(position_of(position), moves);
    std::vector<AnyMove> wrapped;
    wrapped.reserve(moves.size());
    for (const Move& move : moves) wrapped.push_back(wrap(move));
    return wrapped;
  }
  AnyPosition play(const AnyPosition& position, const AnyMove& move) const override {
    return wrap(rules_.play(position_of(position), move_of(move)));
  }
  Status status(const AnyPosition& position) const override {
    return rules_.status(position_of(position));
  }
  std::optional<Status> settled(const AnyPosition& position) const override {
    using by_arguments::settled;
    if constexpr (requires { settled(rules_, position_of(position)); }) {
      return settled(rules_, position_of(position));
    } else {
      return std::nullopt;
    }
  }
  std::uint64_t key(const AnyPosition& position) const override {
    return rules_.key(position_of(position));
  }
  bool same(const AnyPosition& a, const AnyPosition& b) const override {
    return rules_.same(position_of(a), position_of(b));
  }
  bool same_move(const AnyMove& a, const AnyMove& b) const override {
    return move_of(a) == move_of(b);
  }

  std::string cell_name(hex::Axial cell) const override {
    using by_arguments::cell_name;
    return cell_name(rules_, cell);
  }
  std::optional<hex::Axial> parse_cell(std::string_view text) const override {
    using by_arguments::parse_cell;
    return parse_cell(rules_, text);
  }
  std::string print_position(const AnyPosition& position) const override {
    using by_arguments::print_position;
    return print_position(rules_, position_of(position));
  }
  Expected<AnyPosition> parse_position(std::string_view text) const override {
    using by_arguments::parse_position;
    return wrap_expected<AnyPosition>(parse_position(rules_, text));
  }
  std::string print_move(const AnyPosition& position, const AnyMove& move) const override {
    using by_arguments::print_move;
    return print_move(rules_, position_of(position), move_of(move));
  }
  std::vector<std::string> print_legal_moves(const AnyPosition& position) const override {
    using by_arguments::print_move;
    MoveList<Move> moves;
    rules_.legal_moves(position_of(position), moves);
    const std::span<const Move> all(moves.begin(), moves.end());
    if constexpr (requires { print_moves(rules_, position_of(position), all); }) {
      return print_moves(rules_, position_of(position), all);
    } else {
      std::vector<std::string> texts;
      for (const Move& move : all) texts.push_back(print_move(rules_, position_of(position), move));
      return texts;
    }
  }
  Expected<AnyMove> parse_move(const AnyPosition& position, std::string_view text) const override {
    using by_arguments::parse_move;
    return wrap_expected<AnyMove>(parse_move(rules_, position_of(position), text));
  }

  Next<AnyMove> next(const AnyPosition& position, std::span<const Click> clicks) const override {
    using by_arguments::next;
    Next<Move> found = next(rules_, position_of(position), clicks);
    Next<AnyMove> wrapped{std::move(found.offers), std::nullopt};
    if (found.move) wrapped.move = wrap(*found.move);
    return wrapped;
  }
  Error explain(const AnyPosition& position, std::span<const Click> clicks,
                const Click& click) const override {
    using by_arguments::explain;
    return explain(rules_, position_of(position), clicks, click);
  }
  std::vector<Effect> effects(const AnyPosition& position, const AnyMove& move) const override {
    using by_arguments::effects;
    return effects(rules_, position_of(position), move_of(move));
  }
  std::size_t taken(const AnyPosition& position, const AnyMove& move) const override {
    if constexpr (requires { taken_by(move_of(move)); }) {
      return taken_by(move_of(move));
    } else {
      return static_cast<std::size_t>(
          std::ranges::count(effects(position, move), EffectKind::capture, &Effect::kind));
    }
  }
  std::vector<Reason> reasons(const AnyPosition& position, const AnyMove& move) const override {
    using by_arguments::reasons;
    if constexpr (requires { reasons(rules_, position_of(position), move_of(move)); }) {
      return reasons(rules_, position_of(position), move_of(move));
    } else {
      return {};
    }
  }
  scene::Scene picture(const AnyPosition& position, const scene::View& view) const override {
    using by_arguments::picture;
    return picture(rules_, position_of(position), view);
  }

  std::vector<Symmetry> symmetries() const override {
    using by_arguments::symmetries;
    return symmetries(rules_);
  }
  AnyPosition transform(const AnyPosition& position, const Symmetry& symmetry) const override {
    using by_arguments::transform;
    std::optional<Position> image = transform(rules_, position_of(position), symmetry);
    return image ? wrap(std::move(*image)) : nullptr;
  }
  AnyMove transform_move(const AnyMove& move, const Symmetry& symmetry) const override {
    using by_arguments::transform;
    return wrap(transform(rules_, move_of(move), symmetry));
  }

  std::unique_ptr<WinProof> prove_win(const AnyPosition& position) const override {
    using by_arguments::forced_win;
    if constexpr (requires { forced_win(rules_, position_of(position)); }) {
      return std::make_unique<Proof>(rules_, position_of(position));
    } else {
      return nullptr;
    }
  }

  int chance_scale() const override {
    using by_arguments::chance_scale;
    if constexpr (requires { chance_scale(rules_); }) {
      return chance_scale(rules_);
    } else {
      return 250;  // as that of the games that were measured
    }
  }

  Level level(int number) const override {
    using by_arguments::levels;
    const auto index = static_cast<std::size_t>(std::clamp(number, 1, level_count) - 1);
    if constexpr (requires { levels(rules_); }) {
      return levels(rules_)[index];
    } else {
      return usual_levels[index];
    }
  }

  std::size_t weight_count() const override {
    using by_arguments::weight_count;
    if constexpr (requires { weight_count(rules_); }) {
      return weight_count(rules_);
    } else {
      return 0;
    }
  }

  Expected<AnyEndings> read_endings(std::string_view bytes) const override {
    using by_arguments::parse_endings;
    if constexpr (requires { parse_endings(rules_, bytes); }) {
      return wrap_expected<AnyEndings>(parse_endings(rules_, bytes));
    } else {
      return fail("error.endings.none");
    }
  }

  std::uint64_t perft(const AnyPosition& position, int depth) const override {
    return alveole::perft(rules_, position_of(position), depth);
  }

 private:
  /// A game's own search for a win by force.
  class Proof final : public WinProof {
   public:
    Proof(const R& rules, const Position& position) : search_(forced_win(rules, position)) {}
    std::uint64_t run(std::uint64_t positions) override { return search_.run(positions); }
    bool finished() const override { return search_.finished(); }
    bool lost() const override { return search_.lost(); }
    std::uint64_t enough() const override { return decltype(search_)::enough; }
    std::vector<AnyMove> line() const override {
      std::vector<AnyMove> moves;
      for (const Move& move : search_.line()) moves.push_back(wrap(move));
      return moves;
    }

   private:
    decltype(forced_win(std::declval<const R&>(), std::declval<const Position&>())) search_;
  };

  template <class T>
  static std::shared_ptr<const void> wrap(T value) {
    return std::make_shared<const T>(std::move(value));
  }
  template <class Wrapped, class T>
  static Expected<Wrapped> wrap_expected(Expected<T> value) {
    if (!value) return std::unexpected(std::move(value.error()));
    return wrap(std::move(*value));
  }

  Settings settings_;
  R rules_;
};

/// The AnyGame of a game for complete settings.
template <class Game>
std::shared_ptr<const AnyGame> adapt(const Settings& settings) {
  return Game::with_rules(settings, [&](auto rules) -> std::shared_ptr<const AnyGame> {
    return std::make_shared<const GameAdapter<Game, decltype(rules)>>(settings, std::move(rules));
  });
}

}  // namespace alveole
