#include "lab/fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/registry.h"
#include "games/weights.h"
#include "lab/logistic.h"
#include "search/score.h"

namespace alveole::lab {

namespace {

/// A quiet position of a game, for who is to move.
struct Moment {
  std::vector<Feature> features;
  int score;
  double result;  ///< 1 won, 0.5 drawn, 0 lost
  bool held_out;
};

double result_for(Outcome outcome, Side side) {
  return outcome == Outcome::draw ? 0.5 : outcome == win_for(side) ? 1 : 0;
}

template <class R>
Expected<void> append_moments(const R& rules, const GameLine& line, bool held_out,
                              std::vector<Moment>& moments) {
  typename R::Position position = rules.start();
  for (const Ply& ply : line.plies) {
    const auto move = parse_move(rules, position, ply.move);
    if (!move) return std::unexpected(move.error());
    if (ply.score && !search::is_mate(*ply.score) && !noisy(rules, position, *move)) {
      Moment moment{
          {}, *ply.score, result_for(line.result, rules.side_to_move(position)), held_out};
      features(rules, position, moment.features);
      moments.push_back(std::move(moment));
    }
    position = rules.play(position, *move);
  }
  return {};
}

/// The moments of all games, whatever the game is.
Expected<std::vector<Moment>> moments_of(const AnyGame& game, std::span<const GameLine> lines,
                                         int held_out) {
  std::vector<Moment> moments;
  Expected<void> done;
  const auto read = [&](const auto& rules) {
    if constexpr (requires { weight_count(rules); }) {
      for (const GameLine& line : lines) {
        if (done) done = append_moments(rules, line, line.number % held_out == 0, moments);
      }
    }
  };
  const auto try_one = [&]<class Game>(std::type_identity<Game>) {
    if (Game::id == game.info().id) Game::with_rules(game.settings(), read);
  };
  [&]<class... Game>(GameList<Game...>) { (try_one(std::type_identity<Game>{}), ...); }(Games{});
  if (!done) return std::unexpected(done.error());
  return moments;
}

/// How much of a score is one unit of the logistic function.
double scale_of(const std::vector<Moment>& moments) {
  Samples samples;
  for (const Moment& moment : moments) samples.add({{0, moment.score}}, moment.result);
  return 1 / fit_logistic(samples, 1, 0).front();
}

std::int16_t rounded(double weight) {
  using Limits = std::numeric_limits<std::int16_t>;
  return static_cast<std::int16_t>(
      std::lround(std::clamp<double>(weight, Limits::min(), Limits::max())));
}

}  // namespace

Expected<Fit> fit(const AnyGame& game, std::span<const GameLine> lines,
                  const FitSettings& settings) {
  Expected<std::vector<Moment>> moments = moments_of(game, lines, settings.held_out);
  if (!moments) return std::unexpected(std::move(moments.error()));
  Fit fit;
  fit.positions = moments->size();
  if (moments->empty()) return fit;
  fit.scale = scale_of(*moments);
  Samples learned;
  Samples held_out;
  Samples scores;
  for (Moment& moment : *moments) {
    const double chance = sigmoid(moment.score / fit.scale);
    const double target =
        settings.result_share * moment.result + (1 - settings.result_share) * chance;
    if (moment.held_out) scores.add({{0, moment.score}}, target);
    (moment.held_out ? held_out : learned).add(std::move(moment.features), target);
  }
  moments->clear();
  const std::vector<double> weights = fit_logistic(learned, game.weight_count(), settings.ridge);
  fit.loss = mean_loss(learned, weights);
  fit.held_out_loss = mean_loss(held_out, weights);
  fit.score_loss = mean_loss(scores, std::vector{1 / fit.scale});
  for (const double weight : weights) {
    fit.weights.push_back(rounded(weight_unit * fit.scale * weight));
  }
  return fit;
}

}  // namespace alveole::lab
