#include "search/any_searcher.h"

#include <utility>

#include "games/registry.h"

namespace alveole::search {

namespace {

/// Taken apart as far as the game does it.
template <SearchableRules R>
EvaluationTerms plain_terms(const R& rules, const typename R::Position& position) {
  if constexpr (requires { evaluation_terms(rules, position); }) {
    return evaluation_terms(rules, position);
  } else {
    EvaluationTerms whole;
    whole.add("evaluation", 0, 1, evaluate(rules, position));
    return whole;
  }
}

/// Makes an AnySearcher from the search of a game: nothing but forwarding.
template <SearchableRules R>
class SearcherAdapter final : public AnySearcher {
  using Position = typename R::Position;
  using Move = typename R::Move;

 public:
  explicit SearcherAdapter(R rules) : rules_(rules), search_(std::move(rules)) {}

  bool resize_table(int megabytes) override { return search_.resize_table(megabytes); }
  void set_weights(std::span<const std::int16_t> weights) override {
    weights_.assign(weights.begin(), weights.end());
    search_.set_weights(weights);
  }
  void set_endings(AnyEndings endings) override { search_.set_endings(std::move(endings)); }
  void clear() override { search_.clear(); }

  EvaluationTerms evaluation_terms(const AnyPosition& any) const override {
    const Position& position = position_of(any);
    if constexpr (requires { feature_groups(rules_); }) {
      if (!weights_.empty()) {
        std::vector<Feature> found;
        features(rules_, position, found);
        return learned_terms(feature_groups(rules_), found, weights_);
      }
    }
    return plain_terms(rules_, position);
  }

  void start(std::span<const AnyPosition> positions, const Limits& limits) override {
    std::vector<std::uint64_t> earlier;
    for (const AnyPosition& position : positions.first(positions.size() - 1)) {
      earlier.push_back(rules_.key(position_of(position)));
    }
    root_ = positions.back();
    search_.start(position_of(root_), earlier, limits);
  }
  bool start_passed(const AnyPosition& position, const Limits& limits) override {
    if constexpr (requires { passed(rules_, position_of(position)); }) {
      const auto after = std::make_shared<const Position>(passed(rules_, position_of(position)));
      if (rules_.status(*after).over()) return false;
      root_ = after;
      search_.start(*after, {}, limits);
      return true;
    } else {
      return false;
    }
  }
  const AnyPosition& root() const override { return root_; }
  Progress run(std::uint64_t node_budget) override { return search_.run(node_budget); }
  void stop() override { search_.stop(); }
  std::uint64_t nodes() const override { return search_.nodes(); }

  SearchInfo info() const override {
    const Result<Move>& result = search_.result();
    SearchInfo info;
    info.depth = result.depth;
    info.selective_depth = result.selective_depth;
    info.nodes = search_.nodes();
    info.per_mille_full = search_.per_mille_full();
    if (result.lines.empty()) return info;
    info.score = result.lines.front().score;
    info.line = wrapped(result.lines.front().moves);
    for (const Line<Move>& line : std::span(result.lines).subspan(1)) {
      info.further.emplace_back(line.depth, line.score, wrapped(line.moves));
    }
    return info;
  }
  const Statistics& statistics() const override { return search_.statistics(); }

 private:
  static const Position& position_of(const AnyPosition& position) {
    return *static_cast<const Position*>(position.get());
  }
  static std::vector<AnyMove> wrapped(std::span<const Move> moves) {
    std::vector<AnyMove> line;
    for (const Move& move : moves) line.push_back(std::make_shared<const Move>(move));
    return line;
  }

  R rules_;
  Search<R> search_;
  std::vector<std::int16_t> weights_;
  AnyPosition root_;
};

template <class Game>
std::unique_ptr<AnySearcher> searcher_of(const Settings& settings) {
  return Game::with_rules(settings, [](auto rules) -> std::unique_ptr<AnySearcher> {
    return std::make_unique<SearcherAdapter<decltype(rules)>>(std::move(rules));
  });
}

template <class... Game>
std::unique_ptr<AnySearcher> searcher_of(GameList<Game...>, const AnyGame& game) {
  std::unique_ptr<AnySearcher> searcher;
  const auto try_one = [&]<class Candidate>() {
    if (Candidate::id != game.info().id) return false;
    searcher = searcher_of<Candidate>(game.settings());
    return true;
  };
  (try_one.template operator()<Game>() || ...);
  return searcher;
}

}  // namespace

std::unique_ptr<AnySearcher> make_searcher(const AnyGame& game) {
  std::unique_ptr<AnySearcher> searcher = searcher_of(Games{}, game);
  if (!searcher || !searcher->resize_table(TranspositionTable::default_megabytes)) return nullptr;
  return searcher;
}

}  // namespace alveole::search
