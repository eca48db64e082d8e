#include "terminal/match/report.h"

#include <cmath>
#include <cstdio>

#include "match/result.h"
#include "terminal/english.h"

namespace alveole::terminal {

namespace {

std::string fixed(double number, int decimals) {
  if (std::isinf(number)) return number > 0 ? "inf" : "-inf";
  std::array<char, 64> text;
  std::snprintf(text.data(), text.size(), "%.*f", decimals, number);
  return text.data();
}

std::string_view word_of(SprtVerdict verdict) {
  switch (verdict) {
    case SprtVerdict::elo0:
      return "elo0";
    case SprtVerdict::elo1:
      return "elo1";
    case SprtVerdict::open:
      break;
  }
  return "open";
}

std::string score_line(const Tally& tally, const std::optional<Sprt>& sprt) {
  std::string line = english().text("match.score", {{"wins", std::to_string(tally.wins)},
                                                    {"draws", std::to_string(tally.draws)},
                                                    {"losses", std::to_string(tally.losses)}});
  if (const std::optional<Estimate> score = score_of(tally)) {
    const Estimate elo = elo_of(*score);
    line += " " + english().text("match.elo", {{"percent", fixed(100 * score->value, 1)},
                                               {"elo", fixed(elo.value, 0)},
                                               {"low", fixed(elo.low, 0)},
                                               {"high", fixed(elo.high, 0)}});
  }
  if (sprt) {
    const double ratio = log_likelihood_ratio(tally.pairs, sprt->elo0, sprt->elo1);
    line += " " + english().text("match.sprt", {{"ratio", fixed(ratio, 2)},
                                                {"low", fixed(sprt->lower_bound(), 2)},
                                                {"high", fixed(sprt->upper_bound(), 2)}});
  }
  return line;
}

}  // namespace

std::string progress_lines(GameNumber number, const std::array<std::string, 2>& names,
                           const PlayedGame& game, const Tally& tally,
                           const std::optional<Sprt>& sprt) {
  const match::Match& match = game.match;
  const auto first = static_cast<std::size_t>(number.game);  // the player who moves first
  const match::NodeId end = match.main_end();
  std::string lines =
      english().text("match.game", {{"number", print(number)},
                                    {"first", names[first]},
                                    {"second", names[1 - first]},
                                    {"result", match::print_result(match.result(end))},
                                    {"plies", std::to_string(match.node(end).ply)}}) +
      "\n";
  if (game.interruption) {
    const std::string& loser = names[game.broken ? (first + *game.broken) % 2 : first];
    const std::string sentence = english().sentence(*game.interruption);
    lines += (game.broken ? loser + ": " : "") + sentence + "\n";
  }
  return lines + score_line(tally, sprt) + "\n";
}

std::string result_line(const Tally& tally, const std::optional<Sprt>& sprt) {
  std::string line = "games=" + std::to_string(tally.games()) +
                     " wins=" + std::to_string(tally.wins) +
                     " draws=" + std::to_string(tally.draws) +
                     " losses=" + std::to_string(tally.losses) + " pairs=";
  for (std::size_t i = 0; i < tally.pairs.size(); ++i) {
    line += (i == 0 ? "" : ",") + std::to_string(tally.pairs[i]);
  }
  if (const std::optional<Estimate> score = score_of(tally)) {
    const Estimate elo = elo_of(*score);
    line += " score=" + fixed(score->value, 4) + " elo=" + fixed(elo.value, 1) +
            " low=" + fixed(elo.low, 1) + " high=" + fixed(elo.high, 1);
  }
  if (sprt) {
    const double ratio = log_likelihood_ratio(tally.pairs, sprt->elo0, sprt->elo1);
    line += " llr=" + fixed(ratio, 2) + " sprt=";
    line += word_of(verdict(*sprt, ratio));
  }
  return line + "\n";
}

}  // namespace alveole::terminal
