// An evaluation taken apart for developers is the one the search plays by.
#include "games/evaluation_terms.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "games/any_game.h"
#include "games/registry.h"
#include "games/weights.h"
#include "search/any_searcher.h"
#include "search/board.h"

namespace alveole::search {
namespace {

TEST(EvaluationTerms, AddUp) {
  EvaluationTerms terms(16);
  terms.add("disc", 0, 3, 100);
  terms.add("disc", 0, -1, 100);
  terms.add("disc", 0, -1, 90);
  terms.add("ring", 2, 1, -40);
  terms.add("ring", 3, 0, 500);
  EXPECT_EQ(terms.all(),
            (std::vector<EvaluationTerm>{{"disc", 2, 100}, {"disc", -1, 90}, {"ring.2", 1, -40}}));
  EXPECT_EQ(terms.sum(), 200 - 90 - 40);
  EXPECT_EQ(terms.value(), 70 / 16);
}

TEST(EvaluationTerms, ThatCancelOutAreLeftOut) {
  EvaluationTerms terms;
  terms.add("disc", 0, 3, 100);
  terms.add("disc", 0, -3, 100);
  EXPECT_TRUE(terms.all().empty());
  EXPECT_EQ(terms.value(), 0);
}

TEST(EvaluationTerms, AreNamedByTheirGroupAndTheirPlaceInIt) {
  const std::vector<FeatureGroup> groups = {{"men", 0}, {"tempo", 3}, {"kings", 4}};
  const std::vector<std::int16_t> weights = {1, 2, 3, 4, 5, 6};
  const std::vector<Feature> features = {{0, 2}, {2, -1}, {3, 1}, {4, 1}, {5, 1}, {0, 1}};
  EXPECT_EQ(learned_terms(groups, features, weights).all(),
            (std::vector<EvaluationTerm>{{"men.1", 3, 1},
                                         {"men.3", -1, 3},
                                         {"tempo", 1, 4},
                                         {"kings.1", 1, 5},
                                         {"kings.2", 1, 6}}));
}

/// Calls visit(rules, game, searcher) for every game with every variant and, one by one, every
/// value of every option.
template <class Visitor>
void for_each_setup(Visitor&& visit) {
  const auto one = [&]<class Game>(std::type_identity<Game>) {
    std::vector<Settings> all;
    for (const std::string_view variant : Game::info().variants) {
      all.push_back(*complete_settings(Game::info(), variant, {}));
      for (const OptionInfo& option : Game::info().options) {
        for (const std::string_view value : option.values) {
          const std::pair<std::string, std::string> set{option.name, value};
          all.push_back(*complete_settings(Game::info(), variant, std::span(&set, 1)));
        }
      }
    }
    for (const Settings& settings : all) {
      SCOPED_TRACE(std::string(Game::id) + " " + settings.variant);
      const auto game = *make_game(Game::id, settings.variant, settings.options);
      const auto searcher = make_searcher(*game);
      searcher->resize_table(0);
      Game::with_rules(settings, [&](const auto& rules) { visit(rules, *game, *searcher); });
    }
  };
  [&]<class... Game>(GameList<Game...>) { (one(std::type_identity<Game>{}), ...); }(Games{});
}

/// Plays random games and calls visit(position) for every position that has not ended.
template <class R, class Visitor>
void play_randomly(const R& rules, int games, Visitor&& visit) {
  std::mt19937 random(11);
  for (int i = 0; i < games; ++i) {
    typename R::Position position = rules.start();
    for (int ply = 0; ply < 120 && !rules.status(position).over(); ++ply) {
      visit(position);
      MoveList<typename R::Move> moves;
      rules.legal_moves(position, moves);
      if (moves.empty()) break;
      position = rules.play(position, moves[random() % moves.size()]);
    }
  }
}

/// As the search evaluates.
template <class R>
int searched_value(const R& rules, const KnowledgeOf<R>& knowledge,
                   const typename R::Position& position) {
  if constexpr (requires { evaluate(make_stack(rules, knowledge, position)); }) {
    return evaluate(make_stack(rules, knowledge, position));
  } else if constexpr (requires { evaluate(rules, knowledge, position); }) {
    return knowledge.empty() ? evaluate(rules, position) : evaluate(rules, knowledge, position);
  } else {
    return evaluate(rules, position);
  }
}

/// What the searcher says of a position.
template <class R>
EvaluationTerms terms_of(const AnySearcher& searcher, const typename R::Position& position) {
  return searcher.evaluation_terms(std::make_shared<const typename R::Position>(position));
}

TEST(EvaluationTerms, OfThePlainEvaluationAddUpToIt) {
  for_each_setup([]<class R>(const R& rules, const AnyGame&, AnySearcher& searcher) {
    play_randomly(rules, 3, [&](const auto& position) {
      const EvaluationTerms terms = terms_of<R>(searcher, position);
      ASSERT_EQ(terms.value(), evaluate(rules, position)) << print_position(rules, position);
    });
  });
}

TEST(EvaluationTerms, OfThePlainEvaluationAreMoreThanOne) {
  for_each_setup([]<class R>(const R& rules, const AnyGame&, AnySearcher& searcher) {
    std::set<std::string> names;
    play_randomly(rules, 3, [&](const auto& position) {
      const EvaluationTerms terms = terms_of<R>(searcher, position);
      for (const EvaluationTerm& term : terms.all()) names.insert(term.name);
    });
    EXPECT_GT(names.size(), 1u);
  });
}

TEST(EvaluationTerms, OfTheLearnedEvaluationAddUpToIt) {
  int learned = 0;
  for_each_setup([&]<class R>(const R& rules, const AnyGame& game, AnySearcher& searcher) {
    if (game.weight_count() == 0) return;
    ++learned;
    std::mt19937 random(1);
    std::vector<std::int16_t> weights(game.weight_count());
    for (auto& weight : weights) {
      weight = static_cast<std::int16_t>(static_cast<int>(random() % 2001) - 1000);
    }
    searcher.set_weights(weights);
    const auto knowledge = make_knowledge(rules, weights);
    play_randomly(rules, 2, [&](const auto& position) {
      const EvaluationTerms terms = terms_of<R>(searcher, position);
      ASSERT_EQ(terms.value(), searched_value(rules, knowledge, position))
          << print_position(rules, position);
    });
  });
  EXPECT_GE(learned, 3);
}

TEST(EvaluationTerms, EveryFeatureHasANameOfItsOwn) {
  for_each_setup([]<class R>(const R& rules, const AnyGame& game, const AnySearcher&) {
    if (game.weight_count() == 0) return;
    if constexpr (requires { feature_groups(rules); }) {
      const std::span<const FeatureGroup> groups = feature_groups(rules);
      ASSERT_FALSE(groups.empty());
      EXPECT_EQ(groups.front().first, 0);
      std::set<std::string_view> names;
      for (std::size_t i = 0; i < groups.size(); ++i) {
        EXPECT_TRUE(names.insert(groups[i].name).second) << groups[i].name;
        const int end =
            i + 1 < groups.size() ? groups[i + 1].first : static_cast<int>(game.weight_count());
        EXPECT_LT(groups[i].first, end) << groups[i].name;
      }
    } else {
      ADD_FAILURE() << "no names for learned weights";
    }
  });
}

}  // namespace
}  // namespace alveole::search
