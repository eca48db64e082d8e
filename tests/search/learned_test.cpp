// What must be true of every game's learned evaluation (core/games/README.md), with weights drawn
// at random: the tests of the weights themselves are matches (tests/lab).
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <sstream>

#include "games/registry.h"
#include "games/weights.h"
#include "search/board.h"

namespace alveole::search {
namespace {

/// How often each feature occurs.
using Counts = std::map<std::uint32_t, int>;

template <class R>
Counts counts_of(const R& rules, const typename R::Position& position) {
  std::vector<Feature> list;
  features(rules, position, list);
  Counts counts;
  for (const Feature& feature : list) {
    EXPECT_LT(feature.index, weight_count(rules));
    counts[feature.index] += feature.count;
  }
  std::erase_if(counts, [](const auto& entry) { return entry.second == 0; });
  return counts;
}

int dot_product(const Counts& counts, const std::vector<std::int16_t>& weights) {
  int sum = 0;
  for (const auto& [index, count] : counts) sum += count * weights[index];
  return evaluation_of(sum);
}

/// As the search evaluates what stands on its board.
template <class R>
int searched_value(const R& rules, const KnowledgeOf<R>& knowledge,
                   const decltype(make_stack(rules, knowledge, rules.start()))& stack) {
  if constexpr (requires { evaluate(stack); }) {
    return evaluate(stack);
  } else {
    return evaluate(rules, knowledge, stack.position());
  }
}

/// Calls visit(rules) for every game that has weights, with its usual settings.
template <class Visitor>
void for_each_learned_game(Visitor&& visit) {
  const auto one = [&]<class Game>(std::type_identity<Game>) {
    const Settings settings = *complete_settings(Game::info(), {}, {});
    Game::with_rules(settings, [&](const auto& rules) {
      if constexpr (requires { weight_count(rules); }) {
        SCOPED_TRACE(Game::id);
        if (weight_count(rules) > 0) visit(rules);
      }
    });
  };
  [&]<class... Game>(GameList<Game...>) { (one(std::type_identity<Game>{}), ...); }(Games{});
}

/// Plays random games and calls visit(position, move) before every move.
template <class R, class Visitor>
void play_randomly(const R& rules, int games, Visitor&& visit) {
  std::mt19937 random(7);
  for (int i = 0; i < games; ++i) {
    typename R::Position position = rules.start();
    for (int ply = 0; ply < 200; ++ply) {
      MoveList<typename R::Move> moves;
      rules.legal_moves(position, moves);
      if (moves.empty()) break;
      const auto move = moves[random() % moves.size()];
      visit(position, move);
      position = rules.play(position, move);
    }
  }
}

template <class R>
std::vector<std::int16_t> random_weights(const R& rules) {
  std::mt19937 random(1);
  std::vector<std::int16_t> weights(weight_count(rules));
  for (auto& weight : weights)
    weight = static_cast<std::int16_t>(static_cast<int>(random() % 2001) - 1000);
  return weights;
}

TEST(LearnedEvaluation, IsTheSumOfTheFeatures) {
  for_each_learned_game([]<class R>(const R& rules) {
    const auto weights = random_weights(rules);
    const auto knowledge = make_knowledge(rules, weights);
    play_randomly(rules, 20, [&](const auto& position, const auto& move) {
      auto stack = make_stack(rules, knowledge, position);
      const int before = dot_product(counts_of(rules, position), weights);
      ASSERT_EQ(searched_value(rules, knowledge, stack), before) << print_position(rules, position);
      stack.push(move);
      const auto after = rules.play(position, move);
      ASSERT_EQ(searched_value(rules, knowledge, stack),
                dot_product(counts_of(rules, after), weights))
          << print_position(rules, after) << ", kept up to date";
      stack.pop();
      ASSERT_EQ(searched_value(rules, knowledge, stack), before) << "taken back";
    });
  });
}

TEST(LearnedEvaluation, KeepsItsSumOverWholeGames) {
  for_each_learned_game([]<class R>(const R& rules) {
    const auto weights = random_weights(rules);
    const auto knowledge = make_knowledge(rules, weights);
    std::mt19937 random(5);
    auto stack = make_stack(rules, knowledge, rules.start());
    for (int ply = 0; ply < 100; ++ply) {
      MoveList<typename R::Move> moves;
      rules.legal_moves(stack.position(), moves);
      if (moves.empty()) break;
      stack.push(moves[random() % moves.size()]);
      ASSERT_EQ(searched_value(rules, knowledge, stack),
                dot_product(counts_of(rules, stack.position()), weights));
    }
  });
}

TEST(LearnedEvaluation, SeesTheSameInSymmetricPositions) {
  for_each_learned_game([]<class R>(const R& rules) {
    play_randomly(rules, 5, [&](const auto& position, const auto&) {
      const Counts counts = counts_of(rules, position);
      for (const Symmetry& symmetry : symmetries(rules)) {
        const auto image = transform(rules, position, symmetry);
        if (!image) continue;
        ASSERT_EQ(counts_of(rules, *image), counts) << print_position(rules, position);
      }
    });
  });
}

TEST(LearnedEvaluation, IsThePlainOneWithoutWeights) {
  for_each_learned_game([]<class R>(const R& rules) {
    const auto nothing = make_knowledge(rules, {});
    EXPECT_TRUE(nothing.empty());
    play_randomly(rules, 2, [&](const auto& position, const auto&) {
      if constexpr (requires(decltype(make_stack(rules, nothing, position)) s) { evaluate(s); }) {
        ASSERT_EQ(evaluate(make_stack(rules, nothing, position)), evaluate(rules, position));
      }
    });
  });
}

}  // namespace
}  // namespace alveole::search
